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
}

extension CommandContext {
  /// The options, or a command, that were probably meant by an option that does not exist.
  func suggestions(forOption spelling: String) -> [String] {
    if program.option(where: { $0.spellings.contains(spelling) }) != nil { return [] }
    guard command == nil else { return Suggestion.options(like: spelling, among: options) }
    let options = Suggestion.options(like: spelling, among: program.distinctOptions)
    let word = String(spelling.drop { $0 == "-" })
    // A letter begins too many names.
    return options.isEmpty && word.count > 1 ? program.suggestions(forCommand: word) : options
  }
}

extension ParsableProgram {
  /// What was probably meant by a word that is not a command: commands, `--version` or a topic.
  static func suggestions(forCommand word: String) -> [String] {
    if word.lowercased() == StandardFlags.version.name { return [StandardFlags.version.spelling] }
    if let (command, option) = command(withSynonym: word) {
      return [[command.name, option?.spelling].compactMap(\.self).joined(by: " ")]
    }
    let commands = Suggestion.words(like: word, among: allCommands.map { $0.name })
    let topic = topic(withSynonym: word).map { [$0.name] }
    if topic == nil, !commands.isEmpty { return commands }
    let topics = topic ?? Suggestion.words(like: word, among: allTopics.map(\.name))
    return topics.map { "\(HelpCommand.name) \($0)" }
  }

  /// The pages of help that were probably meant by a word that names none.
  static func suggestions(forPage word: String) -> [String] {
    if let (command, _) = command(withSynonym: word) { return [command.name] }
    if let topic = topic(withSynonym: word) { return [topic.name] }
    return Suggestion.words(like: word, among: pages.map(\.value))
  }

  private static func command(
    withSynonym word: String
  ) -> (any ParsableCommand.Type, OptionDefinition?)? {
    let typed = word.lowercased()
    for command in allCommands {
      for synonym in command.synonyms where synonym.word == typed {
        return (command, synonym.option)
      }
    }
    return nil
  }

  private static func topic(withSynonym word: String) -> Topic? {
    topics.first { $0.synonyms.contains(word.lowercased()) }
  }
}
