package enum ParseResult<Command> {
  case run(Command, GivenValues)

  /// A page of help. The values are those of the valid options, such as the width and the colour of
  /// the page.
  case help(HelpPage, GivenValues)

  /// What a shell may offer on a line with these words, for ``Completion``.
  case completion([String])

  /// The version of the program: ``ParsableProgram/versionLine``.
  case version
}

extension ParsableProgram {
  /// Reads a command line: what was typed after the program's name.
  ///
  /// A request for help takes precedence over everything else on the line, followed by one for the
  /// version. Nothing is printed or run. An error says what is wrong, and what would be valid.
  package static func parse(_ arguments: [String]) throws(UsageError) -> ParseResult<Command> {
    if arguments.first == Completion.commandName {
      return .completion(Array(arguments.dropFirst()))
    }
    let line = TokenizedLine(arguments, of: Self.self)
    if line.asks(for: StandardFlags.help) || line.asksForHelpByWord {
      return .help(page(wantedBy: line), values(of: line))
    }
    if line.asks(for: StandardFlags.version) { return .version }
    let given = try checkedValues(of: line)
    for place in 0..<commands.count where parsable(at: place) == line.command {
      return .run(commands[place], given)
    }
    let name: String? = given[HelpCommand.page]
    guard let name else { return .help(page(of: .program), given) }
    guard let page = page(named: name) else {
      throw UsageError(.unknownPage(name), in: line.context, arguments)
    }
    return .help(page, given)
  }

  /// Reads the valid options of a command line, whatever else is wrong with it.
  ///
  /// They let a program report the mistake in the requested colours.
  package static func values(in arguments: [String]) -> GivenValues {
    values(of: TokenizedLine(arguments, of: Self.self))
  }

  /// The error of a line that names no command but probably should; nil if the first word is a
  /// command, or like none.
  ///
  /// The default command may know the word all the same, so this is for when it does not: a book
  /// called *Lists* is found before `list` is suggested.
  package static func misspelledCommand(in arguments: [String]) -> UsageError? {
    let line = TokenizedLine(arguments, of: Self.self)
    guard line.isCommandImplied, let word = line.firstWord else { return nil }
    let error = UsageError(.unknownCommand(word), in: CommandContext(program: Self.self), arguments)
    return error.problem.hints.first?.isCorrection == true ? error : nil
  }
}

extension ParsableProgram {
  private static func values(of line: TokenizedLine) -> GivenValues {
    ArgumentBinder(line.tokens, in: line.context).given
  }

  private static func checkedValues(of line: TokenizedLine) throws(UsageError) -> GivenValues {
    var context = CommandContext(program: Self.self)
    do throws(ParseError) {
      try line.checkCommand()
      context = line.context
      return try ArgumentBinder(line.tokens, in: context).checkedValues()
    } catch { throw UsageError(error, in: context, line.arguments) }
  }

  /// The page that a request for help asks for, whatever else is on the line.
  private static func page(wantedBy line: TokenizedLine) -> HelpPage {
    if line.isAboutHelp, let page = line.secondWord.flatMap(page(named:)) { return page }
    guard line.firstWord != nil, misspelledCommand(in: line.arguments) == nil,
      let command = line.command
    else { return page(of: .program) }
    return page(of: .command(command))
  }

  private static func page(named word: String) -> HelpPage? {
    if let command = command(named: word) { return page(of: .command(command)) }
    return topic(named: word).map { page(of: .topic($0)) }
  }

  private static func page(of subject: HelpPage.Subject) -> HelpPage {
    HelpPage(subject: subject, program: Self.self)
  }
}
