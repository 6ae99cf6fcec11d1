/// What a command line asks for.
package enum ParseResult<Command> {
  /// A command, with everything it was given.
  case run(Command, Values)

  /// A page of help. The values are those of the valid options, such as the width and the colour of
  /// the page.
  case help(HelpPage, Values)

  /// What a shell may offer on a line with these words, for ``Completion``.
  case completion([String])

  /// The version of the program: ``ParsableProgram/versionLine``.
  case version
}

extension ParsableProgram {
  /// Reads a command line.
  ///
  /// A request for help takes precedence over everything else on the line, followed by one for the
  /// version. Nothing is printed or run.
  ///
  /// - Parameter arguments: What was typed after the program's name.
  /// - Returns: What the line asks for.
  /// - Throws: A ``UsageError`` that says what is wrong, and what would be valid.
  package static func parse(_ arguments: [String]) throws(UsageError) -> ParseResult<Command> {
    if arguments.first == Completion.commandName {
      return .completion(Array(arguments.dropFirst()))
    }
    let line = TokenizedLine(arguments, of: Self.self)
    if line.asks(for: StandardFlags.help) || line.asksForHelpByWord {
      return .help(page(wantedBy: line), values(of: line))
    }
    if line.asks(for: StandardFlags.version) { return .version }
    let values = try checkedValues(of: line)
    for place in 0..<commands.count where parsable(at: place) == line.command {
      return .run(commands[place], values)
    }
    return .help(try page(namedBy: line), values)
  }

  /// Reads the valid options of a command line, whatever else is wrong with it.
  ///
  /// They let a program report the mistake in the requested colours.
  ///
  /// - Parameter arguments: What was typed after the program's name.
  /// - Returns: The values of the valid options.
  package static func values(in arguments: [String]) -> Values {
    values(of: TokenizedLine(arguments, of: Self.self))
  }

  /// The error of a line that names no command but probably should.
  ///
  /// The default command may know the word all the same, so this is for when it does not: a book
  /// called *Lists* is found before `list` is suggested.
  ///
  /// - Parameter arguments: What was typed after the program's name.
  /// - Returns: The error that names the command, or nil if the first word is a command, or like none.
  package static func misspelledCommand(in arguments: [String]) -> UsageError? {
    misspelledCommand(in: TokenizedLine(arguments, of: Self.self))
  }
}

extension ParsableProgram {
  private static func misspelledCommand(in line: TokenizedLine) -> UsageError? {
    guard line.isCommandImplied, let word = line.firstWord?.word,
      !suggestions(forCommand: word).isEmpty
    else { return nil }
    return UsageError(.unknownCommand(word), in: CommandContext(program: Self.self))
  }

  private static func values(of line: TokenizedLine) -> Values {
    ArgumentBinder(line.tokens, in: line.context(in: Self.self)).values
  }

  private static func checkedValues(of line: TokenizedLine) throws(UsageError) -> Values {
    do throws(ParseError) {
      try line.checkCommand()
    } catch {
      throw UsageError(error, in: CommandContext(program: Self.self))
    }
    let context = line.context(in: Self.self)
    do throws(ParseError) {
      return try ArgumentBinder(line.tokens, in: context).checkedValues()
    } catch { throw UsageError(error, in: context) }
  }

  /// The page that a request for help asks for, whatever else is on the line.
  private static func page(wantedBy line: TokenizedLine) -> HelpPage {
    if line.isAboutHelp, let page = line.secondWord.flatMap(page(named:)) { return page }
    let command = line.hasNoWord || misspelledCommand(in: line) != nil ? nil : line.command
    return HelpPage(subject: command.map(HelpPage.Subject.command) ?? .program, program: Self.self)
  }

  /// The page that `help` is asked for by name, or that of the program.
  private static func page(namedBy line: TokenizedLine) throws(UsageError) -> HelpPage {
    guard let word = line.secondWord else { return HelpPage(subject: .program, program: Self.self) }
    guard let page = page(named: word) else {
      throw UsageError(.unknownPage(word), in: line.context(in: Self.self))
    }
    return page
  }

  private static func page(named word: String) -> HelpPage? {
    if let command = command(named: word) {
      return HelpPage(subject: .command(command), program: Self.self)
    }
    return topic(named: word).map { HelpPage(subject: .topic($0), program: Self.self) }
  }
}
