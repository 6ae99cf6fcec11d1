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

  private let titles: [String]

  init(_ titles: [String]) {
    self.titles = titles
  }

  /// The index of the only title that equals a text, or nil.
  func index(ofWhole title: String) -> Int? {
    var folding = TextFolding()
    let letters = folding.fold(title).trimmedLetters
    let whole = titles.indices.filter { folding.fold(titles[$0]).trimmedLetters == letters }
    return whole.count == 1 ? whole[0] : nil
  }

  /// Finds the title with a name: the whole title or words of it.
  func match(for name: String) -> Match {
    var folding = TextFolding()
    let folded = folding.fold(name)
    guard let pattern = NamePattern(folded) else { return .none(nearest: nil) }
    let letters = Array(folded.trimmedLetters)
    let titles = titles.map { folding.fold($0) }

    let whole = titles.indices.filter { Array(titles[$0].trimmedLetters) == letters }
    let matches = whole.isEmpty ? titles.indices.filter { pattern.matches(titles[$0]) } : whole
    switch matches.count {
    case 0: return .none(nearest: TitleSuggestion(titles).nearest(to: letters))
    case 1: return .one(matches[0])
    default: return .several(matches)
    }
  }
}
