/// A command line as tokens, and what decides how it is parsed.
struct TokenizedLine {
  let tokens: [Token]

  /// Whether `--` was among the words, so that no option may follow.
  let endsOptions: Bool

  /// The command that the first word names, or the one that is meant if it names none or if there is
  /// no word.
  let command: (any ParsableCommand.Type)?

  let firstWord: Token?

  init(_ arguments: [String], of program: any ParsableProgram.Type) {
    var tokenizer = Tokenizer(arguments, of: program)
    tokens = tokenizer.tokenize()
    endsOptions = tokenizer.endsOptions
    firstWord = tokens.first { $0.word != nil }
    command =
      firstWord?.word.map {
        program.command(named: $0) ?? ($0.isEmpty ? nil : program.defaultCommand)
      } ?? program.wordlessCommand
  }

  /// Whether the line has a command, but no word names it.
  var isCommandImplied: Bool {
    guard let command else { return false }
    return firstWord?.word != command.name
  }

  /// The tokens that are words.
  private var words: [Token] { tokens.filter { $0.word != nil } }

  var hasNoWord: Bool { firstWord == nil }

  var secondWord: String? {
    let words = words
    return words.count > 1 ? words[1].word : nil
  }

  /// Whether a standard flag is anywhere before `--`.
  func asks(for flag: Flag) -> Bool {
    tokens.contains { token in
      if case .option(let option) = token { option.asks(for: flag) } else { false }
    }
  }

  /// Whether the word `help` follows a command for which it cannot be a value.
  var asksForHelpByWord: Bool {
    // By its bytes: a word that is a heap of marks takes long to be put in order.
    guard let command, !isAboutHelp, let word = secondWord?.utf8,
      word.elementsEqual(HelpCommand.name.utf8), !words[1].isLiteral
    else { return false }
    return command.arguments.first?.value.isFreeText != true
  }

  /// Whether the command is the one that shows pages of help.
  var isAboutHelp: Bool { command?.isHelp ?? false }

  /// What the line may have; with `help`, the options of what it is asked about too.
  func context(in program: any ParsableProgram.Type) -> CommandContext {
    CommandContext(
      program: program, command: command, isCommandImplied: isCommandImplied, hasNoWord: hasNoWord,
      subject: isAboutHelp ? secondWord.flatMap(program.command(named:)) : nil)
  }

  /// Checks the word that should name a command.
  func checkCommand() throws(ParseError) {
    if firstWord?.word?.isEmpty == true { throw .emptyCommand }
    if command == nil || isCommandImplied, let option = unknownOptionBeforeWords {
      throw .unknownOption(option)
    }
    guard let first = firstWord, let word = first.word else { return }
    if command == nil { throw .unknownCommand(word) }
    if first.isLiteral, !isCommandImplied { throw .commandBehindTerminator(word) }
  }

  /// An option that no command has: the word after it may be its value and no command at all.
  private var unknownOptionBeforeWords: String? {
    for token in tokens {
      guard case .option(let option) = token else { return nil }
      if option.name == nil { return option.spelling }
    }
    return nil
  }
}

/// One piece of a command line, before it is known which command it belongs to.
enum Token {
  /// A word that is not an option. It is literal if it comes after `--`.
  case word(String, isLiteral: Bool)

  /// An option, known somewhere in the program or not.
  case option(ParsedOption)

  /// The word, or nil for an option.
  var word: String? {
    if case .word(let word, _) = self { word } else { nil }
  }

  /// Whether it is a word after `--`.
  var isLiteral: Bool {
    if case .word(_, let isLiteral) = self { isLiteral } else { false }
  }
}

/// An option as it was typed.
struct ParsedOption {
  /// How its name was typed, dashes included: `--width`, `-w`.
  let spelling: String

  /// The long name of the option, of whichever command, or nil if no command has it.
  let name: String?

  /// The value that was typed with it, or after it if the option takes one.
  var value: String?

  /// Whether the value was joined to the name by `=`.
  var isValueJoined = false

  /// Whether this is a standard flag, given without a value.
  func asks(for flag: Flag) -> Bool { name == flag.name && value == nil }
}
