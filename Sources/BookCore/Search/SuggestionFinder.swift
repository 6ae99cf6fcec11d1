import DisplayText
import TypedText

/// Finds the words that were probably meant by those of a search, in one volume after the other.
struct SuggestionFinder {
  /// A suggestion is for a few mistyped words; more of them would only take long to compare.
  private static let maxWordCount = 16

  private var words: [WordSuggestion]
  private var folding: TextFolding

  /// The text that is looked at; all take the same room, since to make some for each takes long.
  private var folded = FoldedText()

  /// Begins without a text, or is nil if there are too many words.
  init?(for words: [SearchWord], _ folding: TextFolding) {
    guard words.count <= Self.maxWordCount else { return nil }
    self.words = words.map(WordSuggestion.init)
    self.folding = folding
  }

  mutating func look(in volume: ToldVolume) {
    volume.forEachText(inListsThat: { canChange(in: $0) }) { look(at: $1) }
  }

  private func canChange(in list: StoredText) -> Bool { words.contains { $0.canChange(in: list) } }

  mutating func look(at text: StoredText) {
    var isFolded = false
    for index in words.indices where words[index].canChange(in: text) {
      if !isFolded { folding.fold(text.string, into: &folded) }
      isFolded = true
      words[index].look(in: folded, of: text)
    }
  }

  /// The words, each mistyped one replaced; nil if one is like none of the books.
  var suggestion: String? {
    let spellings = words.compactMap(\.spelling)
    return spellings.count == words.count ? spellings.joined(by: " ") : nil
  }
}

/// Finds the word of some texts that was probably meant by a mistyped one.
struct WordSuggestion {
  private let word: SearchWord
  private let letters: [Unicode.Scalar]
  private(set) var occurs = false
  private var nearest: (spelling: String, mistakes: Int)?

  /// The room for the letters of the syllables that are compared, the same for all words.
  private var room: [Unicode.Scalar] = []

  init(_ word: SearchWord) {
    self.word = word
    letters = word.pattern.letters[...].withHangulTakenApart
  }

  /// The word itself if it occurs in the texts, otherwise the most similar one as it is written
  /// there, the first of several; nil if none is similar.
  var spelling: String? { occurs ? word.typed : nearest?.spelling }

  /// Whether another text can make a difference, as far as its bytes show.
  ///
  /// Behind a word with one mistake, only the word itself is nearer, and most texts need not be
  /// folded to see that they lack it.
  func canChange(in text: StoredText) -> Bool {
    if occurs { return false }
    let isNear = nearest.map { $0.mistakes <= 1 } ?? false
    return !isNear || !word.pattern.isToldByBytes || word.pattern.mayBe(in: text)
  }

  mutating func look(in text: FoldedText, of original: StoredText) {
    occurs = word.pattern.mayBe(in: original) && word.pattern.isFound(in: text, as: .part)
    if occurs { return }
    var nextRun = 0
    text.forEachWord { range in
      if text.letters[range].isSmall { return }
      text.forEachPart(of: range, from: &nextRun) { part in
        if !text.letters[part].isSmall { compare(text, at: part) }
      }
      compare(text, at: range)
    }
  }

  private mutating func compare(_ text: FoldedText, at range: Range<Int>) {
    guard range.count <= TypingMistakes.maxWordLength else { return }
    // A mistake is usually in one letter, and Korean words have too few syllables to spare one.
    let others = text.letters[range].takingHangulApart(in: &room)
    let most = min(mostMistakes(in: others.count), nearest.map { $0.mistakes - 1 } ?? .max)
    guard
      let mistakes = TypingMistakes.count(in: letters, for: others, most: most, asBeginning: true),
      let place = text.originalRange(of: range)
    else { return }
    nearest = (String(text.original[place]), mistakes)
  }

  /// How many mistakes another word of so many letters may be away that can have been meant.
  ///
  /// Books have so many words that some resemble any other. So it cannot if more than a quarter of
  /// the letters are wrong, unless it is only one.
  private func mostMistakes(in count: Int) -> Int { max(1, max(letters.count, count) / 4) }
}
