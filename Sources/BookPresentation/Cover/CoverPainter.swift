package import BookCore
package import DisplayText
package import TerminalKit

/// Draws the covers of a series.
///
///     let painter = try CoverPainter(file, depth: .full)
///     painter.cover(of: book)  // 12 rows of 16 columns
package struct CoverPainter {
  private let file: DataFile
  private let depth: ColorDepth

  private let hasSeveralVolumes: Bool

  /// What the titles of the series begin with.
  private let sharedBeginning: String

  /// Creates a painter.
  ///
  /// - Parameters:
  ///   - file: The series, of which all titles are read.
  ///   - depth: How many colours the terminal shows.
  /// - Throws: ``DataFileError``.
  package init(_ file: DataFile, depth: ColorDepth) throws(DataFileError) {
    let titles = try file.headings().map(\.title)
    self.file = file
    self.depth = depth
    hasSeveralVolumes = titles.count > 1
    sharedBeginning = titles.sharedBeginning
  }

  /// Draws the cover of a volume.
  ///
  /// - Parameter book: A volume of the series.
  /// - Returns: The cover, from the picture in the data file if there is one.
  package func cover(of book: Book) -> DrawnCover {
    let cover = try? file.cover(volume: book.seriesNumber)
    // The number of an only volume says nothing.
    let number = hasSeveralVolumes ? book.seriesNumber : nil
    let picture = cover.map { CoverPicture($0.art) } ?? number.flatMap { CoverPicture(number: $0) }
    let words = CoverWords(of: book, sharedBeginning: sharedBeginning)
    return DrawnCover(words, picture, CoverColors(cover, volume: book.seriesNumber, depth: depth))
  }

  /// The colour of what stands for a volume beside its cover, or nil for that of text.
  package func hue(ofVolume volume: Int) -> Color? {
    CoverColors(try? file.cover(volume: volume), volume: volume, depth: depth).hue
  }
}
