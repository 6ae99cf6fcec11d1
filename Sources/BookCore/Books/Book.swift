/// One volume of a series.
///
///     let book = try BookSeries.embedded()[2]
///     book.title                  // "Harry Potter and the Prisoner of Azkaban"
///     book.releaseDate.formatted  // "July 8, 1999"
public struct Book: Hashable, Identifiable, Sendable {
  /// The book's place in its series, counted from 1.
  public let seriesNumber: Int

  /// The series number, which is unique only within its series.
  public var id: Int { seriesNumber }

  /// The full title.
  public var title: String { titleText.string }

  /// Titles by which the book is found as well, but which no page shows, such as *Harry Potter and
  /// the Sorcerer’s Stone*.
  public var otherTitles: [String] { otherTitlesText.titles }

  var hasOtherTitles: Bool { !otherTitlesText.isEmpty }

  /// Who wrote the book.
  public var author: String { authorText.string }

  /// The number of printed pages, 0 or more.
  public let pages: Int

  /// The day on which the book was first published.
  public let releaseDate: ReleaseDate

  /// The dedication; empty if there is none.
  public var dedication: String { dedicationText.string }

  /// What the book is about.
  public let summary: Summary

  /// The story of the book with its ending, without white space around it; empty if the data file
  /// does not tell it.
  ///
  /// What may be told of it to a reader, ``StorySoFar`` says.
  public var story: String { storyText.string }

  var hasStory: Bool { !storyText.isEmpty }

  /// The book's page on the web, or nil if there is none.
  public var wiki: WebAddress? { WebAddress(wikiText.string) }

  /// The picture on the cover; nil if there is none, or none that is as ``Cover`` describes.
  public let cover: Cover?

  /// The chapters in reading order.
  public let chapters: [Chapter]

  let titleText: StoredText
  private let otherTitlesText: StoredTitles
  let authorText: StoredText
  let dedicationText: StoredText
  let storyText: StoredText

  /// The address, or nothing.
  private let wikiText: StoredText

  /// Creates a book, whose values are not checked; the places of its chapters must count from 1.
  public init(
    seriesNumber: Int, title: String, otherTitles: [String] = [], author: String, pages: Int,
    releaseDate: ReleaseDate, dedication: String, summary: Summary, story: String = "",
    wiki: WebAddress?, cover: Cover? = nil, chapters: [Chapter]
  ) {
    self.init(
      seriesNumber: seriesNumber, title: StoredText(title),
      otherTitles: StoredTitles(otherTitles), author: StoredText(author), pages: pages,
      releaseDate: releaseDate, dedication: StoredText(dedication), summary: summary,
      story: StoredText(story), wiki: wiki.map { StoredText($0.description) } ?? .empty,
      cover: cover, chapters: chapters)
  }

  init(
    seriesNumber: Int, title: StoredText, otherTitles: StoredTitles, author: StoredText, pages: Int,
    releaseDate: ReleaseDate, dedication: StoredText, summary: Summary, story: StoredText,
    wiki: StoredText, cover: Cover?, chapters: [Chapter]
  ) {
    self.seriesNumber = seriesNumber
    titleText = title
    otherTitlesText = otherTitles
    authorText = author
    self.pages = pages
    self.releaseDate = releaseDate
    dedicationText = dedication
    self.summary = summary
    storyText = story
    wikiText = wiki
    self.cover = cover
    self.chapters = chapters
  }
}
