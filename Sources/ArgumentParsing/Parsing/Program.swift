/// A program and its command line, described once.
///
/// What a command is, the program decides: a type, say, that describes itself. Parsing gives back
/// the very command that a line asks for. `--help`, `--version` and the command `help` come with
/// every program and are not described.
///
/// An option name that several commands use must take a value in all of them or in none:
/// options may stand before the command, where nobody knows yet which one it is.
///
///     let commands: [any BookCommand.Type] = [ListCommand.self, ShowCommand.self]
///     let program = Program(
///       "hp-books", version: "1.0.0", abstract: "Read a series of books.",
///       commands: commands, describedBy: { $0.description })
///     try program.parse(["show", "3"])  // .run(ShowCommand.self, values)
package struct Program<Command: Sendable>: Sendable {
  /// What help, completions and the manual are made of.
  package let description: ProgramDescription

  /// What the words stand for that choose a command.
  private let commands: [String: Command]

  /// Describes a program.
  ///
  /// - Parameters:
  ///   - name: The name that is typed to run the program.
  ///   - version: The version, without the program's name.
  ///   - abstract: What the program is, in one sentence with its period.
  ///   - discussion: What else there is to say about it.
  ///   - examples: Command lines that work as they stand.
  ///   - commands: The commands in the order in which help lists them.
  ///   - describe: Tells what a command takes.
  ///   - sharedOptions: The options that every command takes.
  ///   - sharedExclusive: Groups of shared options of which at most one may be given.
  ///   - topics: The help pages that belong to no command.
  ///   - hintForUnknownCommand: What to advise where a first word names no command, or nil. A
  ///     program whose users type `hp-books 3` can point them to `hp-books show 3` here.
  package init(
    _ name: String,
    version: String,
    abstract: String,
    discussion: [HelpBlock] = [],
    examples: [Example] = [],
    commands: [Command],
    describedBy describe: (Command) -> CommandDescription,
    sharedOptions: [OptionDefinition] = [],
    sharedExclusive: [ExclusiveGroup] = [],
    topics: [Topic] = [],
    hintForUnknownCommand: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    let descriptions = commands.map(describe)
    description = ProgramDescription(
      name: name, version: version, abstract: abstract, discussion: discussion,
      examples: examples, commands: descriptions, sharedOptions: sharedOptions,
      sharedExclusiveGroups: sharedExclusive, topics: topics,
      hintForUnknownCommand: hintForUnknownCommand)
    self.commands = Dictionary(
      zip(descriptions.map(\.name), commands), uniquingKeysWith: { first, _ in first })
  }

  /// Reads a command line.
  ///
  /// A request for help wins over everything else on the line, then one for the version. Nothing
  /// is printed and nothing is run.
  ///
  /// - Parameter arguments: What was typed after the program's name.
  /// - Returns: What the line asks for.
  /// - Throws: A ``UsageError`` that says what is wrong, and what would be right.
  package func parse(_ arguments: [String]) throws(UsageError) -> ParseResult<Command> {
    let line = TokenizedLine(arguments, of: description)
    if line.asks(for: StandardFlags.help) || line.asksForHelpByWord {
      return .help(description.page(wantedBy: line), description.values(of: line))
    }
    if line.asks(for: StandardFlags.version) {
      return .version
    }
    if let error = line.errorInCommand {
      throw UsageError(error, in: CommandContext(program: description))
    }

    var context = CommandContext(program: description, command: line.command)
    if let command = line.command, command.isHelp {
      context.subject = line.secondWord.flatMap(description.command(named:))
    }
    let binder = ArgumentBinder(line.tokens, in: context)
    if let error = binder.worstError {
      throw UsageError(error, in: context)
    }
    if let command = line.firstWord.flatMap({ commands[$0] }) {
      return .run(command, binder.values)
    }
    guard let word = line.secondWord else {
      return .help(HelpPage(.program, of: description), binder.values)
    }
    guard let page = description.page(named: word) else {
      throw UsageError(.unknownPage(word), in: context)
    }
    return .help(page, binder.values)
  }

  /// Reads what a command line gives right, whatever else is wrong with it.
  ///
  /// With it a program can tell of the mistake in the colours that were asked for.
  ///
  /// - Parameter arguments: What was typed after the program's name.
  /// - Returns: The values of the options that were given right.
  package func values(in arguments: [String]) -> Values {
    description.values(of: TokenizedLine(arguments, of: description))
  }
}

/// What a command line asks for.
package enum ParseResult<Command> {
  /// A command, with everything it was given.
  case run(Command, Values)

  /// A page of help. The values are those of the options that were given right: the width and
  /// the colour of the page may be among them.
  case help(HelpPage, Values)

  /// The version of the program: ``ProgramDescription/versionLine``.
  case version
}

extension ProgramDescription {
  fileprivate func values(of line: TokenizedLine) -> Values {
    ArgumentBinder(line.tokens, in: CommandContext(program: self, command: line.command)).values
  }

  /// The page of a command or a topic.
  fileprivate func page(named word: String) -> HelpPage? {
    if let command = command(named: word) {
      return HelpPage(.command(command), of: self)
    }
    return topic(named: word).map { HelpPage(.topic($0), of: self) }
  }

  /// The page that a request for help means, whatever else is on the line.
  fileprivate func page(wantedBy line: TokenizedLine) -> HelpPage {
    guard let command = line.command else { return HelpPage(.program, of: self) }
    if command.isHelp, let page = line.secondWord.flatMap(page(named:)) {
      return page
    }
    return HelpPage(.command(command), of: self)
  }
}
