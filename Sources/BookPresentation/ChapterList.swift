import BookCore
import TerminalKit

/// The chapters of a volume, one a line, their numbers in a column.
struct ChapterList {
  private let chapters: [Chapter]

  init(_ chapters: [Chapter]) {
    self.chapters = chapters
  }

  func lines(_ format: PageFormat) -> [StyledText] {
    let column = numberWidth
    return chapters.flatMap { chapter in
      let number = StyledText(chapter.number.map(Words.chapterNumber) ?? "")
      let title = StyledText(chapter.title.onOneLine)
      let row = column == 0 ? title : number.paddedAtStart(to: column) + " " + title
      return row.wrapped(to: format.textWidth, hangingIndent: column == 0 ? 0 : column + 1)
    }.map(format.indented)
  }
}

extension ChapterList {
  private var numberWidth: Int {
    chapters.compactMap(\.number).max().map { Words.chapterNumber($0).displayWidth } ?? 0
  }
}
