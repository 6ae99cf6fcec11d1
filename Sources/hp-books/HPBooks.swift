import ArgumentParsing
import BookPresentation
import TerminalKit

/// The program: its description, and the way from a command line to an exit code.
enum HPBooks {
  static let commands: [any BookCommand.Type] = [
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

  static let program = Program(
    Words.programName,
    version: Release.version,
    abstract: Words.programAbstract,
    examples: [
      Example("hp-books list", Words.listExample),
      Example("hp-books show 3", Words.showExample),
    ],
    commands: commands,
    describedBy: { $0.description },
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
      switch try program.parse(surroundings.arguments) {
      case .version:
        let console = Console(Request(Values(), surroundings), surroundings)
        return console.finish(Answer(lines: [StyledText(program.description.versionLine)]))
      case .help(let page, let values):
        let request = Request(values, surroundings)
        let lines = page.lines(width: request.format.readableWidth)
        return Console(request, surroundings).finish(Answer(lines: lines))
      case .run(let command, let values):
        return run(command, Request(values, surroundings))
      }
    } catch {
      let request = Request(program.values(in: surroundings.arguments), surroundings)
      return Console(request, surroundings).report(error)
    }
  }
}

extension HPBooks {
  private static func run(
    _ command: any BookCommand.Type, _ request: Request
  ) -> ExitCode {
    let console = Console(request, request.surroundings)
    do {
      return console.finish(try command.answer(to: request))
    } catch let error as ValidationError {
      return console.report(program.description.usageError(error, in: command.description))
    } catch {
      return console.report(error)
    }
  }
}
