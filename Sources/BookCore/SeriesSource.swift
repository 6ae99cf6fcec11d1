/// Something that can be asked for the volumes of a series.
///
/// A source may read a volume only when it is asked for, so each question may throw.
package protocol SeriesSource: Sendable {
  /// The headings of all volumes, in file order.
  ///
  /// - Returns: A heading for each volume.
  /// - Throws: ``DataFileError`` where the data is not right.
  func headings() throws(DataFileError) -> [BookHeading]

  /// All volumes, in file order.
  ///
  /// - Returns: Every book.
  /// - Throws: ``DataFileError`` where the data is not right.
  func allBooks() throws(DataFileError) -> [Book]

  /// One volume.
  ///
  /// - Parameter volume: A series number, counted from 1.
  /// - Returns: The book, or nil where the series has no such volume.
  /// - Throws: ``DataFileError`` where the data is not right.
  func book(volume: Int) throws(DataFileError) -> Book?

  /// The number of volumes.
  ///
  /// - Returns: At least 1.
  /// - Throws: ``DataFileError`` where the data is not right.
  func count() throws(DataFileError) -> Int
}
