import BookCore
import DisplayText

/// The chapters of a volume, one per line, with their numbers in a column.
///
/// The chapter with the bookmark has a mark in the margin, and those before it are dim.
struct ChapterList {
  /// The spaces between two columns of chapters.
  private static let gap = 4

  private let chapters: [Chapter]

  /// How many chapters have been read.
  private let readCount: Int

  /// The index of the chapter with the bookmark, or nil if there is none.
  private let bookmarked: Int?

  init(_ chapters: [Chapter], _ status: ReadingStatus = .notBegun) {
    self.chapters = chapters
    readCount = status.chaptersRead(of: chapters.count)
    bookmarked = status.chapter.map { $0 - 1 }
  }

  func lines(_ format: PageFormat) -> [StyledText] {
    format.hasTwoColumns
      ? inTwoColumns(format)
      : lines(of: chapters.indices, width: format.textWidth, format)
  }
}

extension ChapterList {
  /// The first half of the chapters on the left, the second beside it.
  private func inTwoColumns(_ format: PageFormat) -> [StyledText] {
    let half = (chapters.count + 1) / 2
    let width = (format.fullWidth - Self.gap) / 2
    var lines = lines(of: 0..<half, width: width, format)
    let right = self.lines(of: half..<chapters.count, width: width, format)
    let column = lines.reduce(0) { max($0, $1.displayWidth) } + Self.gap - format.margin
    for row in right.indices {
      if row == lines.count { lines.append(StyledText()) }
      lines[row] = lines[row].paddedAtEnd(to: column) + right[row]
    }
    return lines
  }

  private func lines(
    of range: Range<Int>, width: Int, _ format: PageFormat
  ) -> [StyledText] {
    let column = numberWidth.map { $0 + 1 } ?? 0
    let indent = format.margin + column
    let hanging = StyledText(.spaces(indent))
    var lines: [StyledText] = []
    for index in range {
      let chapter = chapters[index]
      let style = index < readCount ? Style.dim : .plain
      let label = shownNumber(at: index).map { Self.label($0, width: indent - 1) }
      var beginning = label.map { StyledText($0 + " ", style: style) } ?? hanging
      let firstLine = lines.count
      for line in StyledText(chapter.title.onOneLine, style: style).wrapped(to: width - column) {
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

  /// The width of the widest number, or nil if no chapter has one.
  private var numberWidth: Int? {
    chapters.indices.lazy.compactMap(shownNumber).max()
      .map { Messages.chapterNumber($0).displayWidth }
  }

  private func shownNumber(at index: Int) -> Int? {
    chapters[index].shownNumber(at: index + 1)
  }

  private static func label(_ number: Int, width: Int) -> String {
    let label = Messages.chapterNumber(number)
    return .spaces(width - label.displayWidth) + label
  }
}

extension Chapter {
  /// The number that is shown for the chapter: its own, or, if it has neither number nor title, its
  /// place.
  ///
  /// - Parameter place: The place of the chapter, counted from 1.
  /// - Returns: The number, or nil for a chapter that is known by its title alone.
  func shownNumber(at place: Int) -> Int? {
    number ?? (title.isEmpty ? place : nil)
  }
}
