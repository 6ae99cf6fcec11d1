import BookCore
import TerminalKit

/// Finding words in the text of a volume.
///
/// Capitals, and the kind of apostrophe or quotation mark, make no difference; any white space is
/// as good as one space. A hit never runs from one paragraph into the next.
struct TextSearch {
  private let book: Book

  init(_ book: Book) {
    self.book = book
  }

  /// Where the words stand, from the top of the page to its bottom.
  func hits(for words: String) -> [TextHit] {
    let words = FoldedText(words).trimmed
    return words.isEmpty ? [] : text(isExpanded: true).lines.flatMap { hits(for: words, in: $0) }
  }

  /// Whether a hit does not stand whole in the collapsed form of the summary.
  func isCollapsed(_ hit: TextHit) -> Bool {
    guard hit.section == .summary, book.summary.isCollapsible else { return false }
    let end = text(isExpanded: false).lines.last { $0.place.section == .summary && !$0.text.isEmpty }
    guard let end else { return false }
    // The ellipsis stands for what is left out.
    return hit.characters.upperBound > end.place.character + end.text.inkCount - 1
  }
}

extension TextSearch {
  /// The text of the volume, with one line for each paragraph.
  private func text(isExpanded: Bool) -> PageLayout {
    PageLayout(
      SectionBlock.all(of: book, isExpanded: isExpanded, control: .none, format: .endless))
  }

  private func hits(for words: [Character], in line: PageLayout.Line) -> [TextHit] {
    let text = FoldedText(line.text.plainText)
    return text.ranges(of: words).map { range in
      let start = line.place.character + range.lowerBound
      return TextHit(
        section: line.place.section,
        characters: start..<line.place.character + range.upperBound)
    }
  }
}
