/// What a search found in one volume.
public struct SearchResult: Hashable, Identifiable, Sendable {
  /// The number of the volume, counted from 1.
  public let volume: Int

  /// The number, which is unique among the results of a search.
  public var id: Int { volume }

  /// The volume's full title.
  public let title: String

  /// The texts in which all words of the search occur that the title lacks, at least one, in the
  /// order of the volume's page; the summary of a chapter stands behind its title, its people behind
  /// that, and the story last.
  public internal(set) var hits: [SearchHit]
}

/// A text of a book in which all words of the search were found, or all that the title of the book
/// lacks.
public struct SearchHit: Hashable, Sendable {
  /// Which text of a book it is.
  ///
  /// A lesser one stands before a greater one where the page of a volume shows them, or a recap.
  public struct Field: Hashable, Comparable, Sendable {
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

      /// The story of the whole volume.
      case story
    }

    /// What it is.
    public let kind: Kind

    /// The place of the chapter that the text is of, counted from 1; nil of any other text.
    public let chapter: Int?

    /// The number of that chapter; nil if it has none.
    package let number: Int?

    package init(_ kind: Kind, chapter: Int? = nil, number: Int? = nil) {
      (self.kind, self.chapter, self.number) = (kind, chapter, number)
    }

    package init(_ kind: Kind, of chapter: Chapter) {
      self.init(kind, chapter: chapter.place, number: chapter.number)
    }

    /// Whether a text stands before another one of its book.
    public static func < (first: Field, second: Field) -> Bool {
      (first.chapter ?? 0, first.kind) < (second.chapter ?? 0, second.kind)
    }
  }

  /// Which text it is.
  public let field: Field

  /// The book that it is of; nil of a text that is of none.
  private let source: HitSource

  /// The whole text.
  public let text: String

  /// Where in the text the words were found, from left to right.
  ///
  /// There is at least one place, each consists of whole Characters, and no two touch.
  public private(set) var places: [Range<String.Index>] = []

  /// The shortest parts of the text with all words that occur in it, from left to right, without
  /// overlaps.
  ///
  /// There is at least one. Each is a range of indices of ``places``; a search for a single word
  /// has one for each place.
  package var passages: [Range<Int>] {
    longPassages.isEmpty ? places.indices.map { $0..<$0 + 1 } : longPassages
  }

  /// One of the ``passages``, without a list of them all.
  package func passage(_ index: Int) -> Range<Int> {
    longPassages.isEmpty ? index..<index + 1 : longPassages[index]
  }

  /// The passages, unless each is one place.
  private var longPassages: [Range<Int>] = []

  /// Creates a hit of some words, each of which was found at least once, from left to right.
  init(field: Field, of book: Book?, text: String, _ found: [FoundWord], wordCount: Int) {
    self.field = field
    source = HitSource(book: book)
    self.text = text
    var latest = Array(repeating: -1, count: wordCount)
    for word in found {
      add(word.place)
      latest[word.index] = places.count - 1
      if wordCount > 1, let start = latest.min(), start >= 0 { addPassage(from: start) }
    }
    if wordCount > 1, longPassages == places.indices.map({ $0..<$0 + 1 }) { longPassages = [] }
  }
}

extension SearchHit: Identifiable {
  /// The hit itself: no other of a search is the same.
  public var id: Self { self }
}

/// The book that a hit is of, which is compared by its number alone.
private struct HitSource: Hashable {
  let book: Book?

  static func == (left: HitSource, right: HitSource) -> Bool {
    left.book?.seriesNumber == right.book?.seriesNumber
  }

  func hash(into hasher: inout Hasher) { hasher.combine(book?.seriesNumber) }
}

/// A word of a search where it was found.
struct FoundWord {
  /// The index of the word in the search.
  let index: Int

  let place: Range<String.Index>
}

extension SearchHit {
  /// Adds a place, or makes the last one longer if they overlap or touch.
  private mutating func add(_ place: Range<String.Index>) {
    guard let last = places.last, place.lowerBound <= last.upperBound else {
      places.append(place)
      return
    }
    places[places.count - 1] = last.lowerBound..<max(last.upperBound, place.upperBound)
  }

  /// Adds the passage that ends with the last place; of passages that overlap, the shortest stays.
  private mutating func addPassage(from start: Int) {
    let passage = start..<places.count
    guard let last = longPassages.last, last.overlaps(passage) else {
      longPassages.append(passage)
      return
    }
    if length(of: passage) < length(of: last) { longPassages[longPassages.count - 1] = passage }
  }

  private func length(of passage: Range<Int>) -> Int {
    text.utf8.distance(
      from: places[passage.lowerBound].lowerBound, to: places[passage.upperBound - 1].upperBound)
  }
}

// MARK: Encoding

extension SearchHit: Encodable {
  private enum CodingKeys: CodingKey { case volume, title, field, chapter, text, matches }

  /// Encodes the number and the title of the volume, what the text is, its chapter (or null), the
  /// text, and where the words are in it: in code points, as jq and Python count them.
  ///
  /// - Parameter encoder: The encoder.
  public func encode(to encoder: any Encoder) throws {
    let chapter = field.chapter.flatMap { place in source.book?.chapters[place - 1] }
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(source.book?.seriesNumber, forKey: .volume)
    try values.encode(source.book?.title, forKey: .title)
    try values.encode("\(field.kind)", forKey: .field)
    try values.encode(chapter, forKey: .chapter)
    try values.encode(text, forKey: .text)
    try values.encode(matches, forKey: .matches)
  }

  /// Where the words are in the text, in code points.
  package var matches: [Match] {
    let scalars = text.unicodeScalars
    var last = (index: scalars.startIndex, offset: 0)
    func offset(of index: String.Index) -> Int {
      last = (index, last.offset + scalars.distance(from: last.index, to: index))
      return last.offset
    }
    return places.map { Match(start: offset(of: $0.lowerBound), end: offset(of: $0.upperBound)) }
  }

  /// Where a word is in a text, in code points from 0.
  package struct Match: Encodable, Sendable {
    package let start: Int
    package let end: Int
  }
}
