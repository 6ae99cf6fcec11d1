/// Finds the title that was probably meant by a name that fits none.
struct TitleSuggestion {
  /// Words longer than this are no typing mistakes.
  private static let longestWord = 32

  /// A name of more words than this is no title.
  private static let mostWords = 16

  private let titles: [FoldedText]

  init(_ titles: [FoldedText]) {
    self.titles = titles
  }

  /// The title with the most words like those of the name; of several the first.
  ///
  /// - Parameter name: The folded letters of the name.
  /// - Returns: The title as it was written, or nil where no word is like any.
  func nearest(to name: [Unicode.Scalar]) -> String? {
    let words = Self.words(of: name)
    guard words.count <= Self.mostWords else { return nil }
    var best: (title: String, likeness: Int)?
    for title in titles {
      let titleWords = Self.words(of: title.letters)
      let likeness = words.reduce(0) { $0 + Self.likeness(of: $1, to: titleWords) }
      if likeness > best?.likeness ?? 0 { best = (title.original, likeness) }
    }
    return best?.title
  }
}

extension TitleSuggestion {
  private static func words(of letters: [Unicode.Scalar]) -> [ArraySlice<Unicode.Scalar>] {
    letters.split(separator: " ").filter { $0.count <= longestWord }
  }

  /// How many letters of a word stand right in the most similar of other words; 0 where none is
  /// similar, which is to say at most 40 % of the letters would have to change.
  private static func likeness(
    of word: ArraySlice<Unicode.Scalar>, to others: [ArraySlice<Unicode.Scalar>]
  ) -> Int {
    others.reduce(0) { best, other in
      let length = max(word.count, other.count)
      let limit = length * 2 / 5
      guard abs(word.count - other.count) <= limit, length > best else { return best }
      let distance = EditDistance.between(word, other)
      return distance <= limit ? max(best, length - distance) : best
    }
  }
}
