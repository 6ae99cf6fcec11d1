import DisplayText
import TypedText

extension CommandContext {
  /// The options, or a command, that were probably meant by an option that does not exist.
  func suggestions(forOption spelling: String) -> [String] {
    if program.option(where: { $0.isSpelled(spelling) }) != nil { return [] }
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

extension Suggestion {
  /// The spellings of the nearest options to one that does not exist; none if no option is near.
  ///
  /// Besides typing mistakes, this recognizes a single dash (`-json`), a negation (`--no-json`), a
  /// short name in the other case (`-W`), one that a flag might have had (`-j`), and `-?`.
  fileprivate static func options(
    like spelling: String, among options: [OptionDefinition]
  ) -> [String] {
    let typed = String(spelling.drop { $0 == "-" })
    guard typed.utf8.count <= TypingMistakes.maxWordLength else { return [] }
    if spelling.count == 2, let letter = typed.first { return self.options(like: letter, options) }
    let names = options.map(\.name)
    let near = words(like: typed, among: names)
    return (near.isEmpty ? words(likeNegation: typed, among: names) : near).map { "--\($0)" }
  }

  private static func options(like letter: Character, _ options: [OptionDefinition]) -> [String] {
    if letter == "?" { return [StandardFlags.help.spelling] }
    let typed = letter.lowercased()
    let other = options.first { $0.short.map { $0.lowercased() == typed } ?? false }
    if let spelling = other?.shortSpelling { return [spelling] }
    return options.filter { $0.isFlag && $0.name.hasPrefix(typed) }.map(\.spelling)
  }

  private static func words(likeNegation typed: String, among names: [String]) -> [String] {
    guard typed.hasPrefix("no-") else { return [] }
    return words(like: String(typed.dropFirst("no-".count)), among: names)
  }
}
