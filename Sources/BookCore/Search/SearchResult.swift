/// What a search found in one volume.
public struct SearchResult: Hashable, Sendable {
  /// The volume's place in its series, counted from 1.
  public let seriesNumber: Int

  /// The volume's full title.
  public let title: String

  /// The texts in which all words of the search occur, at least one, in the order of the volume's
  /// page.
  public let hits: [SearchHit]

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - seriesNumber: The volume's place in its series, counted from 1.
  ///   - title: The volume's full title.
  ///   - hits: The texts in which all words of the search occur.
  public init(seriesNumber: Int, title: String, hits: [SearchHit]) {
    self.seriesNumber = seriesNumber
    self.title = title
    self.hits = hits
  }
}

/// A text of a book in which all words of the search were found.
public struct SearchHit: Hashable, Sendable {
  /// Which text of a book it is.
  public enum Field: Hashable, Sendable {
    /// The full title.
    case title

    /// Who wrote the book.
    case author

    /// The title of a chapter, with the chapter's place, counted from 1, and its number, or nil if
    /// it has none.
    case chapter(place: Int, number: Int?)

    /// The dedication.
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
  /// There is at least one place, each consists of whole Characters, and no two touch.
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
