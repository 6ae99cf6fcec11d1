import BookCore
import TestSupport
import Testing

/// What is told of a file in which several values are wrong.
struct ValueFaultsTests {
  /// The wrong values in a file of books.
  private func values(_ books: SampleData...) throws -> WrongValues {
    let file = "{\"data\":[\(books.map(\.json).joined(separator: ",\n"))]}"
    return try #require(DataFileError.of(file)?.values)
  }

  @Test func theValuesOfAllBooksAreToldInTheOrderOfTheFile() throws {
    let values = try values(
      SampleData(pages: "1.5", releaseDate: "soon"), SampleData(),
      SampleData(title: "Persuasion", chapters: "[{},{\"title\":1}]"))
    #expect(values.count == 4)
    #expect(!values.areAlike)
    #expect(
      values.listed.map(\.path) == [
        FieldPath(book: 1, title: "Emma", field: "pages"),
        FieldPath(book: 1, title: "Emma", field: "release_date"),
        FieldPath(book: 3, title: "Persuasion", chapter: 1, field: "title"),
        FieldPath(book: 3, title: "Persuasion", chapter: 2, field: "title"),
      ])
    #expect(values.listed.map(\.place.line) == [1, 1, 3, 3])
  }

  @Test func theErrorTellsTheFirst() {
    let file = SampleData.file(SampleData(pages: "1.5").json, SampleData(pages: "null").json)
    let error = DataFileError.of(file)
    #expect(error?.place == error?.values?.listed.first?.place)
    #expect(error?.description.hasSuffix(": book 1, pages: invalid value") == true)
  }

  @Test(arguments: [
    (#"{"pages":1.5,"title":"Emma"}"#, "Emma"), (#"{"title":"Emma","pages":1.5}"#, "Emma"),
    (#"{"pages":1.5}"#, nil), (#"{"pages":1.5,"title":" "}"#, nil),
    (#"{"title":7,"pages":1.5}"#, nil), (#"{"pages":1.5,"title":"A","title":"B"}"#, "A"),
  ])
  func everyFaultOfABookHasItsTitle(attributes: String, title: String?) throws {
    let books = "{\"attributes\":\(attributes)},{\"attributes\":{\"title\":\"Other\"}}"
    let faults = try #require(DataFileError.of("{\"data\":[\(books)]}")?.values?.listed)
    let own = faults.filter { $0.path.book == 1 }
    #expect(own.contains { $0.path.field == "pages" })
    #expect(own.allSatisfy { $0.path.title == title })
    #expect(faults.filter { $0.path.book == 2 }.allSatisfy { $0.path.title == "Other" })
  }

  @Test func aChapterThatIsWrongIsToldWithTheTitleOfItsBook() throws {
    let values = try values(SampleData(chapters: "[7]"))
    #expect(values.listed.map(\.path) == [FieldPath(book: 1, title: "Emma", chapter: 1)])
  }

  @Test(arguments: [1, 2, 10, 11, 14, 999, 1_000, 1_001, 2_500])
  func allAreCountedAndTheFirstTenListed(count: Int) throws {
    let chapters = Array(repeating: "{}", count: count).joined(separator: ",\n")
    let values = try values(SampleData(chapters: "[\(chapters)]"))
    #expect(values.count == count)
    #expect(values.listed.map(\.path.chapter) == (1...min(count, 10)).map(Optional.init))
    #expect(values.listed.map(\.place.line) == Array(1...min(count, 10)))
    #expect(values.areAlike)
  }

  @Test func valuesOfAWrongKindAreAllCounted() throws {
    let books = Array(repeating: SampleData(pages: "null").json, count: 1_200)
    let error = DataFileError.of("{\"data\":[\(books.joined(separator: ","))]}")
    #expect(error?.values?.count == 1_200)
  }

  @Test(arguments: [1, 10, 999, 1_000, 1_001])
  func oneThatDiffersIsNoticedHoweverLate(count: Int) throws {
    let chapters = Array(repeating: "{}", count: count).joined(separator: ",")
    let values = try values(SampleData(chapters: "[\(chapters),7]"))
    #expect(values.count == count + 1)
    #expect(!values.areAlike)
  }

  static let alike: [(one: SampleData, other: SampleData, areAlike: Bool)] = [
    (SampleData(pages: "1.5"), SampleData(pages: "\"7\""), true),
    (SampleData(releaseDate: "soon"), SampleData(releaseDate: "1997-02-30"), true),
    (SampleData(chapters: "[{}]"), SampleData(title: "Other", chapters: "[{},{}]"), true),
    (SampleData(chapters: "[{}]"), SampleData(chapters: "[{\"title\":1}]"), false),
    (SampleData(chapters: "[{}]"), SampleData(chapters: "[1]"), false),
    (SampleData(pages: "1.5"), SampleData(releaseDate: "soon"), false),
    (SampleData(pages: "1.5"), SampleData(title: ""), false),
  ]

  @Test(arguments: alike)
  func faultsAreAlikeWhereTheSameIsToBeDone(
    one: SampleData, other: SampleData, areAlike: Bool
  ) throws {
    #expect(try values(one, other).areAlike == areAlike)
    #expect(try values(other, one).areAlike == areAlike)
  }

  @Test func whatIsMissingInEveryBookIsAlike() throws {
    let book = SampleData().json.replacing("\"release_date\"", with: "\"released\"")
    let values = try #require(DataFileError.of(SampleData.file(book, book, book))?.values)
    #expect(values.count == 3)
    #expect(values.areAlike)
  }

  @Test func aBookWithoutAnythingLacksEveryField() throws {
    let values = try #require(DataFileError.of(#"{"data":[{"attributes":{}}]}"#)?.values)
    #expect(values.listed.map(\.path.field) == SampleLayout.neededFields)
    #expect(values.listed.allSatisfy { $0.found == .nothing })
  }
}
