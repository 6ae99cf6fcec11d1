import TestSupport
import Testing

@testable import BookCore
@testable import hp_books

/// What stands in the help of a topic, and nowhere else.
struct HelpTests {
  /// No field of a data file ships without its line of help.
  @Test(arguments: BookField.allCases.map(\.name) + PersonField.allCases.map(\.rawValue))
  func everyFieldOfADataFileIsInTheExample(field: String) {
    #expect(Rehearsal(["help", "data"]).outputText.contains("\"\(field)\": "))
  }

  /// What a reader copies is a data file.
  @Test func theExampleOfADataFileIsOne() throws {
    let help = Rehearsal(["help", "data"]).outputText
    let start = try #require(help.firstRange(of: "{\"data\""))
    let end = try #require(help.firstRange(of: "\n  ]}\n"))
    let example = String(help[start.lowerBound..<end.upperBound])
    let people = try BookSeries(bytes: example.utf8, file: "books.json")[0].chapters[0].people
    #expect(people.map(\.names) == [["Emma", "Miss Woodhouse"], ["Miss Taylor", "Mrs Weston"]])
  }

  /// No total of a series ships without its line of help either.
  @Test func everyTotalHasItsLine() throws {
    let document = Rehearsal(["status", "--json", "--no-state"]).outputText
    let totals = try #require(document.split(separator: "\"totals\": {").last)
    let names = totals.matches(of: /\n    "(\w+)":/).map { String($0.output.1) }
    #expect(names.count > 8)
    let help = Rehearsal(["help", "json"]).outputText.split(separator: "\nThe totals").last ?? ""
    let labels = help.matches(of: /\n  (\w[\w, ]*?)(?:  |\n)/).map { $0.output.1 }
    #expect(labels.joined(separator: ", ") == names.joined(separator: ", "))
  }
}
