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

  /// The colour of what stands for a volume beside its cover, or nil for that of text.
  package func hue(of book: Book) -> Color? { colors(of: book).hue }

  private func colors(of book: Book) -> CoverColors {
    CoverColors(book.cover, volume: book.seriesNumber, depth: depth)
  }
}
