import DisplayText

/// What can be wrong with a command line.
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
      Messages.unknownCommand(word, suggestions: context.program.suggestions(forCommand: word))
    case .commandBehindTerminator(let word):
      Messages.commandBehindTerminator(word)
    case .unknownPage(let word):
      Messages.unknownPage(word, suggestions: context.program.suggestions(forPage: word))
    case .unknownOption(let spelling):
      Messages.unknownOption(spelling, suggestions: context.suggestions(forOption: spelling))
    case .tooManyArguments(let surplus):
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
    case .unknownCommand(let word) where context.program.suggestions(forCommand: word).isEmpty:
      Messages.listOfCommands(context.program.allCommands.map { $0.name })
    case .unknownPage(let word) where context.program.suggestions(forPage: word).isEmpty:
      Messages.whereThePagesAre(context.program.name)
    case .unknownOption(let spelling):
      context.hint(forUnknownOption: spelling)
    case .missingValue(let option):
      Messages.explanation(of: option)
    case .missingArgument:
      context.command.flatMap(context.example)
    default:
      nil
    }
  }
}

extension CommandContext {
  /// The options, or a command, that were probably meant by an option that does not exist.
  fileprivate func suggestions(forOption spelling: String) -> [String] {
    if program.option(where: { $0.spellings.contains(spelling) }) != nil { return [] }
    guard command == nil else { return Suggestion.options(like: spelling, among: options) }
    let options = Suggestion.options(like: spelling, among: program.distinctOptions)
    let word = String(spelling.drop { $0 == "-" })
    return options.isEmpty ? program.suggestions(forCommand: word) : options
  }

  fileprivate func hint(forUnknownOption spelling: String) -> String? {
    if let owned = program.option(where: { $0.spellings.contains(spelling) }) {
      return Messages.owners(program.owners(ofOptionNamed: owned.name), of: spelling)
    }
    if let command = program.command(withAlias: spelling) { return example(of: command) }
    guard suggestions(forOption: spelling).isEmpty else { return nil }
    return Messages.listOfOptions(listedOptions.map(\.spelling))
  }

  fileprivate func example(of command: any ParsableCommand.Type) -> String? {
    command.examples.first.map { Messages.example($0.commandLine(of: program)) }
  }
}

extension ParsableProgram {
  /// What was probably meant by a word that is not a command: commands, `--version` or a topic.
  static func suggestions(forCommand word: String) -> [String] {
    let typed = word.lowercased()
    if typed == StandardFlags.version.name { return [StandardFlags.version.spelling] }
    if let command = parsableCommands.first(where: { $0.synonyms.contains(typed) }) {
      return [command.name]
    }
    let commands = Suggestion.words(like: word, among: allCommands.map { $0.name })
    if !commands.isEmpty { return commands }
    return Suggestion.words(like: word, among: topics.map(\.name))
      .map { "\(Messages.helpCommandName) \($0)" }
  }

  /// The pages of help that were probably meant by a word that names none.
  fileprivate static func suggestions(forPage word: String) -> [String] {
    Suggestion.words(like: word, among: allCommands.map { $0.name } + topics.map(\.name))
  }
}
