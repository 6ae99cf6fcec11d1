import DisplayText

/// The texts of this module that a user sees.
enum Messages {
  static func number(in range: ClosedRange<Int>) -> String {
    "from \(range.lowerBound) to \(range.upperBound)"
  }

  static func wholeNumber(in range: ClosedRange<Int>) -> String {
    "a whole number \(number(in: range))"
  }

  static func allowedNumbers(_ range: ClosedRange<Int>) -> String {
    "From \(range.lowerBound) to \(range.upperBound)."
  }

  static func onlyOne(ofEach groups: [String]) -> String {
    "Use \(groups.map { "only one of \($0)" }.listed())."
  }

  static func allowedWords(_ words: [String]) -> String { "One of \(words.listed(with: "or"))." }
}

extension String {
  /// What was typed, made visible and cut to a length that a message can hold.
  package var excerpt: String { excerpt(columns: 60) }

  /// The excerpt between quotes: `'shwo'`.
  package var quoted: String { "'\(excerpt)'" }
}
