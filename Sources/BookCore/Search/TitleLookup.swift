import TypedText

/// Finds a title by words of it, in a list of titles.
///
///     let lookup = TitleLookup(try BookSeries.embedded().map(\.title))
///     lookup.match(for: "phoenix order")  // .one(5)
package struct TitleLookup: Sendable {
  /// A name with more words is not a title.
  package static let maxWordCount = 16

  private var titles: [FoldedText]

  /// What the titles were folded by, as a name must be too.
  private var folding: TextFolding

  /// Creates a lookup.
  ///
  /// - Parameter titles: The titles to choose from, such as those of a series.
  package init(_ titles: [String]) {
    var folding = TextFolding()
    self.titles = titles.map { folding.fold($0) }
    self.folding = folding
  }

  /// How many titles there are.
  package var count: Int { titles.count }

  /// The title at a place, counted from 1.
  package subscript(place: Int) -> String { titles[place - 1].original }

  /// Finds the title that equals a text.
  ///
  /// - Parameter title: The whole title, compared as in ``BookSearch``.
  /// - Returns: The title's place in the list, counted from 1 as volumes and chapters are, or nil
  ///   unless exactly one title equals the text.
  package func place(of title: String) -> Int? {
    var folding = folding
    let letters = folding.fold(title).trimmedLetters
    let whole = places(of: letters)
    return !letters.isEmpty && whole.count == 1 ? whole[0] : nil
  }

  /// Finds the title with a name.
  ///
  /// ``VolumeLookup/volume(named:)`` says how they are compared.
  ///
  /// - Parameter name: The whole title, words of it, or its initials.
  /// - Returns: The title, or why there is not exactly one.
  package func match(for name: String) -> TitleMatch {
    let places = places(named: name)
    switch places.count {
    case 0: return .none(nearest: title(nearestTo: name))
    case 1: return .one(places[0])
    default: return .several(places)
    }
  }

  /// Finds the title that is a number or begins with it, such as *1984* and *2001: A Space Odyssey*.
  ///
  /// - Parameter number: The number as it was typed.
  /// - Returns: The place of the title, or nil unless exactly one is it or else begins with it.
  package func place(ofNumber number: String) -> Int? {
    if let place = place(of: number) { return place }
    let places = places(named: number).filter { self[$0].hasPrefix(number) }
    return places.count == 1 ? places[0] : nil
  }

  /// Finds the titles with a name, as ``match(for:)`` does.
  ///
  /// - Parameter name: The whole title, words of it, or its initials.
  /// - Returns: The places of the titles, or none.
  package func places(named name: String) -> [Int] { places(ofRunsIn: [name]).first ?? [] }

  /// The titles that have the words of a name, and so may have a longer name.
  ///
  /// - Parameter name: Words of a title.
  /// - Returns: These titles alone, in the same order.
  package func narrowed(to name: String) -> TitleLookup {
    var narrowed = self
    narrowed.titles = places(withWords: name).map { titles[$0 - 1] }
    return narrowed
  }

  /// Finds the titles that are left while words of them, or their initials, are typed.
  ///
  /// - Parameter words: What has been typed so far.
  /// - Returns: The places of the titles, or none.
  package func places(narrowedTo words: String) -> [Int] {
    let places = places(withWords: words)
    return places.isEmpty ? self.places(named: words) : places
  }

  /// Finds the titles with the names that some words are: the first, the first two, and so on.
  ///
  /// What stands behind a name may be a chapter. So a number is a whole word of the title, and what is
  /// there twice is in the title twice: `emma 1` is not *Emma 1816*, nor is `emma 2 2` *Emma 2*.
  ///
  ///     lookup.places(ofRunsIn: ["of", "fire", "9", "1"])  // [[3, 4, 5], [4], []]
  ///
  /// - Parameter words: The words; no more than the first 16 are looked at.
  /// - Returns: The places of the titles that each run matches; no longer runs than one that matches
  ///   none.
  package func places(ofRunsIn words: [String]) -> [[Int]] {
    var (runs, folding) = ([[Int]](), folding)
    var letters: [Unicode.Scalar] = []
    var earlier: [ArraySlice<Unicode.Scalar>] = []
    var matching = Array(titles.indices)
    for word in words.prefix(Self.maxWordCount) {
      let folded = folding.fold(word)
      let patterns = folded.patterns
      let isNumber = patterns.count == 1 && patterns[0].isNumber
      let repeats = earlier.count { $0 == folded.trimmedLetters }
      earlier.append(folded.trimmedLetters)
      if !letters.isEmpty, !patterns.isEmpty { letters.append(" ") }
      letters += folded.trimmedLetters
      let whole = matching.filter { titles[$0].trimmedLetters == letters[...] }
      matching = matching.filter { index in
        patterns.allSatisfy { $0.wordCount(in: titles[index], asNumber: isNumber) > repeats }
      }
      let places = whole.isEmpty ? matching : whole
      runs.append(letters.isEmpty ? [] : places.map { $0 + 1 })
      if matching.isEmpty { break }
    }
    let isUnknown = runs.count == 1 && runs[0].isEmpty
    return isUnknown ? [places(ofInitials: letters)] : runs
  }
}

extension TitleLookup {
  /// The places of the titles that have letters, and that no other title equals.
  var distinctPlaces: Set<Int> {
    let indices = Dictionary(grouping: titles.indices) { titles[$0].trimmedLetters }
    let distinct = indices.filter { !$0.key.isEmpty && $0.value.count == 1 }
    return Set(distinct.values.map { $0[0] + 1 })
  }

  private func places(withWords words: String) -> [Int] {
    var folding = folding
    let patterns = folding.fold(words).patterns
    return places { title in patterns.allSatisfy { $0.wordCount(in: title) > 0 } }
  }

  private func places(of letters: ArraySlice<Unicode.Scalar>) -> [Int] {
    places { $0.trimmedLetters == letters }
  }

  private func places(where isWanted: (FoldedText) -> Bool) -> [Int] {
    titles.indices.filter { isWanted(titles[$0]) }.map { $0 + 1 }
  }

  /// The places of the titles whose last words have some initials: no fewer words than the title
  /// has behind those that all titles begin with, or just those that are not in all titles.
  ///
  /// A single title needs none.
  private func places(ofInitials letters: [Unicode.Scalar]) -> [Int] {
    let words = titles.map(Self.words)
    guard !letters.isEmpty, words.count > 1 else { return [] }
    let shared = words.dropFirst().reduce(words[0].count) { count, others in
      zip(words[0], others).prefix(count).prefix { $0 == $1 }.count
    }
    return zip(words, Self.telling(words)).enumerated().filter { _, title in
      let initials = title.0.map { $0[0] }
      let isWhole = letters.count >= initials.count - shared
      return isWhole && initials.suffix(letters.count) == letters[...]
        || title.1.map { $0[0] } == letters
    }.map { $0.offset + 1 }
  }

  /// The title that has the most letters in common with a name; the first of several.
  ///
  /// Words as small as `of` and `the` do not count: they are in many titles, and one slip makes
  /// another of them. A name of one word may be small if a letter was left out.
  ///
  /// - Returns: The title as it was written, or nil if none has a word similar to one of the name.
  /// - Complexity: O(*n*) in the length of all titles.
  private func title(nearestTo name: String) -> String? {
    var folding = folding
    var words = Self.words(of: folding.fold(name))
    guard words.count <= Self.maxWordCount else { return nil }
    if words.count > 1 { words.removeAll(where: \.isSmall) }
    var best: (title: String, likeness: Int)?
    for (title, telling) in zip(titles, Self.telling(titles.map(Self.words))) {
      let telling = telling.filter { !$0.isSmall }
      let likeness = words.reduce(0) { $0 + Self.likeness(of: $1, to: telling) }
      if likeness > best?.likeness ?? 0 { best = (title.original, likeness) }
    }
    return best?.title
  }

  /// The words of each title, without those that all titles share.
  private static func telling(_ words: [[[Unicode.Scalar]]]) -> [[[Unicode.Scalar]]] {
    guard words.count > 1 else { return words }
    let shared = words.dropFirst().reduce(Set(words[0])) { $0.intersection($1) }
    return words.map { $0.filter { !shared.contains($0) } }
  }

  private static func words(of text: FoldedText) -> [[Unicode.Scalar]] {
    var words: [[Unicode.Scalar]] = []
    text.forEachWord { range in
      if range.count <= TypingMistakes.maxWordLength { words.append(Array(text.letters[range])) }
    }
    return words
  }

  /// The number of letters that a word has in common with the most similar of other words; 0 if none
  /// is similar.
  private static func likeness(of word: [Unicode.Scalar], to others: [[Unicode.Scalar]]) -> Int {
    guard let nearest = TypingMistakes.nearest(to: word, among: others) else { return 0 }
    let length = nearest.indices.reduce(word.count) { max($0, others[$1].count) }
    return length - nearest.mistakes
  }
}

extension Collection<Unicode.Scalar> {
  /// Whether a word has at most three letters, each of them less than a syllable.
  var isSmall: Bool { count <= 3 && !contains(where: \.isUnspaced) }
}

extension FoldedText {
  /// The patterns of the words between spaces.
  fileprivate var patterns: [LetterPattern] {
    letters.split(separator: " ").map { LetterPattern(Array($0)) }
  }
}
