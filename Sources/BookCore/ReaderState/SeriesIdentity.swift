import SystemCalls

/// Which series a reader state belongs to.
///
/// The state is kept for each data file, so that expanding volume 1 of one series never expands
/// volume 1 of another.
public struct SeriesIdentity: Equatable, Hashable, Sendable {
  /// The name under which the state file keeps the series.
  public let name: String

  /// The series that comes with the program.
  public static let embedded = SeriesIdentity(name: "embedded")

  /// The series of a data file: the file's absolute path, with symbolic links followed.
  ///
  ///     SeriesIdentity.dataFile("../ada/books.json").name  // "/home/ada/books.json"
  ///
  /// - Parameter path: The file's path, absolute or from the working folder.
  /// - Returns: The identity. A path that leads to no file, as that of a pipe does, is taken as it
  ///   is written.
  public static func dataFile(_ path: String) -> SeriesIdentity {
    SeriesIdentity(name: FilePath.canonical(path) ?? path)
  }
}
