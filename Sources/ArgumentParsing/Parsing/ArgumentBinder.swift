import DisplayText
import TypedText

/// Assigns the words and options of a line to the arguments and options of its command.
///
/// It continues after an error, because a worse one may follow and because `--help` works whatever
/// else is wrong.
struct ArgumentBinder {
  /// The valid values of the line.
  private(set) var values: Values

  let context: CommandContext
  let arguments: [ArgumentDefinition]
  private var words: [String] = []

  /// The words of the argument that takes all of them as one value.
  private(set) var phrase: [String] = []
  private var surplus: [String] = []
  private var errors: [ParseError] = []

  /// Binds the values of a line.
  ///
  /// - Parameters:
  ///   - tokens: The whole line.
  ///   - context: What the line may have. Its command is named by the first word, or by none.
  init(_ tokens: [Token], in context: CommandContext) {
    self.context = context
    values = Values(isCommandImplied: context.isCommandImplied)
    arguments = context.command?.arguments ?? []
    var isCommandDue = context.command != nil && !context.isCommandImplied
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
    readPhrase()
    if !surplus.isEmpty { errors.append(.tooManyArguments(surplus)) }
    noteExclusions()
    noteMissingArgument()
  }

  /// The place of the argument that another word would belong to, or nil if there are too many
  /// words.
  var nextPlace: Int? {
    if let openPlace, words.count >= openPlace { return surplus.isEmpty ? openPlace : nil }
    return words.count < arguments.count ? words.count : nil
  }

  /// The arguments that have a word.
  var givenArguments: ArraySlice<ArgumentDefinition> {
    arguments.prefix(openPlace.map { min(words.count, $0 + 1) } ?? words.count)
  }

  /// The place of the argument that takes all further words.
  private var openPlace: Int? { arguments.firstIndex { $0.extent != .word } }

  /// The values of the line, if nothing is wrong with it.
  ///
  /// - Returns: The values.
  /// - Throws: The worst error, or the first of several that are equally bad.
  func checkedValues() throws(ParseError) -> Values {
    if let worst = errors.min(by: { $0.rank < $1.rank }) { throw worst }
    return values
  }
}

extension ArgumentBinder {
  private mutating func read(_ option: ParsedOption) {
    let options = context.options
    guard let name = option.name, let place = options.firstIndex(where: { $0.name == name }) else {
      errors.append(.unknownOption(option.spelling))
      return
    }
    guard let parser = options[place].value?.parse else {
      if option.value != nil {
        errors.append(.valueNotTaken(by: option.spelling))
      } else {
        values.append(true, toOptionNamed: name)
      }
      return
    }
    guard let text = option.value, !(text.isEmpty && option.isValueJoined) else {
      errors.append(.missingValue(options[place]))
      return
    }
    if let parsed = parse(text, with: parser, for: option.spelling) {
      values.append(parsed, toOptionNamed: name)
    }
  }

  private mutating func read(_ word: String) {
    guard let place = nextPlace else {
      surplus.append(word)
      return
    }
    let argument = arguments[place]
    words.append(word)
    if argument.extent == .phrase {
      phrase.append(word)
    } else {
      bind(word, to: argument)
    }
  }

  /// Binds the words that are one value, unless they are several numbers.
  private mutating func readPhrase() {
    guard let argument = arguments.last, !phrase.isEmpty else { return }
    if phrase.count > 1, phrase.allSatisfy({ WholeNumber($0) != nil }) {
      surplus = Array(phrase.dropFirst())
    } else {
      bind(phrase.contains("") ? "" : phrase.joined(by: " "), to: argument)
    }
  }

  private mutating func bind(_ word: String, to argument: ArgumentDefinition) {
    if let parsed = parse(word, with: argument.value.parse, for: argument.name) {
      values.append(parsed, toArgumentNamed: argument.name)
    }
  }

  private mutating func parse(
    _ text: String, with parser: ValueDefinition.Parser, for subject: String
  ) -> (any Sendable)? {
    guard !text.isEmpty else {
      errors.append(.emptyValue(of: subject))
      return nil
    }
    do {
      return try parser(text)
    } catch {
      errors.append(.invalidValue(of: subject, text, error))
      return nil
    }
  }

  private mutating func noteExclusions() {
    guard values.optionCount > 1 else { return }
    for group in context.exclusiveGroups {
      let given = group.map(\.name).filter(values.contains(optionNamed:))
      if given.count > 1 { errors.append(.exclusiveOptions(given)) }
    }
  }

  private mutating func noteMissingArgument() {
    guard words.count < arguments.count, !arguments[words.count].isOptional else { return }
    errors.append(.missingArgument(arguments[words.count]))
  }
}
