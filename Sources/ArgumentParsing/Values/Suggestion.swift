import TypedText

/// Finds the words that were probably meant.
enum Suggestion {
  /// The nearest of some words in their order, without regard to case; none if no word is near.
  ///
  /// They are those that begin with the typed one, or else those with the fewest mistyped letters:
  /// at most a third, and two letters in the wrong order are one mistake.
  ///
  ///     Suggestion.words(like: "shwo", among: ["list", "show"])         // ["show"]
  ///     Suggestion.words(like: "s", among: ["list", "show", "search"])  // ["show", "search"]
  static func words(like typed: String, among words: [String]) -> [String] {
    guard !typed.isEmpty, typed.utf8.count <= TypingMistakes.maxWordLength else { return [] }
    let typed = typed.lowercased()
    if let same = words.first(where: { $0.lowercased() == typed }) { return [same] }
    let longer = words.filter { $0.lowercased().hasPrefix(typed) }
    return longer.isEmpty ? mistyped(typed, among: words) : longer
  }
}

extension Suggestion {
  private static func mistyped(_ typed: String, among words: [String]) -> [String] {
    let letters = words.map { Array($0.lowercased().unicodeScalars) }
    let nearest = TypingMistakes.nearest(to: Array(typed.unicodeScalars), among: letters)
    return nearest?.indices.map { words[$0] } ?? []
  }
}
