/// The JSON of a book whose fields a test can replace; numbers, lists and links are written in JSON.
package struct SampleData {
  package var title: String
  package var pages: String
  package var releaseDate: String
  package var dedication: String
  package var summary: String
  package var wiki: String
  package var chapters: String

  /// Creates a book.
  package init(
    title: String = "Emma", pages: String = "474", releaseDate: String = "1815-12-23",
    dedication: String = "To the Prince Regent", summary: String = "A matchmaker errs.",
    wiki: String = "\"https://example.org/emma\"",
    chapters: String = #"[{"title":"1. Hartfield"},{"title":"2. Randalls"}]"#
  ) {
    self.title = title
    self.pages = pages
    self.releaseDate = releaseDate
    self.dedication = dedication
    self.summary = summary
    self.wiki = wiki
    self.chapters = chapters
  }

  /// The book in a data file.
  package var json: String {
    """
    {"attributes":{"title":"\(title)","author":"Jane Austen","pages":\(pages),\
    "release_date":"\(releaseDate)","dedication":"\(dedication)","summary":"\(summary)",\
    "wiki":\(wiki),"chapters":\(chapters)}}
    """
  }

  /// A data file with some books.
  package static func file(_ books: String...) -> String {
    "{\"data\":[\(books.joined(separator: ","))]}"
  }
}
