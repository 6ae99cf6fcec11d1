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
    BookSeries(try DataFile.embedded())
  }

  /// Reads a data file.
  ///
  /// - Parameter path: The file's path, absolute or from the working folder.
  /// - Throws: ``DataFileError`` where the file cannot be read or any of its books is not right.
  public init(contentsOfFile path: String) throws(DataFileError) {
    self.init(try DataFile(contentsOf: path))
  }

  /// Reads the contents of a data file.
  ///
  /// - Parameters:
  ///   - bytes: The contents: JSON in UTF-8. A byte order mark and trailing commas are accepted.
  ///   - file: What to call the file in an error message.
  /// - Throws: ``DataFileError`` where any of the books is not right. A damaged book never makes a
  ///   shorter series.
  public init(bytes: some Sequence<UInt8>, file: String) throws(DataFileError) {
    self.init(try DataFile(bytes: Array(bytes), name: file))
  }

  /// Copies all books of a data file.
  ///
  /// - Parameter file: The file.
  package init(_ file: DataFile) {
    books = file.allBooks
  }
}
