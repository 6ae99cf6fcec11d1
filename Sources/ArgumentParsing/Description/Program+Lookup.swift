extension Program {
  /// The commands and `help`, which every program has.
  var allCommands: [Command] {
    commands + [helpCommand]
  }

  /// The command that shows pages of help.
  var helpCommand: Command {
    Command(
      Words.helpCommandName,
      abstract: Words.helpCommandAbstract,
      examples: [Example("\(self.name) \(Words.helpCommandName)", Words.helpCommandExample)],
      arguments: [
        Argument(
          Words.helpArgument, value: .name(candidates: { self.pageCandidates }),
          help: Words.helpArgumentText, isOptional: true
        ).definition
      ])
  }

  func command(named word: String) -> Command? {
    if let command = commands.first(where: { $0.name == word }) {
      return command
    }
    return word == Words.helpCommandName ? helpCommand : nil
  }

  func command(withAlias word: String) -> Command? {
    commands.first { $0.aliases.contains(word) }
  }

  func topic(named word: String) -> Topic? {
    topics.first { $0.name == word }
  }

  /// Finds an option wherever it belongs, for options that stand before their command.
  func option(where isWanted: (OptionDefinition) -> Bool) -> OptionDefinition? {
    if let option = StandardFlags.all.first(where: isWanted) {
      return option
    }
    if let option = sharedOptions.first(where: isWanted) {
      return option
    }
    for command in commands {
      if let option = command.options.first(where: isWanted) {
        return option
      }
    }
    return nil
  }

  /// The names of the commands that have an option of their own with this name.
  func owners(ofOptionNamed name: String) -> [String] {
    commands.filter { $0.options.contains { $0.name == name } }.map(\.name)
  }
}

extension Program {
  private var pageCandidates: [Candidate] {
    allCommands.map { Candidate($0.name, $0.abstract) }
      + topics.map { Candidate($0.name, $0.abstract) }
  }
}
