import BookCore
import DisplayText

/// Finds words in the texts of a volume, and where its page shows them.
///
/// It looks through the same texts as the command `search`, so the labels and headings of the page
/// are no hits.
struct TextSearch {
  private let book: Book

  init(_ book: Book) {
    self.book = book
  }

  /// Where the words are, from the top of the page to the bottom.
  func hits(for words: String) -> [TextHit] {
    guard let pattern = TextPattern(words) else { return [] }
    let cut = cut
    return shownTexts.flatMap { $0.hits(at: pattern.places(in: $0.text), cut: cut) }
  }

  /// Where the page shows what a search of all volumes has found in this one.
  ///
  /// - Parameter found: The texts in which it found something.
  /// - Returns: The hits, from the top of the page to the bottom.
  func hits(in found: [SearchHit]) -> [TextHit] {
    let cut = cut
    let places = Dictionary(uniqueKeysWithValues: found.map { ($0.field, $0.places) })
    return shownTexts.flatMap { $0.hits(at: places[$0.field] ?? [], cut: cut) }
  }
}

extension TextSearch {
  /// A text, and where the page shows it.
  private struct ShownText {
    let field: SearchHit.Field
    let text: String
    let section: BookSection

    /// Set to the beginning of the text.
    let counter: PlaceCounter

    /// The hits at some places of the text, from left to right.
    ///
    /// - Parameters:
    ///   - places: The places.
    ///   - cut: How much of the summary's section the collapsed form shows.
    /// - Returns: As many hits.
    func hits(at places: [Range<String.Index>], cut: Int) -> [TextHit] {
      var counter = counter
      var end = text.startIndex
      return places.map { place in
        counter.count(text[end..<place.lowerBound])
        let start = counter.character
        counter.count(text[place])
        end = place.upperBound
        return TextHit(
          field: field, section: section, characters: start..<counter.character,
          isCollapsible: section == .summary && counter.character > cut)
      }
    }
  }

  private var shownTexts: [ShownText] {
    let chapterLines = chapterLines
    return book.searchedTexts.map { field, text in
      switch field {
      case .title:
        return ShownText(field: field, text: text, section: .facts, counter: .line(from: 0))
      case .author:
        let start = PlaceCounter.line(from: 0).counting(book.title) + Messages.author.nonBlankCount
        return ShownText(field: field, text: text, section: .facts, counter: .line(from: start))
      case .dedication:
        let start = Messages.dedication.nonBlankCount
        return ShownText(
          field: field, text: text, section: .dedication, counter: .prose(from: start))
      case .summary:
        return ShownText(field: field, text: text, section: .summary, counter: summaryCounter)
      case .chapter(let place, _):
        // The title ends the line that the number begins.
        let line = chapterLines[place - 1]
        let end = line.place.character + line.text.nonBlankCount
        let start = end - PlaceCounter.line(from: 0).counting(text)
        return ShownText(field: field, text: text, section: .chapters, counter: .line(from: start))
      }
    }
  }

  /// A line for each chapter, however long.
  private var chapterLines: [PageLayout.Line] {
    let blocks = BookBlocks(
      book, VolumeState(isExpanded: true), control: .none, format: .endless)
    let lines = PageLayout(blocks).lines.filter { $0.place.section == .chapters }
    return Array(lines.dropFirst())
  }

  private var summaryCounter: PlaceCounter {
    .prose(from: Messages.summary.nonBlankCount)
  }

  /// How much of the summary's section comes before the ellipsis of the collapsed form.
  private var cut: Int {
    summaryCounter.counting(book.summary.collapsedText?.dropLast() ?? Substring(book.summary.text))
  }
}

/// Counts the characters of a text as the page shows it, for a ``BookPlace``.
private struct PlaceCounter {
  /// How much of the section comes before.
  private(set) var character: Int

  /// Whether the text keeps its lines, of which those that are empty count as well.
  private let keepsLines: Bool

  private var hasBegun = false
  private var isLineEmpty = true

  private init(character: Int, keepsLines: Bool) {
    self.character = character
    self.keepsLines = keepsLines
  }

  /// A counter for a text that is shown on one line.
  static func line(from character: Int) -> PlaceCounter {
    PlaceCounter(character: character, keepsLines: false)
  }

  /// A counter for paragraphs.
  static func prose(from character: Int) -> PlaceCounter {
    PlaceCounter(character: character, keepsLines: true)
  }

  mutating func count(_ text: Substring) {
    for character in text { count(character) }
  }

  /// What the counter says after a text.
  func counting(_ text: some StringProtocol) -> Int {
    var counter = self
    counter.count(Substring(text))
    return counter.character
  }
}

extension PlaceCounter {
  private mutating func count(_ character: Character) {
    // By its last byte: to compare it, a heap of marks would be put in order, in quadratic time.
    if keepsLines, character.utf8.last == UInt8(ascii: "\n") {
      // Empty lines at the beginning are not shown.
      if isLineEmpty, hasBegun { self.character += 1 }
      isLineEmpty = true
    } else if keepsLines || !character.isNewline {
      let count = String(character).sanitizedForTerminal().nonBlankCount
      self.character += count
      if count > 0 { (hasBegun, isLineEmpty) = (true, false) }
    }
  }
}

/// An occurrence of the search words.
struct TextHit: Equatable {
  /// The text in which it is.
  let field: SearchHit.Field

  let section: BookSection

  /// Its place in the section, counted as in ``BookPlace/character``.
  let characters: Range<Int>

  /// Whether the collapsed summary leaves any of it out.
  let isCollapsible: Bool

  /// Where it begins.
  var place: BookPlace {
    BookPlace(section: section, character: characters.lowerBound)
  }
}
