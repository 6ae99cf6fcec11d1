package import BookCore
package import DisplayText
package import TerminalKit

/// Draws the covers of a series.
///
///     let painter = CoverPainter(series, depth: .full)
///     painter.cover(of: book)  // 12 rows of 16 columns
package struct CoverPainter {
  private let depth: ColorDepth

  private let hasSeveralVolumes: Bool

  /// What the titles of the series begin with.
  private let sharedBeginning: String

  /// Creates a painter for a terminal that shows so many colours.
  package init(_ series: BookSeries, depth: ColorDepth) {
    let titles = series.map(\.title)
    self.depth = depth
    hasSeveralVolumes = titles.count > 1
    sharedBeginning = titles.sharedBeginning
  }

  /// Draws the cover of a volume of the series, from the picture in the data file if there is one.
  package func cover(of book: Book) -> DrawnCover {
    // The number of an only volume says nothing.
    let number = hasSeveralVolumes ? book.seriesNumber : nil
    let picture =
      book.cover.map { CoverPicture($0.art) } ?? number.flatMap { CoverPicture(number: $0) }
    let words = CoverWords(of: book, sharedBeginning: sharedBeginning)
    return DrawnCover(words, picture, colors(of: book))
  }

  /// The colour of what stands for a volume beside its cover.
  package func hue(of book: Book) -> Color { colors(of: book).hue }

  private func colors(of book: Book) -> CoverColors {
    CoverColors(book.cover, volume: book.seriesNumber, depth: depth)
  }
}

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
        var record = state.record(of: book.identity)
        var status = Messages.status(of: record, in: book.chapters)
        if status.utf8.count > DrawnCover.width {
          // That it is kept goes without saying on the shelf.
          record.isKept = false
          status = Messages.status(of: record, in: book.chapters)
        }
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
