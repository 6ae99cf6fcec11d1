import BookCore
import DisplayText

/// The chapters of a volume, one per line, with their numbers in a column.
///
/// The chapter with the bookmark has a mark in the margin.
struct ChapterList {
  private let chapters: [Chapter]
  private let marks: HitMarks

  /// The index of the chapter with the bookmark, or nil if there is none.
  private let bookmarked: Int?

  /// The width of the widest number, or nil if no chapter has one.
  private let numberWidth: Int?

  init(_ chapters: [Chapter], _ status: ReadingStatus, _ marks: HitMarks = .none) {
    self.chapters = chapters
    self.marks = marks
    bookmarked = status.chapter.map { $0 - 1 }
    let widest = chapters.lazy.compactMap(\.shownNumber).max()
    numberWidth = widest.map { Messages.chapterNumber($0).displayWidth }
  }

  /// A chapter in a row of its own, behind the columns for the mark.
  func row(at index: Int, _ format: PageFormat) -> StyledText {
    let mark = index == bookmarked ? Messages.bookmark(inASCII: format.usesASCII) : ""
    let title = StyledText(chapters[index].title.onOneLine)
    let label = chapters[index].shownNumber.map(Messages.chapterNumber) ?? ""
    let number = numberWidth.map { StyledText(label).paddedAtStart(to: $0) + " " }
    return (StyledText(mark).paddedAtEnd(to: 2) + (number ?? StyledText()) + title)
      .truncated(to: format.fullWidth, ellipsis: format.ellipsis)
  }

  /// The chapters in one column, or the first half of them in one and the second in another.
  func columns(_ format: PageFormat) -> ChapterColumns {
    guard format.hasTwoColumns else {
      return ChapterColumns(left: lines(of: chapters.indices, width: format.textWidth, format))
    }
    let half = (chapters.count + 1) / 2
    let width = (format.fullWidth - ChapterColumns.gap) / 2
    return ChapterColumns(
      left: lines(of: 0..<half, width: width, format),
      right: lines(of: half..<chapters.count, width: width, format))
  }
}

/// Lines in one column or two.
struct ChapterColumns {
  /// The spaces between the columns.
  static let gap = 4

  var left: [StyledText]
  var right: [StyledText] = []

  /// The columns before those on the right, whose margin is a part of the gap.
  func rightColumn(_ format: PageFormat) -> Int {
    left.reduce(0) { max($0, $1.displayWidth) } + Self.gap - format.margin
  }

  /// The lines of one column, or those of two beside each other.
  func sideBySide(_ format: PageFormat) -> [StyledText] {
    if right.isEmpty { return left }
    let column = rightColumn(format)
    var lines = left
    for row in right.indices where !right[row].isEmpty {
      if row == lines.count { lines.append(StyledText()) }
      lines[row] = lines[row].paddedAtEnd(to: column) + right[row]
    }
    return lines
  }
}

extension ChapterList {
  /// The columns before a title, with those of the numbers.
  func titleColumn(_ format: PageFormat) -> Int {
    format.margin + (numberWidth.map { $0 + 1 } ?? 0)
  }

  /// A chapter in as many lines as it takes.
  func lines(at index: Int, _ format: PageFormat) -> [StyledText] {
    lines(of: index..<index + 1, width: format.textWidth, format)
  }

  private func lines(of range: Range<Int>, width: Int, _ format: PageFormat) -> [StyledText] {
    let indent = titleColumn(format)
    let hanging = StyledText(.spaces(indent))
    var lines: [StyledText] = []
    for index in range {
      let chapter = chapters[index]
      let label = chapter.shownNumber.map { Self.label($0, width: indent - 1) }
      var beginning = label.map { StyledText($0 + " ") } ?? hanging
      let firstLine = lines.count
      let title = marks.line(
        chapter.title, of: .chapter(place: chapter.place, number: chapter.number))
      for line in title.wrapped(to: width - indent + format.margin) {
        lines.append(line.isEmpty ? StyledText(label ?? "") : beginning + line)
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
