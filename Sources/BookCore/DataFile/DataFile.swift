import JSON
import SystemCalls

/// The books of a data file, all of them checked, each copied only on request.
///
///     let file = try DataFile(contentsOf: "books.json")
///     file.count                   // 7
///     file.book(volume: 3)?.title  // "Harry Potter and the Prisoner of Azkaban"
package struct DataFile: Sendable {
  /// The largest size in bytes: 512 MiB, enough for some 200,000 books, and a limit for devices
  /// that never end.
  static let sizeLimit = 512 << 20

  private let bytes: [UInt8]
  private let books: [BookDTO]

  /// Reads a file and checks all of its books.
  ///
  /// - Parameter path: The file's path, absolute or from the working folder.
  /// - Throws: ``DataFileError`` if the file cannot be read or any of its books is invalid.
  package init(contentsOf path: String) throws(DataFileError) {
    let bytes = try Self.bytes(ofFile: path) { () throws(Errno) in
      try FileDescriptor(path, for: .reading)
    }
    try self.init(bytes: bytes, name: path)
  }

  /// Reads an open file, pipe or device from where it is to its end, and checks all of its books.
  ///
  /// - Parameters:
  ///   - descriptor: What to read, which stays open.
  ///   - name: Its name in error messages.
  /// - Throws: ``DataFileError`` if it cannot be read or any of its books is invalid.
  init(contentsOf descriptor: Descriptor, name: String) throws(DataFileError) {
    let bytes = try Self.bytes(ofFile: name) { () throws(Errno) in
      try FileDescriptor(duplicating: descriptor)
    }
    try self.init(bytes: bytes, name: name)
  }

  /// Checks the books in the contents of a file.
  ///
  /// - Parameters:
  ///   - bytes: The contents: JSON in UTF-8. A byte order mark and trailing commas are accepted.
  ///   - name: The file's name in error messages.
  /// - Throws: ``DataFileError`` if any of the books is invalid.
  package init(bytes: [UInt8], name: String) throws(DataFileError) {
    try self.init(bytes: bytes, name: name) { bytes throws(JSONFault) in
      try DataFileParser(reading: bytes)
    }
  }

  private init(
    bytes: [UInt8], name: String, _ read: ([UInt8]) throws(JSONFault) -> DataFileParser
  ) throws(DataFileError) {
    guard !bytes.isBlank else { throw .empty(file: name) }
    let parser: DataFileParser
    do throws(JSONFault) {
      parser = try read(bytes)
    } catch {
      throw DataFileError(error, inFile: name, bytes)
    }
    if let error = parser.faults.error(inFile: name, bytes) { throw error }
    guard !parser.books.isEmpty else { throw .noBooks(file: name) }
    books = parser.books
    self.bytes = bytes
  }

  /// Reads the seven volumes that come with the program.
  ///
  /// The tests check the whole file, so a run reads no more of it than it shows.
  ///
  /// - Parameter volume: The only volume to read, or nil for all of them.
  /// - Returns: The file, with that volume alone, or with all of them if there is no such volume.
  /// - Throws: ``DataFileError`` if `Resources/data.json` was damaged before the program was built.
  package static func embedded(only volume: Int? = nil) throws(DataFileError) -> DataFile {
    do throws(DataFileError) {
      return try DataFile(bytes: PackageResources.data_json, name: Messages.embeddedFile) {
        bytes throws(JSONFault) in
        try DataFileParser(reading: bytes, volume: volume, isTrusted: true)
      }
    } catch .noBooks where volume != nil {
      return try embedded()
    }
  }

  /// The number of books, at least 1.
  package var count: Int {
    books.count
  }

  /// The headings of all books, in file order.
  package var headings: [BookHeading] {
    books.map(\.heading)
  }

  /// The author of each book, in file order, or none if all books have the same author.
  package var authors: [String] {
    let authors = books.map { $0.author.string(in: bytes) }
    return authors.allSatisfy { $0 == authors[0] } ? [] : authors
  }

  /// All books, in file order.
  package var allBooks: [Book] {
    books.map { Book($0, in: bytes) }
  }

  /// One book.
  ///
  /// - Parameter volume: A series number, counted from 1.
  /// - Returns: The book, or nil if the series has no such volume.
  package func book(volume: Int) -> Book? {
    entry(of: volume).map { Book($0, in: bytes) }
  }

  /// What the cover of a book looks like.
  ///
  /// It is no part of the book, since few runs show it.
  ///
  /// - Parameter volume: A series number, counted from 1.
  /// - Returns: The cover, or nil if the file has none or something about it is wrong.
  package func cover(volume: Int) -> Cover? {
    entry(of: volume)?.cover.flatMap { Cover(at: $0, in: bytes) }
  }

  /// The books are numbered in file order, from the first that has been read.
  private func entry(of volume: Int) -> BookDTO? {
    guard let first = books.first?.heading.seriesNumber, volume >= first,
      volume - first < books.count
    else { return nil }
    return books[volume - first]
  }
}

extension DataFile {
  private static func bytes(
    ofFile name: String, _ open: () throws(Errno) -> FileDescriptor
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
    switch fault.problem {
    case .notUTF8:
      let encoding = TextEncoding(of: bytes, wrongAt: fault.offset)
      self = .notUTF8(
        file: name, place: place, fault: SyntaxFault(fault: fault), encoding: encoding)
    case .wideEncoding:
      // An excerpt of such a file would not be readable.
      self = .notUTF8(
        file: name, place: TextPlace(of: 0, in: []), fault: SyntaxFault(fault: fault),
        encoding: .utf16)
    default:
      self = .notJSON(file: name, place: place, fault: SyntaxFault(fault: fault))
    }
  }
}

extension TextEncoding {
  /// Guesses the encoding of a file that is not UTF-8; nil for one that is not text, and for damaged
  /// UTF-8, which has valid letters beyond ASCII before the place.
  fileprivate init?(of bytes: [UInt8], wrongAt offset: Int) {
    guard bytes[..<offset].allSatisfy({ $0 < 0x80 }), !bytes.contains(where: { $0 < 0x09 }) else {
      return nil
    }
    self = bytes.isLikeCP949 ? .cp949 : .latin1
  }
}

extension [UInt8] {
  /// Whether there is nothing but white space and perhaps a byte order mark.
  fileprivate var isBlank: Bool {
    let text = starts(with: JSONParser.byteOrderMark) ? dropFirst(3) : self[...]
    return text.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  /// Whether the bytes beyond ASCII come in pairs, as they do in nearly every Korean letter.
  ///
  /// The second byte of a rare letter is an ASCII letter, but so may be the byte after an umlaut in
  /// Latin-1. Therefore at least one pair must be entirely beyond ASCII.
  fileprivate var isLikeCP949: Bool {
    var rest = self[...]
    var hasPair = false
    while let byte = rest.popFirst() {
      guard byte >= 0x80 else { continue }
      guard (0x81...0xFE).contains(byte), let second = rest.popFirst() else { return false }
      if second > 0x80 {
        hasPair = true
      } else if byte > 0xC6 || !Unicode.Scalar(second).properties.isAlphabetic {
        return false
      }
    }
    return hasPair
  }
}
