import BookCore
import DisplayText

/// Where the interactive reader looks for words.
enum SearchScope: Equatable {
  case volume

  case series
}

/// A search in the open volume or in all of them, which finds what the command `search` finds.
struct ActiveSearch: Sendable {
  /// A place to go to: in one volume each passage with the words, in all volumes each text.
  struct Hit: Sendable {
    let volume: Int
    let text: SearchHit
    let passage: Passage

    /// Whether the page of the volume shows the text.
    fileprivate var isOnPage: Bool {
      switch text.field {
      case .title, .author, .dedication, .summary, .chapter: true
      case .otherTitle, .chapterSummary, .story: false
      }
    }
  }

  let words: String

  let scope: SearchScope

  private let search: BookSearch?

  private let story: StorySoFar

  /// Where the words were found, in the order of the volumes and of their pages.
  private(set) var hits: [Hit] = []

  let volumeCount: Int

  /// The columns of the widest label of a text with a hit.
  let labelWidth: Int

  /// The index of the hit that was chosen last, or nil if none has been in the open volume.
  var index: Int?

  /// Looks in the story so far, or on the page of the volume that is open.
  init(_ words: String, in scope: SearchScope, of story: StorySoFar, from book: Book) {
    self.words = words
    self.scope = scope
    self.story = story
    search = BookSearch(words)
    let results = scope == .volume ? [] : search?.results(in: story) ?? []
    volumeCount = results.count
    let fields = results.flatMap(\.hits).map(\.field)
    labelWidth = fields.reduce(0) { max($0, Messages.label(of: $1).displayWidth) }
    hits = results.flatMap { Self.hits($0.hits, in: $0.seriesNumber, passagesOfText: 1) }
    enter(book)
  }

  /// Goes on in a volume, without a hit chosen there.
  mutating func enter(_ book: Book) {
    index = nil
    guard scope == .volume else { return }
    hits = Self.hits(search?.hits(onPageOf: book, in: story) ?? [], in: book.seriesNumber)
  }

  private static func hits(
    _ texts: [SearchHit], in volume: Int, passagesOfText limit: Int = .max
  ) -> [Hit] {
    texts.flatMap { text in
      text.passages.indices.prefix(limit).map {
        Hit(volume: volume, text: text, passage: Passage(field: text.field, index: $0))
      }
    }
  }

  /// What to tell the user if nothing was found.
  var failure: String? { hits.isEmpty ? Messages.noHits(for: words) : nil }

  /// The texts on the page of a volume in which the words were found.
  func texts(in volume: Int) -> [SearchHit] {
    hits[indices(in: volume)].filter { $0.passage.index == 0 && $0.isOnPage }.map(\.text)
  }

  /// The index of the hit that a passage on the page of a volume belongs to, or of the first behind
  /// the volume if there is no such passage.
  func index(of passage: Passage?, in volume: Int) -> Int {
    let indices = indices(in: volume)
    guard let passage else { return indices.upperBound }
    let index = indices.last {
      hits[$0].passage.field == passage.field && hits[$0].passage.index <= passage.index
    }
    return index ?? indices.upperBound
  }

  /// The hits in a volume, or where they would be.
  private func indices(in volume: Int) -> Range<Int> {
    let start = hits.firstIndex { $0.volume >= volume } ?? hits.count
    return start..<(hits[start...].firstIndex { $0.volume > volume } ?? hits.count)
  }
}

/// What was searched for.
struct SearchHistory {
  /// The words, the latest last, none of them twice.
  private(set) var words: [String] = []

  private(set) var scope = SearchScope.volume

  /// Adds words, and says whether another search than the last begins; without words those before
  /// are meant.
  mutating func add(_ words: String, in scope: SearchScope) -> Bool {
    let isRepetition = words.allSatisfy(\.isWhitespace)
    defer { self.scope = scope }
    if isRepetition { return scope != self.scope }
    self.words.removeAll { $0 == words }
    self.words.append(words)
    return true
  }
}
