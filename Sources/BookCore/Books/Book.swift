/// One volume of a series.
///
///     let book = try BookSeries.embedded()[2]
///     book.title                  // "Harry Potter and the Prisoner of Azkaban"
///     book.releaseDate.formatted  // "July 8, 1999"
public struct Book: Identifiable, Sendable {
  /// The book's place in its series, counted from 1.
  public var seriesNumber: Int { contents.seriesNumber }

  /// The series number, which is unique only within its series.
  public var id: Int { seriesNumber }

  /// The full title.
  public var title: String { contents.title.string }

  /// Titles by which the book is found as well, but which no page shows, such as *Harry Potter and
  /// the Sorcerer’s Stone*.
  public var otherTitles: [String] { contents.otherTitles }

  /// Who wrote the book.
  public var author: String { contents.author.string }

  /// The number of printed pages, 0 or more.
  public var pages: Int { contents.pages }

  /// The date on which the book was first published; of an old one, perhaps only the year.
  public var releaseDate: ReleaseDate { contents.releaseDate }

  /// The dedication; empty if there is none.
  public var dedication: String { contents.dedication.string }

  /// What the book is about.
  public var summary: Summary { contents.summary }

  /// The story of the book with its ending, without white space around it; empty if the data file
  /// does not tell it.
  ///
  /// What may be told of it to a reader, ``StorySoFar`` says.
  public var story: String { contents.story.string }

  var hasStory: Bool { !contents.story.isEmpty }

  /// The book's page on the web, or nil if there is none.
  public var wiki: WebAddress? { WebAddress(contents.wiki.string) }

  /// The picture on the cover; nil if there is none, or none that is as ``Cover`` describes.
  public var cover: Cover? { contents.cover.cover }

  /// The chapters in reading order.
  public var chapters: [Chapter] { contents.chapters }

  /// What the records of a reader state know the book by.
  package var identity: BookIdentity { BookIdentity(volume: seriesNumber, title: contents.title) }

  private let reference: BookReference

  var contents: BookContents { reference.contents }

  /// Creates a book, whose values are not checked; the places of its chapters must count from 1.
  public init(
    seriesNumber: Int, title: String, otherTitles: [String] = [], author: String, pages: Int,
    releaseDate: ReleaseDate, dedication: String, summary: Summary, story: String = "",
    wiki: WebAddress? = nil, cover: Cover? = nil, chapters: [Chapter]
  ) {
    self.init(
      BookContents(
        seriesNumber: seriesNumber, title: StoredText(title), otherTitles: otherTitles,
        author: StoredText(author), pages: pages, releaseDate: releaseDate,
        dedication: StoredText(dedication), summary: summary, story: StoredText(story),
        wiki: wiki.map { StoredText($0.description) } ?? .empty, cover: StoredCover(cover),
        chapters: chapters))
  }

  init(_ contents: BookContents) { reference = BookReference(contents) }
}

extension Book: Hashable, CustomStringConvertible, CustomReflectable {
  /// The number and the title, such as `3 Harry Potter and the Prisoner of Azkaban`.
  public var description: String { identity.description }

  /// The fields of the book.
  public var customMirror: Mirror { Mirror(reflecting: contents) }

  /// Whether two books say the same.
  public static func == (left: Book, right: Book) -> Bool { left.contents == right.contents }

  /// Feeds what the book says to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(contents) }
}

/// What a book says, as far as it has been read.
struct BookContents: Hashable, Sendable {
  var seriesNumber: Int
  var title = StoredText.empty
  var otherTitles: [String] = []
  var author = StoredText.empty
  var pages = 0
  var releaseDate = ReleaseDate.unknown
  var dedication = StoredText.empty
  var summary = Summary(.empty)
  var story = StoredText.empty

  /// The address, or nothing.
  var wiki = StoredText.empty

  var cover = StoredCover()
  var chapters: [Chapter] = []
}

/// What a book says, in one place: a list of many books hands each of them on several times, and to
/// copy all that it holds took a tenth of the time.
private final class BookReference: Sendable {
  let contents: BookContents

  init(_ contents: BookContents) { self.contents = contents }
}
