/// Which book of a series is meant: its title, and its number at the time.
public struct BookIdentity: Hashable, Sendable {
  /// The number of Unicode scalars to which titles are cut.
  public static let maxTitleLength = 200

  /// The number of the volume, counted from 1.
  public let volume: Int

  /// The title, cut to ``maxTitleLength``; empty if it is not known.
  public let title: String

  /// Creates an identity.
  ///
  /// - Parameters:
  ///   - volume: The number of the volume, counted from 1.
  ///   - title: The title, which is cut if it is too long.
  public init(volume: Int, title: String) {
    self.volume = volume
    self.title = title.cutForRecord
  }
}

extension Book {
  /// What the records of a reader state know the book by.
  public var identity: BookIdentity { BookIdentity(volume: seriesNumber, title: title) }
}

extension String {
  /// The beginning of a title, as long as records keep it.
  var cutForRecord: String {
    guard utf8.count > BookIdentity.maxTitleLength else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(BookIdentity.maxTitleLength)))
  }
}
