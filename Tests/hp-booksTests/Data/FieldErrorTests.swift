import Foundation
import TestSupport
import Testing

/// Books with one field that is not right.
@Suite(.limitForPrograms)
struct FieldErrorTests {
  private static let fields = [
    "title", "author", "pages", "release_date", "dedication", "summary", "chapters",
  ]
  private static let wrongValues = ["null", "true", "-1", "2.5", "1e400", "{}", "[7]", "[{}]"]
  private static let swiftWords = [
    "Swift", "Error:", "Optional(", "NSError", "Decod", "Coding", "DTO", "keyNotFound",
    "typeMismatch", "valueNotFound", "dataCorrupted", "BookCore", "nil",
  ]

  private let reader: ShellUser

  init() throws { reader = try ShellUser() }

  @Test(arguments: fields)
  func aMissingFieldIsNamed(_ field: String) throws {
    let message = try message(for: book { $0[field] = nil })
    let title = field == "title" ? "" : ", \"Emma\""
    #expect(message.contains(": book 2\(title): \"\(field)\" is missing"))
  }

  @Test(arguments: fields, wrongValues)
  func aWrongValueIsNamed(_ field: String, value: String) throws {
    let message = try message(for: book { $0[field] = value })
    #expect(message.contains(": book 2"))
    #expect(message.contains("\"\(field)\"") || message.contains("chapter 1"))
    #expect(
      message.contains("found ") && message.contains("expected ")
        || message.contains("chapter 1: \"title\" is missing"))
  }

  private static let pageRange = "a whole number from 0 to 9223372036854775807"

  /// Values of one field, and what is said about it.
  @Test(arguments: [
    ("pages", "-1", "found -1, expected \(pageRange)"),
    ("pages", "9.223372036854775808e18", "found 9.223372036854775808e18, expected \(pageRange)"),
    ("pages", "1e19", "found 1e19, expected \(pageRange)"),
    ("pages", "1e400", "found 1e400, expected \(pageRange)"),
    ("pages", "99999999999999999999", "found 99999999999999999999, expected \(pageRange)"),
    ("pages", "1.5", "found 1.5, expected a whole number without quotes, such as 223"),
    ("pages", "-1.5", "found -1.5, expected a whole number without quotes, such as 223"),
    ("pages", "1e-400", "found 1e-400, expected a whole number without quotes, such as 223"),
    ("pages", "\"223\"", "found \"223\", expected a whole number without quotes, such as 223"),
    ("author", "null", "found null, expected text"),
    ("summary", "[]", "found a list, expected text"),
    (
      "release_date", "\"26/06/1997\"",
      "found \"26/06/1997\", expected a date such as \"1997-06-26\""
    ),
    (
      "release_date", "\"1997-13-01\"",
      "found \"1997-13-01\", expected a date such as \"1997-06-26\""
    ),
    ("chapters", "\"one\"", "found \"one\", expected a list of chapters"),
  ])
  func isDescribedInWords(_ field: String, value: String, message expected: String) throws {
    let message = try message(for: book { $0[field] = value })
    let line = Self.json(Self.goodFields.merging([field: value]) { $1 })
    let column = try #require(line.ranges(of: "\"\(field)\":").first).upperBound
    let place = "2:\(line.distance(from: line.startIndex, to: column) + 1)"
    let file = reader.home.path("books.json")
    #expect(
      message.hasPrefix("Error: \(file):\(place): book 2, \"Emma\", \"\(field)\": \(expected).\n"))
  }

  @Test func aChapterIsCountedAndNamed() throws {
    let message = try message(for: book { $0["chapters"] = "[{\"title\":\"1. A\"},{}]" })
    #expect(message.contains(": book 2, \"Emma\", chapter 2: \"title\" is missing.\n"))
  }

  /// The message of a failed run: what is wrong, the line with a caret and a hint, and nothing in it
  /// that only a programmer would know.
  private func message(for book: String) throws -> String {
    let file = try reader.home.write(
      "{\"data\":[\(Self.json(Self.goodFields)),\n\(book)]}", to: "books.json")
    let outcome = try reader.run("list", "--data", file)
    let shown = try reader.run("show", "1", "--data", file)
    #expect(outcome == shown)
    #expect(outcome.output == "")
    #expect(outcome.ending == .exit(65))
    let message = outcome.errors
    #expect(message.hasPrefix("Error: ") && message.hasSuffix(", type: hp-books help data\n"))
    let lines = message.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[2].trimmingCharacters(in: .whitespaces) == "^")
    #expect(message.controlFaults == [])
    #expect(Self.swiftWords.filter(message.dropFirst("Error: ".count).contains) == [])
    return message
  }

  private static let goodFields = [
    "title": "\"Emma\"", "author": "\"Jane Austen\"", "pages": "474",
    "release_date": "\"1815-12-23\"", "dedication": "\"\"", "summary": "\"\"", "chapters": "[]",
  ]

  private func book(_ change: (inout [String: String]) -> Void) -> String {
    var fields = Self.goodFields
    change(&fields)
    return Self.json(fields)
  }

  private static func json(_ fields: [String: String]) -> String {
    let members = fields.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1)" }
      .joined(separator: ",")
    return "{\"attributes\":{\(members)}}"
  }
}
