import DisplayText

/// Finds the title that was probably meant by a name that matches none.
struct TitleSuggestion {
  /// A name with more words is not a title.
  private static let maxWordCount = 16

  private let titles: [FoldedText]

  init(_ titles: [FoldedText]) {
    self.titles = titles
  }

  /// The title that has the most in common with the name; the first of several.
  ///
  /// - Parameter name: The folded letters of the name.
  /// - Returns: The title as it was written, or nil if none has a word similar to one of the name.
  /// - Complexity: O(*n*) in the length of all titles.
  func nearest(to name: [Unicode.Scalar]) -> String? {
    let words = Self.words(of: name)
    guard words.count <= Self.maxWordCount else { return nil }
    var best: (title: String, likeness: Int)?
    for (title, telling) in zip(titles, tellingWords) {
      let likeness = words.reduce(0) { $0 + Self.likeness(of: $1, to: telling) }
      if likeness > best?.likeness ?? 0 { best = (title.original, likeness) }
    }
    return best?.title
  }
}

extension TitleSuggestion {
  /// The words of each title, without those that all titles share.
  private var tellingWords: [[ArraySlice<Unicode.Scalar>]] {
    let words = titles.map { Self.words(of: $0.letters) }
    guard words.count > 1 else { return words }
    let shared = words.dropFirst().reduce(Set(words[0])) { $0.intersection($1) }
    return words.map { $0.filter { !shared.contains($0) } }
  }

  private static func words(of letters: [Unicode.Scalar]) -> [ArraySlice<Unicode.Scalar>] {
    letters.split(separator: " ").filter { $0.count <= TypingMistakes.maxWordLength }
  }

  /// The number of letters that a word has in common with the most similar of other words.
  ///
  /// It is 0 if none is similar.
  private static func likeness(
    of word: ArraySlice<Unicode.Scalar>, to others: [ArraySlice<Unicode.Scalar>]
  ) -> Int {
    others.reduce(0) { best, other in
      let length = max(word.count, other.count)
      guard length > best, let mistakes = TypingMistakes.count(in: word, for: other) else {
        return best
      }
      return max(best, length - mistakes)
    }
  }
}
