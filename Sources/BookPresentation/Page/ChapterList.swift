import BookCore
import TerminalKit

/// The chapters of a volume, one per line, with their numbers in a column.
struct ChapterList {
  /// The spaces between two columns of chapters.
  private static let gap = 4

  private let chapters: [Chapter]

  init(_ chapters: [Chapter]) {
    self.chapters = chapters
  }

  func lines(_ format: PageFormat) -> [StyledText] {
    format.hasTwoColumns
      ? inTwoColumns(format)
      : lines(of: chapters.indices, width: format.textWidth, margin: format.margin)
  }
}

extension ChapterList {
  /// The first half of the chapters on the left, the second beside it.
  private func inTwoColumns(_ format: PageFormat) -> [StyledText] {
    let half = (chapters.count + 1) / 2
    let width = (format.fullWidth - Self.gap) / 2
    var lines = lines(of: 0..<half, width: width, margin: format.margin)
    let right = self.lines(of: half..<chapters.count, width: width, margin: 0)
    let column = lines.reduce(0) { max($0, $1.displayWidth) } + Self.gap
    for row in right.indices {
      if row == lines.count { lines.append(StyledText()) }
      lines[row] = lines[row].paddedAtEnd(to: column) + right[row]
    }
    return lines
  }

  private func lines(of range: Range<Int>, width: Int, margin: Int) -> [StyledText] {
    let column = numberWidth.map { $0 + 1 } ?? 0
    let indent = margin + column
    let hanging = StyledText(.spaces(indent))
    var lines: [StyledText] = []
    for index in range {
      let chapter = chapters[index]
      let label = shownNumber(at: index).map { Self.label($0, width: indent - 1) }
      var beginning = label.map { StyledText($0 + " ") } ?? hanging
      for line in StyledText(chapter.title.onOneLine).wrapped(to: width - column) {
        lines.append(line.isEmpty ? StyledText(label ?? "") : beginning + line)
        beginning = hanging
      }
    }
    return lines
  }

  /// The width of the widest number, or nil if no chapter has one.
  private var numberWidth: Int? {
    chapters.indices.lazy.compactMap(shownNumber).max()
      .map { Messages.chapterNumber($0).displayWidth }
  }

  /// The number of a chapter; one with neither number nor title is numbered by its place.
  private func shownNumber(at index: Int) -> Int? {
    chapters[index].number ?? (chapters[index].title.isEmpty ? index + 1 : nil)
  }

  private static func label(_ number: Int, width: Int) -> String {
    let label = Messages.chapterNumber(number)
    return .spaces(width - label.displayWidth) + label
  }
}
