/// Gives the words and options of a line to the arguments and options of its command.
///
/// It goes on after an error, because a worse one may follow and because `--help` is answered
/// whatever else is wrong.
struct ArgumentBinder {
  /// What the line gives right.
  private(set) var values = Values()

  /// What is to be told of all that is wrong.
  private(set) var worstError: ParseError?

  private let context: CommandContext
  private let options: [OptionDefinition]
  private let arguments: [ArgumentDefinition]
  private var words: [String] = []
  private var surplus: [String] = []

  /// Binds what a line gives.
  ///
  /// - Parameters:
  ///   - tokens: The whole line.
  ///   - context: What counts on it. If it has a command, the first word is its name.
  init(_ tokens: [Token], in context: CommandContext) {
    self.context = context
    options = context.options
    arguments = context.command?.arguments ?? []
    var isCommandDue = context.command != nil
    for token in tokens {
      switch token {
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
}

extension ArgumentBinder {
  private mutating func read(_ option: ParsedOption) {
    guard let name = option.definition?.name,
      let definition = options.first(where: { $0.name == name })
    else {
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
  private mutating func noteSurplus() {
    guard !surplus.isEmpty else { return }
    note(.tooManyArguments(words: words, surplus: surplus))
  }

  private mutating func noteExclusions() {
    for group in context.exclusiveGroups {
      let given = group.options.map(\.name).filter(values.contains(optionNamed:))
      if given.count > 1 {
        note(.exclusiveOptions(given))
      }
    }
  }

  private mutating func noteMissingArgument() {
    guard words.count < arguments.count, !arguments[words.count].isOptional else { return }
    note(.missingArgument(arguments[words.count]))
  }

  /// Keeps an error unless a worse one, or one as bad, came before.
  private mutating func note(_ error: ParseError) {
    if let worst = worstError, worst.rank <= error.rank { return }
    worstError = error
  }
}
