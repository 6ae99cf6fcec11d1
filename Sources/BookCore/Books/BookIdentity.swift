/// Which book of a series is meant: its title, and its number at the time.
public struct BookIdentity: Hashable, Sendable, CustomStringConvertible {
  /// The number of the volume, counted from 1; of a record that belongs to no book, the number that
  /// its book had.
  public let volume: Int

  /// The title.
  public var title: String { titleText.string }

  let titleText: StoredText

  package init(volume: Int, title: String) { self.init(volume: volume, title: StoredText(title)) }

  init(volume: Int, title: StoredText) {
    self.volume = volume
    titleText = title
  }

  /// The number and the title.
  public var description: String { "\(volume) \(titleText)" }
}
