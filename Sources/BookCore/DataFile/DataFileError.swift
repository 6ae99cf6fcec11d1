import DisplayText
package import JSON

/// Why a data file is not a series of books.
///
/// The cases carry everything that a message needs, verbatim. ``description`` is such a message.
public enum DataFileError: Error, Equatable, Sendable {
  /// There is no such file.
  case missing(file: String)

  /// The path leads to a folder.
  case folder(file: String)

  /// The system cannot read the file; the reason is in its words.
  case unreadable(file: String, reason: String)

  /// The file holds nothing but white space.
  case empty(file: String)

  /// The file is larger than any data file may be; the limit is given in bytes.
  case tooLarge(file: String, limit: Int)

  /// The file is not UTF-8.
  case notUTF8(file: String, place: FilePlace, fault: SyntaxFault)

  /// The file is not valid JSON.
  case notJSON(file: String, place: FilePlace, fault: SyntaxFault)

  /// Values are missing, of the wrong type or invalid.
  case wrongValues(file: String, WrongValues)

  /// The file lists no books.
  case noBooks(file: String)
}

/// A violation of the rules of JSON or UTF-8 in a data file.
public struct SyntaxFault: Equatable, Sendable, CustomStringConvertible {
  /// The fault as the parser found it.
  package let fault: JSONFault

  /// The encoding that the file is probably in instead of UTF-8; nil if that is not the fault, or
  /// if the file does not look like text.
  package var encoding: TextEncoding?

  /// What the file is instead of JSON, as far as it is known: `a PDF document`.
  package var format: String?

  /// What was expected and what was found, in words and without the place.
  public var description: String { fault.description }
}

extension DataFileError: CustomStringConvertible {
  private static let maxListedOthers = 4

  /// The place of the first fault in the file, or nil if the error is about the file as a whole.
  public var place: FilePlace? {
    switch self {
    case .notUTF8(_, let place, _), .notJSON(_, let place, _): place
    case .wrongValues(_, let values): values.firstFaults.first?.place
    case .missing, .folder, .unreadable, .empty, .tooLarge, .noBooks: nil
    }
  }

  /// What else is wrong in the file, one line for each fault; no lines if the first fault is the
  /// only one.
  package var others: [String] {
    guard case .wrongValues(let file, let values) = self else { return [] }
    let others = values.firstFaults.dropFirst()
    let count = values.faultCount - 1
    guard let next = others.first else { return [] }
    if values.areAlike, count > 1 {
      return ["  and \(count.grouped) more like it, the next on line \(next.place.line)"]
    }
    let listed = others.prefix(Self.maxListedOthers)
    let lines = listed.map { fault in
      "  \(ErrorText.problem("\(fault)", inFile: file, at: fault.place))".sanitizedForTerminal()
    }
    return count > listed.count ? lines + ["  and \((count - listed.count).grouped) more"] : lines
  }

  /// The first fault and its place, safe to show on a terminal and without a full stop at its end.
  ///
  ///     do {
  ///       _ = try BookSeries(bytes: [], file: "books.json")
  ///     } catch {
  ///       error.description           // "'books.json' is empty"
  ///       error.localizedDescription  // "'books.json' is empty"
  ///     }
  public var description: String { ErrorText.words(for: self).sanitizedForTerminal() }

  /// The same as ``description``; Foundation has other words for an `any Error`.
  public var localizedDescription: String { description }
}
