import TypedText

/// A command line split into words and options, and what decides how it is parsed.
///
/// Options may come before the command, so their names are looked up in the whole program here;
/// whether an option belongs to the command is decided later.
struct TokenizedLine {
  let arguments: [String]

  private(set) var tokens: [Token] = []

  /// Whether `--` was among the words, so that everything behind it is a word.
  private(set) var endsOptions = false

  /// The command that the first word names, or the one that is meant if it names none or if there
  /// is no word.
  private(set) var command: (any ParsableCommand.Type)?

  let program: any ParsableProgram.Type

  private var words: [Token] = []

  private var remaining: ArraySlice<String>

  init(_ arguments: [String], of program: any ParsableProgram.Type) {
    self.arguments = arguments
    self.program = program
    remaining = arguments[...]
    while let argument = remaining.popFirst() { read(argument) }
    words = tokens.filter { !$0.isOption }
    command =
      if let firstWord {
        program.command(named: firstWord) ?? (firstWord.isEmpty ? nil : program.defaultCommand)
      } else {
        program.wordlessCommand
      }
  }

  var firstWord: String? { words.isEmpty ? nil : words[0].text }

  var secondWord: String? { words.count > 1 ? words[1].text : nil }

  /// Whether the line has a command, but no word names it.
  var isCommandImplied: Bool { command.map { $0.name != firstWord } ?? false }

  var isAboutHelp: Bool { command?.isHelp ?? false }

  /// Whether a standard flag is anywhere before `--`.
  func asks(for flag: Flag) -> Bool {
    tokens.contains { $0.option?.name == flag.name && $0.value == nil }
  }

  /// Whether the word `help` follows a command for which it cannot be a value.
  var asksForHelpByWord: Bool {
    // By its bytes: a word with very many marks takes long to be put in order.
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

  func checkCommand() throws(ParseError) {
    if firstWord?.isEmpty == true { throw .emptyCommand }
    if command == nil || isCommandImplied {
      // The word after an option that no command has may be its value and no command at all.
      if let first = tokens.first(where: { $0.option == nil }), first.isOption {
        throw .unknownOption(first.text)
      }
    }
    guard let word = firstWord else { return }
    if command == nil { throw .unknownCommand(word) }
    if words[0].isLiteral, !isCommandImplied { throw .commandBehindTerminator(word) }
  }
}

/// A word of a command line, or an option with its value, before it is known which command it
/// belongs to.
struct Token {
  /// The word or, dashes included, the name of the option as it was typed: `--width`, `-w`.
  let text: String

  let isOption: Bool

  var isLiteral = false

  /// The option of this name, of whichever command, or nil if no command has one.
  var option: Option?

  /// The value that was typed with the option, or after it if it takes one.
  var value: String?

  var isValueJoined = false
}

extension TokenizedLine {
  private mutating func read(_ argument: String) {
    if endsOptions {
      appendWord(argument, isLiteral: true)
    } else if argument == "--" {
      endsOptions = true
    } else if argument.hasPrefix("--") {
      readLongOption(argument)
    } else if let first = argument.utf8.first, first > 0x7F,
      program.spelling(behindDashesOf: argument) != nil
    {
      appendOption(String(argument.prefix { $0 != "=" }))
    } else if isWord(argument) {
      appendWord(argument)
    } else if argument == "-help" {
      appendOption(argument, as: StandardFlags.help)
    } else {
      readShortOptions(argument)
    }
  }

  private mutating func readLongOption(_ argument: String) {
    let sign = argument.firstIndex(of: "=")
    let spelling = sign.map { String(argument[..<$0]) } ?? argument
    let value = sign.map { String(argument[$0...].dropFirst()) }
    let name = String(spelling.dropFirst(2))
    let option = program.option { $0.name == name }
    if option == nil, tokens.allSatisfy(\.isOption),
      let command = program.command(withAlias: spelling)
    {
      appendWord(command.name)
      if let value { appendWord(value, isLiteral: true) }
    } else {
      appendOption(spelling, as: option, value: value, isValueJoined: value != nil)
    }
  }

  private mutating func readShortOptions(_ argument: String) {
    var letters = argument.dropFirst()
    let first = letters.first
    while let letter = letters.popFirst() {
      guard let option = program.option(where: { $0.short == letter }) else {
        // The one letter that is wrong, or the whole word if it looks like a long name.
        appendOption(letter == first ? String(argument.prefix { $0 != "=" }) : "-\(letter)")
        return
      }
      let isValueJoined = letters.first == "="
      let hasValue = isValueJoined || (!option.isFlag && !letters.isEmpty)
      let value = hasValue ? String(letters.dropFirst(isValueJoined ? 1 : 0)) : nil
      appendOption("-\(letter)", as: option, value: value, isValueJoined: isValueJoined)
      if hasValue { return }
    }
  }

  private mutating func appendWord(_ word: String, isLiteral: Bool = false) {
    tokens.append(Token(text: word, isOption: false, isLiteral: isLiteral))
  }

  private mutating func appendOption(
    _ text: String, as option: Option? = nil, value: String? = nil, isValueJoined: Bool = false
  ) {
    var value = value
    if value == nil, option?.isFlag == false, let next = remaining.first, isWord(next) {
      value = next
      remaining.removeFirst()
    }
    tokens.append(
      Token(text: text, isOption: true, option: option, value: value, isValueJoined: isValueJoined))
  }

  /// Whether an argument is no option, so that it may be a value; a negative number is one unless
  /// its first digit is a short option.
  private func isWord(_ argument: String) -> Bool {
    if !argument.hasPrefix("-") || argument == "-" { return true }
    let digit = argument.dropFirst().first
    return WholeNumber(argument) != nil && program.option { $0.short == digit } == nil
  }
}

enum ParseError: Error {
  case emptyCommand
  case unknownCommand(String)
  case commandBehindTerminator(String)
  case unknownPage(String)
  case unknownOption(String)
  case tooManyArguments([String])
  case invalidValue(of: String, String, InvalidValue)
  case emptyValue(of: String)
  case valueNotTaken(by: String)
  case exclusiveOptions([String])
  case missingValue(Option)
  case missingArgument(Argument)

  /// The place in the order of reporting: of several errors, only the one with the lowest is
  /// reported.
  ///
  /// A value may be wrong only because the option before it is, so names come before values.
  var rank: Int {
    switch self {
    case .emptyCommand, .unknownCommand, .commandBehindTerminator: 0
    case .unknownOption: 1
    case .tooManyArguments: 2
    case .invalidValue, .emptyValue, .valueNotTaken, .exclusiveOptions, .unknownPage: 3
    case .missingValue, .missingArgument: 4
    }
  }
}
