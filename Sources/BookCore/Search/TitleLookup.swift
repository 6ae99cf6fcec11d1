/// Finds a title by words of it, in a list of titles.
///
/// A title that equals the name is preferred to titles that only have its words: all of them, in any
/// order, each at the beginning of a word in scripts that put spaces between words. Letters are
/// compared as in ``BookSearch``.
struct TitleLookup {
  /// The result of looking for a title by name.
  enum Match {
    /// One title matches; its index.
    case one(Int)

    /// Several titles match.
    case several([Int])

    /// No title matches; the one that was probably meant, or nil if none is similar.
    case none(nearest: String?)
  }

  private let titles: [FoldedText]

  /// What the titles were folded by, as a name must be too.
  private let folding: TextFolding

  init(_ titles: [String]) {
    var folding = TextFolding()
    self.titles = titles.map { folding.fold($0) }
    self.folding = folding
  }

  /// The indices of the titles that have letters, and that no other title equals.
  var indicesOfDistinctTitles: Set<Int> {
    let indices = Dictionary(grouping: titles.indices) { titles[$0].trimmedLetters }
    return Set(indices.filter { !$0.key.isEmpty && $0.value.count == 1 }.values.joined())
  }

  /// The index of the only title that equals a text, or nil.
  func index(ofWhole title: String) -> Int? {
    var folding = folding
    let letters = folding.fold(title).trimmedLetters
    let whole = indices(ofWhole: letters)
    return !letters.isEmpty && whole.count == 1 ? whole[0] : nil
  }

  /// Finds the title with a name: the whole title or words of it.
  func match(for name: String) -> Match {
    var folding = folding
    let folded = folding.fold(name)
    guard let pattern = NamePattern(folded) else { return .none(nearest: nil) }

    let letters = folded.trimmedLetters
    let whole = indices(ofWhole: letters)
    let matches = whole.isEmpty ? titles.indices.filter { pattern.matches(titles[$0]) } : whole
    switch matches.count {
    case 0: return .none(nearest: TitleSuggestion(titles).nearest(to: Array(letters)))
    case 1: return .one(matches[0])
    default: return .several(matches)
    }
  }

  private func indices(ofWhole letters: ArraySlice<Unicode.Scalar>) -> [Int] {
    titles.indices.filter { titles[$0].trimmedLetters == letters }
  }
}
