/// Letters to search for in folded text.
///
/// It reads each letter of the text once, however often the pattern nearly matches.
struct LetterPattern: Sendable {
  /// The letters, at least one.
  let letters: [Unicode.Scalar]

  /// For each letter, how many letters at the start of the pattern also end at that letter.
  private var fallbacks = [0]

  /// Creates a pattern.
  ///
  /// - Parameter letters: At least one folded letter.
  init(_ letters: [Unicode.Scalar]) {
    self.letters = letters
    for letter in letters.dropFirst() {
      fallbacks.append(matchedLetters(after: fallbacks[fallbacks.count - 1], and: letter))
    }
  }

  /// Where the letters occur in a text, from left to right, without overlaps.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isWanted: Whether a place counts, given the positions of its letters.
  /// - Returns: Ranges of whole Characters of the original text.
  func places(
    in text: FoldedText, where isWanted: (Range<Int>) -> Bool = { _ in true }
  ) -> [Range<String.Index>] {
    var places: [Range<String.Index>] = []
    var matched = 0
    for (position, letter) in text.letters.enumerated() {
      matched = matchedLetters(after: matched, and: letter)
      guard matched == letters.count else { continue }
      let found = position + 1 - matched..<position + 1
      if isWanted(found), let place = text.originalRange(of: found) {
        places.append(place)
        matched = 0
      } else {
        matched = fallbacks[matched - 1]
      }
    }
    return places
  }

  /// How many words of a text begin with the letters.
  ///
  /// So `hallow` is in "The Deathly Hallows" and `all` is not. Han, Kana, Hangul, Thai and their like
  /// put no spaces around every word, so there it may be anywhere.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - asNumber: Whether the letters are a whole number, so that 1 does not begin 1984.
  /// - Returns: The number of such words.
  func wordCount(in text: FoldedText, asNumber: Bool = false) -> Int {
    places(in: text) { place in
      text.canBeginWord(at: place.lowerBound)
        && !(asNumber && text.letters.dropFirst(place.upperBound).first?.isDigit == true)
    }.count
  }

  /// Whether all letters are digits.
  var isNumber: Bool {
    letters.allSatisfy(\.isDigit)
  }
}

extension LetterPattern {
  /// The number of letters matched after one more letter of the text.
  private func matchedLetters(after matched: Int, and letter: Unicode.Scalar) -> Int {
    var matched = matched
    while matched > 0, letters[matched] != letter {
      matched = fallbacks[matched - 1]
    }
    return letters[matched] == letter ? matched + 1 : matched
  }
}

extension Unicode.Scalar {
  /// Whether the letter is a digit, which is an ASCII one once it is folded.
  fileprivate var isDigit: Bool {
    ("0"..."9").contains(self)
  }
}
