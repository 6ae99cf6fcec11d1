/// A command line as tokens, and what decides how it is parsed.
struct TokenizedLine {
  let tokens: [Token]

  /// Whether `--` was among the words, so that no option may follow.
  let endsOptions: Bool

  /// The command that the first word names, or the one that is meant if it names none or if there is
  /// no word.
  let command: (any ParsableCommand.Type)?

  let firstWord: String?

  /// The tokens that are words.
  private let words: [Token]

  private let program: any ParsableProgram.Type

  init(_ arguments: [String], of program: any ParsableProgram.Type) {
    var tokenizer = Tokenizer(arguments, of: program)
    tokens = tokenizer.tokenize()
    endsOptions = tokenizer.endsOptions
    words = tokens.filter { !$0.isOption }
    self.program = program
    firstWord = words.isEmpty ? nil : words[0].text
    command =
      if let firstWord {
        program.command(named: firstWord) ?? (firstWord.isEmpty ? nil : program.defaultCommand)
      } else {
        program.wordlessCommand
      }
  }

  var secondWord: String? { words.count > 1 ? words[1].text : nil }

  /// Whether the line has a command, but no word names it.
  var isCommandImplied: Bool { command.map { $0.name != firstWord } ?? false }

  /// Whether the command is the one that shows pages of help.
  var isAboutHelp: Bool { command?.isHelp ?? false }

  /// Whether a standard flag is anywhere before `--`.
  func asks(for flag: Flag) -> Bool {
    tokens.contains { $0.option?.name == flag.name && $0.value == nil }
  }

  /// Whether the word `help` follows a command for which it cannot be a value.
  var asksForHelpByWord: Bool {
    // By its bytes: a word that is a heap of marks takes long to be put in order.
    guard let command, !isAboutHelp, let word = secondWord?.utf8,
      word.elementsEqual(HelpCommand.name.utf8), !words[1].isLiteral
    else { return false }
    return command.arguments.first?.value.isFreeText != true
  }

  /// What the line may have; with `help`, the options of what it is asked about too.
  var context: CommandContext {
    CommandContext(
      program: program, command: command, isCommandImplied: isCommandImplied,
      hasNoWord: words.isEmpty,
      subject: isAboutHelp ? secondWord.flatMap(program.command(named:)) : nil)
  }

  /// Checks the word that should name a command.
  func checkCommand() throws(ParseError) {
    if firstWord?.isEmpty == true { throw .emptyCommand }
    if command == nil || isCommandImplied {
      // The word after an option that no command has may be its value and no command at all.
      for token in tokens where token.option == nil {
        if token.isOption { throw .unknownOption(token.text) }
        break
      }
    }
    guard let word = firstWord else { return }
    if command == nil { throw .unknownCommand(word) }
    if words[0].isLiteral, !isCommandImplied { throw .commandBehindTerminator(word) }
  }
}
