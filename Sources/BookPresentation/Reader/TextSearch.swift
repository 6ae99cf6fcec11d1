import BookCore
import TerminalKit

/// Finds words in the text of a volume, however it is broken into lines.
struct TextSearch {
  private let book: Book

  init(_ book: Book) {
    self.book = book
  }

  /// Where the words are, from the top of the page to the bottom.
  ///
  /// A hit never runs from one paragraph into the next.
  func hits(for words: String) -> [TextHit] {
    guard let pattern = TextPattern(words) else { return [] }
    return text(isExpanded: true).lines.flatMap { hits(for: pattern, in: $0) }
  }

  /// Whether any of a hit is missing from the collapsed summary.
  func isCollapsed(_ hit: TextHit) -> Bool {
    guard hit.section == .summary, book.summary.isCollapsible else { return false }
    let lines = text(isExpanded: false).lines.filter { $0.place.section == .summary }
    guard let end = lines.last(where: { !$0.text.isEmpty }) else { return false }
    // The ellipsis stands for what is left out.
    return hit.characters.upperBound > end.place.character + end.text.nonBlankCount - 1
  }
}

extension TextSearch {
  /// The text of the volume, one line per paragraph.
  private func text(isExpanded: Bool) -> PageLayout {
    PageLayout(
      BookBlocks(book, isExpanded: isExpanded, control: .none, format: .endless))
  }

  private func hits(for pattern: TextPattern, in line: PageLayout.Line) -> [TextHit] {
    let text = line.text.plainText
    var end = text.startIndex
    var character = line.place.character
    return pattern.places(in: text).map { place in
      let start = character + text[end..<place.lowerBound].nonBlankCount
      (end, character) = (place.upperBound, start + text[place].nonBlankCount)
      return TextHit(section: line.place.section, characters: start..<character)
    }
  }
}

/// An occurrence of the search words.
struct TextHit: Equatable {
  let section: BookSection

  /// Its place in the section, counted as in ``BookPlace/character``.
  let characters: Range<Int>

  /// Where it begins.
  var place: BookPlace {
    BookPlace(section: section, character: characters.lowerBound)
  }
}

/// A search in the volume that is shown.
struct ReaderSearch: Equatable {
  /// The search words, as typed.
  let words: String

  /// Where they were found, at least once.
  let hits: [TextHit]

  /// The index of the hit that is shown at the moment.
  private(set) var index: Int

  /// Finds words in a volume, and goes to the first hit from a place on, or to the first of all.
  ///
  /// The result is nil if nothing was found.
  init?(_ words: String, in book: Book, from place: BookPlace) {
    hits = TextSearch(book).hits(for: words)
    if hits.isEmpty { return nil }
    self.words = words
    index = hits.firstIndex { $0.place >= place } ?? 0
  }

  var current: TextHit {
    hits[index]
  }

  /// Moves on by some hits, from the last one back to the first.
  mutating func advance(by step: Int) {
    index = (index + step + hits.count) % hits.count
  }
}
