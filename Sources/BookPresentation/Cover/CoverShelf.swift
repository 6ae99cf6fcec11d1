package import BookCore
import DisplayText

extension Page {
  private static let coverGap = 4

  /// Volumes as covers side by side, with the badge and the status of each below; nil if
  /// there are no volumes, or if they take more than two rows.
  package static func covers(
    of books: [Book], _ state: ReaderState, _ painter: CoverPainter, format: PageFormat
  ) -> Page? {
    let countInRow = (format.fullWidth + coverGap) / (DrawnCover.width + coverGap)
    guard !books.isEmpty, books.count <= 2 * countInRow else { return nil }
    var page = Page()
    for start in stride(from: 0, to: books.count, by: countInRow) {
      let columns = books[start..<min(start + countInRow, books.count)].map { book in
        let status = Messages.status(of: state.record(of: book.identity), in: book.chapters)
        let captions = [Messages.badge(book.seriesNumber), status].map {
          StyledText($0).truncated(to: DrawnCover.width, ellipsis: format.ellipsis)
            .centered(in: DrawnCover.width)
        }
        return painter.cover(of: book).rows + captions
      }
      page.append(
        columns[0].indices.map { row in
          var line = TableRow(margin: format.margin)
          for column in columns {
            line.append(column[row], width: DrawnCover.width + coverGap - TableRow.gap)
          }
          return line.text
        })
    }
    return page
  }
}
