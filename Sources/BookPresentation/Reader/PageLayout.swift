import BookCore
import TerminalKit

/// The lines of a volume's page, each of which knows its place in the text.
struct PageLayout {
  struct Line {
    let text: StyledText
    let place: BookPlace
  }

  let lines: [Line]

  /// Lays blocks out with an empty line between them.
  ///
  /// - Parameter blocks: The parts of the page; those without lines are left out.
  init(_ blocks: [SectionBlock]) {
    let blocks = blocks.filter { !$0.lines.isEmpty }
    lines = blocks.enumerated().flatMap { index, block in
      // The line between two blocks ends the first, so that each block begins with its heading.
      let gap = index < blocks.count - 1 ? [StyledText()] : []
      return Self.placed(block.lines + gap, in: block.section)
    }
  }

  /// The rows on which sections begin.
  var sectionRows: [Int] {
    lines.indices.filter { $0 == 0 || lines[$0].place.section != lines[$0 - 1].place.section }
  }

  /// The row that shows a place.
  ///
  /// - Parameter place: A place in the text. One that is beyond the end of its section, as after
  ///   a change of the data file, counts as the section's beginning.
  /// - Returns: The row, counted from 0; the first where the section is gone.
  func row(of place: BookPlace) -> Int {
    let rows = lines.indices.filter { lines[$0].place.section == place.section }
    guard let first = rows.first, let last = rows.last else { return 0 }
    let end = lines[last].place.character + lines[last].text.inkCount
    guard place.character <= end else { return first }
    return rows.last { lines[$0].place.character <= place.character } ?? first
  }

  private static func placed(_ lines: [StyledText], in section: BookSection) -> [Line] {
    var character = 0
    return lines.map { text in
      defer { character += max(text.inkCount, 1) }
      return Line(text: text, place: BookPlace(section: section, character: character))
    }
  }
}
