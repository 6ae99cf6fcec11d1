import TestSupport
import Testing

@testable import BookCore

struct BookSeriesDataFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aFileIsReadFromTheDisk() throws {
    try folder.write(SampleLayout().text, to: "books.json")
    let series = try BookSeries(contentsOfFile: folder.path("books.json"))
    #expect(series.map(\.title) == ["Persuasion", "Emma"])
  }

  @Test func textsAreUnescapedAndKeptOtherwiseAsTheyAre() throws {
    let sample = SampleBook(
      summary: "cafe\u{301} \u{feff}",
      json: [
        "title": #""\u00c9mma \"\ud83e\udd89\"""#, "dedication": #""a\nb\tc\/\\""#,
        "wiki": #""https:\/\/example.org\/\ud574""#,
        "chapters": #"[{"title":"1.\u0020Hart\u200dfield"}]"#,
      ])
    let book = try sample.book
    #expect(book.title == "Émma \"🦉\"")
    #expect(book.dedication == "a\nb\tc/\\")
    #expect(Array(book.summary.text.unicodeScalars) == Array("cafe\u{301} \u{feff}".unicodeScalars))
    #expect(book.wiki?.description == "https://example.org/해")
    #expect(book.chapters == [Chapter(place: 1, number: 1, title: "Hart\u{200d}field")])
  }

  @Test(
    arguments: try CaseFile().table("whole numbers are read in every spelling") as [(String, Int)])
  func wholeNumbersAreReadInEverySpelling(spelling: String, pages: Int) throws {
    #expect(try SampleBook(json: ["pages": spelling]).book.pages == pages)
  }

  @Test(arguments: try CaseFile().pairs("slips of real files are accepted"))
  func slipsOfRealFilesAreAccepted(template: String, slip: String) throws {
    let json = template.replacing("BOOK", with: SampleBook().json)
    let books = try BookSeries(bytes: json.utf8, file: "books.json").books
    #expect(books == [try SampleBook().book], "\(slip)")
  }

  @Test(arguments: SampleLayout.neededFields + ["wiki"])
  func theFirstOfTwoFieldsWithOneNameCounts(name: String) throws {
    let book = try BookSeries(bytes: SampleLayout().text.utf8, file: "books.json").books[1]
    let json = SampleLayout.text(
      replacing: "  }\n    }\n  ]", with: "  ,\"\(name)\":{}}\n    }\n  ]")
    #expect(json != SampleLayout().text)
    #expect(try BookSeries(bytes: json.utf8, file: "books.json").books[1] == book)
  }

  @Test func theFirstOfTwoFieldsCountsEvenWhereItIsWrong() {
    let json = SampleBook().json.replacing("\"pages\":", with: "\"pages\":null,\"pages\":")
    #expect(DataFileError.of(SampleBook.file(json: [json]))?.values?.faultCount == 1)
  }

  @Test func theFirstOfTwoTitlesOfAChapterCounts() throws {
    let chapters = #"[{"title":"1. One","title":"2. Two"},{"title":"","a":1}]"#
    #expect(
      try SampleBook(json: ["chapters": chapters]).book.chapters == [
        Chapter(place: 1, number: 1, title: "One"), Chapter(place: 2, number: nil, title: ""),
      ])
  }

  /// However its values are written in the file.
  @Test(arguments: [
    ["wiki": "\"ftp://x\""], ["wiki": "null"], ["title": "\"\\u00c9mma 해리\""],
    ["chapters": "[{\"title\":\"14. Owls\",\"summary\":\" One. \"},{\"title\":\"\"}]"],
    ["cover": "{\"ground\":\"#740001\",\"ink\":\"#ffd75f\",\"art\":[\"#.\"]}"],
  ])
  func aBookEqualsOneThatIsMadeOfItsValues(json: [String: String]) throws {
    let book = try SampleBook(json: json).book
    let made = Book(
      seriesNumber: book.seriesNumber, title: book.title, author: book.author, pages: book.pages,
      releaseDate: book.releaseDate, dedication: book.dedication, summary: book.summary,
      wiki: book.wiki, cover: book.cover, chapters: book.chapters)
    #expect(made == book)
    #expect(made.hashValue == book.hashValue)
  }

  @Test func nestingHasALimit() {
    // The unknown value stands within the file's object, the list, the book and its fields.
    for (depth, isRead) in [(508, true), (509, false), (1_000_000, false)] {
      let value = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      let json = SampleBook().json.replacing("\"pages\"", with: "\"x\":\(value),\"pages\"")
      let error = DataFileError.of(SampleBook.file(json: [json]))
      #expect((error == nil) == isRead)
      if !isRead {
        let problem = "lists and objects are nested more than 512 levels deep"
        #expect(error?.description.hasSuffix(problem) == true)
      }
    }
  }
}
