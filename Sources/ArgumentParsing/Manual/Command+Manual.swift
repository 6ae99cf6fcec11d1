extension Command {
  /// The options in their order, those that exclude each other together.
  var optionsByAlternative: [[OptionDefinition]] {
    var named: Set<String> = []
    return options.compactMap { option in
      guard !named.contains(option.name) else { return nil }
      let names = optionNames(rulingOut: option)
      named.formUnion(names)
      return options.filter { names.contains($0.name) }
    }
  }
}
