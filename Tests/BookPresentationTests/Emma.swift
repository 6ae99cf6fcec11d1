import BookCore
import DisplayText

/// *Emma* in memory, with other values where a test wants them, even such as no data file can give.
struct Emma {
  var seriesNumber = 3
  var title = "Emma"
  var author = "Jane Austen"
  var dedication = "To the Prince Regent"
  var summary = "A matchmaker errs."
  var wiki = WebAddress("https://example.org/emma")
  var chapters = [
    Chapter(place: 1, number: 1, title: "Hartfield"),
    Chapter(place: 2, number: 2, title: "Randalls"),
  ]

  var book: Book {
    get throws {
      guard let date = ReleaseDate("1815-12-23") else { throw CancellationError() }
      return Book(
        seriesNumber: seriesNumber, title: title, author: author, pages: 474, releaseDate: date,
        dedication: dedication, summary: Summary(summary), wiki: wiki, chapters: chapters)
    }
  }
}

extension Sequence<StyledText> {
  /// The lines without their styles, each one ended.
  var plainText: String { map { $0.plainText + "\n" }.joined() }
}
