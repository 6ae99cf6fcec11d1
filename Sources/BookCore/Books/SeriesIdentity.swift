import SystemCalls

/// The series that a reader state belongs to.
///
/// Each data file has a state of its own, so that expanding volume 1 of one series never expands
/// volume 1 of another.
public struct SeriesIdentity: Hashable, Sendable {
  /// The name of the series in the state file.
  public let name: String

  /// Whether two series have the same name, byte for byte: `é` may be written in two ways, which
  /// makes two files.
  public static func == (left: SeriesIdentity, right: SeriesIdentity) -> Bool {
    left.name.utf8.elementsEqual(right.name.utf8)
  }

  /// Feeds the bytes of the name to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    for byte in name.utf8 { hasher.combine(byte) }
  }

  /// The series that comes with the program.
  public static let embedded = SeriesIdentity(name: "embedded")

  /// The series of a data file: the file's absolute path, with symbolic links followed.
  ///
  ///     SeriesIdentity.dataFile("./books.json") == .dataFile("books.json")  // true
  ///
  /// - Parameter path: The file's path, absolute or from the working folder.
  /// - Returns: The identity. A path that does not lead to a file, such as that of a pipe in
  ///   `/dev/fd`, is used as written.
  public static func dataFile(_ path: String) -> SeriesIdentity {
    SeriesIdentity(name: FilePath.canonical(path) ?? path)
  }
}
