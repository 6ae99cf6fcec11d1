/// The texts of this module that a user sees.
enum Messages {
  // MARK: What every program has

  static let helpCommandName = "help"
  static let helpCommandAbstract = "Show help for a command or a topic."
  static let helpCommandExample = "List all commands and topics"
  static let helpArgument = "NAME"
  static let helpArgumentText = "The command or the topic."
  static let helpFlag = "Show help."
  static let versionFlag = "Show the version."

  // MARK: Usage

  static let textPlaceholder = "TEXT"
  static let namePlaceholder = "NAME"
  static let filePlaceholder = "FILE"
  static let numberPlaceholder = "N"

  static let programSynopsis = "COMMAND [options]"
  static let optionsSynopsis = "[options]"

  static let errorLabel = "Error:"
  static let warningLabel = "Warning:"
  static let hintLabel = "Hint:"
  static let usageLabel = "Usage:"

  static func reference(_ commandLine: String) -> String {
    "See '\(commandLine)' for more information."
  }

  static func example(_ commandLine: String) -> String {
    "For example: \(commandLine)"
  }

  // MARK: Pages of help

  static let examplesHeading = "Examples:"
  static let argumentsHeading = "Arguments:"
  static let optionsHeading = "Options:"
  static let sharedOptionsHeading = "Common options:"
  static let commandsHeading = "Commands:"
  static let topicsHeading = "Topics:"

  static func moreHelp(_ commandLine: String) -> String {
    "Run '\(commandLine) \(helpArgument)' for more about a command or a topic."
  }

  static func more(_ commandLine: String) -> String {
    "More: \(commandLine)"
  }

  static func excludes(_ spellings: [String]) -> String {
    "Not with \(alternatives(spellings))."
  }

  // MARK: The manual

  static let nameSection = "NAME"
  static let synopsisSection = "SYNOPSIS"
  static let descriptionSection = "DESCRIPTION"
  static let commandsSection = "COMMANDS"
  static let optionsSection = "OPTIONS"
  static let examplesSection = "EXAMPLES"

  static let optionsOfEveryCommand =
    "These options may come before or after any command. Other options belong to certain commands."

  static func withoutPeriod(_ sentence: String) -> String {
    sentence.last == "." ? String(sentence.dropLast()) : sentence
  }

  // MARK: Completions

  static func completionTitle(of program: String, shell: String) -> String {
    "Completions of \(program) for \(shell)."
  }

  // MARK: Values

  static func number(in range: ClosedRange<Int>) -> String {
    "from \(range.lowerBound) to \(range.upperBound)"
  }

  static func wholeNumber(in range: ClosedRange<Int>) -> String {
    "a whole number \(number(in: range))"
  }

  static func allowed(_ range: ClosedRange<Int>) -> String {
    "From \(range.lowerBound) to \(range.upperBound)."
  }

  static func allowed(_ choices: [String]) -> String {
    "One of \(alternatives(choices))."
  }
}

extension Messages {
  /// Joins words for running text: `a, b or c`.
  static func alternatives(_ words: [String]) -> String {
    joined(words, by: "or")
  }

  /// Joins words for running text: `a, b and c`.
  static func all(_ words: [String]) -> String {
    joined(words, by: "and")
  }

  private static func joined(_ words: [String], by conjunction: String) -> String {
    var text = ""
    for (position, word) in words.enumerated() {
      if position > 0 {
        text += position == words.count - 1 ? " \(conjunction) " : ", "
      }
      text += word
    }
    return text
  }
}

extension [String] {
  /// The words in one text, with a separator between them.
  ///
  /// Unlike the standard library's `joined(separator:)`, it looks up no generic types at run time.
  ///
  /// - Parameter separator: What goes between two words.
  /// - Returns: The text.
  func joined(by separator: String) -> String {
    var text = first ?? ""
    for index in indices.dropFirst() {
      text += separator
      text += self[index]
    }
    return text
  }
}
