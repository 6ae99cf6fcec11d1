import ArgumentParsing
import BookPresentation
import TerminalKit

/// The program: its description, and the way from a command line to an exit code.
enum HPBooks {
  static var commands: [any BookCommand.Type] {
    [
      ListCommand.self,
      ReadCommand.self,
      ShowCommand.self,
      SummaryCommand.self,
      ChaptersCommand.self,
      SearchCommand.self,
      PathsCommand.self,
      CompletionsCommand.self,
      ManualCommand.self,
    ]
  }

  static let program = Program(
    Words.programName,
    version: Release.version,
    abstract: Words.programAbstract,
    examples: [
      Example("hp-books list", Words.listExample),
      Example("hp-books show 3", Words.showExample),
    ],
    commands: commands.map { $0.description },
    sharedOptions: CommonOptions.all,
    sharedExclusive: CommonOptions.exclusive,
    topics: Topics.all,
    hintForUnknownCommand: { WholeNumber($0)?.value.map(Words.showHint) })

  /// Runs the program.
  ///
  /// - Parameter surroundings: The command line and all else the world outside decides.
  /// - Returns: How it went.
  static func run(in surroundings: Surroundings) -> ExitCode {
    do {
      return run(try program.parse(surroundings.arguments), surroundings)
    } catch {
      return Console(surroundings, color: .auto).report(error)
    }
  }
}

extension HPBooks {
  private static func run(_ outcome: Outcome, _ surroundings: Surroundings) -> ExitCode {
    let request = Request(outcome, surroundings)
    let console = Console(
      surroundings, color: request.color, width: request.width, usesPager: request.allowsPager)
    do {
      switch outcome {
      case .version:
        try console.write([StyledText(program.versionLine)])
      case .help(let page, _):
        try console.write(page.lines(width: request.format.readableWidth))
      case .run(let command, _):
        let answer = try answer(to: request, from: command)
        try console.deliver(answer)
        if let failure = answer.failure { return console.report(failure) }
        return console.report(answer.memory)
      }
      return .done
    } catch {
      return console.report(error)
    }
  }

  private static func answer(to request: Request, from command: Command) throws -> Answer {
    let type = commands.first { $0.description.name == command.name }
    return try type?.answer(to: request) ?? Answer(lines: [])
  }
}
