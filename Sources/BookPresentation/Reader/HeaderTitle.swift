import BookCore
import TerminalKit

/// The title of a volume on the one row that the header has for it.
///
/// Where there is no room for all of it, the words with which all titles of the series begin go
/// first: they tell the least. The page below holds the whole title.
struct HeaderTitle {
  private let title: String
  private let series: BookSeries
  private let ellipsis: String

  init(_ book: Book, in series: BookSeries, ellipsis: String) {
    title = book.title.onOneLine
    self.series = series
    self.ellipsis = ellipsis
  }

  func line(width: Int) -> StyledText {
    let whole = StyledText(title, style: .bold)
    let line = whole.displayWidth <= width ? whole : StyledText(distinctPart, style: .bold)
    return line.truncated(to: width, ellipsis: ellipsis).centered(in: width)
  }
}

extension HeaderTitle {
  private var distinctPart: String {
    guard series.books.count > 1 else { return title }
    let titles = series.books.map { StyledText($0.title.onOneLine) }
    return String(title.dropFirst(titles.sharedBeginning.count))
  }
}
