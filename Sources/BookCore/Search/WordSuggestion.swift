import DisplayText

/// Finds the word of some texts that was probably meant by a mistyped one.
struct WordSuggestion {
  private let word: SearchWord
  private let parts: [Unicode.Scalar]
  private var occurs = false
  private var nearest: (spelling: String, mistakes: Int)?

  init(_ word: SearchWord) {
    self.word = word
    parts = word.pattern.letters.flatMap(\.alphabetLetters)
  }

  /// The word itself if it occurs in the texts, otherwise the most similar one as it is written
  /// there, the first of several; nil if none is similar.
  var spelling: String? {
    occurs ? word.typed : nearest?.spelling
  }

  /// Looks for the word, and for similar ones, in another text.
  mutating func look(in text: FoldedText) {
    if occurs { return }
    occurs = !word.pattern.placesAnywhere(in: text).isEmpty
    if occurs { return }
    let ranges = text.wordRanges.flatMap { text.parts(of: $0) + [$0] }
      .filter { $0.count <= TypingMistakes.maxWordLength && !text.letters[$0].isSmall }
    let others = ranges.map { text.letters[$0].flatMap(\.alphabetLetters) }
    guard let found = TypingMistakes.nearest(to: parts, among: others, asBeginning: true),
      found.mistakes < nearest?.mistakes ?? .max
    else { return }
    for index in found.indices where isMeant(others[index], mistakes: found.mistakes) {
      guard let place = text.originalRange(of: ranges[index]) else { continue }
      nearest = (String(text.original[place]), found.mistakes)
      return
    }
  }

  /// Whether another word can have been meant.
  ///
  /// Books have so many words that some resemble any other. So it cannot if more than a quarter of
  /// the letters are wrong, unless it is only one.
  private func isMeant(_ other: [Unicode.Scalar], mistakes: Int) -> Bool {
    mistakes == 1 || mistakes * 4 <= max(parts.count, other.count)
  }
}

extension Unicode.Scalar {
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
