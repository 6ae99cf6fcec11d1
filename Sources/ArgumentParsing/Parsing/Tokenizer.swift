import TypedText

/// A word of a command line, or an option with its value, before it is known which command it
/// belongs to.
struct Token {
  /// The word or, dashes included, the name of the option as it was typed: `--width`, `-w`.
  let text: String

  let isOption: Bool

  /// Whether it is a word after `--`.
  var isLiteral = false

  /// The option of this name, of whichever command, or nil if no command has one.
  var option: OptionDefinition?

  /// The value that was typed with the option, or after it if it takes one.
  var value: String?

  /// Whether the value was joined to the name by `=`.
  var isValueJoined = false
}

/// Splits a command line into words and options.
///
/// Options may come before the command, so their names are looked up in the whole program here;
/// whether an option belongs to the command is decided later.
struct Tokenizer {
  private var tokens: [Token] = []

  /// Whether everything from here on is a word, because of `--`.
  private(set) var endsOptions = false

  private let program: any ParsableProgram.Type
  private var remaining: ArraySlice<String>

  /// Whether there is a word, which names the command or belongs to the default one.
  private var hasWord = false

  init(_ arguments: [String], of program: any ParsableProgram.Type) {
    self.program = program
    remaining = arguments[...]
  }

  /// Reads the whole line.
  mutating func tokenize() -> [Token] {
    while let argument = remaining.popFirst() {
      if endsOptions {
        appendWord(argument, isLiteral: true)
      } else if argument == "--" {
        endsOptions = true
      } else if argument.hasPrefix("--") {
        readLongOption(argument)
      } else if isWord(argument) {
        appendWord(argument)
      } else if argument == "-help" {
        append(argument, StandardFlags.help)
      } else {
        readShortOptions(argument)
      }
    }
    return tokens
  }
}

extension Tokenizer {
  private mutating func readLongOption(_ argument: String) {
    let sign = argument.firstIndex(of: "=")
    let spelling = sign.map { String(argument[..<$0]) } ?? argument
    let value = sign.map { String(argument[$0...].dropFirst()) }
    let name = String(spelling.dropFirst(2))
    let option = program.option { $0.name == name }
    if option == nil, !hasWord, let command = program.command(withAlias: spelling) {
      appendWord(command.name)
      if let value { appendWord(value, isLiteral: true) }
    } else {
      append(spelling, option, value: value, isValueJoined: value != nil)
    }
  }

  private mutating func readShortOptions(_ argument: String) {
    var letters = argument.dropFirst()
    let first = letters.first
    while let letter = letters.popFirst() {
      guard let option = program.option(where: { $0.short == letter }) else {
        // The one letter that is wrong, or the whole word if it looks like a long name.
        append(letter == first ? String(argument.prefix { $0 != "=" }) : "-\(letter)", nil)
        return
      }
      let isValueJoined = letters.first == "="
      let hasValue = isValueJoined || (!option.isFlag && !letters.isEmpty)
      let value = hasValue ? String(letters.dropFirst(isValueJoined ? 1 : 0)) : nil
      append("-\(letter)", option, value: value, isValueJoined: isValueJoined)
      if hasValue { return }
    }
  }

  private mutating func appendWord(_ word: String, isLiteral: Bool = false) {
    tokens.append(Token(text: word, isOption: false, isLiteral: isLiteral))
    hasWord = true
  }

  private mutating func append(
    _ spelling: String, _ option: OptionDefinition?, value: String? = nil,
    isValueJoined: Bool = false
  ) {
    var value = value
    if value == nil, option?.isFlag == false, let next = remaining.first, isWord(next) {
      value = next
      remaining.removeFirst()
    }
    tokens.append(
      Token(
        text: spelling, isOption: true, option: option, value: value, isValueJoined: isValueJoined)
    )
  }

  /// Whether an argument is no option, so that it may be a value; a negative number is one unless
  /// its first digit is a short option.
  private func isWord(_ argument: String) -> Bool {
    if !argument.hasPrefix("-") || argument == "-" { return true }
    let digit = argument.dropFirst().first
    return WholeNumber(argument) != nil && program.option { $0.short == digit } == nil
  }
}
