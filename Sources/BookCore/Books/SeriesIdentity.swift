import SystemCalls

/// What the reader state of a series is kept under, apart from that of others.
///
/// Expanding volume 1 of one series never expands volume 1 of another. A series that is read from a
/// file goes by the path of that file. An app whose folder moves, as it does on a phone, names its
/// series instead, and so keeps the place of its reader:
///
///     let series = try BookSeries(contentsOfFile: "books.json", as: SeriesIdentity(name: "emma"))
///     series.identity == SeriesIdentity(name: "emma")  // true
///
/// See ``BookSeries/identity``.
public struct SeriesIdentity: Hashable, Sendable, CustomStringConvertible {
  /// The key of the series in the state file.
  package let key: String

  /// Creates an identity that neither the path of a file nor the series that comes with the package
  /// has.
  ///
  /// - Parameter name: Any name, the same whenever the series is opened. Series with one name in
  ///   one state file have one state.
  public init(name: String) { key = "name:\(name)" }

  private init(key: String) { self.key = key }

  /// The path of the file, or `name:` and the name.
  public var description: String { key.beginning }

  /// Whether two series have the same name, byte for byte: `é` may be written in two ways, which
  /// makes two files.
  public static func == (left: SeriesIdentity, right: SeriesIdentity) -> Bool {
    left.key.utf8.elementsEqual(right.key.utf8)
  }

  /// Feeds the bytes of the name to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) { for byte in key.utf8 { hasher.combine(byte) } }

  package var isFile: Bool { key.utf8.first == UInt8(ascii: "/") }
  package static let embedded = SeriesIdentity(key: "embedded")

  /// The series of a data file: the file’s absolute path, with symbolic links followed.
  ///
  /// A path that does not lead to a file, such as that of a pipe in `/dev/fd`, is used as written.
  package static func dataFile(_ path: String) -> SeriesIdentity {
    SeriesIdentity(key: FilePath.canonical(path) ?? path)
  }
}
