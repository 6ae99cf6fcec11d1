import TerminalKit

/// What can be wrong with a command line.
enum ParseError: Error {
  case emptyCommand
  case unknownCommand(String)
  case commandBehindTerminator(String)
  case unknownPage(String)
  case unknownOption(String)
  case tooManyArguments(words: [String], surplus: [String])
  case invalidValue(of: String, String, InvalidValue)
  case emptyValue(of: String)
  case valueNotTaken(by: String)
  case exclusiveOptions([String])
  case missingValue(OptionDefinition)
  case missingArgument(ArgumentDefinition)

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

  /// What is wrong, in words.
  func message(in context: CommandContext) -> String {
    switch self {
    case .emptyCommand:
      Messages.emptyCommand
    case .unknownCommand(let word):
      Messages.unknownCommand(word, suggestion: context.program.suggestion(forCommand: word))
    case .commandBehindTerminator(let word):
      Messages.commandBehindTerminator(word)
    case .unknownPage(let word):
      Messages.unknownPage(word, suggestion: context.program.suggestion(forPage: word))
    case .unknownOption(let spelling):
      Messages.unknownOption(
        spelling, suggestion: Suggestion.nearest(to: spelling, among: context.options))
    case .tooManyArguments(_, let surplus):
      Messages.tooManyArguments(surplus, command: context.command)
    case .invalidValue(let subject, let text, let reason):
      Messages.invalidValue(of: subject, text, reason)
    case .emptyValue(let subject):
      Messages.emptyValue(of: subject)
    case .valueNotTaken(let spelling):
      Messages.valueNotTaken(by: spelling)
    case .exclusiveOptions(let names):
      Messages.exclusiveOptions(names)
    case .missingValue(let option):
      Messages.missingValue(of: option)
    case .missingArgument(let argument):
      Messages.missingArgument(argument)
    }
  }

  /// What to do next, or nil if there is nothing to say.
  func hint(in context: CommandContext) -> String? {
    switch self {
    case .unknownCommand(let word):
      context.program.advice(forUnknownCommand: word)
    case .unknownPage(let word) where context.program.suggestion(forPage: word) == nil:
      Messages.whereThePagesAre(context.program.name)
    case .unknownOption(let spelling):
      context.hint(forUnknownOption: spelling)
    case .tooManyArguments(let words, let surplus):
      context.hint(forSeveralWords: words + surplus)
    case .missingValue(let option):
      Messages.explanation(of: option)
    case .missingArgument:
      context.command?.examples.first.map { example in
        Messages.example(example.commandLine(of: context.program))
      }
    default:
      nil
    }
  }
}

extension CommandContext {
  /// More words than this are not taken for a title or a name.
  private static let maxLooseWords = 12

  /// Several words for one argument that takes any text are probably one text without quotes.
  fileprivate func hint(forSeveralWords words: [String]) -> String? {
    guard let command, !command.isHelp, command.arguments.count == 1,
      command.arguments[0].value.takesAnyText, words.count <= Self.maxLooseWords,
      !words.contains(where: \.isEmpty), let first = words.first, WholeNumber(first) == nil
    else { return nil }
    let text = words.joined(by: " ")
    // A command meant for copying is shown whole or not at all.
    guard text.excerpt == text else { return nil }
    return Messages.severalWords("\(program.name) \(command.name) \(text.shellQuoted)")
  }

  fileprivate func hint(forUnknownOption spelling: String) -> String? {
    if command == nil, let owned = program.option(where: { $0.spellings.contains(spelling) }) {
      return Messages.owners(program.owners(ofOptionNamed: owned.name), of: spelling)
    }
    guard Suggestion.nearest(to: spelling, among: options) == nil else { return nil }
    return Messages.listOfOptions(listedOptions.map(\.spelling))
  }
}

extension ParsableProgram {
  /// What was probably meant by a word that is not a command.
  fileprivate static func suggestion(forCommand word: String) -> String? {
    if word.lowercased() == StandardFlags.version.name {
      return StandardFlags.version.spelling
    }
    if let name = Suggestion.nearest(to: word, among: allCommands.map { $0.name }) {
      return name
    }
    let topic = Suggestion.nearest(to: word, among: topics.map(\.name))
    return topic.map { "\(Messages.helpCommandName) \($0)" }
  }

  /// What was probably meant by a word that is not a help page.
  fileprivate static func suggestion(forPage word: String) -> String? {
    Suggestion.nearest(to: word, among: allCommands.map { $0.name } + topics.map(\.name))
  }

  /// A hint for a word that is not a command: the program's own hint, if there is one.
  fileprivate static func advice(forUnknownCommand word: String) -> String? {
    if let hint = hint(forUnknownCommand: word) {
      return hint
    }
    guard suggestion(forCommand: word) == nil else { return nil }
    return Messages.listOfCommands(allCommands.map { $0.name })
  }
}
