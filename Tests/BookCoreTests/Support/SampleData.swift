import BookCore

/// The JSON of a book whose fields a test can replace; numbers, lists and links are written in JSON.
struct SampleData {
  var title = "Emma"
  var pages = "474"
  var releaseDate = "1815-12-23"
  var dedication = "To the Prince Regent"
  var summary = "A matchmaker errs."
  var wiki = "\"https://example.org/emma\""
  var chapters = #"[{"title":"1. Hartfield"},{"title":"2. Randalls"}]"#

  var json: String {
    """
    {"attributes":{"title":"\(title)","author":"Jane Austen","pages":\(pages),\
    "release_date":"\(releaseDate)","dedication":"\(dedication)","summary":"\(summary)",\
    "wiki":\(wiki),"chapters":\(chapters)}}
    """
  }

  static func file(_ books: String...) -> String {
    "{\"data\":[\(books.joined(separator: ","))]}"
  }

  static func series(_ books: SampleData...) throws -> BookSeries {
    let json = "{\"data\":[\(books.map(\.json).joined(separator: ","))]}"
    return try BookSeries(bytes: json.utf8, file: "books.json")
  }

  static func book(_ json: String) throws -> Book {
    try BookSeries(bytes: file(json).utf8, file: "books.json").books[0]
  }

  static func book(_ sample: SampleData) throws -> Book {
    try book(sample.json)
  }
}
