import BookCore
import DisplayText

/// Chapters, one below the other, with their numbers in a column.
///
/// The chapter with the bookmark has a mark in the margin.
struct ChapterList {
  private let chapters: [Chapter]
  private let style: Style

  /// The index of the chapter with the bookmark, or nil if there is none.
  private let bookmarked: Int?

  /// The width of the widest number, or nil if no chapter has one.
  private let numberWidth: Int?

  /// Takes chapters, and the style of their numbers and titles.
  init(_ chapters: [Chapter], _ status: ReadingStatus, style: Style = .plain) {
    self.chapters = chapters
    self.style = style
    bookmarked = status.place.map { $0 - 1 }
    let widest = chapters.lazy.compactMap(\.shownNumber).max()
    numberWidth = widest.map { Messages.chapterNumber($0).displayWidth }
  }

  /// The rows of the chapters of a volume.
  func rows(ofVolume volume: Int, _ format: PageFormat) -> [Row] {
    var rows: [Row] = []
    for index in chapters.indices { rows += self.rows(at: index, ofVolume: volume, format) }
    return rows
  }

  /// The columns before a title, with those of the numbers.
  func titleColumn(_ format: PageFormat) -> Int {
    format.margin + (numberWidth.map { $0 + 1 } ?? 0)
  }

  /// A chapter of a volume in as many rows as it takes, which lead to its story.
  func rows(at index: Int, ofVolume volume: Int, _ format: PageFormat) -> [Row] {
    let indent = titleColumn(format)
    let hanging = StyledText(.spaces(indent))
    let chapter = chapters[index]
    let anchor = Anchor.chapter(chapter.place, volume: volume)
    let label = chapter.shownNumber.map { Self.label($0, width: indent - 1) }
    var beginning = label.map { StyledText($0 + " ", style: style) } ?? hanging
    let title = StyledText(prose: chapter.title.onOneLine, style: style)
    var rows: [Row] = []
    for line in title.wrapped(to: format.textWidth - indent + format.margin) {
      var text = line.isEmpty ? StyledText(label ?? "", style: style) : beginning + line
      if rows.isEmpty, index == bookmarked {
        text = text.markedInMargin(with: Messages.bookmark(inASCII: format.usesASCII))
      }
      let length = text.plainText.utf8.count - line.plainText.utf8.count
      rows.append(
        Row(
          text, at: anchor, to: Target(topic: .story(volume), anchor: anchor), labelLength: length))
      beginning = hanging
    }
    return rows
  }

  private static func label(_ number: Int, width: Int) -> String {
    let label = Messages.chapterNumber(number)
    return .spaces(width - label.displayWidth) + label
  }
}
