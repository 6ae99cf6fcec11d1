/// Letters to look for in folded text.
///
/// Looks at each letter of the text once, however often the pattern nearly matches.
struct LetterPattern: Sendable {
  private let letters: [Unicode.Scalar]

  /// For each letter, how many letters of the pattern's start also stand right up to it.
  private let fallbacks: [Int]

  /// Creates a pattern.
  ///
  /// - Parameter letters: At least one folded letter.
  init(_ letters: [Unicode.Scalar]) {
    self.letters = letters
    var fallbacks = [0]
    for letter in letters.dropFirst() {
      let matched = Self.step(from: fallbacks[fallbacks.count - 1], by: letter, letters, fallbacks)
      fallbacks.append(matched)
    }
    self.fallbacks = fallbacks
  }

  /// Whether the letters stand anywhere in a text.
  func occurs(in text: FoldedText) -> Bool {
    !places(in: text).isEmpty
  }

  /// Where the letters stand in a text, from left to right; no place overlaps the one before.
  func places(in text: FoldedText) -> [Range<String.Index>] {
    var places: [Range<String.Index>] = []
    var matched = 0
    for (position, letter) in text.letters.enumerated() {
      matched = Self.step(from: matched, by: letter, letters, fallbacks)
      guard matched == letters.count else { continue }
      if let place = text.originalRange(of: position + 1 - matched..<position + 1) {
        places.append(place)
        matched = 0
      } else {
        matched = fallbacks[matched - 1]
      }
    }
    return places
  }
}

extension LetterPattern {
  /// How many letters are matched after one more letter of the text.
  private static func step(
    from matched: Int, by letter: Unicode.Scalar, _ letters: [Unicode.Scalar], _ fallbacks: [Int]
  ) -> Int {
    var matched = matched
    while matched > 0, letters[matched] != letter {
      matched = fallbacks[matched - 1]
    }
    return letters[matched] == letter ? matched + 1 : matched
  }
}
