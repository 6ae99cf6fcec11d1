import Foundation
import Testing

@testable import BookCore

struct JSONSyntaxTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let line: Int
    let column: Int
    let problem: String

    init(_ text: String, _ line: Int, _ column: Int, _ problem: String) {
      self.text = text
      self.line = line
      self.column = column
      self.problem = problem
    }

    var testDescription: String { text.count > 40 ? problem : text }
  }

  static let deep = String(repeating: "[", count: 100_000)

  static let long = String(repeating: "x", count: 5_000_000)

  static let structure: [Case] = [
    Case("", 1, 1, "expected a value, found the end of the file"),
    Case("{", 1, 2, "expected a name in double quotes or '}', found the end of the file"),
    Case("{\"a\":1", 1, 7, "expected ',' or '}' after a value, found the end of the file"),
    Case("{\"a\":1,\n", 2, 1, "expected a name in double quotes or '}', found the end of the file"),
    Case("{\"a\":1 \"b\":2}", 1, 8, "expected ',' or '}' after a value, found '\"'"),
    Case("[1\n 2]", 2, 2, "expected ',' or ']' after a value, found '2'"),
    Case("{\"a\" 1}", 1, 6, "expected ':' after a name, found '1'"),
    Case("{\"a\"=1}", 1, 5, "expected ':' after a name, found '='"),
    Case("{a:1}", 1, 2, "expected a name in double quotes or '}', found 'a'"),
    Case("{,}", 1, 2, "expected a name in double quotes or '}', found ','"),
    Case("[1,,2]", 1, 4, "expected a value, found ','"),
    Case("{\"a\":}", 1, 6, "expected a value, found '}'"),
    Case("[1}", 1, 3, "expected ',' or ']' after a value, found '}'"),
    Case("{\"a\":1}x", 1, 8, "expected the end of the file, found 'x'"),
    Case("{} {}", 1, 4, "expected the end of the file, found '{'"),
    Case("{}}", 1, 3, "expected the end of the file, found '}'"),
  ]

  static let loans: [Case] = [
    Case(
      "{'a':1}", 1, 2,
      "expected a name in double quotes or '}', found a single quote, where JSON has double ones"),
    Case("['a']", 1, 2, "expected a value, found a single quote, where JSON has double ones"),
    Case("[“a”]", 1, 2, "expected a value, found '“'"),
    Case(
      "[1] // done", 1, 5,
      "expected the end of the file, found a comment, which JSON does not have"),
    Case("/* a */ 1", 1, 1, "expected a value, found a comment, which JSON does not have"),
    Case(
      "{\n# a\n}", 2, 1,
      "expected a name in double quotes or '}', found a comment, which JSON does not have"),
    Case("NaN", 1, 1, "expected a value, found 'NaN', a number that JSON does not have"),
    Case(
      "[Infinity]", 1, 2,
      "expected a value, found 'Infinity', a number that JSON does not have"),
    Case(
      "[-Infinity]", 1, 3,
      "expected a digit, found 'Infinity', a number that JSON does not have"),
    Case("[nul]", 1, 2, "expected a value, found 'nul'"),
    Case("[truefalse]", 1, 2, "expected a value, found 'truefalse'"),
    Case("[True]", 1, 2, "expected a value, found 'True'"),
    Case("<!DOCTYPE html>", 1, 1, "expected a value, found '<', as in a web page"),
    Case("\u{feff} <html>", 1, 2, "expected a value, found '<', as in a web page"),
    Case("[<]", 1, 2, "expected a value, found '<'"),
  ]

  static let scalars: [Case] = [
    Case("[01]", 1, 2, "expected a number without a zero in front, found '01'"),
    Case("-007", 1, 1, "expected a number without a zero in front, found '-007'"),
    Case("[-]", 1, 3, "expected a digit, found ']'"),
    Case("[1.]", 1, 4, "expected a digit, found ']'"),
    Case("[1e+]", 1, 5, "expected a digit, found ']'"),
    Case("[1.\n]", 1, 4, "expected a digit, found the end of the line"),
    Case("[+1]", 1, 2, "expected a value, found '+'"),
    Case("[.5]", 1, 2, "expected a value, found '.'"),
    Case("[0x10]", 1, 3, "expected ',' or ']' after a value, found 'x10'"),
    Case("\"abc", 1, 5, "expected '\"' at the end of a text, found the end of the file"),
    Case("[\"a\nb\"]", 1, 4, "expected '\"' at the end of a text, found the end of the line"),
    Case("[\"a\r\nb\"]", 1, 4, "expected '\"' at the end of a text, found the end of the line"),
    Case("[\"a\tb\"]", 1, 4, "expected '\\u0009' in a text, found that control character itself"),
    Case("[\"\u{1b}\"]", 1, 3, "expected '\\u001b' in a text, found that control character itself"),
    Case("[\"\0\"]", 1, 3, "expected '\\u0000' in a text, found that control character itself"),
    Case("[\"a\\", 1, 4, "expected an escape that JSON has, such as '\\n', found '\\'"),
    Case("[\"\\q\"]", 1, 3, "expected an escape that JSON has, such as '\\n', found '\\q'"),
    Case("[\"\\해\"]", 1, 3, "expected an escape that JSON has, such as '\\n', found '\\해'"),
    Case("[\"\\\n\"]", 1, 3, "expected an escape that JSON has, such as '\\n', found '\\'"),
    Case("[\"\\u12g4\"]", 1, 3, "expected four hexadecimal digits after '\\u', found '\\u12g4'"),
    Case("[\"\\u00", 1, 3, "expected four hexadecimal digits after '\\u', found '\\u00'"),
    Case("[\"\\ud800\"]", 1, 3, "expected both halves of a surrogate pair, found '\\ud800'"),
    Case("[\"\\udc00\"]", 1, 3, "expected both halves of a surrogate pair, found '\\udc00'"),
    Case("[\"\\ud800\\n\"]", 1, 3, "expected both halves of a surrogate pair, found '\\ud800'"),
    Case("[\"\\ud800\\u0041\"]", 1, 3, "expected both halves of a surrogate pair, found '\\ud800'"),
    Case("[\"해리👨‍👩‍👧\" x]", 1, 8, "expected ',' or ']' after a value, found 'x'"),
    Case("[해]", 1, 2, "expected a value, found '해'"),
    Case("[" + long + "]", 1, 2, "expected a value, found '" + long.prefix(24) + "'"),
    Case(deep, 1, 513, "lists and objects are nested more than 512 deep"),
  ]

  @Test(arguments: [
    "{}", "[]", "null", " true ", "-0.5e-7", "1E400", "\"\\ud83d\\ude00\\/\\b\\f\\n\\r\\t\\u00e9\"",
    "[1,]", "{\"a\":[{},[[]],\"b\"],}", "\u{feff}{\"a\":1}\r\n", "[\"\u{7f}\u{9b}\u{2028}\"]",
    String(repeating: "[", count: 512) + String(repeating: "]", count: 512),
  ])
  func whatTheDecoderTakesHasNoFault(text: String) {
    #expect(JSONSyntax.firstFault(in: Data(text.utf8)) == nil)
  }

  @Test func aBrokenFileIsReportedWithItsPlace() {
    let json = "{\n  \"data\": [\n    {\"attributes\": {\"wiki\": \"x\"\n      \"chapters\": []}}]}"
    let error = #expect(throws: DataFileError.self) {
      try BookSeries(data: Data(json.utf8), file: "books.json")
    }
    #expect(
      error?.description
        == "books.json:4:7: expected ',' or '}' after a value, found '\"'")
  }
}
