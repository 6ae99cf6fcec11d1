/// One volume of a series.
///
///     let book = try BookSeries.embedded()[0]
///     book.title                  // "Harry Potter and the Philosopher’s Stone"
///     book.releaseDate.formatted  // "June 26, 1997"
public struct Book: Hashable, Identifiable, Sendable {
  /// The book's place in its series, counted from 1.
  public let seriesNumber: Int

  /// The series number, which is unique only within its series.
  public var id: Int { seriesNumber }

  /// The full title.
  public let title: String

  /// Who wrote the book.
  public let author: String

  /// The number of printed pages, 0 or more.
  public let pages: Int

  /// The day on which the book was first published.
  public let releaseDate: ReleaseDate

  /// The dedication; empty if there is none.
  public let dedication: String

  /// What the book is about.
  public let summary: Summary

  /// The book's page on the web, or nil if there is none.
  public let wiki: WebAddress?

  /// The picture on the cover; nil if there is none, or none that is as ``Cover`` describes.
  public internal(set) var cover: Cover?

  /// The chapters in reading order.
  public internal(set) var chapters: [Chapter]

  /// Creates a book, whose values are not checked.
  public init(
    seriesNumber: Int, title: String, author: String, pages: Int, releaseDate: ReleaseDate,
    dedication: String, summary: Summary, wiki: WebAddress?, cover: Cover? = nil,
    chapters: [Chapter]
  ) {
    self.seriesNumber = seriesNumber
    self.title = title
    self.author = author
    self.pages = pages
    self.releaseDate = releaseDate
    self.dedication = dedication
    self.summary = summary
    self.wiki = wiki
    self.cover = cover
    self.chapters = chapters
  }
}

/// What a list says about a volume.
package struct BookHeading: Equatable, Sendable {
  /// The book's place in its series, counted from 1.
  package let seriesNumber: Int

  package let title: String
  package let pages: Int
  package let releaseDate: ReleaseDate
}

extension Book {
  /// What a list says about the book.
  package var heading: BookHeading {
    BookHeading(seriesNumber: seriesNumber, title: title, pages: pages, releaseDate: releaseDate)
  }
}
