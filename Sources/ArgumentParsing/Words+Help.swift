extension Words {
  static let examplesHeading = "Examples:"
  static let argumentsHeading = "Arguments:"
  static let optionsHeading = "Options:"
  static let sharedOptionsHeading = "Common options:"
  static let commandsHeading = "Commands:"
  static let topicsHeading = "Topics:"

  static func moreHelp(_ commandLine: String) -> String {
    "Run '\(commandLine) \(helpArgument)' for more about a command or a topic."
  }
}
