/// A phrase to search for in a text: its words in order.
///
/// As for ``BookSearch``, case, width, accents, apostrophes, the kinds of quotation marks and
/// hyphens, and the amount of white space do not matter.
///
///     let text = "The Philosopher’s Stone"
///     TextPattern("philosophers  stone")?.places(in: text).map { text[$0] }
///     // ["Philosopher’s Stone"]
public struct TextPattern: Sendable {
  private let letters: LetterPattern

  /// The folding that knows the letters of the words.
  private let folding: TextFolding

  /// Creates a pattern, or nil if there is nothing to search for.
  ///
  /// - Parameter words: The phrase, not all of it white space, apostrophes and hyphens.
  public init?(_ words: String) {
    var folding = TextFolding()
    let folded = Array(folding.fold(words).trimmedLetters)
    guard !folded.isEmpty else { return nil }
    letters = LetterPattern(folded)
    self.folding = folding
  }

  /// Where the phrase occurs in a text, from left to right, without overlaps.
  ///
  /// - Parameter text: The text.
  /// - Returns: Ranges of whole Characters.
  /// - Complexity: O(*n*) in the length of the text.
  public func places(in text: String) -> [Range<String.Index>] {
    var folding = folding
    return letters.places(in: folding.fold(text))
  }
}
