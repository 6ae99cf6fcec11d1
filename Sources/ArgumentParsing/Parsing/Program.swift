extension Program {
  /// Reads a command line.
  ///
  /// A request for help wins over everything else on the line, then one for the version. Nothing
  /// is printed and nothing is run.
  ///
  /// - Parameter arguments: What was typed after the program's name.
  /// - Returns: What the line asks for.
  /// - Throws: A ``UsageError`` that says what is wrong, and what would be right.
  public func parse(_ arguments: [String]) throws(UsageError) -> Outcome {
    var tokenizer = Tokenizer(arguments, of: self)
    let line = TokenizedLine(tokenizer.tokenize())
    let command = line.firstWord.flatMap(command(named:))

    if line.asks(for: StandardFlags.help) || line.asksForHelpByWord(of: command) {
      return help(for: line, command)
    }
    if line.asks(for: StandardFlags.version) {
      return .version
    }
    if let mistake = mistakeInCommand(of: line, command) {
      throw UsageError(mistake, in: Scope(program: self, command: nil))
    }
    var scope = Scope(program: self, command: command)
    if command?.name == Words.helpCommandName {
      scope.subject = line.secondWord.flatMap(self.command(named:))
    }
    let interpreter = Interpreter(line.tokens, in: scope)
    if let mistake = interpreter.worstMistake {
      throw UsageError(mistake, in: scope)
    }
    guard let command, command.name != Words.helpCommandName else {
      return .help(try page(named: line.secondWord, in: scope), interpreter.values)
    }
    return .run(command, interpreter.values)
  }
}

extension Program {
  /// Reads what a command line gives right, whatever else is wrong with it.
  ///
  /// With it a program can tell of the mistake in the colours that were asked for.
  ///
  /// - Parameter arguments: What was typed after the program's name.
  /// - Returns: The values of the options that were given right.
  public func values(in arguments: [String]) -> Values {
    var tokenizer = Tokenizer(arguments, of: self)
    let line = TokenizedLine(tokenizer.tokenize())
    return values(of: line, line.firstWord.flatMap(command(named:)))
  }

  private func values(of line: TokenizedLine, _ command: Command?) -> Values {
    Interpreter(line.tokens, in: Scope(program: self, command: command)).values
  }

  private func help(for line: TokenizedLine, _ command: Command?) -> Outcome {
    let values = values(of: line, command)
    guard let command else {
      return .help(HelpPage(.program, of: self), values)
    }
    if command.name == Words.helpCommandName, let subject = line.secondWord.flatMap(page(named:)) {
      return .help(subject, values)
    }
    return .help(HelpPage(.command(command), of: self), values)
  }

  private func mistakeInCommand(of line: TokenizedLine, _ command: Command?) -> Mistake? {
    guard let word = line.firstWord else { return nil }
    if word.isEmpty {
      return .emptyCommand
    }
    guard command != nil else { return .unknownCommand(word) }
    return line.isFirstWordLiteral ? .commandBehindTerminator(word) : nil
  }

  private func page(named word: String?, in scope: Scope) throws(UsageError) -> HelpPage {
    guard let word else { return HelpPage(.program, of: self) }
    guard let page = page(named: word) else {
      throw UsageError(.unknownPage(word), in: scope)
    }
    return page
  }

  private func page(named word: String) -> HelpPage? {
    if let command = command(named: word) {
      return HelpPage(.command(command), of: self)
    }
    return topic(named: word).map { HelpPage(.topic($0), of: self) }
  }
}
