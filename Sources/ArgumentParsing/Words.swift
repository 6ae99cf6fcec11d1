/// Every word of this module that a user reads.
enum Words {
  static let helpCommandName = "help"
  static let helpCommandAbstract = "Show help for a command or a topic."
  static let helpCommandExample = "List all commands and topics"
  static let helpArgument = "NAME"
  static let helpArgumentText = "The command or the topic."
  static let helpFlag = "Show help."
  static let versionFlag = "Show the version."

  static let textPlaceholder = "TEXT"
  static let namePlaceholder = "NAME"
  static let filePlaceholder = "FILE"
  static let numberPlaceholder = "N"

  static let programSynopsis = "COMMAND [options]"
  static let optionsSynopsis = "[options]"

  static let errorLabel = "Error:"
  static let hintLabel = "Hint:"
  static let usageLabel = "Usage:"

  static func reference(_ commandLine: String) -> String {
    "See '\(commandLine)' for more information."
  }

  static func example(_ example: Example) -> String {
    "For example: \(example.commandLine)"
  }
}

extension Words {
  /// Joins words for running text: `a, b or c`.
  static func alternatives(_ words: [String]) -> String {
    joined(words, by: "or")
  }

  /// Joins words for running text: `a, b and c`.
  static func all(_ words: [String]) -> String {
    joined(words, by: "and")
  }

  private static func joined(_ words: [String], by conjunction: String) -> String {
    // Slices of the list, which read more easily, took a tenth of `--help`.
    var text = ""
    for index in words.indices {
      let isLast = index == words.count - 1
      text.join(words[index], by: isLast ? " " + conjunction + " " : ", ")
    }
    return text
  }
}
