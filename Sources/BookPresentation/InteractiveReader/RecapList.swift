import BookCore
import DisplayText

/// The story of a volume so far, a line to a row, each of which leads to its chapter.
struct RecapList: ScreenList {
  let format: PageFormat
  private let title: String
  private let extent: String

  /// The lines, each with the place of its chapter.
  private let lines: [(text: StyledText, chapter: Int)]

  /// - Parameters:
  ///   - recap: The story, or nil if there is none to tell.
  ///   - book: The volume.
  ///   - format: The room.
  init(_ recap: Recap?, of book: Book, _ format: PageFormat) {
    self.format = format
    title = book.title.onOneLine
    extent = recap?.extent ?? ""
    lines = (recap?.chapters(format.insideChoice) ?? []).enumerated().flatMap { index, lines in
      lines.map { ($0, index + 1) }
    }
  }

  let isSelectable = true

  var headings: [(title: String, extent: String)] {
    [(title, extent), (extent, "")]
  }

  var count: Int {
    lines.count
  }

  func hints(isWhole: Bool) -> [StatusLine.Part] {
    [
      .init(text: Messages.goThereHint, rank: 2), .init(text: Messages.moveHint, rank: 3),
      .init(text: Messages.closeHint, rank: 1),
    ]
  }

  func line(at row: Int) -> StyledText {
    lines[row].text
  }

  /// The place of the chapter that a row is about, counted from 1; nil if there is no such row.
  func chapter(at row: Int) -> Int? {
    lines.indices.contains(row) ? lines[row].chapter : nil
  }
}
