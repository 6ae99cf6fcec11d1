/// A command line in tokens, asked for what decides its way.
struct TokenizedLine {
  let tokens: [Token]

  private(set) var firstWord: String?
  private(set) var isFirstWordLiteral = false
  private(set) var secondWord: String?
  private var isSecondWordLiteral = false

  init(_ tokens: [Token]) {
    self.tokens = tokens
    for token in tokens {
      guard case .word(let word, let isLiteral) = token.kind else { continue }
      if firstWord == nil {
        firstWord = word
        isFirstWordLiteral = isLiteral
      } else {
        secondWord = word
        isSecondWordLiteral = isLiteral
        break
      }
    }
  }

  /// Whether a standard flag stands anywhere before `--`.
  func asks(for flag: Flag) -> Bool {
    tokens.contains { token in
      if case .option(let option) = token.kind { option.asks(for: flag) } else { false }
    }
  }

  /// Whether the word `help` follows a command that can have no other use for it.
  func asksForHelpByWord(of command: Command?) -> Bool {
    guard let command, secondWord == Words.helpCommandName, !isSecondWordLiteral else {
      return false
    }
    guard command.name != Words.helpCommandName else { return false }
    return command.arguments.first?.value.isFreeText != true
  }
}
