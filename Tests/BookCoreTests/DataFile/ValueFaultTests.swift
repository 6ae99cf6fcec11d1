import TestSupport
import Testing

@testable import BookCore

/// Single values that are not what they should be.
struct ValueFaultTests {
  /// A field of book 2, a value for it, and what is found there.
  struct Case: CustomTestStringConvertible, Sendable {
    let field: String
    let json: String
    let found: ValueFault.Found
    let expected: ValueFault.Expected

    /// The values below that are whole, but no number of pages.
    private static let wholeNumbers = ["-3", "1e100", "99999999999999999999"]

    var testDescription: String { "\(field): \(json)" }

    init(_ field: String, _ json: String, _ found: ValueFault.Found) {
      self.field = field
      self.json = json
      self.found = found
      expected =
        switch field {
        case "title": .nonemptyText
        case "pages": Self.wholeNumbers.contains(json) ? .pageRange : .pages
        case "release_date": .date
        case "chapters": .chapters
        default: .text
        }
    }
  }

  static let kinds: [(json: String, found: ValueFault.Found)] = [
    ("null", .null),
    ("true", .bool(true)),
    ("false", .bool(false)),
    (#""s\u006fon""#, .text("soon")),
    ("223.5", .number("223.5")),
    ("-3", .number("-3")),
    ("1e100", .number("1e100")),
    ("99999999999999999999", .number("99999999999999999999")),
    ("[]", .list),
    (#"{"title": 1}"#, .object),
  ]

  static let cases = SampleLayout.neededFields.flatMap { field in
    kinds.map { Case(field, $0.json, $0.found) }.filter {
      switch $0.expected {
      case .text, .nonemptyText: $0.found != .text("soon")
      case .chapters: $0.found != .list
      default: true
      }
    }
  }

  @Test(arguments: cases)
  func aWrongValueIsToldWithItsPlace(row: Case) throws {
    let text = SampleLayout(row.field, row.json).text
    let error = try #require(DataFileError.of(text))
    let values = try #require(error.values)
    #expect(values.faultCount == 1)
    let fault = try #require(values.firstFaults.first)
    let title = row.field == "title" ? nil : "Emma"
    #expect(fault.path == FieldPath(book: 2, title: title, field: row.field))
    #expect(fault.found == row.found)
    #expect(fault.expected == row.expected)
    #expect(fault.remedy == nil)
    #expect((fault.place.line, fault.place.column) == SampleLayout.place(of: row.field))
    #expect(fault.place.excerpt.after.hasPrefix(row.json))
  }

  @Test(arguments: SampleLayout.neededFields)
  func aMissingFieldIsToldAtTheObjectThatLacksIt(field: String) throws {
    let error = try #require(DataFileError.of(SampleLayout(field).text))
    let fault = try #require(error.values?.firstFaults.first)
    let title = field == "title" ? nil : "Emma"
    #expect(error.values?.faultCount == 1)
    #expect(fault.path == FieldPath(book: 2, title: title, field: field))
    #expect(fault.found == .nothing)
    #expect(fault.remedy == nil)
    #expect((fault.place.line, fault.place.column) == SampleLayout.placeOfFields)
  }

  @Test(arguments: ["", " ", #"\t\n"#, #"\u00a0"#, "\u{3000}"])
  func aTitleIsNotEmpty(title: String) {
    let error = DataFileError.of(SampleLayout("title", "\"\(title)\"").text)
    #expect(error?.position == "16:18")
    #expect(error?.values?.firstFaults.map(\.expected) == [.nonemptyText])
  }

  @Test(arguments: [
    "1997-02-30", "1997-13-01", "26/06/1997", "12007-07-21", "１９９７-06-26", "", "soon",
  ])
  func aDateIsADayOfTheCalendar(date: String) {
    let error = DataFileError.of(SampleLayout("release_date", "\"\(date)\"").text)
    #expect(error?.values?.firstFaults.map(\.found) == [.text(date)])
    #expect(error?.values?.firstFaults.map(\.expected) == [.date])
    #expect(error?.position == "19:25")
  }

  /// Chapters, the column of their fault, the field, what is found there and what was expected.
  static let chapters:
    [(json: String, column: Int, field: String?, ValueFault.Found, ValueFault.Expected)] = [
      ("{}", 51, "title", .nothing, .text),
      (#"{ "title": null }"#, 62, "title", .null, .text),
      (#"{ "title": 7, "title": "" }"#, 62, "title", .number("7"), .text),
      (#"{ "id": 1, "title": [] }"#, 71, "title", .list, .text),
      (#""2. Randalls""#, 51, nil, .text("2. Randalls"), .chapter),
      ("[]", 51, nil, .list, .chapter),
      ("null", 51, nil, .null, .chapter),
    ]

  @Test(arguments: chapters)
  func aChapterIsTold(
    json: String, column: Int, field: String?, found: ValueFault.Found,
    expected: ValueFault.Expected
  ) throws {
    let text = SampleLayout.text(replacing: #"{ "title": "2. Randalls" }"#, with: json)
    let fault = try #require(DataFileError.of(text)?.values?.firstFaults.first)
    #expect(fault.path == FieldPath(book: 2, title: "Emma", chapter: 2, field: field))
    #expect((fault.found, fault.expected) == (found, expected))
    #expect((fault.place.line, fault.place.column) == (23, column))
  }

  /// Files of another shape, the place and the path of their fault, and what was expected.
  static let shapes: [(json: String, position: String, path: String, ValueFault.Expected)] = [
    ("\"x\"", "1:1", "", .series),
    (" 7", "1:2", "", .series),
    ("{}", "1:1", #""data""#, .books),
    ("{\"a\": 1,\n\"data\": null}", "2:9", #""data""#, .books),
    (#"{"data": {}}"#, "1:10", #""data""#, .books),
    (#"{"data": [null]}"#, "1:11", "book 1", .book),
    (#"{"data": [{}]}"#, "1:11", #"book 1, "attributes""#, .attributes),
    (#"{"data": [{"attributes": []}]}"#, "1:26", #"book 1, "attributes""#, .attributes),
  ]

  @Test(arguments: shapes)
  func anotherShapeIsTold(
    json: String, position: String, path: String, expected: ValueFault.Expected
  ) throws {
    let error = try #require(DataFileError.of(json))
    let fault = try #require(error.values?.firstFaults.first)
    #expect(error.position == position)
    #expect(fault.path.description == path)
    #expect(fault.expected == expected)
  }

  @Test(arguments: [
    "null", "true", "7", "1e999", "[]", "{}", #""""#, #""no address""#, #""javascript:alert(1)""#,
  ])
  func aWikiSpoilsNothing(wiki: String) {
    #expect(DataFileError.of(SampleLayout("wiki", wiki).text) == nil)
  }
}
