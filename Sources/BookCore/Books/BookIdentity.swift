/// Which book of a series is meant: its title, and its number at the time.
public struct BookIdentity: Hashable, Sendable {
  /// The number of the volume, counted from 1; of a record that belongs to no book, the number that
  /// its book had.
  public let volume: Int

  /// The title.
  public var title: String { titleText.string }

  let titleText: StoredText

  /// Creates an identity.
  ///
  /// - Parameters:
  ///   - volume: The number of the volume, counted from 1.
  ///   - title: The title.
  public init(volume: Int, title: String) { self.init(volume: volume, title: StoredText(title)) }

  init(volume: Int, title: StoredText) {
    self.volume = volume
    titleText = title
  }
}

extension BookIdentity: Codable {
  private enum CodingKeys: CodingKey { case volume, title }

  /// Decodes the number and the title.
  ///
  /// - Parameter decoder: The decoder.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      volume: try values.decode(Int.self, forKey: .volume),
      title: try values.decode(String.self, forKey: .title))
  }

  /// Encodes the number and the title.
  ///
  /// - Parameter encoder: The encoder.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(volume, forKey: .volume)
    try values.encode(title, forKey: .title)
  }
}

extension Book {
  /// What the records of a reader state know the book by.
  public var identity: BookIdentity { BookIdentity(volume: seriesNumber, title: contents.title) }
}
