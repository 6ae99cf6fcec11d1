/// What a list says about a volume.
public struct BookHeading: Hashable, Sendable {
  /// The book's place in its series, counted from 1.
  public let seriesNumber: Int

  /// The full title.
  public let title: String

  /// The number of printed pages, 0 or more.
  public let pages: Int

  /// The day on which the book was first published.
  public let releaseDate: ReleaseDate

  /// Creates a heading.
  ///
  /// - Parameters:
  ///   - seriesNumber: The book's place in its series, counted from 1.
  ///   - title: The full title.
  ///   - pages: The number of printed pages, 0 or more.
  ///   - releaseDate: The day on which the book was first published.
  public init(seriesNumber: Int, title: String, pages: Int, releaseDate: ReleaseDate) {
    self.seriesNumber = seriesNumber
    self.title = title
    self.pages = pages
    self.releaseDate = releaseDate
  }
}
