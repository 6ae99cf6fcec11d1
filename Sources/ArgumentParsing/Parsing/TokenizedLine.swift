/// A command line in tokens, asked for what decides its way.
struct TokenizedLine {
  let tokens: [Token]

  /// The command that the first word names.
  let command: CommandDescription?

  private let words: [(text: String, isLiteral: Bool)]

  init(_ arguments: [String], of program: ProgramDescription) {
    var tokenizer = Tokenizer(arguments, of: program)
    tokens = tokenizer.tokenize()
    words = tokens.compactMap { token in
      if case .word(let text, let isLiteral) = token { (text, isLiteral) } else { nil }
    }
    command = words.first.flatMap { program.command(named: $0.text) }
  }

  var firstWord: String? {
    words.first?.text
  }

  var secondWord: String? {
    words.dropFirst().first?.text
  }

  /// Whether a standard flag stands anywhere before `--`.
  func asks(for flag: Flag) -> Bool {
    tokens.contains { token in
      if case .option(let option) = token { option.asks(for: flag) } else { false }
    }
  }

  /// Whether the word `help` follows a command that can have no other use for it.
  var asksForHelpByWord: Bool {
    guard let command, !command.isHelp, secondWord == Words.helpCommandName, !words[1].isLiteral
    else { return false }
    return command.arguments.first?.value.isFreeText != true
  }

  /// What is wrong with the word that should name a command.
  var errorInCommand: ParseError? {
    guard let (word, isLiteral) = words.first else { return nil }
    if word.isEmpty {
      return .emptyCommand
    }
    guard command != nil else { return .unknownCommand(word) }
    return isLiteral ? .commandBehindTerminator(word) : nil
  }
}

/// One piece of a command line, before it is known which command it belongs to.
enum Token {
  /// A word that is no option. It is literal where it stands behind `--`.
  case word(String, isLiteral: Bool)

  /// An option, known somewhere in the program or not.
  case option(ParsedOption)
}

/// An option as it was typed.
struct ParsedOption {
  /// How its name was typed, dashes included: `--width`, `-w`.
  let spelling: String

  /// The option of that name, of whichever command; nil where no command has one.
  let definition: OptionDefinition?

  /// The value that was typed with it, or behind it where the option takes one.
  var value: String?

  /// Whether the value was joined to the name by `=`.
  var isValueJoined = false

  /// Whether this is a standard flag, given without a value.
  func asks(for flag: Flag) -> Bool {
    definition?.name == flag.name && value == nil
  }
}
