import BookCore
import DisplayText

/// The parts of a volume's page in their order, with an empty line between them, and the first of
/// them beside its cover.
///
/// What begins beside the cover keeps its column, however long it is. Nothing begins beside the
/// last two rows.
struct BookLayout {
  /// A line of the page.
  struct Line {
    let section: BookSection

    /// What stands to the left of the text: a row of the cover, or nothing.
    let cover: StyledText

    let text: StyledText

    /// Both from left to right.
    var whole: StyledText { cover.isEmpty ? text : cover + text }
  }

  private(set) var lines: [Line] = []

  init(_ blocks: BookBlocks, beside cover: DrawnCover) {
    var sections = BookSection.allCases[...]
    if !cover.isNone { appendBeginning(of: blocks, beside: cover, &sections) }
    for section in sections { append(blocks.lines(of: section), of: section) }
  }

  /// Lays out what begins beside the cover, and leaves the sections below it.
  private mutating func appendBeginning(
    of blocks: BookBlocks, beside cover: DrawnCover, _ sections: inout ArraySlice<BookSection>
  ) {
    var narrow = blocks
    narrow.format = blocks.format.besideCover
    append(narrow.lines(of: sections.removeFirst()), of: .facts)
    if lines.count + 1 < DrawnCover.height - 2 {
      append(narrow.lines(of: sections.removeFirst()), of: .dedication)
    }
    let spare = DrawnCover.height - lines.count
    lines += Array(
      repeating: line(StyledText(), of: lines.last?.section ?? .facts), count: max(0, spare))
    let blank = StyledText(.spaces(DrawnCover.width))
    lines = lines.enumerated().map { row, line in
      let left =
        row < DrawnCover.height ? cover.rows[row] : line.text.isEmpty ? StyledText() : blank
      return Line(
        section: line.section, cover: left.indented(by: blocks.format.margin), text: line.text)
    }
  }

  /// Adds a part; the empty line before it ends the part above, so that each begins with its
  /// heading.
  private mutating func append(_ texts: [StyledText], of section: BookSection) {
    if let last = lines.last, !texts.isEmpty { lines.append(line(StyledText(), of: last.section)) }
    for text in texts { lines.append(line(text, of: section)) }
  }

  private func line(_ text: StyledText, of section: BookSection) -> Line {
    Line(section: section, cover: StyledText(), text: text)
  }
}
