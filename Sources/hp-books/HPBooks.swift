import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText
import SystemCalls

/// The program: its description, and the way from a command line to an exit code.
enum HPBooks: ParsableProgram {
  static let name = Messages.programName
  static let version = "4.0.0"

  static let abstract = "Read about the books of a series: Harry Potter, or your own."
  static let description: HelpBlock = [
    """
    It shows the facts about each volume, its summary and its chapters, remembers where you are, \
    and tells and searches the story as far as you have read it. It does not hold the text of the \
    books. The seven volumes come with the program; a data file may have any other series.
    """,
    """
    Without a command, it shows where you are in the series, and with VOLUME alone the page of \
    that volume.
    """,
    "It is free software (MIT licence); its source and its issues are in its repository.",
  ]

  /// The commands in the order in which help, the manual and shells list them.
  static let commands: [any BookCommand.Type] = [
    ShowCommand.self, ListCommand.self, SummaryCommand.self, ChaptersCommand.self,
    ReadCommand.self,
    StatusCommand.self, BookmarkCommand.self, NextCommand.self, ShelfCommand.self,
    UndoCommand.self, ForgetCommand.self, ReadersCommand.self,
    RecapCommand.self, WhoCommand.self, WhatCommand.self, SearchCommand.self,
    PathsCommand.self, CompletionsCommand.self, ManualCommand.self,
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

  static func run() -> ExitCode {
    do throws(Errno) {
      return run(in: .current(arguments: try CurrentProcess.arguments(), of: Self.self))
    } catch {
      return Console(Settings(in: .current(arguments: [], of: Self.self))).report(
        UnreadableCommandLine(reason: error.reason))
    }
  }

  static func run(in context: ProcessContext) -> ExitCode {
    do {
      switch try parse(context.arguments) {
      case .version:
        return Console(Settings(in: context)).write(CommandOutput(lines: [StyledText(versionLine)]))
      case .help(let page, let given):
        let settings = Settings(given, in: context)
        let lines = page.lines(width: settings.format.readableWidth)
        let shown = settings.format.usesASCII ? lines.map(\.inASCII) : lines
        return Console(settings).write(CommandOutput(lines: shown, delivery: .paged))
      case .completion(let words):
        let completion = Completion(words, of: Self.self, home: context.environment["HOME"])
        let settings = Settings(completion.given, in: context)
        let answer = try completion.answer { subject in
          switch subject {
          case CommonOptions.readers: settings.readers(beginningWith: completion.typed)
          case BookmarkCommand.otherFiles: try settings.otherFiles(beginningWith: completion.typed)
          default: try completion.candidates(for: subject, settings)
          }
        }
        return Console(settings).write(CommandOutput(delivery: .verbatim(answer)))
      case .run(let command, let given): return run(command, with: given, in: context)
      }
    } catch { return report(error, Settings(values(in: context.arguments), in: context)) }
  }
}

extension HPBooks {
  private static func run(
    _ command: any BookCommand.Type, with given: GivenValues, in context: ProcessContext
  ) -> ExitCode {
    let settings = Settings(given, in: context)
    do {
      if command.usesFiles { try settings.requireUsableFiles() }
      let (console, output) = (Console(settings), try command.init(given).run(settings))
      let code = deliver(output, on: console)
      if command.usesFiles, let name = settings.readerLikeNew {
        console.hint(UsageText.didYouMean([name]))
      }
      return code
    } catch { return report(error, of: settings.isCommandImplied ? nil : command, settings) }
  }

  /// Reports an error or, if the first word of the line is a misspelled command and no title, says
  /// so; only hints that lead on are given.
  private static func report(
    _ error: any Error, of command: (any BookCommand.Type)? = nil, _ settings: Settings
  ) -> ExitCode {
    let console = Console(settings)
    let unknown = error as? UnknownName
    var check = LineCheck(settings: settings, library: unknown?.library)
    func isRight(_ line: [String]) -> Bool { check.leadsOn(line) }
    var misspelled = misspelledCommand(in: settings.context.arguments)
    let isNamed = unknown.map { unknown in
      // Of two words, the first may be a command rather than say what the number is: `chapter 3`.
      if case .namesChapter = unknown.error.reason { return settings.typedLine.words.count > 2 }
      return !unknown.error.isUnknownTitle
    }
    if misspelled != nil, isNamed ?? check.leadsOn(ShowCommand(settings.given), in: settings) {
      misspelled = nil
    }
    if var led = misspelled {
      led.problem.hints = Array(led.problem.hints.prefix(1)).leadingOn(isRight)
      if !led.problem.hints.isEmpty { return console.report(led) }
    }
    let problem =
      unknown.map { NameProblem(error: $0.error, library: $0.library, settings: settings).inWords }
      ?? error as? ValidationError
    var usage = problem.map { usageError($0, in: command) } ?? error as? UsageError
    if problem == nil, usage != nil, let typed = settings.typedLine.command,
      commands.first(where: { $0.name == typed }) is any LibraryCommand.Type
    {
      usage?.problem.hints.insert(contentsOf: settings.hintsForDataFile(), at: 0)
    }
    // Where the command would be wrong as well, and only its help leads on, a volume may be meant.
    if var misspelled, misspelled.problem.hints.dropFirst().contains(where: \.isCorrection) {
      let corrections = usage?.problem.hints.filter(\.isCorrection) ?? []
      misspelled.problem.hints.insert(contentsOf: corrections, at: 1)
      usage = misspelled
    }
    guard var usage else {
      return console.report(error, hint: tildeHints(error, in: settings).leadingOn(isRight).first)
    }
    usage.problem.hints = usage.problem.hints.leadingOn(isRight)
    return console.report(usage)
  }

  /// What to say of a data file that is missing since no shell has expanded the `~` in its path.
  private static func tildeHints(_ error: any Error, in settings: Settings) -> [Hint] {
    guard case DataFileError.missing(let path) = error, settings.pathInHome(path) != nil,
      settings.given.dataPath != nil
    else { return [] }
    let fact = Messages.unexpandedTilde(path)
    return [settings.hint(forTildeOf: path, behind: "\(fact) "), .text(fact)]
  }

  /// Writes the output of a command, then saves its session; the exit code says that a change is not
  /// saved, or else what went wrong first.
  private static func deliver(_ output: CommandOutput, on console: Console) -> ExitCode {
    var session = output.session
    let writing = console.write(output) { session.save() }
    session.save()
    for problem in session.warnings { console.warn(of: problem) }
    // An error matters more than a pipe whose reader has gone.
    if let failure = session.failure {
      let saving = console.report(failure)
      return saving == .cannotSave || [.done, .brokenPipe].contains(writing) ? saving : writing
    }
    if writing == .cannotWrite, session.hasSavedRequest {
      console.hint("The change is saved all the same.")
    }
    return writing
  }
}
