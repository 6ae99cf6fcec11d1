/// The mistakes that show only at the end of the line.
extension Interpreter {
  mutating func noteSurplus() {
    guard !surplus.isEmpty else { return }
    note(.tooManyArguments(words: words, surplus: surplus))
  }

  mutating func noteExclusions() {
    guard values.optionCount > 1 else { return }
    for group in scope.exclusiveGroups {
      let given = group.options.map(\.name).filter(values.contains(optionNamed:))
      if given.count > 1 {
        note(.exclusiveOptions(given))
      }
    }
  }

  mutating func noteMissingArgument() {
    guard words.count < arguments.count, !arguments[words.count].isOptional else { return }
    note(.missingArgument(arguments[words.count]))
  }
}
