/// Words to look for in a text as they stand, one after the other.
///
/// What does not count for ``BookSearch`` does not count here either: case, width, accents,
/// apostrophes, the kinds of quotation marks and hyphens, and how much white space there is.
///
///     let text = "The Philosopher’s Stone"
///     TextPattern("philosophers  stone")?.places(in: text).map { text[$0] }
///     // ["Philosopher’s Stone"]
public struct TextPattern: Sendable {
  private let letters: LetterPattern

  /// The folding that knows the letters of the words.
  private let folding: TextFolding

  /// Prepares a search.
  ///
  /// - Parameter words: What to look for. Nil comes back where it holds no letter to look for.
  public init?(_ words: String) {
    var folding = TextFolding()
    let folded = Array(folding.fold(words).trimmedLetters)
    guard !folded.isEmpty else { return nil }
    letters = LetterPattern(folded)
    self.folding = folding
  }

  /// Where the words stand in a text, from left to right; no place overlaps the one before.
  ///
  /// - Parameter text: The text.
  /// - Returns: Ranges of whole Characters.
  /// - Complexity: O(*n*) in the length of the text.
  public func places(in text: String) -> [Range<String.Index>] {
    var folding = folding
    return letters.places(in: folding.fold(text))
  }
}
