/// Gives the words and options of a line to the arguments and options of its command.
///
/// It goes on after a mistake, because a worse one may follow and because `--help` is answered
/// whatever else is wrong.
struct Interpreter {
  let scope: Scope
  let arguments: [ArgumentDefinition]
  private(set) var values = Values()
  private(set) var worstMistake: Mistake?
  private(set) var words: [String] = []
  private(set) var surplus: [String] = []

  /// Interprets a line.
  ///
  /// - Parameters:
  ///   - tokens: The whole line.
  ///   - scope: What counts on it. If it has a command, the first word is its name.
  init(_ tokens: [Token], in scope: Scope) {
    self.scope = scope
    arguments = scope.command?.arguments ?? []
    var isCommandDue = scope.command != nil
    for token in tokens {
      switch token.kind {
      case .option(let option):
        read(option)
      case .word where isCommandDue:
        isCommandDue = false
      case .word(let word, _):
        read(word)
      }
    }
    noteSurplus()
    noteExclusions()
    noteMissingArgument()
  }

  /// Keeps a mistake unless a worse one, or one as bad, came before.
  mutating func note(_ mistake: Mistake) {
    guard let worst = worstMistake, worst.rank <= mistake.rank else {
      worstMistake = mistake
      return
    }
  }
}

extension Interpreter {
  private mutating func read(_ option: GivenOption) {
    guard let name = option.definition?.name, let definition = scope.option(named: name) else {
      note(.unknownOption(option.spelling))
      return
    }
    guard let value = definition.value else {
      if option.value != nil {
        note(.valueNotTaken(by: option.spelling))
      } else {
        values.set(true, forOptionNamed: name)
      }
      return
    }
    guard let text = option.value, !(text.isEmpty && option.isValueJoined) else {
      note(.missingValue(definition))
      return
    }
    if let parsed = parse(text, as: value, for: option.spelling) {
      values.set(parsed, forOptionNamed: name)
    }
  }

  private mutating func read(_ word: String) {
    guard let last = arguments.last else {
      surplus.append(word)
      return
    }
    guard words.count < arguments.count || last.isRepeating else {
      surplus.append(word)
      return
    }
    let argument = words.count < arguments.count ? arguments[words.count] : last
    words.append(word)
    if let parsed = parse(word, as: argument.value, for: argument.name) {
      values.append(parsed, toArgumentNamed: argument.name)
    }
  }

  private mutating func parse(
    _ text: String,
    as value: ValueDefinition,
    for subject: String
  ) -> (any Sendable)? {
    guard !text.isEmpty else {
      note(.emptyValue(of: subject))
      return nil
    }
    do {
      return try value.parse(text)
    } catch {
      note(.invalidValue(of: subject, text, error))
      return nil
    }
  }
}

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
