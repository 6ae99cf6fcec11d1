import TestSupport
import Testing

@testable import BookCore

/// What is told of a file in which several values are wrong.
struct ValueFaultsTests {
  /// The wrong values in a file of books.
  private func values(_ books: SampleBook...) throws -> WrongValues {
    let file = "{\"data\":[\(books.map(\.json).joined(separator: ",\n"))]}"
    return try #require(DataFileError.of(file)?.values)
  }

  @Test func theValuesOfAllBooksAreToldInTheOrderOfTheFile() throws {
    let values = try values(
      SampleBook(releaseDate: "soon", json: ["pages": "1.5"]), SampleBook(),
      SampleBook(title: "Persuasion", json: ["chapters": "[{},{\"title\":1}]"]))
    #expect(values.faultCount == 4)
    #expect(!values.areAlike)
    #expect(
      values.firstFaults.map(\.path) == [
        FieldPath(book: 1, title: "Emma", field: "pages"),
        FieldPath(book: 1, title: "Emma", field: "release_date"),
        FieldPath(book: 3, title: "Persuasion", chapter: 1, field: "title"),
        FieldPath(book: 3, title: "Persuasion", chapter: 2, field: "title"),
      ])
    #expect(values.firstFaults.map(\.place.line) == [1, 1, 3, 3])
  }

  @Test(
    arguments: try CaseFile().table("every fault of a book has its title") as [(String, String?)])
  func everyFaultOfABookHasItsTitle(attributes: String, title: String?) throws {
    let books = "{\"attributes\":\(attributes)},{\"attributes\":{\"title\":\"Other\"}}"
    let faults = try #require(DataFileError.of("{\"data\":[\(books)]}")?.values?.firstFaults)
    let own = faults.filter { $0.path.book == 1 }
    #expect(own.contains { $0.path.field == "pages" })
    #expect(own.allSatisfy { $0.path.title == title })
    #expect(faults.filter { $0.path.book == 2 }.allSatisfy { $0.path.title == "Other" })
  }

  @Test(arguments: [1, 2, 10, 11, 14, 999, 1_000, 1_001, 2_500])
  func allAreCountedAndTheFirstTenListed(count: Int) throws {
    let chapters = Array(repeating: "{}", count: count).joined(separator: ",\n")
    let values = try values(SampleBook(json: ["chapters": "[\(chapters)]"]))
    #expect(values.faultCount == count)
    #expect(values.firstFaults.map(\.path.chapter) == (1...min(count, 10)).map(Optional.init))
    #expect(values.firstFaults.map(\.place.line) == Array(1...min(count, 10)))
    #expect(values.areAlike)
  }

  @Test func valuesOfAWrongKindAreAllCounted() throws {
    let books = Array(repeating: SampleBook(json: ["pages": "null"]), count: 1_200)
    let error = DataFileError.of(SampleBook.file(books))
    #expect(error?.values?.faultCount == 1_200)
  }

  @Test(arguments: [1, 10, 999, 1_000, 1_001])
  func oneThatDiffersIsNoticedHoweverLate(count: Int) throws {
    let chapters = Array(repeating: "{}", count: count).joined(separator: ",")
    let values = try values(SampleBook(json: ["chapters": "[\(chapters),7]"]))
    #expect(values.faultCount == count + 1)
    #expect(!values.areAlike)
  }

  static let alike: [(one: SampleBook, other: SampleBook, areAlike: Bool)] = [
    (halfAPage, SampleBook(json: ["pages": "\"7\""]), true),
    (SampleBook(releaseDate: "soon"), SampleBook(releaseDate: "1997"), true),
    (SampleBook(releaseDate: "soon"), SampleBook(releaseDate: "1997-02-30"), false),
    (SampleBook(releaseDate: "1997-13-01"), SampleBook(releaseDate: "1997-02-30"), true),
    (namelessChapter, SampleBook(title: "Other", json: ["chapters": "[{},{}]"]), true),
    (namelessChapter, SampleBook(json: ["chapters": "[{\"title\":1}]"]), false),
    (namelessChapter, SampleBook(json: ["chapters": "[1]"]), false),
    (halfAPage, SampleBook(releaseDate: "soon"), false),
    (halfAPage, SampleBook(title: ""), false),
  ]
  private static let halfAPage = SampleBook(json: ["pages": "1.5"])
  private static let namelessChapter = SampleBook(json: ["chapters": "[{}]"])

  @Test(arguments: alike)
  func faultsAreAlikeWhereTheSameIsToBeDone(
    one: SampleBook, other: SampleBook, areAlike: Bool
  ) throws {
    #expect(try values(one, other).areAlike == areAlike)
    #expect(try values(other, one).areAlike == areAlike)
  }

  @Test func whatIsMissingInEveryBookIsAlike() throws {
    let book = SampleBook().json.replacing("\"release_date\"", with: "\"released\"")
    let values = try #require(DataFileError.of(SampleBook.file(json: [book, book, book]))?.values)
    #expect(values.faultCount == 3)
    #expect(values.areAlike)
  }

  @Test func aBookWithoutAnythingLacksEveryField() throws {
    let values = try #require(DataFileError.of(#"{"data":[{"attributes":{}}]}"#)?.values)
    #expect(values.firstFaults.map(\.path.field) == SampleLayout.neededFields)
    #expect(values.firstFaults.allSatisfy { $0.found == .nothing })
  }
}
