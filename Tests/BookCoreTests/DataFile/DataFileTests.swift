import TestSupport
import Testing

@testable import BookCore

struct DataFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func headingsBooksAndTheirNumberFollowFromOneReading() throws {
    let file = try DataFile(bytes: Array(SampleLayout().text.utf8), name: "books.json")
    let series = try BookSeries(bytes: SampleLayout().text.utf8, file: "books.json")
    #expect(try file.count() == 2)
    #expect(try file.allBooks() == series.books)
    #expect(try file.allBooks().map(\.title) == ["Persuasion", "Emma"])
    let headings = series.books.map {
      BookHeading(
        seriesNumber: $0.seriesNumber, title: $0.title, pages: $0.pages,
        releaseDate: $0.releaseDate)
    }
    #expect(try file.headings() == headings)
    for volume in [Int.min, -1, 0, 1, 2, 3, Int.max] {
      #expect(try file.book(volume: volume) == series[volume: volume])
    }
  }

  @Test func authorsAndChaptersAreReadAlone() throws {
    let json = SampleBook.file([
      SampleBook(author: "Austen", chapters: []),
      SampleBook(author: "롤링", chapters: ["1. A", "B", "3. C"]),
    ])
    let file = try DataFile(bytes: Array(json.utf8), name: "books.json")
    #expect(try file.authors() == ["Austen", "롤링"])
    #expect(try file.chapterCounts() == [0, 3])
    #expect(try file.chapters(ofVolume: 2) == file.book(volume: 2)?.chapters)
    #expect(try file.chapters(ofVolume: 3) == [])
  }

  @Test func aFileIsReadFromTheDisk() throws {
    try folder.write(SampleLayout().text, to: "books.json")
    let file = try DataFile(contentsOf: folder.path("books.json"))
    #expect(try file.book(volume: 2)?.title == "Emma")
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

  @Test(arguments: [
    ("474", 474), ("474.0", 474), ("4.74e2", 474), ("47400e-2", 474), ("0", 0), ("-0", 0),
    ("0.0e99999999999999999999", 0), ("9223372036854775807", .max),
    ("9.223372036854775807E+18", .max),
  ])
  func wholeNumbersAreReadInEverySpelling(spelling: String, pages: Int) throws {
    #expect(try SampleBook(json: ["pages": spelling]).book.pages == pages)
  }

  @Test(arguments: [
    ("\u{feff}{\"data\":[BOOK]}", "a byte order mark"),
    ("{\"data\":[BOOK,],}", "commas behind the last elements"),
    ("{\"data\":[BOOK],\"data\":7}", "the first of two equal names counts"),
    ("\r\n{ \"a\" : {\"data\":[]} , \"data\":[ BOOK ] }\t\n\r ", "white space"),
  ])
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
