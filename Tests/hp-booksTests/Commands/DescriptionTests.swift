import ArgumentParsing
import DisplayText
import Foundation
import Testing
@testable import hp_books

/// What help, completions and the manual page say follows from one description.
struct DescriptionTests {
  private let program = HPBooks.self

  @Test func theManualNamesEveryCommandOptionAndVariable() {
    // In the manual a hyphen is written so that it is not taken for a hyphenation.
    let page = ManualPage(program, date: HPBooks.releaseDay).contents.text.replacing(
      "\\-", with: "-")
    for name in names where !name.hasPrefix("exit") {
      #expect(page.localizedStandardContains(name), "\(name)")
    }
    for option in options { #expect(page.contains("Fl -\(option)"), "\(option)") }
  }

  @Test func helpNamesEveryOptionOfEveryCommand() {
    for command in program.commands {
      let text = Rehearsal(["help", command.name]).outputText
      #expect(Rehearsal([command.name, "--help"]).outputText == text)
      for option in command.options {
        #expect(text.contains("\n  --\(option.name) "), "\(command.name) --\(option.name)")
      }
      for argument in command.arguments { #expect(text.contains("\n  \(argument.name) ")) }
    }
    let shared = Rehearsal(["help", "options"]).outputText
    for option in program.sharedOptions { #expect(shared.contains(" --\(option.name) ")) }
  }

  /// A screen has 24 rows, and a prompt takes one.
  @Test func theHelpOfACommandFitsOnAScreen() {
    let long = [ReadCommand.name, SearchCommand.name]
    for command in program.commands.map({ $0.name }) + ["help"] {
      let rows = Rehearsal(["help", command]).outputText.count { $0 == "\n" }
      #expect(rows <= (long.contains(command) ? 47 : 23), "\(command)")
    }
  }

  @Test func helpNamesEveryVariableThatTheSourcesAskFor() throws {
    let topic = Rehearsal(["help", "environment"]).outputText
    let documented = Set(topic.matches(of: /[A-Z][A-Z_]+/).map { String($0.output) })
    let variables = try variablesInSources
    #expect(variables.isSuperset(of: ["HOME", "HP_BOOKS_PAGER", "NO_COLOR", "LANG", "SHELL"]))
    #expect(variables.subtracting(documented) == [])
  }

  /// The names that the sources use to look up a variable or to set one.
  private var variablesInSources: Set<String> {
    get throws {
      let sources = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources").standardizedFileURL
      let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      let lines = try files.filter { $0.hasSuffix(".swift") }.flatMap { file in
        try String(contentsOf: sources.appending(path: file), encoding: .utf8)
          .split(separator: "\n").filter { !$0.contains("///") }
      }
      let lookups = lines.filter {
        $0.contains(/nvironment|nonEmpty\(|absolute|variable|Variables|CLICOLOR/)
      }
      let names = lookups.flatMap { $0.matches(of: /"([A-Z][A-Z_]+)"/).map { String($0.output.1) } }
      return Set(names).subtracting(["ENVIRONMENT"])
    }
  }

  private var names: [String] {
    program.commands.map { $0.name } + program.topics.map(\.name)
  }

  private var options: [String] {
    (program.commands.flatMap { $0.options } + program.sharedOptions).map(\.name)
  }
}
