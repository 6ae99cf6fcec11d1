/// What a command line asks for.
package enum ParseResult<Command> {
  /// A command, with everything it was given.
  case run(Command, Values)

  /// A page of help. The values are those of the valid options, such as the width and the colour of
  /// the page.
  case help(HelpPage, Values)

  /// What a shell can offer for a subject, on behalf of a completion script.
  ///
  /// A subject is the one that an argument names (see ``ValueKind/name(_:subject:)``), and the words
  /// are the arguments before it, as far as a script asks. The program prints the
  /// ``Candidate/line`` of each candidate; the values are those of the options on which they depend.
  case candidates(String, after: [String], Values)

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
    let line = TokenizedLine(arguments, of: Self.self)
    if line.asks(for: StandardFlags.help) || line.asksForHelpByWord {
      return .help(page(wantedBy: line), values(of: line))
    }
    if line.asks(for: StandardFlags.version) {
      return .version
    }
    let values = try checkedValues(of: line)
    if let place = parsableCommands.firstIndex(where: { $0 == line.command }) {
      return .run(commands[place], values)
    }
    if let subject = values[CandidatesCommand.subject] {
      return .candidates(subject, after: values.all(CandidatesCommand.words), values)
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
}

extension ParsableProgram {
  fileprivate static func values(of line: TokenizedLine) -> Values {
    ArgumentBinder(line.tokens, in: context(of: line)).values
  }

  fileprivate static func checkedValues(of line: TokenizedLine) throws(UsageError) -> Values {
    do throws(ParseError) {
      try line.checkCommand()
    } catch {
      throw UsageError(error, in: CommandContext(program: Self.self))
    }
    let context = context(of: line)
    do throws(ParseError) {
      return try ArgumentBinder(line.tokens, in: context).checkedValues()
    } catch {
      throw UsageError(error, in: context)
    }
  }

  /// The context of a line; with `help`, the options of what it is asked about are accepted too.
  private static func context(of line: TokenizedLine) -> CommandContext {
    var context = CommandContext(
      program: Self.self, command: line.command, isCommandImplied: line.isCommandImplied)
    if line.isAboutHelp {
      context.subject = line.secondWord.flatMap(command(named:))
    }
    return context
  }

  /// The page that a request for help asks for, whatever else is on the line.
  fileprivate static func page(wantedBy line: TokenizedLine) -> HelpPage {
    if line.isAboutHelp, let page = line.secondWord.flatMap(page(named:)) {
      return page
    }
    return HelpPage(line.command.map(HelpPage.Subject.command) ?? .program, of: Self.self)
  }

  /// The page that `help` is asked for by name, or that of the program; without any word a shorter
  /// one.
  fileprivate static func page(namedBy line: TokenizedLine) throws(UsageError) -> HelpPage {
    guard let word = line.secondWord else {
      return HelpPage(line.command == nil ? .overview : .program, of: Self.self)
    }
    guard let page = page(named: word) else {
      throw UsageError(.unknownPage(word), in: context(of: line))
    }
    return page
  }

  private static func page(named word: String) -> HelpPage? {
    if let command = allCommands.first(where: { $0.name == word }) {
      return HelpPage(.command(command), of: Self.self)
    }
    return topic(named: word).map { HelpPage(.topic($0), of: Self.self) }
  }
}
