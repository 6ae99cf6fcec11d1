#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The way from a path to checked books.
enum DataFile {
  static func contents(of file: String) throws(DataFileError) -> Data {
    do {
      return try FileDescriptor(file, for: .reading).readAll()
    } catch .noSuchFile {
      throw .missing(file: file)
    } catch .isFolder {
      throw .folder(file: file)
    } catch {
      throw .unreadable(file: file, reason: error.reason)
    }
  }

  static func books(in data: Data, file: String) throws(DataFileError) -> [Book] {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = data.starts(with: byteOrderMark) ? data.dropFirst(byteOrderMark.count) : data
    if text.allSatisfy({ JSONText.whiteSpace.contains($0) }) { throw .empty(file: file) }
    if let line = UTF8Check.firstBadLine(in: data) {
      throw .notUTF8(file: file, line: line)
    }
    do {
      let books = try zip(1..., JSONDecoder().decode(SeriesDTO.self, from: data).books)
        .map { try Book($1, seriesNumber: $0) }
      if !books.isEmpty { return books }
    } catch {
      throw explanation(of: error, in: data, file: file)
    }
    throw .noBooks(file: file)
  }
}

extension DataFile {
  /// Finds the words for a failure: what was wrong with the syntax first, since a decoder calls
  /// anything it cannot place a syntax error and tells no line.
  private static func explanation(
    of error: any Error, in data: Data, file: String
  ) -> DataFileError {
    let fault = error as? DataFault
    if let fault, let found = fault.found {
      return .wrongValue(file: file, place: fault.place, found: found, wanted: fault.wanted)
    }
    if let syntaxFault = JSONSyntax.firstFault(in: data) {
      return .notJSON(file: file, fault: syntaxFault)
    }
    guard let fault else { return .unreadable(file: file, reason: Words.unknownReason) }
    return .wrongValue(
      file: file, place: fault.place, found: Words.hugeNumber, wanted: fault.wanted)
  }
}
