import ArgumentParsing
import Testing

@testable import hp_books

/// A command line to try, named by its words in the results of a test run.
struct Request: CustomTestStringConvertible, Sendable {
  let words: [String]

  init(_ words: String...) { self.words = words }

  var testDescription: String { words.joined(separator: " ") }

  /// Each command, with what it needs and a volume where it takes one.
  static let everyCommand = HPBooks.commands.map { command in
    switch command.name {
    case CompletionsCommand.name: Request(command.name, "bash")
    // A path of the state is as long as it is.
    case PathsCommand.name: Request(command.name, "--no-state")
    case ReadersCommand.name: Request(command.name, "--state", "/s.json")
    case SearchCommand.name: Request(command.name, "owl")
    default: command.arguments.isEmpty ? Request(command.name) : Request(command.name, "3")
    }
  }

  /// Each command that reads a data file.
  static let everyCommandAboutBooks = everyCommandForPeople.filter {
    $0.words[0] != PathsCommand.name
  }

  /// Each command that prints text for people.
  static let everyCommandForPeople = everyCommand.filter {
    ![CompletionsCommand.name, ManualCommand.name].contains($0.words[0])
  }

  /// Each of these that never takes the whole screen.
  static let everyPagedCommand = everyCommandForPeople.filter { $0.words[0] != ReadCommand.name }

  /// One of each kind of text that the program writes to standard output.
  static let oneOfEach = [
    Request("list"), Request("show", "3"), Request("summary", "2"), Request("chapters", "3"),
    Request("--help"), Request("help", "show"), Request("--version"),
  ]
}
