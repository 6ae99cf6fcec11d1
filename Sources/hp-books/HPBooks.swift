import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText
import SystemCalls

/// The program: its description, and the way from a command line to an exit code.
enum HPBooks: ParsableProgram {
  static let name = Messages.programName
  static let version = "3.0.0"

  static let abstract = "Read about the books of a series: Harry Potter, or your own."
  static let description: [HelpBlock] = [
    """
    It shows the facts about each volume, its summary and its chapters, remembers where you are, and \
    tells and searches the story as far as you have read it. It does not hold the text of the books. \
    The seven volumes come with the program; a data file may have any other series.
    """,
    """
    Without a command, it shows where you are in the series, and with VOLUME alone the page of that \
    volume.
    """,
  ]

  /// The commands in the order in which help, the manual and shells list them.
  static let commands: [any BookCommand.Type] = [
    ShowCommand.self,
    ListCommand.self,
    SummaryCommand.self,
    ChaptersCommand.self,
    ReadCommand.self,
    StatusCommand.self,
    BookmarkCommand.self,
    NextCommand.self,
    ShelfCommand.self,
    UndoCommand.self,
    ForgetCommand.self,
    ReadersCommand.self,
    RecapCommand.self,
    WhoCommand.self,
    SearchCommand.self,
    PathsCommand.self,
    CompletionsCommand.self,
    ManualCommand.self,
  ]
  static let commandHeadings = [
    Term(ShowCommand.name, "Books"), Term(StatusCommand.name, "Your place"),
    Term(RecapCommand.name, "The story"), Term(PathsCommand.name, "The program"),
  ]

  static func parsable(at place: Int) -> any ParsableCommand.Type { commands[place] }

  static let defaultCommand: (any ParsableCommand.Type)? = ShowCommand.self
  static let wordlessCommand: (any ParsableCommand.Type)? = StatusCommand.self

  static let sharedOptions = CommonOptions.all
  static let sharedExclusiveGroups = CommonOptions.exclusive
  static let topics = Topics.all
  static let relatedPages = ["less", "man"]

  /// Runs the program with the command line of this process.
  static func run() -> ExitCode {
    do throws(Errno) {
      return run(in: .current(arguments: try CurrentProcess.arguments(), of: Self.self))
    } catch {
      return Console(Settings(in: .current(arguments: [], of: Self.self))).report(
        ProgramError(
          code: .cannotWrite, message: Messages.unreadableCommandLine(error.reason),
          hint: Messages.commandLineHint))
    }
  }

  /// Runs the program in a context, which holds everything that comes from outside.
  static func run(in context: ProcessContext) -> ExitCode {
    do {
      switch try parse(context.arguments) {
      case .version:
        return Console(Settings(in: context)).write(CommandOutput(lines: [StyledText(versionLine)]))
      case .help(let page, let given):
        let settings = Settings(given, in: context)
        let lines = page.lines(width: settings.format.readableWidth)
        return Console(settings).write(
          CommandOutput(
            lines: settings.format.usesASCII ? lines.map(\.inASCII) : lines, delivery: .paged))
      case .completion(let words):
        let completion = Completion(words, of: Self.self, home: context.environment["HOME"])
        let settings = Settings(completion.given, in: context)
        let answer = try completion.answer { subject in
          subject == ValueKind.readers
            ? settings.readers(beginningWith: completion.typed)
            : try completion.candidates(for: subject, settings)
        }
        return Console(settings).write(CommandOutput(delivery: .verbatim(answer)))
      case .run(let command, let given): return run(command, given, in: context)
      }
    } catch {
      let given = values(in: context.arguments)
      return report(error, given, Settings(given, in: context))
    }
  }
}

extension HPBooks {
  private static func run(
    _ command: any BookCommand.Type, _ given: GivenValues, in context: ProcessContext
  ) -> ExitCode {
    let settings = Settings(given, in: context)
    do {
      try settings.requireUsableFiles()
      let (console, output) = (Console(settings), try command.init(given).run(settings))
      let code = deliver(output, on: console)
      if command is any LibraryCommand.Type, let name = settings.readerLikeNew {
        console.hint(Messages.didYouMean(name))
      }
      return code
    } catch {
      return report(error, of: settings.isCommandImplied ? nil : command, given, settings)
    }
  }

  /// Reports an error or, if the first word of the line is a misspelled command and no title, says
  /// so; only hints that lead on are given.
  private static func report(
    _ error: any Error, of command: (any BookCommand.Type)? = nil, _ given: GivenValues,
    _ settings: Settings
  ) -> ExitCode {
    var attempt = settings.context
    attempt.isTrial = true
    func isRight(_ line: [String]) -> Verdict { verdict(on: line, in: attempt) }
    var misspelled = misspelledCommand(in: attempt.arguments)
    if misspelled != nil, !(error is NameError), namesVolume(given, settings) { misspelled = nil }
    if let corrected = misspelled?.leadingOnAtOnce(isRight) {
      return Console(settings).report(corrected)
    }
    let problem = settings.problem(of: error, in: given)
    var error = problem.map { Self.usageError($0, in: command) } ?? error
    if problem == nil, let usage = error as? UsageError, opensLibrary(settings.typedLine) {
      error = usage.adding(first: settings.hintsForDataFile())
    }
    // Where the command would be wrong as well, a volume may be meant.
    if let misspelled, misspelled.leadsToHelp {
      error = misspelled.adding(correctionsOf: error as? UsageError)
    }
    let led = (error as? UsageError)?.leadingOn(isRight)
    let hint = tildeHints(error, settings).leadingOn(isRight).first
    return Console(settings).report(led ?? error, hint: hint)
  }

  /// What would come of a line if it were typed.
  private static func verdict(on arguments: [String], in attempt: ProcessContext) -> Verdict {
    do throws(UsageError) {
      guard case .run(let command, let given) = try parse(arguments) else { return .right }
      var context = attempt
      context.arguments = arguments
      let settings = Settings(given, in: context)
      do {
        try settings.requireUsableFiles()
        let command = try command.init(given)
        guard settings.source.canBeReadAgain else { return .wrong([]) }
        return try command.run(settings).failure == nil ? .right : .wrong([])
      } catch { return .wrong(settings.problem(of: error, in: given)?.hints ?? []) }
    } catch { return .wrong(error.problem.hints) }
  }

  /// What to say of a data file that is missing since no shell has expanded the `~` in its path.
  private static func tildeHints(_ error: any Error, _ settings: Settings) -> [Hint] {
    guard case DataFileError.missing(let path) = error, settings.pathInHome(path) != nil,
      settings.options.dataPath != nil
    else { return [] }
    let fact = Messages.unexpandedTilde(path)
    return [
      settings.hint(forTildeOf: path, "\(fact) \(Messages.typing(Messages.nameInHome))"),
      .text(fact),
    ]
  }

  /// Whether the command of a line is about the books.
  private static func opensLibrary(_ line: TypedLine) -> Bool {
    commands.first { $0.name == line.command } is any LibraryCommand.Type
  }

  /// Whether a line without a command names a volume; false if the books cannot be read twice.
  private static func namesVolume(_ given: GivenValues, _ settings: Settings) -> Bool {
    guard settings.source.canBeReadAgain, let name = ShowCommand(given).volume else { return false }
    return (try? settings.library().series.book(named: name)) != nil
  }

  /// Writes the output of a command, then saves its session; the exit code is that of the first
  /// thing that went wrong.
  private static func deliver(_ output: CommandOutput, on console: Console) -> ExitCode {
    var session = output.session
    let writing = console.write(output) { session.save() }
    session.save()
    for problem in session.warnings { console.warn(of: problem) }
    // An error matters more than a pipe whose reader has gone.
    if let failure = session.failure {
      let saving = console.report(failure)
      return writing == .done || writing == .brokenPipe ? saving : writing
    }
    return writing
  }
}
