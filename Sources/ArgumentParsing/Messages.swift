import DisplayText

/// The texts of this module that a user sees.
enum Messages {
  static func number(in range: ClosedRange<Int>) -> String {
    "from \(range.lowerBound) to \(range.upperBound)"
  }

  static func wholeNumber(in range: ClosedRange<Int>) -> String {
    "a whole number \(number(in: range))"
  }

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

extension String {
  /// What was typed, made visible and cut to a length that a message can hold.
  package var excerpt: String {
    excerpt(columns: 60)
  }

  /// The excerpt between quotes: `'shwo'`.
  package var quoted: String {
    "'\(excerpt)'"
  }
}
