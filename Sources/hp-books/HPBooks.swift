import ArgumentParsing
import BookPresentation
import TerminalKit

/// The program: its description, and the way from a command line to an exit code.
enum HPBooks: ParsableProgram {
  static let name = Messages.programName
  static let version = "1.0.0"

  /// The day of the release, as the manual page shows it.
  static let releaseDay = "November 21, 2026"

  static let abstract = Messages.programAbstract
  static let examples = [
    Example("list", Messages.listExample),
    Example("show 3", Messages.showExample),
  ]

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

  static var parsableCommands: [any ParsableCommand.Type] {
    commands.map { $0 }
  }

  static let sharedOptions = CommonOptions.all
  static let sharedExclusiveGroups = CommonOptions.exclusive
  static let topics = Topics.all

  static func hint(forUnknownCommand word: String) -> String? {
    WholeNumber(word)?.value.map(Messages.showHint)
  }

  /// Runs the program.
  ///
  /// - Parameter context: The command line and all else the world outside decides.
  /// - Returns: How it went.
  static func run(in context: ProcessContext) -> ExitCode {
    do {
      switch try parse(context.arguments) {
      case .version:
        let console = Console(Invocation(Values(), context), context)
        return console.finish(CommandOutput(lines: [StyledText(versionLine)]))
      case .help(let page, let values):
        let invocation = Invocation(values, context)
        let lines = page.lines(width: invocation.format.readableWidth)
        return Console(invocation, context).finish(CommandOutput(lines: lines))
      case .run(let command, let values):
        return run(command, Invocation(values, context))
      }
    } catch {
      let invocation = Invocation(values(in: context.arguments), context)
      return Console(invocation, context).report(error)
    }
  }
}

extension HPBooks {
  private static func run(
    _ command: any BookCommand.Type, _ invocation: Invocation
  ) -> ExitCode {
    let console = Console(invocation, invocation.context)
    do {
      return console.finish(try command.run(invocation))
    } catch let error as ValidationError {
      return console.report(usageError(error, in: command))
    } catch {
      return console.report(error)
    }
  }
}
