import BookCore
import DisplayText

/// Chapters, one below the other, with their numbers in a column.
///
/// The chapter with the bookmark is bold, with a mark before it. Those of a volume that is begun
/// stand beside a bar, which is heavy beside what has been read.
struct ChapterList {
  static let barOfRead: Unicode.Scalar = "┃"
  static let barOfUnread: Unicode.Scalar = "│"

  private let chapters: [Chapter]
  private let style: Style

  private let bookmarked: Int?

  private let numberWidth: Int?

  /// How many chapters have a heavy bar; nil if none has a bar.
  private var readCount: Int?

  /// The colour of the bars, or nil for that of text.
  private var barColor: Color?

  init(_ chapters: [Chapter], status: ReadingStatus, style: Style = .plain) {
    self.chapters = chapters
    self.style = style
    bookmarked = status.place.map { $0 - 1 }
    let widest = chapters.lazy.compactMap(\.shownNumber).max()
    numberWidth = widest.map { Messages.chapterNumber($0).displayWidth }
  }

  /// Takes the chapters of a volume, which stand beside bars if it is known how far it has been
  /// read.
  init(of book: Book, _ status: ReadingStatus, barColor: Color?, _ format: PageFormat) {
    self.init(book.chapters, status: status)
    // In ASCII, no bar could be told from the text.
    if status.hasPlace, format.hasBars, !format.usesASCII, format.margin > 0 {
      readCount = status.chaptersRead(inBookOf: chapters.count)
      self.barColor = barColor
    }
  }

  func rows(ofVolume volume: Int, _ format: PageFormat) -> [Row] {
    var rows: [Row] = []
    for index in chapters.indices { append(at: index, to: &rows, ofVolume: volume, format) }
    return rows
  }

  /// The columns before a title, with those of the numbers.
  ///
  /// A bar has a margin of its own, which keeps it off the mark where there is room, and a space
  /// behind it.
  func titleColumn(_ format: PageFormat) -> Int {
    format.margin + (readCount == nil ? 0 : format.margin + 1) + (numberWidth.map { $0 + 1 } ?? 0)
  }

  func append(at index: Int, to rows: inout [Row], ofVolume volume: Int, _ format: PageFormat) {
    let indent = titleColumn(format)
    let bar = bar(beside: index, format)
    let room = indent - (bar?.displayWidth ?? 0)
    let hanging = StyledText(.spaces(room))
    let chapter = chapters[index]
    let anchor = Anchor.chapter(chapter.place, volume: volume)
    let style = index == bookmarked ? Style.bold : style
    let number = chapter.shownNumber.map(Messages.chapterNumber)
    let label = number.map { String.spaces(room - 1 - $0.displayWidth) + $0 }
    var beginning = label.map { StyledText($0 + " ", style: style) } ?? hanging
    let title = StyledText(title: chapter.title.onOneLine, style: style)
    let first = rows.count
    for line in title.wrapped(to: format.textWidth - indent + format.margin) {
      var text = line.isEmpty ? StyledText(label ?? "", style: style) : beginning + line
      if let bar { text = bar + text }
      if rows.count == first, index == bookmarked {
        text = format.marked(text, style: .accent, at: bar == nil ? 0 : format.margin - 1)
      }
      let length = text.length - line.length
      rows.append(Row(text, at: anchor, isChoice: true, labelLength: length))
      beginning = hanging
    }
  }

  /// The margin with the bar beside a chapter; nil if there is none.
  private func bar(beside index: Int, _ format: PageFormat) -> StyledText? {
    guard let readCount else { return nil }
    return StyledText(.spaces(2 * format.margin - 1))
      + StyledText(
        String(index < readCount ? Self.barOfRead : Self.barOfUnread),
        style: Style(foreground: barColor))
  }
}
