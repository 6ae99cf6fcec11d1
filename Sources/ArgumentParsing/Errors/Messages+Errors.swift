import DisplayText
import TypedText

extension Messages {
  /// What is wrong with a command line.
  static func message(of error: ParseError, in context: CommandContext) -> String {
    switch error {
    case .emptyCommand: "The command name is empty."
    case .unknownCommand(let word):
      "Unknown command \(word.quoted)." + question(context.program.suggestions(forCommand: word))
    case .commandBehindTerminator(let word): "The command \(word.quoted) must come before '--'."
    case .unknownPage(let word):
      "There is no help for \(word.quoted)." + question(context.program.suggestions(forPage: word))
    case .unknownOption(let spelling):
      "Unknown option \(spelling.quoted)." + question(context.suggestions(forOption: spelling))
    case .tooManyArguments(let surplus):
      unexpected(surplus) + (context.command.map(takes) ?? "") + "."
    case .invalidValue(let subject, let text, let reason):
      "\(subject) must be \(reason.expected), not \(given(text))." + question(reason.suggestions)
    case .emptyValue(let subject): "The value of \(subject) is empty."
    case .valueNotTaken(let spelling): "\(spelling) takes no value."
    case .exclusiveOptions(let names):
      "\(names.map { "--\($0)" }.listed()) cannot be used together."
    case .missingValue(let option): "Missing value for '\(option.synopsis)'."
    case .missingArgument(let argument): "Missing argument \(argument.name)."
    }
  }

  static func reference(to commandLine: String) -> String {
    "See '\(commandLine)' for more information."
  }

  /// What to do next, or nil if there is nothing to say.
  static func hint(for error: ParseError, in context: CommandContext) -> String? {
    let program = context.program
    return switch error {
    case .unknownCommand(let word) where program.suggestions(forCommand: word).isEmpty:
      "The commands are \(program.allCommands.map { $0.name }.listed())."
    case .unknownPage(let word) where program.suggestions(forPage: word).isEmpty:
      "To list all commands and topics, type: \(program.name) \(HelpCommand.name)"
    case .unknownOption(let spelling): hint(forUnknownOption: spelling, in: context)
    case .missingValue(let option): "\(option.synopsis): \(option.fullHelp)"
    case .missingArgument: context.command.flatMap { example(of: $0, in: program) }
    default: nil
    }
  }
}

extension Messages {
  private static func hint(
    forUnknownOption spelling: String, in context: CommandContext
  ) -> String? {
    let program = context.program
    if let owned = program.option(where: { $0.isSpelled(spelling) }) {
      return "\(spelling) belongs to \(program.owners(ofOptionNamed: owned.name).listed())."
    }
    if let command = program.command(withAlias: spelling) {
      return example(of: command, in: program)
    }
    guard context.suggestions(forOption: spelling).isEmpty else { return nil }
    guard !context.hasNoWord, let command = context.command, let first = command.options.first
    else { return "To see the options that all commands take, type: \(program.optionsHelp)" }
    return command.options.count == 1
      ? "\(command.name) has one option of its own: \(first.spelling)."
      : "\(command.name) has options of its own: \(command.options.map(\.spelling).listed())."
  }

  private static func example(
    of command: any ParsableCommand.Type, in program: any ParsableProgram.Type
  ) -> String? {
    command.examples.first.map { "For example: \($0.commandLine(of: program.name))" }
  }

  private static func question(_ suggestions: [String]) -> String {
    if suggestions.isEmpty { return "" }
    return " Did you mean \(suggestions.map { "'\($0)'" }.listed(with: "or"))?"
  }

  private static func given(_ text: String) -> String {
    WholeNumber(text) == nil ? text.quoted : text.excerpt
  }

  private static func unexpected(_ surplus: [String]) -> String {
    let named = surplus.prefix(3).map(\.quoted)
    let unnamed = surplus.count > 3 ? ["\(surplus.count - 3) more"] : []
    let noun = surplus.count == 1 ? "Unexpected argument" : "\(surplus.count) unexpected arguments"
    return "\(noun) \((named + unnamed).listed())"
  }

  private static func takes(_ command: any ParsableCommand.Type) -> String {
    let names = command.arguments.map(\.name)
    let taken =
      switch names.count {
      case 0: "no arguments"
      case 1: "one \(names[0])"
      default: "only \(names.listed())"
      }
    return ": '\(command.name)' takes \(taken)"
  }
}
