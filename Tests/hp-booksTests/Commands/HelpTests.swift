import ArgumentParsing
import TestSupport
import Testing

@testable import BookCore
@testable import hp_books

/// What stands in the help of a topic, and nowhere else.
struct HelpTests {
  /// No field of a data file ships without its line of help.
  @Test(arguments: BookField.allCases.map(\.name) + EntryField.allCases.map(\.rawValue))
  func everyFieldOfADataFileIsInTheExample(field: String) {
    #expect(Rehearsal(["help", "data"]).outputText.contains("\"\(field)\": "))
  }

  /// The data files in the help, which a reader may copy: the smallest, and one with all there is.
  private static var examples: [String] {
    get throws {
      let parts = Rehearsal(["help", "data"]).outputText.split(separator: "\n  ]}\n").dropLast()
      try #require(parts.count == 2)
      return try parts.map { part in
        String(part[try #require(part.firstRange(of: "{\"data\"")).lowerBound...]) + "\n]}"
      }
    }
  }

  @Test func theFirstExampleOfADataFileIsTheSmallest() throws {
    let file = try Self.examples[0]
    #expect(try BookSeries(bytes: file.utf8, file: "books.json").map(\.title) == ["Emma"])
    for field in BookField.allCases {
      let line = try Regex("    \"\(field.name)\": .*\n")
      #expect(file.contains(line) != field.isOptional)
      let rest = file.replacing(line, with: "")
      #expect((try? BookSeries(bytes: rest.utf8, file: "rest")) == nil || field.isOptional)
    }
  }

  @Test func theExampleOfADataFileIsOne() throws {
    let series = try BookSeries(bytes: Self.examples[1].utf8, file: "books.json")
    let people = series[0].chapters[0].people
    #expect(people.map(\.names) == [["Emma", "Miss Woodhouse"], ["Miss Taylor", "Mrs Weston"]])
    #expect(series[0].chapters[0].things.map(\.forms) == [["Crown"]])
  }

  /// Nothing that a data file says is kept from programs, but for the picture on a cover.
  @Test(arguments: BookField.allCases.filter { $0 != .cover })
  func everyFieldIsToldToPrograms(field: BookField) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.examples[1], to: "books.json")
    let documents = [
      ["show", "1"], ["recap", "1", "--all"], ["who", "--all"], ["what", "--all"],
    ].map { words in
      Rehearsal(words + ["--no-state", "--json", "--data", file]).outputText
    }
    let parts = field.help.example.joined().split(
      separator: "\"", omittingEmptySubsequences: false)
    // Every other part is in quotation marks, unless there are none.
    let quoted = stride(from: 1, to: parts.count, by: 2).filter { !parts[$0 + 1].hasPrefix(":") }
    let values = quoted.isEmpty ? parts : quoted.map { parts[$0].trimmingPrefix("1. ") }
    for value in values {
      #expect(documents.contains { $0.contains(value) }, "\(value)")
    }
  }

  /// A page, and the commands in its text.
  @Test(arguments: [
    ("who", ["who 3", "who 3 --all", "who 3 9"]), ("what", ["what 3", "what 3 9"]),
    ("state", ["bookmark --from PATH", "hp-books read"]), ("search", ["lupin azkaban"]),
  ])
  func noCommandIsBroken(page: String, commands: [String]) {
    for width in 20...90 {
      let text = Rehearsal(["help", page, "--width", "\(width)"]).outputText
      for command in commands {
        #expect(text.contains(command), "\(width)")
      }
      #expect(!text.contains { "`\u{a0}".contains($0) })
    }
  }

  /// Help says of each command that has a document what is in it.
  @Test func everyDocumentHasItsLine() {
    let help = Rehearsal(["help", "json"]).outputText
    let labels = help.matches(of: /\n  (\w[\w, ]*?)(?:  |\n)/).map { $0.output.1 }
    let commands = HPBooks.commands.filter { $0.options.contains { $0.name == "json" } }
      .map { $0.name }
    #expect(commands.count > 8)
    let named = Set(labels.flatMap { $0.split(separator: ", ").map(String.init) })
    #expect(named.isSuperset(of: commands))
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
