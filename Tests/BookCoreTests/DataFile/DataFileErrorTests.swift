import BookCore
import Foundation
import Testing

struct DataFileErrorTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let json: String
    let message: String

    init(_ json: String, _ message: String) {
      self.json = json
      self.message = message
    }

    /// A file whose second book has a piece replaced.
    init(replacing old: String, with new: String, _ message: String) {
      let book = SampleData().json
      precondition(book.contains(old))
      self.init(SampleData.file(book, book.replacing(old, with: new)), message)
    }

    var testDescription: String { message }
  }

  static let emma = #"books.json: book 2, "Emma", "#

  static let fields: [Case] = [
    Case(
      replacing: #""title":"Emma","#, with: "",
      #"books.json: book 2, "title": found nothing, wanted text"#),
    Case(
      replacing: #""Emma""#, with: "null",
      #"books.json: book 2, "title": found null, wanted text"#),
    Case(
      replacing: #""Emma""#, with: "7", #"books.json: book 2, "title": found 7, wanted text"#),
    Case(
      replacing: #""Emma""#, with: #"" \t""#,
      "books.json: book 2, \"title\": found \" \t\", wanted text that is not empty"),
    Case(replacing: #""Jane Austen""#, with: "null", emma + #""author": found null, wanted text"#),
    Case(
      replacing: #""Jane Austen""#, with: #"["Jane"]"#,
      emma + #""author": found a list, wanted text"#),
    Case(
      replacing: #""To the Prince Regent""#, with: "{}",
      emma + #""dedication": found an object, wanted text"#),
    Case(
      replacing: #""summary":"A matchmaker errs.","#, with: "",
      emma + #""summary": found nothing, wanted text"#),
    Case(
      replacing: #""summary":"A matchmaker errs.""#, with: #""summary":false"#,
      emma + #""summary": found false, wanted text"#),
  ]

  static let pages: [Case] = [
    ("-3", "-3"), ("223.5", "223.5"), ("99999999999999999999", "99999999999999999999"),
    ("1e400", "a number beyond what can be read"), ("\"474\"", "\"474\""), ("null", "null"),
    ("true", "true"), ("[474]", "a list"), ("{}", "an object"),
    ("1e100", "1" + String(repeating: "0", count: 35) + "…"),
    ("\"\(String(repeating: "9", count: 90))\"", "\"\(String(repeating: "9", count: 36))…\""),
    ("\"\(String(repeating: "한", count: 90))\"", "\"\(String(repeating: "한", count: 18))…\""),
    (
      "\"\(String(repeating: #"\u001b"#, count: 90))\"",
      "\"\(String(repeating: "\u{1b}", count: 6))…\""
    ),
  ].map { value, found in
    Case(
      replacing: "474", with: value,
      emma + #""pages": found \#(found), wanted a whole number from 0 to 9223372036854775807"#)
  }

  static let dates: [Case] = [
    "1997-02-30", "1997-13-01", "26/06/1997", "12007-07-21", "１９９７-06-26", "", "soon",
  ].map {
    Case(
      replacing: "1815-12-23", with: $0,
      emma
        + #""release_date": found "\#($0)", wanted a day of the calendar such as "1997-06-26""#)
  }

  static let chapters: [Case] = [
    Case(
      replacing: #"{"title":"2. Randalls"}"#, with: "{}",
      emma + #"chapter 2, "title": found nothing, wanted text"#),
    Case(
      replacing: #"{"title":"2. Randalls"}"#, with: #"{"title":null}"#,
      emma + #"chapter 2, "title": found null, wanted text"#),
    Case(
      replacing: "2. Randalls", with: "",
      emma + #"chapter 2, "title": found "", wanted text that is not empty"#),
    Case(
      replacing: #"{"title":"2. Randalls"}"#, with: #""2. Randalls""#,
      emma + #"chapter 2: found "2. Randalls", wanted an object with the chapter’s "title""#),
    Case(
      replacing: #"[{"title":"1. Hartfield"},{"title":"2. Randalls"}]"#, with: #""none""#,
      emma + #""chapters": found "none", wanted a list of chapters"#),
  ]

  static let shapes: [Case] = [
    Case("[]", #"books.json: found a list, wanted an object with a list of books under "data""#),
    Case(
      "\"x\"", #"books.json: found "x", wanted an object with a list of books under "data""#),
    Case("{}", #"books.json: "data": found nothing, wanted a list of books"#),
    Case(#"{"data":null}"#, #"books.json: "data": found null, wanted a list of books"#),
    Case(#"{"data":{}}"#, #"books.json: "data": found an object, wanted a list of books"#),
    Case(
      SampleData.file("null"),
      #"books.json: book 1: found null, wanted an object with the book under "attributes""#),
    Case(
      SampleData.file(SampleData().json, "{}"),
      #"books.json: book 2, "attributes": found nothing, wanted an object with the fields of a book"#
    ),
    Case(#"{"data":[]}"#, "There are no books in books.json"),
    Case("", "books.json is empty"),
    Case(" \n\t ", "books.json is empty"),
    Case("\u{feff}", "books.json is empty"),
  ]

  @Test(arguments: fields + pages + dates + chapters + shapes)
  func theMessageSaysWhereAndWhatAndWhatWasWanted(row: Case) {
    let error = #expect(throws: DataFileError.self) {
      try BookSeries(data: Data(row.json.utf8), file: "books.json")
    }
    #expect(error?.description == row.message)
  }

  static let utf16 = Array("{\"data\":[]}".utf16)
    .flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }

  static let otherEncodings: [(bytes: [UInt8], message: String)] = [
    (
      Array("{\n\"data\": \"caf".utf8) + [0xE9] + Array("\"}".utf8),
      "2:13: expected text in UTF-8, found the byte E9 (byte 15 of the file)"
    ),
    (
      Array("{\"".utf8) + Array("해리".utf8) + [0xFF, 0xFE],
      "1:5: expected text in UTF-8, found the byte FF (byte 9 of the file)"
    ),
    (
      Array("{}\n\n".utf8) + [0xC3],
      "3:1: expected text in UTF-8, found the byte C3 (byte 5 of the file)"
    ),
    (
      [0x5B, 0x22, 0xC0, 0xAF, 0x22, 0x5D],
      "1:3: expected text in UTF-8, found the byte C0 (byte 3 of the file)"
    ),
    ([0xED, 0xA0, 0x80], "1:1: expected text in UTF-8, found the byte ED (byte 1 of the file)"),
  ]

  @Test(arguments: otherEncodings)
  func bytesThatAreNotUTF8AreNamedWithTheirPlace(bytes: [UInt8], message: String) {
    let error = #expect(throws: DataFileError.self) {
      try BookSeries(data: Data(bytes), file: "books.json")
    }
    #expect(
      error?.description
        == "books.json:\(message)")
  }

  @Test(arguments: [
    utf16, [0xFF, 0xFE] + utf16, [0xFE, 0xFF, 0x00, 0x7B], [0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0],
    [0, 0, 0, 0x7B],
  ])
  func otherEncodingsAreNamed(bytes: [UInt8]) {
    let error = #expect(throws: DataFileError.self) {
      try BookSeries(data: Data(bytes), file: "books.json")
    }
    #expect(
      error?.description
        == "books.json:1:1: expected text in UTF-8, found text in UTF-16 or UTF-32")
  }

  @Test func aFileWithoutAnEndIsRefused() throws {
    #expect(throws: DataFileError.tooLarge(file: "/dev/zero", limit: 512 << 20)) {
      try BookSeries(contentsOfFile: "/dev/zero")
    }
  }

  @Test func aFileThatCannotBeReadIsNamed() throws {
    let folder = try TemporaryFolder()
    let missing = folder.path("missing.json")
    #expect(throws: DataFileError.missing(file: missing)) {
      try BookSeries(contentsOfFile: missing)
    }
    #expect(throws: DataFileError.folder(file: folder.path)) {
      try BookSeries(contentsOfFile: folder.path)
    }
    #expect(throws: DataFileError.unreadable(file: "\(missing)/x", reason: "Not a directory")) {
      try Data().write(to: URL(filePath: missing))
      return try BookSeries(contentsOfFile: "\(missing)/x")
    }
  }
}
