import JSON
import SystemCalls

extension BookSeries {
  /// The largest size of a data file in bytes: 512 MiB, enough for some 200,000 books, and a limit
  /// for devices that never end.
  static let maxFileSize = 512 << 20

  /// Reads the seven volumes that come with the program, once in a process.
  ///
  /// - Returns: The series.
  /// - Throws: ``DataFileError`` if `Resources/data.json` was damaged before the program was built.
  public static func embedded() throws(DataFileError) -> BookSeries { try sevenVolumes.get() }

  private static let sevenVolumes = Result { () throws(DataFileError) in
    try BookSeries(
      checking: PackageResources.data_json, name: ErrorText.embeddedFile, as: .embedded)
  }

  /// Reads a data file.
  ///
  /// - Parameters:
  ///   - path: The file's path, absolute or from the working folder.
  ///   - identity: What the state of the reader is kept under; nil for the absolute path of the
  ///     file, with symbolic links followed.
  /// - Throws: ``DataFileError`` if the file cannot be read or any of its books is invalid.
  public init(
    contentsOfFile path: String, as identity: SeriesIdentity? = nil
  ) throws(DataFileError) {
    let bytes = try Self.bytes(ofFile: path, try FileDescriptor(path, for: .reading))
    try self.init(checking: bytes, name: path, as: identity ?? .dataFile(path))
  }

  /// Reads the contents of a data file.
  ///
  /// - Parameters:
  ///   - bytes: The contents: JSON in UTF-8. A byte order mark and trailing commas are accepted.
  ///   - file: The file's name in error messages.
  ///   - identity: What the state of the reader is kept under; nil if it is not kept.
  /// - Throws: ``DataFileError`` if any of the books is invalid. An invalid book never leads to a
  ///   shorter series.
  public init(
    bytes: some Sequence<UInt8>, file: String, as identity: SeriesIdentity? = nil
  ) throws(DataFileError) {
    try self.init(checking: Array(bytes), name: file, as: identity)
  }

  /// Reads an open file, pipe or device from where it is to its end, and leaves it open.
  init(contentsOf descriptor: Descriptor, name: String) throws(DataFileError) {
    let bytes = try Self.bytes(ofFile: name, try FileDescriptor(duplicating: descriptor))
    try self.init(checking: bytes, name: name, as: nil)
  }

  private init(
    checking bytes: [UInt8], name: String, as identity: SeriesIdentity?
  ) throws(DataFileError) {
    guard bytes.count <= Self.maxFileSize else {
      throw .tooLarge(file: name, limit: Self.maxFileSize)
    }
    let text = bytes.starts(with: JSONParser.byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
    if text.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) { throw .empty(file: name) }
    let parser: DataFileParser
    do throws(JSONFault) {
      parser = try DataFileParser(reading: bytes)
    } catch {
      throw DataFileError(error, inFile: name, bytes)
    }
    if let error = parser.faults.error(inFile: name, bytes) { throw error }
    guard !parser.books.isEmpty else { throw .noBooks(file: name) }
    self.init(checked: parser.books, as: identity)
  }

  private static func bytes(
    ofFile name: String, _ open: @autoclosure () throws(Errno) -> FileDescriptor
  ) throws(DataFileError) -> [UInt8] {
    let bytes: [UInt8]?
    do throws(Errno) {
      let file = try open()
      bytes = try file.isLonger(than: maxFileSize) ? nil : file.readAll(limit: maxFileSize)
    } catch .noSuchFile {
      throw .missing(file: name)
    } catch .isDirectory {
      throw .folder(file: name)
    } catch {
      throw .unreadable(file: name, reason: error.reason)
    }
    guard let bytes else { throw .tooLarge(file: name, limit: maxFileSize) }
    return bytes
  }
}

extension DataFileError {
  /// Creates an error from a fault, its place in the file and what the file probably is.
  fileprivate init(_ fault: JSONFault, inFile name: String, _ bytes: [UInt8]) {
    var syntax = SyntaxFault(fault: fault, format: ForeignFormat.name(of: bytes))
    switch fault.problem {
    case .notUTF8: syntax.encoding = TextEncoding(of: bytes, wrongAt: fault.offset)
    case .wideEncoding: syntax = SyntaxFault(fault: fault, encoding: .utf16)
    default:
      self = .notJSON(file: name, place: FilePlace(of: fault.offset, in: bytes), fault: syntax)
      return
    }
    // An excerpt of a file in UTF-16 would not be readable.
    let place = FilePlace(of: fault.offset, in: syntax.encoding == .utf16 ? [] : bytes)
    self = .notUTF8(file: name, place: place, fault: syntax)
  }
}
