/// The mistakes that show only at the end of the line.
extension Interpreter {
  mutating func noteSurplus() {
    guard !surplus.isEmpty else { return }
    note(.tooManyArguments(words: words, surplus: surplus))
  }

  mutating func noteExclusions() {
    for group in scope.command?.exclusiveGroups ?? [] {
      let given = group.filter(values.contains(optionNamed:))
      if given.count > 1 {
        note(.exclusiveOptions(given))
      }
    }
  }

  mutating func noteMissingArgument() {
    let arguments = scope.command?.arguments ?? []
    guard words.count < arguments.count, !arguments[words.count].isOptional else { return }
    note(.missingArgument(arguments[words.count]))
  }
}
