extension Program {
  /// What was probably meant by a word that names no command.
  func suggestion(forCommand word: String) -> String? {
    if word.lowercased() == StandardFlags.version.name {
      return StandardFlags.version.spelling
    }
    if let name = Suggestion.nearest(to: word, among: allCommands.map(\.name)) {
      return name
    }
    let topic = Suggestion.nearest(to: word, among: topics.map(\.name))
    return topic.map { "\(Words.helpCommandName) \($0)" }
  }

  /// What was probably meant by a word that names no page of help.
  func suggestion(forPage word: String) -> String? {
    Suggestion.nearest(to: word, among: allCommands.map(\.name) + topics.map(\.name))
  }

  /// What to advise where a word names no command: the program's own advice comes first.
  func hint(forUnknownCommand word: String) -> String? {
    if let hint = hintForUnknownCommand(word) {
      return hint
    }
    guard suggestion(forCommand: word) == nil else { return nil }
    return Words.listOfCommands(allCommands.map(\.name))
  }
}
