extension Words {
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

  static func excludes(_ spellings: [String]) -> String {
    "Not with \(alternatives(spellings))."
  }
}
