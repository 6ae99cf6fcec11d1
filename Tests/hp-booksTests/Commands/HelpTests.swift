import TestSupport
import Testing

@testable import BookCore
@testable import hp_books

/// What stands in the help of a topic, and nowhere else.
struct HelpTests {
  /// No field of a data file ships without its line of help.
  @Test(arguments: BookField.allCases)
  func everyFieldOfADataFileIsInTheExample(field: BookField) {
    #expect(Rehearsal(["help", "data"]).outputText.contains("\"\(field.name)\": "))
  }

  /// No key of a volume's document does.
  @Test func everyKeyOfAPageIsInTheListOfKeys() throws {
    let run = Rehearsal(["show", "1", "--json", "--no-state"])
    let names = run.outputText.matches(of: /\n  "(\w+)":/).map { String($0.output.1) }
    #expect(names.count > 8)
    let help = Rehearsal(["help", "json"]).outputText
    #expect(names.filter { !help.contains($0) } == [])
  }

  /// No total of a series does.
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
