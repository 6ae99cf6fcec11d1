/// Why a data file does not become a series.
///
/// The descriptions quote the file as it stands. Make them visible before they reach a terminal.
public enum DataFileError: Error, Equatable, Sendable {
  /// There is no such file.
  case missing(file: String)

  /// The path leads to a folder.
  case folder(file: String)

  /// The system does not let the file be read.
  case unreadable(file: String, reason: String)

  /// The file holds nothing but white space.
  case empty(file: String)

  /// The file is text in another encoding, or no text; the line of the first bad byte is given.
  case notUTF8(file: String, line: Int)

  /// The file breaks the rules of JSON.
  case notJSON(file: String, fault: JSONSyntaxFault)

  /// A value is missing, has the wrong type or is impossible.
  case wrongValue(file: String, place: FieldPlace, found: String, wanted: String)

  /// The file lists no books.
  case noBooks(file: String)
}

extension DataFileError: CustomStringConvertible {
  /// What is wrong and where, as one line without a full stop at its end.
  public var description: String {
    switch self {
    case .missing(let file): Words.missing(file)
    case .folder(let file): Words.folder(file)
    case .unreadable(let file, let reason): Words.unreadable(file, reason)
    case .empty(let file): Words.empty(file)
    case .notUTF8(let file, let line): Words.notUTF8(file, line)
    case .notJSON(let file, let fault): Words.notJSON(file, fault)
    case .wrongValue(let file, let place, let found, let wanted):
      Words.wrongValue(file, place, found, wanted)
    case .noBooks(let file): Words.noBooks(file)
    }
  }
}
