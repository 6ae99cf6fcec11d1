import BookCore
import TerminalKit

/// The chapters of a volume, one a line, their numbers in a column.
struct ChapterList {
  private let chapters: [Chapter]

  init(_ chapters: [Chapter]) {
    self.chapters = chapters
  }

  func lines(_ format: PageFormat) -> [StyledText] {
    let column = numberWidth == 0 ? 0 : numberWidth + 1
    return chapters.flatMap { chapter in
      let number = chapter.number.map { StyledText(Words.chapterNumber($0)) } ?? ""
      let labels = [number.isEmpty ? number : number.paddedAtStart(to: numberWidth)]
      let title = StyledText(chapter.title.onOneLine).wrapped(to: format.textWidth - column)
      return zip(labels + title.dropFirst().map { _ in "" }, title)
        .map { $1.isEmpty ? $0 : $0.paddedAtEnd(to: column) + $1 }
    }.map(format.indented)
  }
}

extension ChapterList {
  private var numberWidth: Int {
    chapters.compactMap(\.number).max().map { Words.chapterNumber($0).displayWidth } ?? 0
  }
}
