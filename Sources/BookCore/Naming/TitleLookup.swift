import DisplayText
import TypedText

/// The titles of a list, to be found by words of them, or by their initials.
///
///     let titles = TitleLookup(try BookSeries.embedded().map(\.title))
///     titles.places(named: "phoenix order")  // [5]
///
/// Letters are compared as in ``BookSearch``. Places count from 1, as volumes and chapters do.
package struct TitleLookup: Sendable {
  /// A name with more words is not a title.
  package static let maxWordCount = 16

  /// A name that may be read in more ways is no slip of typing.
  private static let mostRespellings = 4

  private var titles: [FoldedText]

  /// How many of them, from the first on, have initials.
  private let initialedCount: Int

  /// What the titles were folded by, as a name must be too.
  private var folding: TextFolding

  /// Takes titles, and others behind them that do not change which initials the first have.
  package init(_ titles: [String], besides others: [String] = []) {
    var folding = TextFolding()
    initialedCount = titles.count
    self.titles = (titles + others).map { folding.fold($0) }
    self.folding = folding
  }

  package var count: Int { titles.count }

  package subscript(place: Int) -> String { titles[place - 1].original }

  /// The place of the only title that equals a text; nil if there is none, or several.
  package func place(of title: String) -> Int? {
    var folding = folding
    let letters = folding.fold(title).trimmedLetters
    let whole = places { $0.trimmedLetters == letters }
    return !letters.isEmpty && whole.count == 1 ? whole[0] : nil
  }

  /// The place of the only title that is a number as it was typed, or else of the only one that
  /// begins with it, such as *1984* and *2001: A Space Odyssey*.
  package func place(ofNumber number: String) -> Int? {
    if let place = place(of: number) { return place }
    let places = places(named: number).filter { self[$0].hasPrefix(number) }
    return places.count == 1 ? places[0] : nil
  }

  /// The places of the titles with a name: the whole title, words of it, or its initials.
  ///
  /// ``BookSeries/book(named:)`` says how they are compared.
  package func places(named name: String) -> [Int] { places(ofRunsIn: [name]).first ?? [] }

  /// The titles that have the words of a name, and so may have a longer name; in the same order.
  package func narrowed(to name: String) -> TitleLookup {
    var narrowed = self
    narrowed.titles = places(withWords: name).map { titles[$0 - 1] }
    return narrowed
  }

  /// The places of the titles that are left while words of them, or their initials, are typed.
  package func places(narrowedTo words: String) -> [Int] {
    let places = places(withWords: words)
    return places.isEmpty ? self.places(named: words) : places
  }

  /// The places of the titles with the names that some words are: the first, the first two, and so
  /// on; no longer runs than one that no title has, and of no more than the first 16 words.
  ///
  /// What stands behind a name may be a chapter. So a number is a whole word of the title, and what
  /// is there twice is in the title twice: `emma 1` is not *Emma 1816*, nor is `emma 2 2` *Emma 2*.
  ///
  ///     titles.places(ofRunsIn: ["of", "fire", "9", "1"])  // [[3, 4, 5], [4], []]
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

  /// The words of a name, each that begins no word of a title replaced by the most similar one, in as
  /// many ways as there are such; none if a word is like none, or if no word needs it.
  ///
  ///     titles.respellings(of: ["prisonr", "of", "azkabn"])  // [["prisoner", "of", "azkaban"]]
  ///
  /// A small word behind others that no title has is left out, since it is like too many.
  package func respellings(of words: [String]) -> [[String]] {
    guard words.count <= Self.maxWordCount else { return [] }
    var folding = folding
    let known = titles.flatMap(Self.words)
    var names: [[String]] = [[]]
    for word in words {
      let letters = Array(folding.fold(word).trimmedLetters)
      var spellings = [word]
      if WholeNumber(word) == nil, places(named: word).isEmpty {
        guard let nearest = TypingMistakes.nearest(to: letters, among: known) else {
          if letters.isSmall, !letters.isEmpty, names[0] != [] { continue }
          return []
        }
        spellings = []
        for index in nearest.indices {
          let spelling = String(String.UnicodeScalarView(known[index]))
          if !spellings.contains(spelling) { spellings.append(spelling) }
        }
      }
      names = spellings.prefix(Self.mostRespellings).flatMap { word in names.map { $0 + [word] } }
      names = Array(names.prefix(Self.mostRespellings))
    }
    return names.filter { !$0.isEmpty && $0 != words }
  }

  /// The only one of some places, which a name has led to, counted among all things with the
  /// titles.
  func only(
    _ places: [Int], named name: String, _ kind: NameError.Kind,
    _ things: @autoclosure () -> [NamedTitle]
  ) throws(NameError) -> Int {
    switch places.count {
    case 0: throw .noTitle(name, kind)
    case 1: return places[0]
    default:
      let things = things()
      throw .several(name, kind, places.map { things[$0 - 1] })
    }
  }

  /// The places of the titles that have letters, and that no other title equals.
  var distinctPlaces: Set<Int> {
    let indices = Dictionary(grouping: titles.indices) { titles[$0].trimmedLetters }
    let distinct = indices.filter { !$0.key.isEmpty && $0.value.count == 1 }
    return Set(distinct.values.map { $0[0] + 1 })
  }
}

extension TitleLookup {
  private func places(withWords words: String) -> [Int] {
    var folding = folding
    let patterns = folding.fold(words).patterns
    return places { title in patterns.allSatisfy { $0.wordCount(in: title) > 0 } }
  }

  private func places(where isWanted: (FoldedText) -> Bool) -> [Int] {
    titles.indices.filter { isWanted(titles[$0]) }.map { $0 + 1 }
  }

  /// The places of the titles whose last words have some initials: no fewer words than the title
  /// has behind those that all titles begin with, or just those that are not in all titles.
  ///
  /// A single title needs none.
  private func places(ofInitials letters: [Unicode.Scalar]) -> [Int] {
    let words = titles.prefix(initialedCount).map(Self.words)
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
}

extension FoldedText {
  /// The patterns of the words between spaces.
  fileprivate var patterns: [LetterPattern] {
    letters.split(separator: " ").map { LetterPattern(Array($0)) }
  }
}
