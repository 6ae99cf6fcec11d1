/// The volumes of a data file, all of them checked whenever one is asked for.
///
/// Of the books nothing is kept but what was asked for, so that one page of a long file costs
/// little memory. Where many volumes are asked for one after another, ``BookSeries`` is faster.
///
///     let series = try DataFileSeries(contentsOfFile: "books.json")
///     try series.book(volume: 3)?.title  // throws where any book of the file is not right
package struct DataFileSeries: SeriesSource {
  private let file: DataFile

  /// Reads the file, but none of its books yet.
  ///
  /// - Parameter path: The file's path, absolute or from the working folder.
  /// - Throws: ``DataFileError`` where the file cannot be read or is not text in UTF-8.
  package init(contentsOfFile path: String) throws(DataFileError) {
    file = try DataFile(contentsOf: path)
    try file.checkEncoding()
  }

  /// The headings of all volumes, in file order.
  ///
  /// - Returns: A heading for each volume.
  /// - Throws: ``DataFileError`` where any of the books is not right.
  package func headings() throws(DataFileError) -> [BookHeading] {
    var headings: [BookHeading] = []
    try file.read(checking: .all) { headings.append($1) }
    return headings
  }

  /// All volumes, in file order.
  ///
  /// - Returns: Every book.
  /// - Throws: ``DataFileError`` where any of the books is not right.
  package func allBooks() throws(DataFileError) -> [Book] {
    try file.books()
  }

  /// One volume.
  ///
  /// - Parameter volume: A series number, counted from 1.
  /// - Returns: The book, or nil where the series has no such volume.
  /// - Throws: ``DataFileError`` where any of the books is not right.
  package func book(volume: Int) throws(DataFileError) -> Book? {
    var book: Book?
    try file.read(checking: .all) { if $1.seriesNumber == volume { book = Book($0, $1) } }
    return book
  }

  /// The number of volumes.
  ///
  /// - Returns: At least 1.
  /// - Throws: ``DataFileError`` where any of the books is not right.
  package func count() throws(DataFileError) -> Int {
    try file.read(checking: .all) { _, _ in }
  }
}
