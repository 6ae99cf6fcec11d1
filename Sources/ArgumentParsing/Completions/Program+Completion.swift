extension Program {
  /// The program's name as a part of names of shell functions.
  var shellIdentifier: String {
    name.shellIdentifier
  }

  /// The shared options and the flags that every command takes.
  var optionsOfEveryCommand: [OptionDefinition] {
    sharedOptions + [StandardFlags.help]
  }

  /// The shared options that rule one of them out once they are given: itself and its rivals.
  func sharedOptions(rulingOut option: OptionDefinition) -> [OptionDefinition] {
    [option] + sharedExclusiveGroups.rivals(ofOptionNamed: option.name)
  }

  /// Every option of the program once, whichever commands it belongs to.
  var distinctOptions: [OptionDefinition] {
    var options = sharedOptions + StandardFlags.all
    for command in commands {
      for option in command.options where !options.contains(where: { $0.name == option.name }) {
        options.append(option)
      }
    }
    return options
  }
}

extension Command {
  /// The names of the options that rule an option out once they are given: itself and the rest
  /// of its exclusive groups.
  func optionNames(rulingOut option: OptionDefinition) -> [String] {
    [option.name] + exclusiveGroups.rivals(ofOptionNamed: option.name).map(\.name)
  }
}
