import JSON
import SystemCalls

/// The books of a data file, each copied only on request.
///
/// A file of the user is checked as a whole when it is opened. The file that comes with the program
/// is checked by its tests, so a run reads it on request, and no more of it than it needs. What has
/// been read is kept, which is why this is a class.
///
///     let file = try DataFile(contentsOf: "books.json")
///     try file.count()                   // 7
///     try file.book(volume: 3)?.title    // "Harry Potter and the Prisoner of Azkaban"
package final class DataFile {
  /// The largest size in bytes: 512 MiB, enough for some 200,000 books, and a limit for devices
  /// that never end.
  static let sizeLimit = 512 << 20

  private let bytes: [UInt8]

  /// The file's name in error messages.
  private let name: String

  /// The books that have been read: all of them, one, or none.
  private var books: [BookFields] = []

  /// The series number of the first book that has been read.
  private var firstVolume = 1

  /// Whether all books have been read, so that their titles are at hand.
  package private(set) var hasAllBooks = false

  /// Reads a file and checks all of its books.
  ///
  /// - Parameter path: The file's path, absolute or from the working folder.
  /// - Throws: ``DataFileError`` if the file cannot be read or any of its books is invalid.
  package convenience init(contentsOf path: String) throws(DataFileError) {
    let bytes = try Self.bytes(ofFile: path, try FileDescriptor(path, for: .reading))
    try self.init(bytes: bytes, name: path)
  }

  /// Reads an open file, pipe or device from where it is to its end, and checks all of its books.
  ///
  /// - Parameters:
  ///   - descriptor: What to read, which stays open.
  ///   - name: Its name in error messages.
  /// - Throws: ``DataFileError`` if it cannot be read or any of its books is invalid.
  convenience init(contentsOf descriptor: Descriptor, name: String) throws(DataFileError) {
    let bytes = try Self.bytes(ofFile: name, try FileDescriptor(duplicating: descriptor))
    try self.init(bytes: bytes, name: name)
  }

  /// Checks the books in the contents of a file.
  ///
  /// - Parameters:
  ///   - bytes: The contents: JSON in UTF-8. A byte order mark and trailing commas are accepted.
  ///   - name: The file's name in error messages.
  /// - Throws: ``DataFileError`` if any of the books is invalid.
  package convenience init(bytes: [UInt8], name: String) throws(DataFileError) {
    self.init(unread: bytes, name: name)
    try read(.everything)
  }

  private init(unread bytes: [UInt8], name: String) {
    self.bytes = bytes
    self.name = name
  }

  /// The seven volumes that come with the program.
  ///
  /// If `Resources/data.json` was damaged before the program was built, asking for its books throws
  /// ``DataFileError``.
  package static var embedded: DataFile {
    DataFile(unread: PackageResources.data_json, name: Messages.embeddedFile)
  }
}

// These functions throw if the file that comes with the program turns out to be damaged.
extension DataFile {
  /// The number of books, at least 1.
  package func count() throws(DataFileError) -> Int {
    try requireAllBooks()
    return books.count
  }

  /// The headings of all books, in file order.
  package func headings() throws(DataFileError) -> [BookHeading] {
    try requireAllBooks()
    var headings: [BookHeading] = []
    headings.reserveCapacity(books.count)
    for fields in books {
      guard let title = fields.text(.title, in: bytes), let pages = fields.pages(in: bytes),
        let releaseDate = fields.releaseDate(in: bytes)
      else { continue }
      headings.append(
        BookHeading(
          seriesNumber: headings.count + 1, title: title, pages: pages, releaseDate: releaseDate))
    }
    return headings
  }

  /// The titles of all books, in file order.
  package func titles() throws(DataFileError) -> [String] { try texts(.title) }

  /// The author of each book, in file order.
  package func authors() throws(DataFileError) -> [String] { try texts(.author) }

  /// The number of chapters of each book, in file order.
  package func chapterCounts() throws(DataFileError) -> [Int] {
    try requireAllBooks()
    return books.map(\.chapterCount)
  }

  /// The chapters of a book; none if the series has no such volume.
  ///
  /// - Parameter volume: A series number, counted from 1.
  /// - Returns: The chapters.
  /// - Throws: ``DataFileError``.
  package func chapters(ofVolume volume: Int) throws(DataFileError) -> [Chapter] {
    try require(volume)
    return entry(of: volume)?.chapters(in: bytes) ?? []
  }

  /// All books, in file order.
  package func allBooks() throws(DataFileError) -> [Book] {
    var all: [Book] = []
    try forEachBook { all.append($0) }
    return all
  }

  /// Calls a function with each book, in file order.
  package func forEachBook(_ body: (Book) -> Void) throws(DataFileError) {
    if !hasAllBooks { try read(.booksWithChapters) }
    for index in books.indices {
      if let book = Book(books[index], seriesNumber: index + 1, in: bytes) { body(book) }
    }
  }

  /// Whether the series has a volume.
  package func contains(volume: Int) throws(DataFileError) -> Bool {
    try require(volume)
    return entry(of: volume) != nil
  }

  /// One book.
  ///
  /// - Parameter volume: A series number, counted from 1.
  /// - Returns: The book, or nil if the series has no such volume.
  /// - Throws: ``DataFileError``.
  package func book(volume: Int) throws(DataFileError) -> Book? {
    try require(volume)
    return entry(of: volume).flatMap { Book($0, seriesNumber: volume, in: bytes) }
  }

  /// What happens in each chapter of a book, which is read only to be told.
  ///
  /// - Parameters:
  ///   - volume: A series number, counted from 1.
  ///   - count: How many chapters are wanted, at most.
  /// - Returns: A text for each chapter, empty where the file does not say.
  /// - Throws: ``DataFileError``.
  package func chapterSummaries(
    ofVolume volume: Int, upTo count: Int = .max
  ) throws(DataFileError) -> [String] {
    try require(volume)
    return entry(of: volume)?.chapterSummaries(in: bytes, upTo: count) ?? []
  }

  /// A book of this file, with ``chapterSummaries(ofVolume:upTo:)``.
  package func told(_ book: Book) throws(DataFileError) -> Book {
    var book = book
    let summaries = try chapterSummaries(ofVolume: book.seriesNumber)
    for index in summaries.indices { book.chapters[index].summary = summaries[index] }
    return book
  }

  /// A book of this file, with all that few runs show.
  package func whole(_ book: Book) throws(DataFileError) -> Book {
    var book = try told(book)
    book.cover = try cover(volume: book.seriesNumber)
    return book
  }

  /// What the cover of a book looks like.
  ///
  /// - Parameter volume: A series number, counted from 1.
  /// - Returns: The cover, or nil if the file has none or something about it is wrong.
  /// - Throws: ``DataFileError``.
  package func cover(volume: Int) throws(DataFileError) -> Cover? {
    try require(volume)
    return entry(of: volume).flatMap { Cover($0, in: bytes) }
  }

  private func texts(_ field: BookField) throws(DataFileError) -> [String] {
    try requireAllBooks()
    return books.map { $0.text(field, in: bytes) ?? "" }
  }

  private func entry(of volume: Int) -> BookFields? {
    guard volume >= firstVolume, volume - firstVolume < books.count else { return nil }
    return books[volume - firstVolume]
  }

  private func require(_ volume: Int) throws(DataFileError) {
    if !hasAllBooks, entry(of: volume) == nil { try read(.book(volume: volume)) }
  }

  private func requireAllBooks() throws(DataFileError) {
    if !hasAllBooks { try read(.books) }
  }

  private func read(_ extent: DataFileParser.Extent) throws(DataFileError) {
    guard !bytes.isBlank else { throw .empty(file: name) }
    let parser: DataFileParser
    do throws(JSONFault) {
      parser = try DataFileParser(reading: bytes, extent)
    } catch {
      throw DataFileError(error, inFile: name, bytes)
    }
    if let error = parser.faults.error(inFile: name, bytes) { throw error }
    if case .book(let volume) = extent {
      // There may be no such volume.
      guard !parser.books.isEmpty else { return }
      firstVolume = volume
    } else {
      guard !parser.books.isEmpty else { throw .noBooks(file: name) }
      firstVolume = 1
      hasAllBooks = true
    }
    books = parser.books
  }

  private static func bytes(
    ofFile name: String, _ open: @autoclosure () throws(Errno) -> FileDescriptor
  ) throws(DataFileError) -> [UInt8] {
    let bytes: [UInt8]
    do throws(Errno) {
      bytes = try open().readAll(limit: sizeLimit)
    } catch .noSuchFile {
      throw .missing(file: name)
    } catch .isDirectory {
      throw .folder(file: name)
    } catch {
      throw .unreadable(file: name, reason: error.reason)
    }
    guard bytes.count <= sizeLimit else { throw .tooLarge(file: name, limit: sizeLimit) }
    return bytes
  }
}

extension DataFileError {
  /// Creates an error from a fault, its place in the file and the probable encoding of the file.
  fileprivate init(_ fault: JSONFault, inFile name: String, _ bytes: [UInt8]) {
    let place = TextPlace(of: fault.offset, in: bytes)
    let syntax = SyntaxFault(fault: fault)
    switch fault.problem {
    case .notUTF8:
      let encoding = TextEncoding(of: bytes, wrongAt: fault.offset)
      self = .notUTF8(file: name, place: place, fault: syntax, encoding: encoding)
    case .wideEncoding:
      // An excerpt of such a file would not be readable.
      let start = TextPlace(of: 0, in: [])
      self = .notUTF8(file: name, place: start, fault: syntax, encoding: .utf16)
    default: self = .notJSON(file: name, place: place, fault: syntax)
    }
  }
}

extension [UInt8] {
  /// Whether there is nothing but white space and perhaps a byte order mark.
  fileprivate var isBlank: Bool {
    let text = starts(with: JSONParser.byteOrderMark) ? dropFirst(3) : self[...]
    return text.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }
}
