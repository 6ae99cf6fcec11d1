import BookCore
import TestSupport
import Testing

/// A data file is checked as a whole, whatever of it is asked for.
struct DataFileParserTests {
  /// A piece of the sample, what replaces it, and what is said of the file.
  struct Case: CustomTestStringConvertible, Sendable {
    let old: String
    let new: String
    let message: String

    init(_ old: String, _ new: String, _ message: String) {
      self.old = old
      self.new = new
      self.message = message
    }

    var testDescription: String { "\(new): \(message)" }
  }

  static let places: [Case] = [
    Case("\"id\": 2", "\"id\": 02", "14:13: expected a number without a leading zero, found '02'"),
    Case("\"id\": 2", "\"id\": [{\"a\": tru}]", "14:20: expected a value, found 'tru'"),
    Case(
      "\"id\": 2", "\"a\\q\": 2",
      "14:9: expected a valid escape, such as '\\n', found '\\q'"),
    Case(
      "https://example.org/emma", "https:\\/\\/\\x",
      "22:28: expected a valid escape, such as '\\n', found '\\x'"),
    Case(
      "\"https://example.org/emma\"", "1.2.3", "22:20: expected ',' or '}' after a value, found '.'"
    ),
    Case(
      "\"https://example.org/emma\"", "{\"a\": -}", "22:24: expected a digit, found '}'"),
    Case("249", "-01", "7:18: expected a number without a leading zero, found '-01'"),
    Case("\"\"", "\"\t\"", "10:21: expected '\\u0009' in text, found it unescaped"),
    Case("\"data\"", "data", "2:3: expected a name in double quotes or '}', found 'data'"),
    Case("  ]\n}", "  ]\n} x", "27:3: expected the end of the file, found 'x'"),
    Case("  ]\n}", "  ]\n", "28:1: expected ',' or '}' after a value, found the end of the file"),
    Case("  ]\n}", "  ],\n  \"more\": [1, 2,, 3]\n}", "27:17: expected a value, found ','"),
    Case("  ]\n}", "  ],\n  \"data\": nul\n}", "27:11: expected a value, found 'nul'"),
    Case(
      "Hartfield", "Hart\\ud800field",
      "23:41: expected both halves of a surrogate pair, found '\\ud800'"),
    Case(
      "Emma", "Em\nma", "16:21: expected '\"' at the end of the text, found the end of the line"),
    Case(
      "\"Emma\"", "'Emma'",
      "16:18: expected a value, found a single quote instead of a double one"),
  ]

  @Test(arguments: places)
  func aFaultIsFoundWhereverItStands(row: Case) {
    let text = SampleLayout.text(replacing: row.old, with: row.new)
    #expect(DataFileError.of(text)?.description == "books.json:\(row.message)")
  }

  static let commas: [Case] = [
    Case("474,", "474", "18:21"),
    Case("474,", "474  ", "18:21"),
    Case("\"Emma\",", "\"Emma\" ", "16:24"),
    Case("\"id\": 2,", "\"id\": 2 ", "14:14"),
    Case("},\n    { \"id\"", "}\n\n\n    { \"id\"", "13:6"),
    Case("\"1. Hartfield\" }, ", "\"1. Hartfield\" } ", "23:49"),
    Case("Hartfield\" }", "Hartfield\" \"a\": 1 }", "23:47"),
    Case("\"id\": 2", "\"id\": [1 2]", "14:15"),
    Case("\"id\": 2", "\"id\": [\"마법사\" true]", "14:19"),
    Case("\"id\": 2", "\"id\": [{}{}]", "14:16"),
  ]

  @Test(arguments: commas)
  func aMissingCommaIsToldWhereItIsToBeTyped(row: Case) {
    let text = SampleLayout.text(replacing: row.old, with: row.new)
    #expect(
      DataFileError.of(text)?.description == "books.json:\(row.message): a comma is missing here")
  }

  @Test func theLineThatLacksACommaIsTheOneThatIsShown() {
    let excerpt = DataFileError.of("{\"a\": 1\n \"b\": 2}")?.place?.excerpt
    #expect(excerpt?.before == "{\"a\": 1")
    #expect(excerpt?.after == "")
  }

  @Test(arguments: ["\r\n", "\r"])
  func linesMayEndInOtherWays(end: String) {
    let text = SampleLayout.text(replacing: "474,", with: "474")
      .split(separator: "\n", omittingEmptySubsequences: false).joined(separator: end)
    #expect(DataFileError.of(text)?.position == "18:21")
    #expect(DataFileError.of(text)?.place?.excerpt.after == "")
  }

  @Test func brokenSyntaxIsToldBeforeWrongValues() {
    let text = SampleLayout("pages", "\"many\"").text + "]"
    #expect(
      DataFileError.of(text)?.description
        == "books.json:28:1: expected the end of the file, found ']'")
  }

  @Test func noBeginningOfAFileIsAFile() {
    let file = Array(SampleLayout().text.utf8)
    for length in 0..<file.count - 1 {
      #expect(DataFileError.of(Array(file[..<length])) != nil, "\(length) bytes")
    }
    #expect(DataFileError.of(Array(file.dropLast())) == nil)
  }
}
