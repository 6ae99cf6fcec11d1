#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

import SystemCalls

/// The way from the bytes of a data file to its books.
struct DataFile {
  /// The size in bytes beyond which a file is not read: 512 MiB, room for 200,000 books of the usual
  /// length, and an end to devices that have none.
  static let sizeLimit = 512 << 20

  private let data: Data

  /// What the file is called in an error message.
  private let name: String

  init(data: Data, name: String) {
    self.data = data
    self.name = name
  }

  /// Reads the bytes, and decodes nothing yet.
  init(contentsOf path: String) throws(DataFileError) {
    do {
      data = Data(try FileDescriptor(path, for: .reading).readAll(limit: Self.sizeLimit))
      name = path
    } catch .noSuchFile {
      throw .missing(file: path)
    } catch .isDirectory {
      throw .folder(file: path)
    } catch {
      throw .unreadable(file: path, reason: error.reason)
    }
    guard data.count <= Self.sizeLimit else {
      throw .tooLarge(file: path, limit: Self.sizeLimit)
    }
  }

  /// Checks that the bytes are text that the decoder reads as its writer meant it.
  func checkEncoding() throws(DataFileError) {
    let mark = ByteOrderMark.utf8
    let text = data.starts(with: mark) ? data.dropFirst(mark.count) : data
    if text.allSatisfy({ JSONText.whiteSpace.contains($0) }) { throw .empty(file: name) }
    if let fault = UTF8Check.firstFault(in: data) { throw .notUTF8(file: name, fault: fault) }
  }

  /// Reads the books.
  ///
  /// - Parameters:
  ///   - checked: The volumes that are decoded and checked; the others are only counted.
  ///   - visit: Gets each book that was checked, in file order.
  /// - Returns: The number of all books, at least 1.
  /// - Throws: ``DataFileError``.
  @discardableResult
  func read(
    checking checked: VolumeSelection, visit: @escaping (BookDTO, BookHeading) -> Void
  ) throws(DataFileError) -> Int {
    let plan = SeriesReading.Plan(checked: checked, visit: visit)
    let count = try explaining {
      try JSONDecoder().decode(SeriesReading.self, from: data, configuration: plan).count
    }
    guard count > 0 else { throw .noBooks(file: name) }
    return count
  }

  /// Reads all books.
  ///
  /// - Returns: At least one book.
  /// - Throws: ``DataFileError`` where any of them is not right.
  func books() throws(DataFileError) -> [Book] {
    var books: [Book] = []
    try read(checking: .all) { books.append(Book($0, $1)) }
    return books
  }

  /// Reads the headings of all books, and checks nothing else.
  ///
  /// - Returns: At least one heading.
  /// - Throws: ``DataFileError``.
  func headings() throws(DataFileError) -> [BookHeading] {
    let headings = try explaining {
      try JSONDecoder().decode(HeadingsReading.self, from: data).headings
    }
    guard !headings.isEmpty else { throw .noBooks(file: name) }
    return headings
  }
}

extension DataFile {
  private func explaining<Result>(_ decode: () throws -> Result) throws(DataFileError) -> Result {
    do {
      return try decode()
    } catch {
      throw explanation(of: error)
    }
  }

  /// Finds the words for a failure.
  ///
  /// The decoder calls anything it cannot place a syntax error and tells no line, so whatever it
  /// could not explain is looked for in the syntax first.
  private func explanation(of error: any Error) -> DataFileError {
    let fault = error as? DataFault
    if let fault, let found = fault.found {
      return .wrongValue(file: name, place: fault.place, found: found, wanted: fault.wanted)
    }
    if let syntaxFault = JSONSyntax.firstFault(in: data) {
      return .notJSON(file: name, fault: syntaxFault)
    }
    guard let fault else { return .unreadable(file: name, reason: Words.unknownReason) }
    return .wrongValue(
      file: name, place: fault.place, found: Words.hugeNumber, wanted: fault.wanted)
  }
}
