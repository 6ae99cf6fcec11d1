import DisplayText
import TypedText

/// The titles of a list, to be found by words of them, or by their initials.
///
///     let titles = TitleLookup(of: try BookSeries.embedded())
///     titles.places(named: "phoenix order")  // [5]
///     titles.places(named: "sorcerer")       // [1]
///
/// Letters are compared as in ``SearchQuery``. Places count from 1, as volumes and chapters do.
/// Other titles of a thing lead to it where no title does.
package struct TitleLookup: Sendable {
  /// A name with more words is not a title.
  package static let maxWordCount = 16

  /// A name that may be read in more ways is no slip of typing.
  private static let mostRespellings = 4

  /// A title, and the place that it leads to.
  private struct Title {
    let text: FoldedText
    let place: Int
    let kind: Kind

    enum Kind {
      /// That of a thing.
      case own

      /// Another one of a thing, which counts where no title does.
      case other
    }
  }

  /// Those of each kind, one kind behind the other.
  // With what else is known of them beside this list, a look-up takes a fifth of a Tab longer.
  private var titles: [Title]

  /// What the titles were folded by, as a name must be too.
  private var folding: TextFolding

  package init(_ titles: [String]) {
    var folding = TextFolding()
    self.titles = titles.enumerated().map { index, title in
      Title(text: folding.fold(title), place: index + 1, kind: .own)
    }
    self.folding = folding
  }

  /// Takes the titles of a series, and the other titles of its books.
  ///
  /// To fold those takes long, so that they are looked at only where no title fits.
  package init(of series: BookSeries) {
    self = TitleLookup(series.map(\.title)).adding(otherTitlesOf: series)
  }

  /// The titles of a series, and the other titles of its books.
  func adding(otherTitlesOf series: BookSeries) -> TitleLookup {
    adding(others: series.map { $0.hasOtherTitles ? $0.otherTitles : [] })
  }

  /// The titles, and other titles of each thing.
  func adding(others: [[String]]) -> TitleLookup {
    var all = self
    for (index, titles) in others.enumerated() {
      for title in titles {
        all.titles.append(Title(text: all.folding.fold(title), place: index + 1, kind: .other))
      }
    }
    return all
  }

  /// Takes all names of each of some things; any of them leads to its place.
  package init(ofEach names: [[String]]) {
    self.init([])
    for (index, names) in names.enumerated() {
      for name in names {
        titles.append(Title(text: folding.fold(name), place: index + 1, kind: .own))
      }
    }
  }

  /// How many titles there are, other titles included.
  package var count: Int { titles.count }

  /// The place of the only title that equals a text; nil if there is none, or several.
  package func place(of title: String) -> Int? {
    var folding = folding
    let letters = folding.fold(title).trimmedLetters
    let places = places(at: titles.indices.filter { titles[$0].text.trimmedLetters == letters })
    return !letters.isEmpty && places.count == 1 ? places[0] : nil
  }

  /// The place of the only title that is a number as it was typed, or else of the only one that
  /// begins with it, such as *1984* and *2001: A Space Odyssey*.
  package func place(ofNumber number: String) -> Int? {
    if let place = place(of: number) { return place }
    let indices = indices(ofRunsIn: [number]).first ?? []
    let places = places(at: indices.filter { titles[$0].text.original.hasPrefix(number) })
    return places.count == 1 ? places[0] : nil
  }

  /// The places of the titles with a name: the whole title, words of it, or its initials.
  ///
  /// ``BookSeries/book(named:)`` says how they are compared.
  package func places(named name: String) -> [Int] {
    indices(ofRunsIn: [name]).first.map(places(at:)) ?? []
  }

  /// The same of words that are read one by one where the first may say what a number is.
  func places(ofWordsOf name: String) -> [Int] {
    let words = name.words
    guard words.first?.numberKind != nil else { return places(named: name) }
    return places(ofRunsIn: words).dropFirst(words.count - 1).first ?? []
  }

  /// The titles that have the words of a name, and so may have a longer name; they lead to the same
  /// places.
  package func narrowed(to name: String) -> TitleLookup {
    var narrowed = self
    narrowed.titles = indices(withWords: name).map { titles[$0] }
    return narrowed
  }

  /// The places of the titles that are left while words of them, or their initials, are typed.
  package func places(narrowedTo words: String) -> [Int] {
    let places = places(at: indices(withWords: words))
    return places.isEmpty ? self.places(named: words) : places
  }

  /// The places of the titles with the names that some words are: the first, the first two, and so
  /// on; no longer runs than one that no title has, and of no more than the first 16 words.
  ///
  /// What stands behind a name may be a chapter. So a number is a whole word of the title, and what
  /// is there twice is in the title twice: `emma 1` is not *Emma 1816*, nor is `emma 2 2` *Emma 2*.
  /// Nor is a word that may say what a number is the beginning of another one: `ch` is not *Chess*.
  ///
  ///     titles.places(ofRunsIn: ["of", "fire", "9", "1"])  // [[3, 4, 5], [4], []]
  package func places(ofRunsIn words: [String]) -> [[Int]] {
    indices(ofRunsIn: words, behind: words.first.flatMap(NumberWord.init)).map(places(at:))
  }

  /// The indices of those titles: of titles, or else of other titles, and of whole ones before
  /// those that have the words.
  private func indices(ofRunsIn words: [String], behind first: NumberWord? = nil) -> [[Int]] {
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
      let whole = matching.filter { titles[$0].text.trimmedLetters == letters[...] }
      if runs.isEmpty, let first, first.rest.isEmpty {
        matching = matching.filter { titles[$0].text.hasWord(among: first.spellings) }
      } else {
        matching = matching.filter { index in
          patterns.allSatisfy { $0.wordCount(in: titles[index].text, asNumber: isNumber) > repeats }
        }
      }
      let areWords = whole.isEmpty || !hasOwn(whole) && hasOwn(matching)
      runs.append(letters.isEmpty ? [] : areWords ? matching : whole)
      if matching.isEmpty { break }
    }
    let isUnknown = runs.count == 1 && runs[0].isEmpty
    return isUnknown ? [indices(ofInitials: letters)] : runs
  }

  /// The words of a name, each that begins no word of a title replaced by the most similar one, in
  /// as many ways as there are such; none if a word is like none, or if no word needs it.
  ///
  ///     titles.respellings(of: ["prisonr", "of", "azkabn"])  // [["prisoner", "of", "azkaban"]]
  ///
  /// A small word behind others that no title has is left out, since it is like too many.
  package func respellings(of words: [String]) -> [[String]] {
    guard words.count <= Self.maxWordCount else { return [] }
    var folding = folding
    let known = titles.flatMap { Self.words(of: $0.text) }
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

  /// The places of the titles that have letters, and that no other title equals.
  var distinctPlaces: Set<Int> {
    let titles = Dictionary(grouping: titles) { $0.text.trimmedLetters }
    let distinct = titles.filter { !$0.key.isEmpty && $0.value.count == 1 }
    return Set(distinct.values.map { $0[0].place })
  }
}

extension TitleLookup {
  /// The places that titles lead to, each once: those of titles, or else of other titles.
  private func places(at indices: [Int]) -> [Int] {
    let isOwn = hasOwn(indices)
    var found: [Int] = []
    for title in indices.map({ titles[$0] }) where !isOwn || title.kind != .other {
      if title.place != found.last { found.append(title.place) }
    }
    return found
  }

  /// Whether any of some indices is that of a title, which stand before other titles.
  private func hasOwn(_ indices: [Int]) -> Bool {
    indices.first.map { titles[$0].kind != .other } ?? false
  }

  private func indices(withWords words: String) -> [Int] {
    var folding = folding
    let patterns = folding.fold(words).patterns
    return titles.indices.filter { index in
      patterns.allSatisfy { $0.wordCount(in: titles[index].text) > 0 }
    }
  }

  /// The indices of the titles that have some initials; a single title needs none.
  private func indices(ofInitials letters: [Unicode.Scalar]) -> [Int] {
    let ownCount = titles.count { $0.kind == .own }
    guard !letters.isEmpty, !letters.contains(" "), ownCount > 1,
      titles.contains(where: { $0.text.hasWords(beginningWith: letters) })
    else { return [] }
    // Initials stand for no more words than a name has.
    let initials = TitleInitials(
      titles.map { Array(Self.words(of: $0.text).prefix(Self.maxWordCount)) }, ownCount: ownCount,
      others: titles.indices.filter { titles[$0].kind == .other })
    return titles.indices.filter { initials.match(letters, at: $0) }
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

  /// Whether one of some words is a word of the text.
  fileprivate func hasWord(among words: [String]) -> Bool {
    var isFound = false
    forEachWord { range in
      isFound = isFound || words.contains { $0.unicodeScalars.elementsEqual(letters[range]) }
    }
    return isFound
  }

  /// Whether some letters begin words, in their order; others may stand between these.
  fileprivate func hasWords(beginningWith initials: [Unicode.Scalar]) -> Bool {
    var rest = initials[...]
    forEachWord { if letters[$0.lowerBound] == rest.first { rest.removeFirst() } }
    return rest.isEmpty
  }
}
