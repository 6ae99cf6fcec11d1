import DisplayText
import TypedText

/// The texts of errors in a command line.
package enum UsageText {
  static func message(of error: ParseError, in context: CommandContext) -> String {
    switch error {
    case .emptyCommand: "The command name is empty."
    case .unknownCommand(let word): "Unknown command \(word.quoted)."
    case .commandBehindTerminator(let word): "The command \(word.quoted) must come before '--'."
    case .unknownPage(let word): "There is no help for \(word.quoted)."
    case .unknownOption(let spelling): "Unknown option \(spelling.quoted)."
    case .tooManyArguments(let surplus):
      unexpected(surplus) + (context.command.map(takes) ?? "") + "."
    case .invalidValue(let subject, let text, let reason):
      "\(subject) must be \(reason.expected), not "
        + "\(WholeNumber(text) == nil ? text.quoted : text.excerpt)."
    case .emptyValue(let subject): "The value of \(subject) is empty."
    case .valueNotTaken(let spelling): "\(spelling) takes no value."
    case .exclusiveOptions(let names):
      "\(names.map { "--\($0)" }.listed()) cannot be used together."
    case .missingValue(let option): "Missing value for '\(option.synopsis)'."
    case .missingArgument(let argument):
      "Missing argument \(argument.name)." + (argument.value.allowedValues.map { " \($0())" } ?? "")
    }
  }

  /// Asks whether something was meant; the lines that mean it follow.
  package static func didYouMean(_ meanings: [String]) -> String {
    meanings.count == 1 ? "Did you mean \(meanings[0])?" : "Did you mean one of these?"
  }

  /// What to do next if no correction is right, the best first; an unknown command may have some
  /// meanings.
  static func hints(
    for error: ParseError, in context: CommandContext, _ arguments: [String],
    besides meanings: [WordMeaning]
  ) -> [Hint] {
    let program = context.program
    switch error {
    case .unknownCommand:
      let pages = meanings.compactMap(\.help)
      if !pages.isEmpty { return [.corrections(pages)] }
      return [.text("The commands are \(program.allCommands.map { $0.name }.listed()).")]
    case .unknownPage:
      return [.command("To list all commands and topics, type:", [HelpCommand.name])]
    case .unknownOption(let spelling): return [hint(forUnknownOption: spelling, in: context)]
    case .missingValue(let option): return [.text("\(option.synopsis): \(option.fullHelp)")]
    case .missingArgument:
      let line = TypedLine(arguments, of: program)
      return context.command.flatMap { example(of: $0, line.options) }.map { [$0] } ?? []
    default: return []
    }
  }
}

extension UsageText {
  private static func hint(forUnknownOption spelling: String, in context: CommandContext) -> Hint {
    let program = context.program
    let spelling = program.spelling(behindDashesOf: spelling) ?? spelling
    let option = program.option { $0.isSpelled(spelling) }
    let owners = option.map { program.owners(ofOptionNamed: $0.name) } ?? []
    if !owners.isEmpty { return .text("\(spelling) belongs to \(owners.listed()).") }
    let named = program.command(withAlias: spelling)
    if let named, let example = example(of: named) { return example }
    guard !context.hasNoWord, let command = context.command else {
      return .command(
        "To see the options that all commands take, type:",
        [HelpCommand.name, program.allTopics[0].name])
    }
    let own = command.options.map(\.spelling)
    if own.isEmpty {
      return .command("To see how it is used, type:", [HelpCommand.name, command.name])
    }
    let options = own.count == 1 ? "one option" : "options"
    return .text("\(command.name) has \(options) of its own: \(own.listed()).")
  }

  private static func example(
    of command: any ParsableCommand.Type, _ options: [String] = []
  ) -> Hint? {
    command.examples.first.map { .command("For example:", $0.name.words + options) }
  }

  private static func unexpected(_ surplus: [String]) -> String {
    let named = surplus.prefix(3).map(\.quoted)
    let unnamed = surplus.count > 3 ? ["\(surplus.count - 3) more"] : []
    let noun = surplus.count == 1 ? "Unexpected argument" : "\(surplus.count) unexpected arguments"
    return "\(noun) \((named + unnamed).listed())"
  }

  private static func takes(_ command: any ParsableCommand.Type) -> String {
    let names = command.arguments.map(\.name)
    let taken = "\(names.count == 1 ? "one" : "only") \(names.listed())"
    return ": '\(command.name)' takes \(names.isEmpty ? "no arguments" : taken)"
  }
}
