import TypedText

/// Splits a command line into words and options.
///
/// Options may come before the command, so their names are looked up in the whole program here;
/// whether an option belongs to the command is decided later.
struct Tokenizer {
  private let program: any ParsableProgram.Type
  private var remaining: ArraySlice<String>
  private var tokens: [Token] = []

  /// Whether everything from here on is a word, because of `--`.
  private(set) var endsOptions = false

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
        append(argument, isLiteral: true)
      } else if argument == "--" {
        endsOptions = true
      } else if argument.hasPrefix("--") {
        readLongOption(argument)
      } else if argument.hasPrefix("-"), argument != "-", !isNegativeNumber(argument) {
        readShortOptions(argument)
      } else {
        append(argument, isLiteral: false)
      }
    }
    return tokens
  }
}

extension Tokenizer {
  private mutating func append(_ word: String, isLiteral: Bool) {
    tokens.append(.word(word, isLiteral: isLiteral))
    hasWord = true
  }

  private mutating func readLongOption(_ argument: String) {
    let (spelling, value) = Self.parts(of: argument)
    let option = program.option { $0.spelling == spelling }

    if option == nil, !hasWord, let command = program.command(withAlias: spelling) {
      append(command.name, isLiteral: false)
      if let value { append(value, isLiteral: true) }
      return
    }
    append(spelling, option, value: value, isValueJoined: value != nil)
  }

  private mutating func readShortOptions(_ argument: String) {
    if argument == "-help" {
      append(argument, StandardFlags.help.syntax)
      return
    }
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      let spelling = "-\(letter)"
      guard let option = program.option(where: { $0.short == letter }) else {
        appendUnknown(letter, in: argument)
        return
      }
      if letters.first == "=" {
        append(spelling, option, value: String(letters.dropFirst()), isValueJoined: true)
        return
      }
      if option.takesValue, !letters.isEmpty {
        append(spelling, option, value: String(letters))
        return
      }
      append(spelling, option)
    }
  }

  /// Names the one letter that is wrong, or the whole word if it looks like a long name.
  private mutating func appendUnknown(_ letter: Character, in argument: String) {
    let isFirst = argument.dropFirst().first == letter
    append(isFirst ? String(argument.prefix { $0 != "=" }) : "-\(letter)", nil)
  }

  private mutating func append(
    _ spelling: String, _ option: OptionSyntax?, value: String? = nil, isValueJoined: Bool = false
  ) {
    var parsed = ParsedOption(
      spelling: spelling, name: option?.name, value: value, isValueJoined: isValueJoined)
    if value == nil, option?.takesValue == true, let next = remaining.first, canBeValue(next) {
      parsed.value = next
      remaining.removeFirst()
    }
    tokens.append(.option(parsed))
  }

  /// The name, and the value after an equals sign.
  private static func parts(of argument: String) -> (spelling: String, value: String?) {
    guard let sign = argument.firstIndex(of: "=") else { return (argument, nil) }
    return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
  }

  private func canBeValue(_ argument: String) -> Bool {
    !argument.hasPrefix("-") || argument == "-" || isNegativeNumber(argument)
  }

  /// Whether a word is a negative number, unless its first digit is a short option.
  private func isNegativeNumber(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), WholeNumber(argument) != nil else { return false }
    let digit = argument.dropFirst().first
    return program.option { $0.short == digit } == nil
  }
}
