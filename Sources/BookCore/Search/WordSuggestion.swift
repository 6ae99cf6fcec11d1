import DisplayText

/// Finds the word of some texts that was probably meant by a mistyped one.
struct WordSuggestion {
  private let word: SearchWord
  private let parts: [Unicode.Scalar]
  private var occurs = false
  private var nearest: (spelling: String, mistakes: Int)?

  init(_ word: SearchWord) {
    self.word = word
    parts = word.letters.flatMap(\.alphabetLetters)
  }

  /// The word itself if it occurs in the texts, otherwise the most similar one as it is written
  /// there, the first of several; nil if none is similar.
  var spelling: String? {
    occurs ? word.typed : nearest?.spelling
  }

  /// Looks for the word, and for similar ones, in another text.
  mutating func look(in text: FoldedText) {
    if occurs { return }
    occurs = !word.pattern.places(in: text).isEmpty
    if occurs { return }
    for range in text.wordRanges where range.count <= TypingMistakes.maxWordLength {
      let other = text.letters[range].flatMap(\.alphabetLetters)
      guard let mistakes = mistakes(for: other), mistakes < nearest?.mistakes ?? .max,
        let place = text.originalRange(of: range)
      else { continue }
      nearest = (String(text.original[place]), mistakes)
    }
  }
}

extension WordSuggestion {
  /// The number of typing mistakes in the word if another one was meant.
  ///
  /// Books have so many words that some resemble any other. So it is nil if more than a quarter of
  /// the letters are wrong, unless it is only one.
  private func mistakes(for other: [Unicode.Scalar]) -> Int? {
    guard let count = TypingMistakes.count(in: parts, for: other) else { return nil }
    return count == 1 || count * 4 <= max(parts.count, other.count) ? count : nil
  }
}

extension FoldedText {
  /// Where the words are, without the punctuation around them.
  fileprivate var wordRanges: [Range<Int>] {
    letters.indices.split { letters[$0].separatesWords }.map { $0.startIndex..<$0.endIndex }
  }
}

extension Unicode.Scalar {
  fileprivate var separatesWords: Bool {
    if isASCII { return !UInt8(ascii: self).isASCIILetterOrDigit }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      false
    default: true
    }
  }

  /// The letters that make up a syllable of Hangul; any other scalar is one letter.
  ///
  /// A mistake is usually in one of them, and Korean words have too few syllables to spare one.
  fileprivate var alphabetLetters: [Unicode.Scalar] {
    guard (0xAC00...0xD7A3).contains(value) else { return [self] }
    let syllable = value - 0xAC00
    let final = syllable % 28
    let letters = [0x1100 + syllable / 588, 0x1161 + syllable % 588 / 28]
    return (final == 0 ? letters : letters + [0x11A7 + final]).compactMap(Unicode.Scalar.init)
  }
}
