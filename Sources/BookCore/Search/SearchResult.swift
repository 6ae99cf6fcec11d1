/// What a search found in one volume.
public struct SearchResult: Hashable, Identifiable, Sendable {
  /// The number of the volume, counted from 1.
  public let volume: Int

  /// The number, which is unique among the results of a search.
  public var id: Int { volume }

  /// The volume's full title.
  public let title: String

  /// The texts in which all words of the search occur that the title lacks, at least one, in the
  /// order of the volume's page; the summary of a chapter stands behind its title, its people
  /// behind that, and the story last.
  public internal(set) var hits: [SearchHit]
}

/// A text of a book in which all words of the search were found, or all that the title of the book
/// lacks.
public struct SearchHit: Hashable, Sendable {
  /// Which text of a book it is.
  ///
  /// A lesser one stands before a greater one where the page of a volume shows them, or a recap.
  public struct Field: Hashable, Sendable {
    /// What a text is to its book or, from the title of a chapter to a person, to a chapter of it.
    public enum Kind: Hashable, Comparable, CaseIterable, Sendable {
      /// The full title.
      case title

      /// Another title, which no page shows; only of a volume whose title was not found.
      case otherTitle

      /// Who wrote the book.
      case author

      /// The dedication.
      case dedication

      /// What the book is about.
      case summary

      /// The title of a chapter.
      case chapterTitle

      /// What happens in a chapter.
      case chapterSummary

      /// Who somebody is at the end of a chapter, as one text with their name, `Remus Lupin: A
      /// werewolf.`
      ///
      /// A chapter may have several.
      case person

      /// What a thing is at the end of a chapter, in the same way.
      case thing

      /// The story of the whole volume.
      case story
    }

    /// What it is.
    public let kind: Kind

    /// The place of the chapter that the text is of, counted from 1; nil of any other text.
    public var chapter: Int? { storedChapter > 0 ? Int(storedChapter) : nil }

    /// The number of that chapter; nil if it has none.
    package var number: Int? { storedNumber == .min ? nil : storedNumber }

    // A search in many books has many hits, so each takes as little room as it can.
    private let storedChapter: UInt32
    private let storedNumber: Int

    package init(_ kind: Kind, chapter: Int? = nil, number: Int? = nil) {
      self.kind = kind
      (storedChapter, storedNumber) = (UInt32(chapter ?? 0), number ?? .min)
    }

    package init(_ kind: Kind, of chapter: Chapter) {
      self.init(kind, chapter: chapter.place, number: chapter.number)
    }

    /// Whether a text stands before another one of its book.
    static func < (first: Field, second: Field) -> Bool {
      (first.storedChapter, first.kind) < (second.storedChapter, second.kind)
    }
  }

  /// Which text it is.
  public let field: Field

  /// The whole text.
  public let text: String

  /// The number and the title of the volume; 0 and nothing of a text that is of none.
  let volume: Int
  let title: String

  /// The title of the chapter; nothing of a text that is of none.
  let chapterTitle: String

  private let found: FoundPlaces

  /// Where in the text the words were found, from left to right.
  ///
  /// There is at least one place, each consists of whole Characters, and no two touch.
  public var places: [Range<String.Index>] { found.places }

  /// The shortest parts of the text with all words that occur in it, from left to right, without
  /// overlaps.
  ///
  /// There is at least one. Each is a range of indices of ``places``; a search for a single word
  /// has one for each place.
  package var passages: [Range<Int>] {
    found.longPassages.isEmpty
      ? found.places.indices.map { $0..<$0 + 1 } : found.longPassages
  }

  /// Creates a hit of some words in a volume, each of which was found at least once, from left to
  /// right.
  init(
    field: Field, of result: SearchResult, chapterTitle: String, text: String, _ found: [FoundWord],
    wordCount: Int
  ) {
    (self.field, self.text, self.chapterTitle) = (field, text, chapterTitle)
    (volume, title) = (result.volume, result.title)
    self.found = FoundPlaces(found, wordCount: wordCount, in: text)
  }
}

extension SearchHit: Identifiable {
  /// The hit itself: no other of a search is the same.
  public var id: Self { self }
}

extension SearchHit {
  /// The name that the text is about; nil of a text that is no entry.
  package var entryName: String? {
    guard field.kind.entryKind != nil else { return nil }
    let (bytes, end) = (Array(text.utf8), Array(ChapterEntry.nameEnd.utf8))
    let place = bytes.indices.first { bytes[$0...].starts(with: end) }
    return String(decoding: bytes[..<(place ?? bytes.count)], as: UTF8.self)
  }
}

extension SearchHit.Field.Kind {
  init(_ kind: EntryKind) { self = kind == .person ? .person : .thing }

  /// What an entry of this kind is about; nil of any other text.
  package var entryKind: EntryKind? { EntryKind.allCases.first { Self($0) == self } }
}

/// A word of a search where it was found.
struct FoundWord {
  /// The index of the word in the search.
  let index: Int

  let place: Range<String.Index>
}

/// Where the words of a search are in a text.
private struct FoundPlaces: Hashable {
  private(set) var places: [Range<String.Index>] = []

  /// The passages, unless each is one place.
  private(set) var longPassages: [Range<Int>] = []

  init(_ found: [FoundWord], wordCount: Int, in text: String) {
    var latest = Array(repeating: -1, count: wordCount)
    for word in found {
      add(word.place)
      latest[word.index] = places.count - 1
      if wordCount > 1, let start = latest.min(), start >= 0 { addPassage(from: start, in: text) }
    }
    if wordCount > 1, longPassages == places.indices.map({ $0..<$0 + 1 }) { longPassages = [] }
  }

  /// Adds a place, or makes the last one longer if they overlap or touch.
  private mutating func add(_ place: Range<String.Index>) {
    guard let last = places.last, place.lowerBound <= last.upperBound else {
      places.append(place)
      return
    }
    places[places.count - 1] = last.lowerBound..<max(last.upperBound, place.upperBound)
  }

  /// Adds the passage that ends with the last place; of passages that overlap, the shortest stays.
  private mutating func addPassage(from start: Int, in text: String) {
    let passage = start..<places.count
    guard let last = longPassages.last, last.overlaps(passage) else {
      longPassages.append(passage)
      return
    }
    if length(of: passage, in: text) < length(of: last, in: text) {
      longPassages[longPassages.count - 1] = passage
    }
  }

  private func length(of passage: Range<Int>, in text: String) -> Int {
    text.utf8.distance(
      from: places[passage.lowerBound].lowerBound, to: places[passage.upperBound - 1].upperBound)
  }
}
