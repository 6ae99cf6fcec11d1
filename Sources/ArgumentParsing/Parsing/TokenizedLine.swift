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

/// One piece of a command line, before it is known which command it belongs to.
///
/// A class, for the reason that ``OptionDefinition`` gives.
final class Token {
  /// What a piece can be.
  enum Kind {
    /// A word that is no option. It is literal where it stands behind `--`.
    case word(String, isLiteral: Bool)

    /// An option, known somewhere in the program or not.
    case option(GivenOption)
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }
}

/// An option as it was typed.
struct GivenOption {
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
