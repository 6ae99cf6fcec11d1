import BookCore
import DisplayText

/// The beginning of a volume's page beside its cover: the facts and the dedication.
///
/// What begins beside the cover keeps its column, however long it is. Nothing begins beside the last
/// two rows.
struct CoverLayout {
  /// A line of the page.
  struct Line {
    let section: BookSection

    /// What stands to the left of the text: a row of the cover, or nothing.
    let cover: StyledText

    let text: StyledText
  }

  private(set) var lines: [Line] = []

  /// The sections that follow, at the margin.
  private(set) var sectionsBelow = BookSection.allCases

  private let cover: DrawnCover
  /// The empty columns to the left of the cover.
  private let margin: Int

  /// Lays out the beginning of a page; without a cover, all sections follow.
  ///
  /// - Parameters:
  ///   - cover: The cover, if there is one.
  ///   - blocks: The parts of the page.
  init(_ cover: DrawnCover, _ blocks: BookBlocks) {
    self.cover = cover
    margin = blocks.format.margin
    if cover.isNone { return }
    let narrow = blocks.laidOut(in: blocks.format.besideCover)
    appendBeside(narrow.lines(of: .facts), of: .facts)
    let dedication = narrow.lines(of: .dedication)
    let isBeside = lines.count + 1 < DrawnCover.height - 2
    if isBeside, !dedication.isEmpty {
      appendBeside([StyledText()], of: .facts)
      appendBeside(dedication, of: .dedication)
    }
    while lines.count < DrawnCover.height {
      appendBeside([StyledText()], of: lines.last?.section ?? .facts)
    }
    sectionsBelow.removeFirst(isBeside ? 2 : 1)
  }
}

extension CoverLayout {
  private mutating func appendBeside(_ texts: [StyledText], of section: BookSection) {
    for text in texts {
      let row = lines.count
      let isBelow = row >= DrawnCover.height
      let left =
        isBelow ? StyledText(.spaces(text.isEmpty ? 0 : DrawnCover.width)) : cover.rows[row]
      lines.append(Line(section: section, cover: left.indented(by: margin), text: text))
    }
  }
}
