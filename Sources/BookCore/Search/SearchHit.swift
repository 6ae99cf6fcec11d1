/// A text of a book in which everything searched for was found.
public struct SearchHit: Equatable, Sendable {
  /// Which text of a book it is.
  public enum Field: Equatable, Sendable {
    /// The full title.
    case title

    /// The title of a chapter, with the chapter's number or nil for one outside the count.
    case chapter(number: Int?)

    /// The words that dedicate the book to somebody.
    case dedication

    /// What the book is about.
    case summary
  }

  /// Which text it is.
  public let field: Field

  /// The whole text.
  public let text: String

  /// Where in the text the words were found, from left to right.
  ///
  /// There is at least one place, each holds whole Characters, and no two touch.
  public let places: [Range<String.Index>]

  /// Creates a hit.
  ///
  /// - Parameters:
  ///   - field: Which text it is.
  ///   - text: The whole text.
  ///   - places: Where in the text the words were found, from left to right.
  public init(field: Field, text: String, places: [Range<String.Index>]) {
    self.field = field
    self.text = text
    self.places = places
  }
}
