import BookCore
import TerminalKit

/// The title of a volume on the one row that the header has for it.
///
/// Where there is no room for all of it, the words with which all titles of the series begin go
/// first: they tell the least. The page below holds the whole title.
struct HeaderTitle {
  private let title: String

  /// How many Characters all titles of the series have in common at their beginning.
  private let sharedLength: Int
  private let ellipsis: String

  init(_ book: Book, sharedLength: Int, ellipsis: String) {
    title = book.title.onOneLine
    self.sharedLength = sharedLength
    self.ellipsis = ellipsis
  }

  /// The length of the whole words with which all titles begin; none where there is one title.
  static func sharedLength(in series: BookSeries) -> Int {
    series.books.map(\.title.onOneLine).sharedBeginning.count
  }

  func line(width: Int) -> StyledText {
    let whole = StyledText(title, style: .bold)
    if whole.displayWidth <= width { return whole.centered(in: width) }
    return StyledText(String(title.dropFirst(sharedLength)), style: .bold)
      .truncated(to: width, ellipsis: ellipsis).centered(in: width)
  }
}
