/// Assigns the words and options of a line to the arguments and options of its command.
///
/// It continues after an error, because a worse one may follow and because `--help` works whatever
/// else is wrong.
struct ArgumentBinder {
  let given: GivenValues

  let context: CommandContext
  private let options: [Option]
  private var surplus: [String] = []
  private var errors: [ParseError] = []

  /// Binds the values of a line whose command is named by the first word, or by none.
  init(_ tokens: [Token], in context: CommandContext) {
    self.context = context
    options = context.options
    given = GivenValues(
      of: context.command?.arguments ?? [], isCommandImplied: context.isCommandImplied)
    var isCommandDue = context.command != nil && !context.isCommandImplied
    for token in tokens {
      if token.isOption {
        read(token)
      } else if isCommandDue {
        isCommandDue = false
      } else {
        read(token.text)
      }
    }
    if !surplus.isEmpty { errors.append(.tooManyArguments(surplus)) }
    for group in given.options.count > 1 ? context.exclusiveGroups : [] {
      let names = group.filter { given[$0] }.map(\.name)
      if names.count > 1 { errors.append(.exclusiveOptions(names)) }
    }
    if given.words.count < given.arguments.count, let next = nextArgument, !next.isOptional {
      errors.append(.missingArgument(next))
    }
  }

  /// The argument that another word would belong to, or nil if there are too many words.
  var nextArgument: Argument? {
    let (arguments, count) = (given.arguments, given.words.count)
    if count < arguments.count { return arguments[count] }
    return surplus.isEmpty && arguments.last?.extent != .word ? arguments.last : nil
  }

  /// The values of the line, if nothing is wrong with it; otherwise throws the worst error, or the
  /// first of several that are equally bad.
  func checkedValues() throws(ParseError) -> GivenValues {
    if let worst = errors.min(by: { $0.rank < $1.rank }) { throw worst }
    return given
  }
}

extension ArgumentBinder {
  private mutating func read(_ token: Token) {
    let name = token.option?.name
    guard let option = options.first(where: { $0.name == name }) else {
      errors.append(.unknownOption(token.text))
      return
    }
    switch (option.value, token.value) {
    case (nil, nil): given.append(option)
    case (nil, _?): errors.append(.valueNotTaken(by: token.text))
    case (let kind?, let text?) where !text.isEmpty || !token.isValueJoined:
      if check(text, as: kind, of: token.text) { given.append(option, with: text) }
    case (_?, _): errors.append(.missingValue(option))
    }
  }

  private mutating func read(_ word: String) {
    guard let argument = nextArgument else {
      surplus.append(word)
      return
    }
    // Behind a word of its own, another may be what the argument ends in.
    let isFirst = given.words.count < given.arguments.count
    let name = isFirst ? argument.name : argument.ending?.name ?? argument.name
    let isValid = check(word, as: argument.value, of: name)
    // Each word has its place, but among many, one that is wrong needs none.
    if isValid || argument.extent == .word { given.words.append(word) }
  }

  private mutating func check(_ text: String, as kind: ValueKind, of subject: String) -> Bool {
    let fault: ParseError? =
      text.isEmpty
      ? .emptyValue(of: subject) : kind.fault(text).map { .invalidValue(of: subject, text, $0) }
    if let fault { errors.append(fault) }
    return fault == nil
  }
}
