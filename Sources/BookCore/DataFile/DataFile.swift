import JSON
import SystemCalls

/// The books of a data file, all of them checked, each copied only when it is asked for.
///
/// The file is gone through once; headings, books and their number all follow from that.
///
///     let file = try DataFile(contentsOf: "books.json")
///     file.count                   // 7
///     file.book(volume: 3)?.title  // "Harry Potter and the Prisoner of Azkaban"
package struct DataFile: Sendable {
  /// The size in bytes beyond which a file is not read: 512 MiB, room for 200,000 books of the usual
  /// length, and an end to devices that have none.
  static let sizeLimit = 512 << 20

  private let bytes: [UInt8]
  private let books: [BookDTO]

  /// Reads a file and checks all of its books.
  ///
  /// - Parameter path: The file's path, absolute or from the working folder.
  /// - Throws: ``DataFileError`` where the file cannot be read or any of its books is not right.
  package init(contentsOf path: String) throws(DataFileError) {
    try self.init(bytes: Self.bytes(ofFile: path), name: path)
  }

  /// Checks the books in the contents of a file.
  ///
  /// - Parameters:
  ///   - bytes: The contents: JSON in UTF-8. A byte order mark and trailing commas are accepted.
  ///   - name: What to call the file in an error message.
  /// - Throws: ``DataFileError`` where any of the books is not right.
  package init(bytes: [UInt8], name: String) throws(DataFileError) {
    try self.init(bytes: bytes, name: name) { bytes throws(JSONFault) in
      try DataFileReader(reading: bytes)
    }
  }

  private init(
    bytes: [UInt8], name: String, _ read: ([UInt8]) throws(JSONFault) -> DataFileReader
  ) throws(DataFileError) {
    guard !bytes.isBlank else { throw .empty(file: name) }
    let reader: DataFileReader
    do throws(JSONFault) {
      reader = try read(bytes)
    } catch {
      throw DataFileError(error, inFile: name, bytes)
    }
    if let error = reader.faults.error(inFile: name, bytes) { throw error }
    guard !reader.books.isEmpty else { throw .noBooks(file: name) }
    books = reader.books
    self.bytes = bytes
  }

  /// Reads the seven volumes that come with the program.
  ///
  /// The whole file is checked by the tests whenever the program is built, so a run need not look at
  /// more of it than it shows.
  ///
  /// - Parameter volume: The one volume that is wanted, or nil where all of them are.
  /// - Returns: The file. Nothing is known of other volumes where there is the one that is wanted.
  /// - Throws: ``DataFileError`` where `Resources/data.json` was damaged before the program was
  ///   built.
  package static func embedded(only volume: Int? = nil) throws(DataFileError) -> DataFile {
    do throws(DataFileError) {
      return try DataFile(bytes: PackageResources.data_json, name: Words.embeddedFile) {
        bytes throws(JSONFault) in
        try DataFileReader(reading: bytes, volume: volume, isTrusted: true)
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

  /// All books, in file order.
  package var allBooks: [Book] {
    books.map { Book($0, in: bytes) }
  }

  /// One book.
  ///
  /// - Parameter volume: A series number, counted from 1.
  /// - Returns: The book, or nil where the series has no such volume.
  package func book(volume: Int) -> Book? {
    books.first { $0.heading.seriesNumber == volume }.map { Book($0, in: bytes) }
  }
}

extension DataFile {
  private static func bytes(ofFile path: String) throws(DataFileError) -> [UInt8] {
    let bytes: [UInt8]
    do {
      bytes = try FileDescriptor(path, for: .reading).readAll(limit: sizeLimit)
    } catch .noSuchFile {
      throw .missing(file: path)
    } catch .isDirectory {
      throw .folder(file: path)
    } catch {
      throw .unreadable(file: path, reason: error.reason)
    }
    guard bytes.count <= sizeLimit else { throw .tooLarge(file: path, limit: sizeLimit) }
    return bytes
  }
}

extension DataFileError {
  /// Finds the place of a fault in a file, and what the file may be instead.
  fileprivate init(_ fault: JSONFault, inFile name: String, _ bytes: [UInt8]) {
    let place = TextPlace(of: fault.offset, in: bytes)
    switch fault.problem {
    case .notUTF8:
      let encoding = TextEncoding(of: bytes, wrongAt: fault.offset)
      self = .notUTF8(
        file: name, place: place, problem: fault.description, encoding: encoding)
    case .wideEncoding:
      // What such a file shows as bytes is no help to anybody.
      self = .notUTF8(
        file: name, place: TextPlace(of: 0, in: []), problem: fault.description, encoding: .utf16)
    default:
      self = .notJSON(file: name, place: place, problem: fault.description)
    }
  }
}

extension TextEncoding {
  /// Guesses the encoding of a file that is not UTF-8; nil comes back for one that is no text, and
  /// for text in UTF-8 that is damaged: what stands before the place is.
  fileprivate init?(of bytes: [UInt8], wrongAt offset: Int) {
    guard bytes[..<offset].allSatisfy({ $0 < 0x80 }), !bytes.contains(where: { $0 < 0x09 }) else {
      return nil
    }
    self = bytes.isLikeCP949 ? .cp949 : .latin1
  }
}

extension [UInt8] {
  /// Whether there is nothing but white space, and perhaps a byte order mark.
  fileprivate var isBlank: Bool {
    let text = starts(with: JSONReader.byteOrderMark) ? dropFirst(3) : self[...]
    return text.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  /// Whether the bytes beyond ASCII stand in pairs, as those of nearly every Korean letter do.
  ///
  /// A rare letter ends in the byte of an ASCII letter. So does an umlaut with what follows it, and
  /// therefore one pair is needed that is no such letter.
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
