/// All the books of one data file, in file order.
///
/// A series is a collection of its books. As in any collection whose indices are integers, positions
/// count from 0; volumes count from 1.
///
///     let series = try BookSeries.embedded()
///     series.count                // 7
///     series.map(\.pages).max()   // 766
///     series[volume: 3]?.pages    // 317
///     series[volume: 9]           // nil
public struct BookSeries: Hashable, Sendable {
  /// The books, at least one, with the series numbers 1, 2 and so on.
  public let books: [Book]

  /// Creates a series from books, or nil if they do not form one.
  ///
  /// A series has at least one book, and its books are numbered from 1 in order. Other books are
  /// rejected, not renumbered, since a reader state refers to volumes by number.
  ///
  ///     let series = try BookSeries.embedded()
  ///     BookSeries(series.prefix(3))?.count  // 3
  ///     BookSeries(series.dropFirst())       // nil
  ///     BookSeries([])                       // nil
  ///
  /// - Parameter books: The books.
  public init?(_ books: some Sequence<Book>) {
    let books = Array(books)
    guard !books.isEmpty, books.map(\.seriesNumber) == Array(1...books.count) else { return nil }
    self.books = books
  }

  /// Reads the seven volumes that come with the program.
  ///
  /// - Returns: The series.
  /// - Throws: ``DataFileError`` if `Resources/data.json` was damaged before the program was built.
  public static func embedded() throws(DataFileError) -> BookSeries {
    try BookSeries(DataFile.embedded)
  }

  /// Reads a data file.
  ///
  /// - Parameter path: The file's path, absolute or from the working folder.
  /// - Throws: ``DataFileError`` if the file cannot be read or any of its books is invalid.
  public init(contentsOfFile path: String) throws(DataFileError) {
    try self.init(DataFile(contentsOf: path))
  }

  /// Reads the contents of a data file.
  ///
  /// - Parameters:
  ///   - bytes: The contents: JSON in UTF-8. A byte order mark and trailing commas are accepted.
  ///   - file: The file's name in error messages.
  /// - Throws: ``DataFileError`` if any of the books is invalid. An invalid book never leads to a
  ///   shorter series.
  public init(bytes: some Sequence<UInt8>, file: String) throws(DataFileError) {
    try self.init(DataFile(bytes: Array(bytes), name: file))
  }

  /// Copies all books of a data file.
  ///
  /// - Parameter file: The file.
  /// - Throws: ``DataFileError``.
  package init(_ file: DataFile) throws(DataFileError) {
    var books: [Book] = []
    for book in try file.allBooks() { books.append(try file.whole(book)) }
    self.books = books
  }

  /// The series numbers of the books.
  public var volumes: ClosedRange<Int> { 1...books.count }

  /// The book with a series number, or nil if the series has no such volume.
  ///
  /// - Parameter volume: A series number, counted from 1.
  public subscript(volume volume: Int) -> Book? {
    volumes.contains(volume) ? books[volume - 1] : nil
  }
}

extension BookSeries: RandomAccessCollection {
  /// The position of the first book, which is always 0.
  public var startIndex: Int { books.startIndex }

  /// The position after the last book: the number of books.
  public var endIndex: Int { books.endIndex }

  /// The book at a position.
  ///
  /// - Parameter position: A position in the series, counted from 0. It must be valid; to ask for a
  ///   volume that may not exist, use ``subscript(volume:)``.
  public subscript(position: Int) -> Book { books[position] }
}
