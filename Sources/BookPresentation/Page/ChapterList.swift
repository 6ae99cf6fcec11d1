import BookCore
import TerminalKit

/// The chapters of a volume, one per line, with their numbers in a column.
struct ChapterList {
  private let chapters: [Chapter]

  init(_ chapters: [Chapter]) {
    self.chapters = chapters
  }

  func lines(_ format: PageFormat) -> [StyledText] {
    let column = numberWidth.map { $0 + 1 } ?? 0
    let indent = format.margin + column
    let hanging = StyledText(.spaces(indent))
    var lines: [StyledText] = []
    for index in chapters.indices {
      let chapter = chapters[index]
      let label = shownNumber(at: index).map { Self.label($0, width: indent - 1) }
      var beginning = label.map { StyledText($0 + " ") } ?? hanging
      for line in StyledText(chapter.title.onOneLine).wrapped(to: format.textWidth - column) {
        lines.append(line.isEmpty ? StyledText(label ?? "") : beginning + line)
        beginning = hanging
      }
    }
    return lines
  }
}

extension ChapterList {
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
