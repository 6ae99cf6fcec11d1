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

  /// The file is larger than any data file may be; the limit is given in bytes.
  case tooLarge(file: String, limit: Int)

  /// The file is text in another encoding, or no text.
  case notUTF8(file: String, fault: TextFault)

  /// The file breaks the rules of JSON.
  case notJSON(file: String, fault: TextFault)

  /// A value is missing, has the wrong type or is impossible.
  case wrongValue(file: String, place: FieldPlace, found: String, wanted: String)

  /// The file lists no books.
  case noBooks(file: String)
}

extension DataFileError {
  /// The place in the file where reading stopped, or nil where none is to blame.
  public var fault: TextFault? {
    switch self {
    case .notUTF8(_, let fault), .notJSON(_, let fault): fault
    case .missing, .folder, .unreadable, .empty, .tooLarge, .wrongValue, .noBooks: nil
    }
  }
}

extension DataFileError: CustomStringConvertible {
  /// What is wrong and where, as one line without a full stop at its end.
  public var description: String {
    switch self {
    case .missing(let file): Words.missing(file)
    case .folder(let file): Words.folder(file)
    case .unreadable(let file, let reason): Words.unreadable(file, reason)
    case .empty(let file): Words.empty(file)
    case .tooLarge(let file, let limit): Words.tooLarge(file, limit)
    case .notUTF8(let file, let fault), .notJSON(let file, let fault): Words.fault(file, fault)
    case .wrongValue(let file, let place, let found, let wanted):
      Words.wrongValue(file, place, found, wanted)
    case .noBooks(let file): Words.noBooks(file)
    }
  }
}
