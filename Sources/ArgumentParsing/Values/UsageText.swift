import DisplayText

/// The texts of this module that a user sees.
package enum UsageText {
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
    "At most one of \(groups.joined(by: "; at most one of "))."
  }

  static func allowedWords(_ words: [String]) -> String { "One of \(words.listed(with: "or"))." }
}
