extension UsageError {
  /// Puts a mistake into words.
  init(_ mistake: Mistake, in scope: Scope) {
    self.init(message: scope.message(for: mistake), hint: scope.hint(for: mistake), in: scope)
  }
}

extension Scope {
  fileprivate func message(for mistake: Mistake) -> String {
    switch mistake {
    case .emptyCommand:
      Words.emptyCommand
    case .unknownCommand(let word):
      Words.unknownCommand(word, suggestion: program.suggestion(forCommand: word))
    case .commandBehindTerminator(let word):
      Words.commandBehindTerminator(word)
    case .unknownPage(let word):
      Words.unknownPage(word, suggestion: program.suggestion(forPage: word))
    case .unknownOption(let spelling):
      Words.unknownOption(
        spelling, suggestion: Suggestion.nearest(to: spelling, among: options))
    case .tooManyArguments(let surplus):
      Words.tooManyArguments(surplus, command: command)
    case .invalidValue(let subject, let text, let reason):
      Words.invalidValue(of: subject, text, reason)
    case .emptyValue(let subject):
      Words.emptyValue(of: subject)
    case .valueNotTaken(let spelling):
      Words.valueNotTaken(by: spelling)
    case .exclusiveOptions(let names):
      Words.exclusiveOptions(names)
    case .missingValue(let option):
      Words.missingValue(of: option)
    case .missingArgument(let argument):
      Words.missingArgument(argument)
    }
  }

  fileprivate func hint(for mistake: Mistake) -> String? {
    switch mistake {
    case .unknownCommand(let word):
      program.hint(forUnknownCommand: word)
    case .unknownPage(let word) where program.suggestion(forPage: word) == nil:
      Words.listOfPages(program.allCommands.map(\.name) + program.topics.map(\.name))
    case .unknownOption(let spelling):
      hint(forUnknownOption: spelling)
    case .missingValue(let option):
      Words.explanation(of: option)
    case .missingArgument:
      command?.examples.first.map(Words.example)
    default:
      nil
    }
  }

  private func hint(forUnknownOption spelling: String) -> String? {
    if let name = program.option(where: { $0.spelling == spelling || $0.shortSpelling == spelling })?
      .name, command == nil
    {
      return Words.owners(program.owners(ofOptionNamed: name), of: spelling)
    }
    guard Suggestion.nearest(to: spelling, among: options) == nil else { return nil }
    return Words.listOfOptions(listedOptions.map(\.spelling))
  }
}
