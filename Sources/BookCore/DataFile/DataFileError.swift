package import JSON

/// Why a data file is not a series of books.
///
/// The cases carry everything that a message needs. ``description`` is a short message; it quotes
/// the file verbatim, control characters included: sanitize it before it reaches a terminal.
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
  ///
  /// The encoding is the one it is probably in, or nil if the file does not look like text.
  case notUTF8(file: String, place: TextPlace, fault: SyntaxFault, encoding: TextEncoding?)

  /// The file is not valid JSON.
  case notJSON(file: String, place: TextPlace, fault: SyntaxFault)

  /// Values are missing, of the wrong type or invalid.
  case wrongValues(file: String, WrongValues)

  /// The file lists no books.
  case noBooks(file: String)
}

/// A violation of the rules of JSON or UTF-8 in a data file.
public struct SyntaxFault: Equatable, Sendable, CustomStringConvertible {
  /// The fault as the parser found it.
  package let fault: JSONFault

  /// What was expected and what was found, in words and without the place.
  public var description: String {
    fault.description
  }
}

/// An encoding that a file may be in instead of UTF-8.
public enum TextEncoding: Hashable, Sendable {
  /// UTF-16 or UTF-32.
  case utf16

  /// Korean as written by Windows.
  case cp949

  /// Western European, in ISO 8859-1 or as written by Windows.
  case latin1
}

extension DataFileError {
  /// The place of the first fault in the file, or nil if the error is about the file as a whole.
  public var place: TextPlace? {
    switch self {
    case .notUTF8(_, let place, _, _), .notJSON(_, let place, _): place
    case .wrongValues(_, let values): values.listed.first?.place
    case .missing, .folder, .unreadable, .empty, .tooLarge, .noBooks: nil
    }
  }
}

extension DataFileError: CustomStringConvertible {
  /// The first fault and its place, in one short line such as `books.json:31:14: invalid value`.
  public var description: String {
    switch self {
    case .missing(let file): Messages.problem(Messages.noSuchFile, inFile: file)
    case .folder(let file): Messages.problem(Messages.isFolder, inFile: file)
    case .unreadable(let file, let reason): Messages.problem(reason, inFile: file)
    case .empty(let file): Messages.problem(Messages.isEmpty, inFile: file)
    case .tooLarge(let file, let limit): Messages.problem(Messages.tooLarge(limit), inFile: file)
    case .notUTF8(let file, let place, let fault, _), .notJSON(let file, let place, let fault):
      Messages.problem(fault.description, inFile: file, at: place)
    case .wrongValues(let file, let values):
      Messages.problem(
        values.listed.first?.description ?? Messages.invalidValue, inFile: file, at: place)
    case .noBooks(let file): Messages.problem(Messages.noBooks, inFile: file)
    }
  }
}
