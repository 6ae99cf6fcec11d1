#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// All the books of one data file, in file order.
///
///     let series = try BookSeries(contentsOfFile: "books.json")
///     series.books.count          // 7
///     series[volume: 3]?.pages    // 317
///     series[volume: 9]           // nil
public struct BookSeries: Equatable, Sendable {
  /// The books, at least one, the one with series number 1 first.
  public let books: [Book]

  /// The numbers by which the books can be asked for.
  public var volumes: ClosedRange<Int> {
    1...books.count
  }

  /// The book with a series number, or nil where the series has no such volume.
  ///
  /// - Parameter volume: A series number, counted from 1.
  public subscript(volume volume: Int) -> Book? {
    volumes.contains(volume) ? books[volume - 1] : nil
  }

  /// Reads the seven volumes that come with the program.
  ///
  /// - Returns: The series.
  /// - Throws: ``DataFileError`` where `Resources/data.json` was damaged before the program was
  ///   built.
  public static func embedded() throws(DataFileError) -> BookSeries {
    try BookSeries(EmbeddedSeries.file)
  }

  /// Reads a data file.
  ///
  /// - Parameter path: The file's path, absolute or from the working folder.
  /// - Throws: ``DataFileError`` where the file cannot be read or any of its books is not right.
  public init(contentsOfFile path: String) throws(DataFileError) {
    try self.init(DataFile(contentsOf: path))
  }

  /// Reads the contents of a data file.
  ///
  /// - Parameters:
  ///   - data: The contents: JSON in UTF-8. A byte order mark and trailing commas are accepted.
  ///   - file: What to call the file in an error message.
  /// - Throws: ``DataFileError`` where any of the books is not right. A damaged book never makes a
  ///   shorter series.
  public init(data: Data, file: String) throws(DataFileError) {
    try self.init(DataFile(data: data, name: file))
  }

  private init(_ file: DataFile) throws(DataFileError) {
    try file.checkEncoding()
    books = try file.books()
  }
}

extension BookSeries: SeriesSource {
  /// The headings of all volumes, in file order.
  ///
  /// - Returns: A heading for each volume.
  package func headings() -> [BookHeading] {
    books.map {
      BookHeading(
        seriesNumber: $0.seriesNumber, title: $0.title, pages: $0.pages,
        releaseDate: $0.releaseDate)
    }
  }

  /// All volumes, in file order.
  ///
  /// - Returns: ``books``.
  package func allBooks() -> [Book] {
    books
  }

  /// One volume.
  ///
  /// - Parameter volume: A series number, counted from 1.
  /// - Returns: The book, or nil where the series has no such volume.
  package func book(volume: Int) -> Book? {
    self[volume: volume]
  }

  /// The number of volumes.
  ///
  /// - Returns: The number of books.
  package func count() -> Int {
    books.count
  }
}
