extension Messages {
  static let emptyCommand = "The command name is empty."

  static func unknownCommand(_ word: String, suggestions: [String]) -> String {
    "Unknown command \(word.quoted)." + question(suggestions)
  }

  static func commandBehindTerminator(_ word: String) -> String {
    "The command \(word.quoted) must come before '--'."
  }

  static func unknownPage(_ word: String, suggestions: [String]) -> String {
    "There is no help for \(word.quoted)." + question(suggestions)
  }

  static func unknownOption(_ spelling: String, suggestions: [String]) -> String {
    "Unknown option \(spelling.quoted)." + question(suggestions)
  }

  static func tooManyArguments(
    _ surplus: [String], command: (any ParsableCommand.Type)?
  ) -> String {
    let named = surplus.prefix(3).map(\.quoted)
    let unnamed = surplus.count > 3 ? ["\(surplus.count - 3) more"] : []
    let noun = surplus.count == 1 ? "Unexpected argument" : "\(surplus.count) unexpected arguments"
    return "\(noun) \(all(named + unnamed))" + (command.map(takes) ?? "") + "."
  }

  static func invalidValue(of subject: String, _ text: String, _ reason: InvalidValue) -> String {
    let given = WholeNumber(text) == nil ? text.quoted : text.excerpt
    return "\(subject) must be \(reason.expected), not \(given)." + question(reason.suggestions)
  }

  static func emptyValue(of subject: String) -> String {
    "The value of \(subject) is empty."
  }

  static func valueNotTaken(by spelling: String) -> String {
    "\(spelling) takes no value."
  }

  static func exclusiveOptions(_ names: [String]) -> String {
    "\(all(names.map { "--\($0)" })) cannot be used together."
  }

  static func missingValue(of option: OptionDefinition) -> String {
    "Missing value for '\(option.synopsis)'."
  }

  static func missingArgument(_ argument: ArgumentDefinition) -> String {
    "Missing argument \(argument.name)."
  }

  static func explanation(of option: OptionDefinition) -> String {
    "\(option.synopsis): \(option.fullHelp())"
  }

  static func listOfCommands(_ names: [String]) -> String {
    "The commands are \(all(names))."
  }

  static func whereThePagesAre(_ program: String) -> String {
    "To list all commands and topics, type: \(program) \(helpCommandName)"
  }

  static func listOfOptions(_ spellings: [String]) -> String {
    "The options are \(all(spellings))."
  }

  static func owners(_ commands: [String], of spelling: String) -> String {
    "\(spelling) belongs to \(all(commands))."
  }
}

extension Messages {
  private static func question(_ suggestions: [String]) -> String {
    if suggestions.isEmpty { return "" }
    return " Did you mean \(alternatives(suggestions.map { "'\($0)'" }))?"
  }

  private static func takes(_ command: any ParsableCommand.Type) -> String {
    let names = command.arguments.map(\.name)
    return switch names.count {
    case 0: ": '\(command.name)' takes no arguments"
    case 1: ": '\(command.name)' takes one \(names[0])"
    default: ": '\(command.name)' takes only \(all(names))"
    }
  }
}
