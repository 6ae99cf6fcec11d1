/// A word to search for.
struct SearchWord: Sendable {
  let typed: String

  let pattern: LetterPattern

  /// Whether it begins a word of the texts so far.
  private(set) var isBeginning = false

  /// Whether a text has its letters, and so may have the word once all texts are known.
  mutating func isAnywhere(in text: FoldedText) -> Bool {
    guard pattern.isFound(in: text, as: .part) else { return false }
    isBeginning = isBeginning || pattern.isFound(in: text, as: .beginning)
    return true
  }

  /// Where it counts as found in a text.
  func places(in text: FoldedText) -> [Range<String.Index>] {
    pattern.places(in: text, as: isBeginning ? .beginning : .part)
  }
}
