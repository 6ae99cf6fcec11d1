#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The seven volumes that come with the program, each read only when it is asked for.
///
/// A run shows one volume and should not pay for seven. The tests check the whole file whenever
/// the program is built, so nothing is lost by passing over the others.
///
///     try EmbeddedSeries().book(volume: 3)?.title  // "Harry Potter and the Prisoner of Azkaban"
package struct EmbeddedSeries: SeriesSource {
  /// The numbers by which the books can be asked for.
  ///
  /// The one fact of the file that is known without reading it, and compared with it by a test: a
  /// script of completions for bash would otherwise cost twice as much.
  package static let volumes = 1...7

  static var file: DataFile {
    let bytes = PackageResources.data_json
    return DataFile(data: Data(bytes: bytes, count: bytes.count), name: Words.embeddedFile)
  }

  /// Creates the source; nothing is read yet.
  package init() {}

  /// The headings of all volumes, in file order.
  ///
  /// - Returns: A heading for each volume.
  /// - Throws: ``DataFileError`` where `Resources/data.json` was damaged before the program was
  ///   built.
  package func headings() throws(DataFileError) -> [BookHeading] {
    try Self.file.headings()
  }

  /// All volumes, in file order.
  ///
  /// - Returns: Every book.
  /// - Throws: ``DataFileError`` where `Resources/data.json` was damaged before the program was
  ///   built.
  package func allBooks() throws(DataFileError) -> [Book] {
    try Self.file.books()
  }

  /// One volume.
  ///
  /// - Parameter volume: A series number, counted from 1.
  /// - Returns: The book, or nil where the series has no such volume.
  /// - Throws: ``DataFileError`` where `Resources/data.json` was damaged before the program was
  ///   built.
  package func book(volume: Int) throws(DataFileError) -> Book? {
    var book: Book?
    try Self.file.read(checking: .one(volume)) { book = Book($0, $1) }
    return book
  }

  /// The number of volumes.
  ///
  /// - Returns: At least 1.
  /// - Throws: ``DataFileError`` where `Resources/data.json` was damaged before the program was
  ///   built.
  package func count() throws(DataFileError) -> Int {
    try Self.file.read(checking: .none) { _, _ in }
  }
}
