import DisplayText

/// Finds a title by words of it, in a list of titles.
///
///     let lookup = TitleLookup(try BookSeries.embedded().map(\.title))
///     lookup.match(for: "azkaban")        // .one(3)
///     lookup.match(for: "phoenix order")  // .one(5)
///     lookup.match(for: "azkabn")
///     // .none(nearest: "Harry Potter and the Prisoner of Azkaban")
public struct TitleLookup: Sendable {
  private let titles: [FoldedText]

  /// What the titles were folded by, as a name must be too.
  private let folding: TextFolding

  /// Creates a lookup.
  ///
  /// - Parameter titles: The titles to choose from, such as those of a series.
  public init(_ titles: [String]) {
    var folding = TextFolding()
    self.titles = titles.map { folding.fold($0) }
    self.folding = folding
  }

  /// Finds the title that equals a text.
  ///
  /// - Parameter title: The whole title, compared as in ``BookSearch``.
  /// - Returns: The title's place in the list, counted from 1 as volumes and chapters are, or nil
  ///   unless exactly one title equals the text.
  public func place(of title: String) -> Int? {
    var folding = folding
    let letters = folding.fold(title).trimmedLetters
    let whole = places(of: letters)
    return !letters.isEmpty && whole.count == 1 ? whole[0] : nil
  }

  /// Finds the title with a name.
  ///
  /// A title that equals the name is preferred to titles that only have its words: all of them, in
  /// any order, each at the beginning of a word in scripts that put spaces between words. Letters
  /// are compared as in ``BookSearch``.
  ///
  /// - Parameter name: The whole title or words of it.
  /// - Returns: The title, or why there is not exactly one.
  public func match(for name: String) -> TitleMatch {
    var folding = folding
    let folded = folding.fold(name)
    let words = folded.letters.split(separator: " ").map { LetterPattern(Array($0)) }
    if words.isEmpty { return .none(nearest: nil) }

    let letters = folded.trimmedLetters
    let whole = places(of: letters)
    let places =
      whole.isEmpty ? places { title in words.allSatisfy { $0.beginsWord(of: title) } } : whole
    switch places.count {
    case 0: return .none(nearest: title(nearestTo: letters))
    case 1: return .one(places[0])
    default: return .several(places)
    }
  }
}

/// The result of looking for a title by name.
public enum TitleMatch: Hashable, Sendable {
  /// One title matches; its place in the list, counted from 1.
  case one(Int)

  /// Several titles match; their places.
  case several([Int])

  /// No title matches; the one that was probably meant, or nil if none is similar.
  case none(nearest: String?)

  /// The places of the titles that match.
  package var places: [Int] {
    switch self {
    case .one(let place): [place]
    case .several(let places): places
    case .none: []
    }
  }
}

extension TitleLookup {
  /// A name with more words is not a title.
  private static let maxWordCount = 16

  /// The places of the titles that have letters, and that no other title equals.
  var distinctPlaces: Set<Int> {
    let indices = Dictionary(grouping: titles.indices) { titles[$0].trimmedLetters }
    let distinct = indices.filter { !$0.key.isEmpty && $0.value.count == 1 }
    return Set(distinct.values.map { $0[0] + 1 })
  }

  private func places(of letters: ArraySlice<Unicode.Scalar>) -> [Int] {
    places { $0.trimmedLetters == letters }
  }

  private func places(where isWanted: (FoldedText) -> Bool) -> [Int] {
    titles.indices.filter { isWanted(titles[$0]) }.map { $0 + 1 }
  }

  /// The title that has the most letters in common with a name; the first of several.
  ///
  /// - Returns: The title as it was written, or nil if none has a word similar to one of the name.
  /// - Complexity: O(*n*) in the length of all titles.
  private func title(nearestTo name: ArraySlice<Unicode.Scalar>) -> String? {
    let words = Self.words(of: name)
    guard words.count <= Self.maxWordCount else { return nil }
    var best: (title: String, likeness: Int)?
    for (title, telling) in zip(titles, tellingWords) {
      let likeness = words.reduce(0) { $0 + Self.likeness(of: $1, to: telling) }
      if likeness > best?.likeness ?? 0 { best = (title.original, likeness) }
    }
    return best?.title
  }

  /// The words of each title, without those that all titles share.
  private var tellingWords: [[[Unicode.Scalar]]] {
    let words = titles.map { Self.words(of: $0.letters[...]) }
    guard words.count > 1 else { return words }
    let shared = words.dropFirst().reduce(Set(words[0])) { $0.intersection($1) }
    return words.map { $0.filter { !shared.contains($0) } }
  }

  private static func words(of letters: ArraySlice<Unicode.Scalar>) -> [[Unicode.Scalar]] {
    letters.split(separator: " ").filter { $0.count <= TypingMistakes.maxWordLength }
      .map(Array.init)
  }

  /// The number of letters that a word has in common with the most similar of other words; 0 if none
  /// is similar.
  private static func likeness(of word: [Unicode.Scalar], to others: [[Unicode.Scalar]]) -> Int {
    guard let nearest = TypingMistakes.nearest(to: word, among: others) else { return 0 }
    let length = nearest.indices.reduce(word.count) { max($0, others[$1].count) }
    return length - nearest.mistakes
  }
}
