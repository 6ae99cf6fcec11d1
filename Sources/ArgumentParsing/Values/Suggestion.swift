import TypedText

package enum Suggestion {
  /// The nearest of some words in their order, without regard to case; none if no word is near.
  ///
  /// They are those that begin with the typed one, or else those with the fewest mistyped letters:
  /// at most a third, and two letters in the wrong order are one mistake. Several words are no
  /// mistyped one, and neither is its opposite, such as `read` of `unread`.
  ///
  ///     Suggestion.words(like: "shwo", among: ["list", "show"])         // ["show"]
  ///     Suggestion.words(like: "s", among: ["list", "show", "search"])  // ["show", "search"]
  package static func words(like typed: String, among words: [String]) -> [String] {
    guard !typed.isEmpty, typed.utf8.count <= TypingMistakes.maxWordLength,
      !typed.contains(where: \.isWhitespace)
    else { return [] }
    let typed = typed.lowercased()
    if let same = words.first(where: { $0.lowercased() == typed }) { return [same] }
    let longer = words.filter { $0.lowercased().hasPrefix(typed) }
    return longer.isEmpty ? mistyped(typed, among: words) : longer
  }
}

extension Suggestion {
  /// Syllables before a word that turn its meaning around: `unread`, `no-color`, `remove`.
  private static let turns = ["un", "no", "re"].map { Array($0.unicodeScalars) }

  private static func mistyped(_ typed: String, among words: [String]) -> [String] {
    let typed = Array(typed.unicodeScalars)
    var (nearest, least) = ([String](), Int.max)
    for word in words {
      let letters = Array(word.lowercased().unicodeScalars)
      guard let mistakes = TypingMistakes.count(in: typed, for: letters[...], most: least)
      else { continue }
      if mistakes < least { nearest = [] }
      least = mistakes
      if !isNear(typed, behindTurnOf: letters, mistakes - 1),
        !isNear(letters, behindTurnOf: typed, mistakes - 1)
      {
        nearest.append(word)
      }
    }
    return nearest
  }

  /// Whether a word is nearer to another one without the syllable that turns this around.
  private static func isNear(
    _ word: [Unicode.Scalar], behindTurnOf other: [Unicode.Scalar], _ most: Int
  ) -> Bool {
    turns.contains { turn in
      other.starts(with: turn)
        && TypingMistakes.count(in: Array(other.dropFirst(turn.count)), for: word[...], most: most)
          != nil
    }
  }
}
