/// One volume of a series.
///
/// The values of a book that was read from a data file have been checked; those that you give to the
/// initializer have not.
///
///     let book = try BookSeries.embedded()[0]
///     book.title                  // "Harry Potter and the Philosopher’s Stone"
///     book.releaseDate.formatted  // "June 26, 1997"
public struct Book: Hashable, Identifiable, Sendable {
  /// The book's place in its series, counted from 1.
  public let seriesNumber: Int

  /// The series number, which is unique only within its series.
  public var id: Int {
    seriesNumber
  }

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

  /// The chapters in reading order.
  public let chapters: [Chapter]

  /// Creates a book.
  ///
  /// - Parameters:
  ///   - seriesNumber: The book's place in its series, counted from 1.
  ///   - title: The full title.
  ///   - author: Who wrote the book.
  ///   - pages: The number of printed pages, 0 or more.
  ///   - releaseDate: The day on which the book was first published.
  ///   - dedication: The dedication; empty if there is none.
  ///   - summary: What the book is about.
  ///   - wiki: The book's page on the web, or nil if there is none.
  ///   - chapters: The chapters in reading order.
  public init(
    seriesNumber: Int,
    title: String,
    author: String,
    pages: Int,
    releaseDate: ReleaseDate,
    dedication: String,
    summary: Summary,
    wiki: WebAddress?,
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
    self.chapters = chapters
  }
}

/// A part of a volume's page; the cases are in the order of the page.
///
/// The raw value is the name of the part in a state file.
public enum BookSection: String, CaseIterable, Sendable {
  /// The title, author, release date, number of pages and web address.
  case facts

  /// The dedication.
  case dedication

  /// What the book is about.
  case summary

  /// The chapters.
  case chapters
}
