import BookCore
import Testing

/// Single values that are not what they should be.
struct ValueFaultTests {
  /// A field of book 2, a value for it, and what is found there.
  struct Case: CustomTestStringConvertible, Sendable {
    let field: String
    let json: String
    let found: ValueFault.Found
    let expected: ValueFault.Expected
    let words: String

    var testDescription: String { "\(field): \(json)" }

    init(_ field: String, _ json: String, _ found: ValueFault.Found, _ words: String) {
      self.field = field
      self.json = json
      self.found = found
      self.words = words
      expected =
        switch field {
        case "title": .nonemptyText
        case "pages": .pages
        case "release_date": .date
        case "chapters": .chapters
        default: .text
        }
    }

    /// What should stand in the field, in words.
    var wanted: String {
      switch expected {
      case .nonemptyText: "text that is not empty"
      case .pages: "a whole number without quotes, such as 223"
      case .date: "a day of the calendar such as \"1997-06-26\""
      case .chapters: "a list of chapters"
      default: "text"
      }
    }
  }

  static let kinds: [(json: String, found: ValueFault.Found, words: String)] = [
    ("null", .null, "null"),
    ("true", .bool(true), "true"),
    ("false", .bool(false), "false"),
    (#""s\u006fon""#, .text("soon"), #""soon""#),
    ("223.5", .number("223.5"), "223.5"),
    ("-3", .number("-3"), "-3"),
    ("1e100", .number("1e100"), "1e100"),
    ("99999999999999999999", .number("99999999999999999999"), "99999999999999999999"),
    ("[]", .list, "a list"),
    (#"{"title": 1}"#, .object, "an object"),
  ]

  static let cases = SampleLayout.neededFields.flatMap { field in
    kinds.map { Case(field, $0.json, $0.found, $0.words) }.filter {
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
    #expect(values.count == 1)
    let fault = try #require(values.listed.first)
    let title = row.field == "title" ? nil : "Emma"
    #expect(fault.path == FieldPath(book: 2, title: title, field: row.field))
    #expect(fault.found == row.found)
    #expect(fault.expected == row.expected)
    #expect(fault.remedy == nil)
    #expect((fault.place.line, fault.place.column) == SampleLayout.place(of: row.field))
    #expect(fault.place.excerpt.after.hasPrefix(row.json))

    let place = error.position ?? ""
    let book = title.map { "book 2, \"\($0)\"" } ?? "book 2"
    #expect(
      error.description == """
        books.json:\(place): \(book), "\(row.field)": found \(row.words), expected \(row.wanted)
        """)
  }

  @Test(arguments: SampleLayout.neededFields)
  func aMissingFieldIsToldAtTheObjectThatLacksIt(field: String) throws {
    let error = try #require(DataFileError.of(SampleLayout(field).text))
    let fault = try #require(error.values?.listed.first)
    let title = field == "title" ? nil : "Emma"
    #expect(error.values?.count == 1)
    #expect(fault.path == FieldPath(book: 2, title: title, field: field))
    #expect(fault.found == .nothing)
    #expect(fault.remedy == nil)
    #expect((fault.place.line, fault.place.column) == SampleLayout.placeOfFields)
    let book = title.map { "book 2, \"\($0)\"" } ?? "book 2"
    #expect(error.description == "books.json:15:21: \(book): \"\(field)\" is missing")
  }

  @Test(arguments: ["", " ", #"\t\n"#, #"\u00a0"#, "\u{3000}"])
  func aTitleIsNotEmpty(title: String) {
    let error = DataFileError.of(SampleLayout("title", "\"\(title)\"").text)
    #expect(error?.position == "16:18")
    #expect(error?.description.hasSuffix("expected text that is not empty") == true)
  }

  @Test(arguments: [
    "1997-02-30", "1997-13-01", "26/06/1997", "12007-07-21", "１９９７-06-26", "", "soon",
  ])
  func aDateIsADayOfTheCalendar(date: String) {
    let error = DataFileError.of(SampleLayout("release_date", "\"\(date)\"").text)
    #expect(error?.values?.listed.map(\.found) == [.text(date)])
    #expect(error?.values?.listed.map(\.expected) == [.date])
    #expect(error?.position == "19:25")
  }

  /// Chapters, and the column and the message of their fault.
  static let chapters: [(json: String, column: Int, message: String)] = [
    ("{}", 51, #"chapter 2: "title" is missing"#),
    (#"{ "title": null }"#, 62, #"chapter 2, "title": found null, expected text"#),
    (#"{ "title": 7, "title": "" }"#, 62, #"chapter 2, "title": found 7, expected text"#),
    (#"{ "id": 1, "title": [] }"#, 71, #"chapter 2, "title": found a list, expected text"#),
    (
      #""2. Randalls""#, 51,
      #"chapter 2: found "2. Randalls", expected an object with the chapter’s "title""#
    ),
    ("[]", 51, #"chapter 2: found a list, expected an object with the chapter’s "title""#),
    ("null", 51, #"chapter 2: found null, expected an object with the chapter’s "title""#),
  ]

  @Test(arguments: chapters)
  func aChapterIsTold(json: String, column: Int, message: String) {
    let text = SampleLayout.text(replacing: #"{ "title": "2. Randalls" }"#, with: json)
    #expect(
      DataFileError.of(text)?.description == #"books.json:23:\#(column): book 2, "Emma", "#
        + message)
  }

  /// Files of another shape, and what is said of them.
  static let shapes: [(json: String, message: String)] = [
    ("\"x\"", #"1:1: found "x", expected an object with a list of books under "data""#),
    (" 7", #"1:2: found 7, expected an object with a list of books under "data""#),
    ("{}", #"1:1: "data" is missing"#),
    ("{\"a\": 1,\n\"data\": null}", #"2:9: "data": found null, expected a list of books"#),
    (#"{"data": {}}"#, #"1:10: "data": found an object, expected a list of books"#),
    (
      #"{"data": [null]}"#,
      #"1:11: book 1: found null, expected an object with the book under "attributes""#
    ),
    (#"{"data": [{}]}"#, #"1:11: book 1: "attributes" is missing"#),
    (
      #"{"data": [{"attributes": []}]}"#,
      #"1:26: book 1, "attributes": found a list, expected an object with the fields of a book"#
    ),
  ]

  @Test(arguments: shapes)
  func anotherShapeIsTold(json: String, message: String) {
    #expect(DataFileError.of(json)?.description == "books.json:\(message)")
  }

  @Test(arguments: [
    "null", "true", "7", "1e999", "[]", "{}", #""""#, #""no address""#, #""javascript:alert(1)""#,
  ])
  func aWikiSpoilsNothing(wiki: String) {
    #expect(DataFileError.of(SampleLayout("wiki", wiki).text) == nil)
  }

  @Test(arguments: [
    (String(repeating: "9", count: 90), String(repeating: "9", count: 36) + "…"),
    ("\"\(String(repeating: "9", count: 90))\"", "\"\(String(repeating: "9", count: 36))…\""),
    ("\"\(String(repeating: "한", count: 90))\"", "\"\(String(repeating: "한", count: 18))…\""),
    (
      "\"\(String(repeating: #"\u001b"#, count: 90))\"",
      "\"\(String(repeating: "\u{1b}", count: 6))…\""
    ),
  ])
  func aLongValueIsCut(json: String, words: String) {
    let message = DataFileError.of(SampleLayout("pages", json).text)?.description
    #expect(message?.contains("\"pages\": found \(words), expected ") == true)
  }

  @Test func aLongTitleIsCut() {
    let title = String(repeating: "a", count: 100)
    let json = SampleData(title: title, pages: "null").json
    let message = DataFileError.of(SampleData.file(json))?.description
    #expect(message?.contains("book 1, \"\(title.prefix(44))…\", \"pages\"") == true)
  }
}
