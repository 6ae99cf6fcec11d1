import DisplayText

/// The words of this module's errors, each one sentence without a full stop at its end.
enum ErrorText {
  static let embeddedFile = "Resources/data.json"

  /// What a data file is called that has no name of its own.
  static let standardInput = "standard input"

  /// What a data file is called that a decoder has read.
  static let decodedFile = "decoded data"

  /// The room for a value in a message, which together with a title fills one line of a screen.
  static let valueColumns = 36

  /// A value, or the name of one, made visible and cut if it is long.
  static func quoted(_ text: String) -> String { "\"\(text.excerpt(columns: valueColumns))\"" }

  /// The name of a file in quotes, since it may read like words of the sentence.
  static func name(_ file: String) -> String { file == standardInput ? file : "'\(file)'" }

  /// The same at the beginning of a sentence.
  static func subject(_ file: String) -> String {
    file == standardInput ? "Standard input" : name(file)
  }
}
