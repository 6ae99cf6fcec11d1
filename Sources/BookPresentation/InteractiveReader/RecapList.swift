import BookCore
import DisplayText

/// The story of a volume so far: a chapter to choose in each row, with what happens in it below.
struct RecapList: ScreenList {
  let format: PageFormat
  private let recap: Recap
  private let chapters: [[StyledText]]

  init(_ recap: Recap, _ format: PageFormat) {
    self.recap = recap
    self.format = format
    chapters = recap.chapters(format.insideChoice)
  }

  let isSelectable = true

  var headings: [(title: String, extent: String)] {
    [(recap.book.title.onOneLine, recap.extent), (recap.extent, "")]
  }

  var count: Int {
    chapters.count
  }

  func hints(isWhole: Bool) -> [StatusLine.Part] {
    [
      .init(text: Messages.goThereHint, rank: 2), .init(text: Messages.moveHint, rank: 3),
      .init(text: Messages.closeHint, rank: 1),
    ]
  }

  func rowsInView(_ rows: Int) -> Int {
    max(1, rows * count / chapters.reduce(1) { $0 + $1.count })
  }

  func line(at row: Int) -> StyledText {
    chapters[row][0]
  }

  func linesBelow(row: Int) -> [StyledText] {
    Array(chapters[row].dropFirst())
  }
}
