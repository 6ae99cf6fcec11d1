extension Words {
  static let nameSection = "NAME"
  static let synopsisSection = "SYNOPSIS"
  static let descriptionSection = "DESCRIPTION"
  static let commandsSection = "COMMANDS"
  static let optionsSection = "OPTIONS"
  static let examplesSection = "EXAMPLES"

  static let optionsOfEveryCommand =
    "These options may stand before or after every command. Other options belong to a command."

  static func withoutPeriod(_ sentence: String) -> String {
    sentence.last == "." ? String(sentence.dropLast()) : sentence
  }
}
