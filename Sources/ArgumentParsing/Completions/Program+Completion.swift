extension Program {
  /// The program's name as a part of names of shell functions.
  var shellIdentifier: String {
    name.shellIdentifier
  }

  /// The shared options and the flags that every command takes.
  var optionsOfEveryCommand: [OptionDefinition] {
    sharedOptions + [StandardFlags.help.definition]
  }

  /// The shared options that rule one of them out once they are given: itself and its rivals.
  func sharedOptions(rulingOut option: OptionDefinition) -> [OptionDefinition] {
    // What is exclusive among the shared options is so in every command.
    let names = commands.first?.optionNames(excludedBy: option.name) ?? []
    return [option] + sharedOptions.filter { names.contains($0.name) }
  }

  /// Every option of the program once, whichever commands it belongs to.
  var distinctOptions: [OptionDefinition] {
    var names: Set<String> = []
    let options = sharedOptions + StandardFlags.all + commands.flatMap(\.options)
    return options.filter { names.insert($0.name).inserted }
  }
}

extension Command {
  /// The names of the options that rule an option out once they are given: itself and the rest
  /// of its exclusive groups.
  func optionNames(rulingOut option: OptionDefinition) -> [String] {
    [option.name] + optionNames(excludedBy: option.name)
  }
}
