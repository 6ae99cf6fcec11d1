import BookCore
import DisplayText

/// The chapters of a volume, one per line, with their numbers in a column.
///
/// The chapter with the bookmark has a mark in the margin.
struct ChapterList {
  private let chapters: [Chapter]
  private var marks: HitMarks
  private let style: Style

  /// The index of the chapter with the bookmark, or nil if there is none.
  private let bookmarked: Int?

  /// The width of the widest number, or nil if no chapter has one.
  private let numberWidth: Int?

  /// Takes the chapters of a volume, and the style of their numbers and titles.
  init(
    _ chapters: [Chapter], _ status: ReadingStatus, _ marks: HitMarks = .none,
    style: Style = .plain
  ) {
    self.chapters = chapters
    self.marks = marks
    self.style = style
    bookmarked = status.place.map { $0 - 1 }
    let widest = chapters.lazy.compactMap(\.shownNumber).max()
    numberWidth = widest.map { Messages.chapterNumber($0).displayWidth }
  }

  /// The same chapters with what was found in others of their titles.
  func marked(with marks: HitMarks) -> ChapterList {
    var list = self
    list.marks = marks
    return list
  }

  /// A chapter in a row of its own, behind the columns for the mark.
  func row(at index: Int, _ format: PageFormat) -> StyledText {
    let mark = index == bookmarked ? Messages.bookmark(inASCII: format.usesASCII) : ""
    let title = StyledText(prose: chapters[index].title.onOneLine)
    let label = chapters[index].shownNumber.map(Messages.chapterNumber) ?? ""
    let number = numberWidth.map { StyledText(label).paddedAtStart(to: $0) + " " }
    return (StyledText(mark).paddedAtEnd(to: 2) + (number ?? StyledText()) + title)
      .truncated(to: format.fullWidth, ellipsis: format.ellipsis)
  }

  func lines(_ format: PageFormat) -> [StyledText] { lines(of: chapters.indices, format) }
}

extension ChapterList {
  /// The columns before a title, with those of the numbers.
  func titleColumn(_ format: PageFormat) -> Int {
    format.margin + (numberWidth.map { $0 + 1 } ?? 0)
  }

  /// A chapter in as many lines as it takes.
  func lines(at index: Int, _ format: PageFormat) -> [StyledText] {
    lines(of: index..<index + 1, format)
  }

  private func lines(of range: Range<Int>, _ format: PageFormat) -> [StyledText] {
    let indent = titleColumn(format)
    let hanging = StyledText(.spaces(indent))
    var lines: [StyledText] = []
    for index in range {
      let chapter = chapters[index]
      let label = chapter.shownNumber.map { Self.label($0, width: indent - 1) }
      var beginning = label.map { StyledText($0 + " ", style: style) } ?? hanging
      let firstLine = lines.count
      let title = marks.line(
        chapter.title, of: .init(.chapterTitle, of: chapter), style: style)
      for line in title.wrapped(to: format.textWidth - indent + format.margin) {
        lines.append(line.isEmpty ? StyledText(label ?? "", style: style) : beginning + line)
        beginning = hanging
      }
      if index == bookmarked {
        let mark = Messages.bookmark(inASCII: format.usesASCII)
        lines[firstLine] = lines[firstLine].markedInMargin(with: mark)
      }
    }
    return lines
  }

  private static func label(_ number: Int, width: Int) -> String {
    let label = Messages.chapterNumber(number)
    return .spaces(width - label.displayWidth) + label
  }
}
