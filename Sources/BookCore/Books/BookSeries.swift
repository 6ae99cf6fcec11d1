/// All the books of one data file, in file order.
///
/// A series is a collection of its books. As in any collection whose indices are integers,
/// positions count from 0; volumes count from 1.
///
///     let series = try BookSeries.embedded()
///     series.count                // 7
///     series.map(\.pages).max()   // 766
///     series[volume: 3]?.pages    // 317
///     series[volume: 9]           // nil
public struct BookSeries: Sendable {
  /// The books, at least one, with the series numbers 1, 2 and so on.
  public let books: [Book]

  /// What the state of the reader is kept under; nil if it cannot be kept.
  ///
  /// A series that is read from a file goes by the path of that file, unless it is given a name.
  /// One that comes from elsewhere can be kept apart from others only by a name:
  ///
  ///     let series = try BookSeries.embedded()
  ///     var trilogy = BookSeries(series.prefix(3))
  ///     trilogy?.identity                                   // nil
  ///     trilogy?.identity = SeriesIdentity(name: "trilogy")
  public var identity: SeriesIdentity?

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
  /// - Parameters:
  ///   - books: The books.
  ///   - identity: What the state of the reader is kept under; nil if it is not kept.
  public init?(_ books: some Sequence<Book>, as identity: SeriesIdentity? = nil) {
    let books = Array(books)
    guard !books.isEmpty, books.map(\.seriesNumber) == Array(1...books.count) else { return nil }
    self.init(checked: books, as: identity)
  }

  init(checked books: [Book], as identity: SeriesIdentity? = nil) {
    self.books = books
    self.identity = identity
  }

  package var volumes: ClosedRange<Int> { 1...books.count }

  /// The book with a series number, or nil if the series has no such volume.
  ///
  /// - Parameter volume: A series number, counted from 1.
  public subscript(volume volume: Int) -> Book? {
    volumes.contains(volume) ? books[volume - 1] : nil
  }
}

extension BookSeries: Hashable, CustomStringConvertible, CustomReflectable {
  /// How many books there are, and the first of them, such as `7 books: 1 Harry Potter and the
  /// Philosopher’s Stone, …`.
  public var description: String {
    count == 1 ? "1 book: \(self[0])" : "\(count) books: \(self[0]), …"
  }

  /// The books, and what the state of the reader is kept under.
  public var customMirror: Mirror {
    Mirror(self, children: ["books": books, "identity": identity?.key as Any])
  }

  /// Whether two series have the same books, whatever their readers’ states are kept under.
  public static func == (left: BookSeries, right: BookSeries) -> Bool { left.books == right.books }

  /// Feeds the books to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(books) }
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
