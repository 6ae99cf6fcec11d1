import Foundation
import TestSupport
import Testing
import TypedText

@testable import hp_books

/// What a reader is answered whose words name something, or nothing; each line that is advised
/// succeeds when it is typed.
@Suite(.limitForPrograms)
struct NameAnswerTests {
  /// Rows of a line and the beginning of its answer: of the output, or else of the error, and the
  /// lines that are advised.
  @Test(arguments: try CaseFile().sections(of: "typed after"))
  func aNameLeadsToWhatItSaysOrToAQuestion(table: CaseFile.Section) throws {
    let folder = try TemporaryFolder()
    var environment = [
      "HP_BOOKS_STATE": folder.path("state.json"), "HOME": folder.path, "COLUMNS": "200",
    ]
    var prepared = table.heading.parts
    if prepared[0].hasPrefix("books of ") {
      let chapters = prepared.removeFirst().dropFirst("books of ".count).split(separator: ", ").map(
        String.init)
      environment["HP_BOOKS_DATA"] = try folder.write(
        SampleBook.file([SampleBook(chapters: chapters), SampleBook(title: "Persuasion")]),
        to: "books.json")
    }
    for line in prepared { _ = Rehearsal(ShellWords(line).words, environment: environment) }
    let state = try? folder.bytes("state.json")
    func run(_ line: String) throws -> Rehearsal {
      if let state {
        try folder.write(state, to: "state.json")
      } else if folder.exists("state.json") {
        try folder.remove("state.json")
      }
      return Rehearsal(ShellWords(line).words, environment: environment)
    }
    for row in table.rows {
      let answer = try run(row[0])
      let text = answer.outputText.isEmpty ? answer.errorText : answer.outputText
      let lines = text.split(separator: "\n").map(String.init)
      let advised = answer.code == 0 ? [] : lines.compactMap(\.advisedLine)
      let first = lines.first.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
      #expect(([first] + advised).joined(separator: " / ") == row[1].spelled, "\(row[0])")
      for line in advised where !line.hasSuffix("--all") {
        #expect(try run(line).code == 0, "\(row[0]): \(line)")
      }
    }
  }
}

extension String {
  /// The line of the program at the end of the hint, behind its name; nil if there is none.
  fileprivate var advisedLine: String? {
    guard !hasPrefix("Usage:"), !hasPrefix("  See "), let name = range(of: "hp-books ") else {
      return nil
    }
    return String(self[name.upperBound...])
  }
}
