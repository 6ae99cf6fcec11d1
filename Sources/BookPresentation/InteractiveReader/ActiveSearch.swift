import BookCore
import DisplayText

/// Where the interactive reader looks for words.
enum SearchScope: Equatable {
  /// What is open: the page of a volume, or a text in its place.
  case page

  /// The covers of all volumes, and the story so far.
  case story
}

/// A search in what is open, or in the story so far, which finds what the command `search` finds.
struct ActiveSearch: Sendable {
  /// A place to go to: on what is open each passage with the words, in the story so far each text.
  struct Hit: Sendable {
    let volume: Int
    let text: SearchHit
    let passage: Passage

    fileprivate func isSame(as other: Hit) -> Bool {
      volume == other.volume && passage == other.passage && text.text == other.text.text
    }
  }

  let words: String

  let scope: SearchScope

  /// Where the words were found, in the order of the volumes and of their texts.
  private(set) var hits: [Hit] = []

  /// The indices of those that are the first in their volume.
  let firstHits: [Int]

  /// The columns of the widest label of a text with a hit.
  let labelWidth: Int

  /// The index of the hit that was chosen last, or nil if none has been in what is open.
  var index: Int?

  /// Looks in the story so far, or on the page of a volume, or in the text that is open in its
  /// place, which may be that of the keys.
  init(_ words: String, in scope: SearchScope, of story: StorySoFar, _ texts: OpenTexts) {
    let (page, view) = (texts.page.book, texts.view)
    let search = SearchQuery(words)
    self.words = words
    self.scope = scope
    if scope == .page, view?.text.isOfKeys ?? true {
      let texts =
        view == nil ? search?.hits(onPageOf: page, in: story) : search?.hits(in: KeyHelp.texts)
      hits = Self.hits(texts ?? [], in: view == nil ? page.seriesNumber : KeyHelp.volume)
      firstHits = hits.isEmpty ? [] : [0]
      labelWidth = 0
      return
    }
    let results = search?.results(in: story) ?? []
    labelWidth = results.reduce(0) { width, result in
      result.hits.reduce(width) { max($0, $1.field.label.displayWidth) }
    }
    let hits = results.flatMap { result in
      guard scope == .page else {
        return Self.hits(result.hits, in: result.volume, passagesOfText: 1)
      }
      let texts = result.hits.filter { view?.shows($0, of: result.volume) == true }
      return Self.hits(texts.sorted { $0.field < $1.field }, in: result.volume)
    }
    self.hits = hits
    firstHits = hits.indices.filter { $0 == 0 || hits[$0 - 1].volume != hits[$0].volume }
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

  var volumeCount: Int { firstHits.count }

  /// What to tell the user if nothing was found.
  var failure: String? { hits.isEmpty ? Messages.noHits(for: words) : nil }

  /// The hit that was chosen last.
  var current: Hit? { index.map { hits[$0] } }

  /// Words that are found instead in what is open, or in the story so far; nil below the keys.
  func suggestion(in texts: OpenTexts, of story: StorySoFar) -> String? {
    guard texts.view?.text.isOfKeys != true, let search = SearchQuery(words) else { return nil }
    return scope == .page && texts.view == nil
      ? search.suggestion(onPageOf: texts.page.book, in: story) : search.suggestion(in: story)
  }

  /// Chooses a hit of an earlier search again, if this one has it too.
  mutating func choose(_ hit: Hit?) {
    index = hit.flatMap { hit in hits.firstIndex { $0.isSame(as: hit) } }
  }

  /// What was found in each volume, of the hits that are shown, and which passage was chosen.
  func marks(ofShown areShown: [Bool]) -> [Int: HitMarks] {
    var marks: [Int: HitMarks] = [:]
    for (hit, isShown) in zip(hits, areShown) where isShown && hit.passage.index == 0 {
      marks[hit.volume, default: .none].found.append(hit.text)
    }
    for volume in marks.keys { marks[volume]?.found.sort { $0.field < $1.field } }
    if let index, areShown[index] { marks[hits[index].volume]?.current = hits[index].passage }
    return marks
  }

  /// The index of the hit that a passage in a text of a volume belongs to, or of the first behind
  /// the volume if there is no such passage.
  func index(of passage: Passage?, in volume: Int) -> Int {
    let indices = indices(in: volume)
    guard let passage else { return indices.upperBound }
    let index = indices.last {
      hits[$0].passage.field == passage.field && hits[$0].passage.index <= passage.index
    }
    return index ?? indices.upperBound
  }

  /// The index of the first hit in a volume that its page does not show, but the view of its story;
  /// or of the first behind the volume.
  func indexInStory(of volume: Int) -> Int {
    let indices = indices(in: volume)
    return indices.first { hits[$0].passage.field.place == .story } ?? indices.upperBound
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

  private(set) var scope = SearchScope.page

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
