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

  fileprivate struct Title {
    let text: FoldedText
    let place: Int

    /// Whether it is another one of a thing, which counts where no title does, and by whole words.
    let isOther: Bool
  }

  /// Those of each kind, one kind behind the other.
  private var titles: [Title] = []

  /// What the titles were folded by, as a name must be too.
  private var folding = TextFolding()

  package init(_ titles: [String]) { self.init(ofEach: titles.map { [$0] }) }

  package init(of series: BookSeries) {
    self.init(ofEach: series.map { [$0.title] }, others: series.map { $0.otherTitles })
  }

  /// Takes all names of each of some things, and others; any of them leads to its place.
  package init(ofEach names: [[String]], others: [[String]] = []) {
    for isOther in [false, true] {
      for (index, names) in (isOther ? others : names).enumerated() {
        for name in names {
          titles.append(Title(text: folding.fold(name), place: index + 1, isOther: isOther))
        }
      }
    }
  }

  /// The place of the only title that equals a text; nil if there is none, or several.
  package func place(of title: String) -> Int? {
    let places = places(of: titles.filter(pattern(title).isWhole))
    return places.count == 1 ? places[0] : nil
  }

  func titles(of place: Int) -> [String] {
    titles.filter { $0.place == place }.map(\.text.original)
  }

  /// The places of the titles with a name: the whole title, words of it, or its initials.
  ///
  /// ``BookSeries/book(named:)`` says how they are compared.
  package func places(named name: String) -> [Int] {
    let pattern = pattern(name)
    guard pattern.isName else { return [] }
    var places = places(withWordsOf: pattern)
    if places.isEmpty, pattern.words.count == 1 {
      places = self.places(ofInitials: pattern.letters)
    }
    return places.isEmpty ? name.withoutMark.map(self.places(named:)) ?? [] : places
  }

  /// The places of the titles with the words of a name; initials do not count, since they depend on
  /// the other titles, nor does the name without a mark at its end.
  func places(withWordsOf name: String) -> [Int] { places(withWordsOf: pattern(name)) }

  /// The places of the titles that are left while words of them, or their initials, are typed.
  package func places(narrowedTo words: String) -> [Int] {
    let name = pattern(words)
    let places = places(of: titles.filter { name.isBegun(in: $0.text) })
    return places.isEmpty ? self.places(named: words) : places
  }

  /// More titles that are as near are no help.
  private static let maxNearCount = 4

  /// The titles that have the most words at the beginning of some but for mistakes in typing, how
  /// many words that are, and as each title spells them; no word is left out or added.
  ///
  ///     titles.nearest(toBeginningOf: ["prisonr", "9"])  // (1, [(3, ["prisoner"])])
  package func nearest(
    toBeginningOf words: [String]
  ) -> (count: Int, titles: [(place: Int, words: [String])]) {
    let patterns = words.prefix(Self.maxWordCount).map(pattern)
    // A word that says what a number is was meant to be that.
    if patterns.allSatisfy(\.isSmall) || words.contains(where: { NameWord.Kind($0) != nil }) {
      return (0, [])
    }
    var (count, least) = (0, Int.max)
    var nearest: [(place: Int, words: [String])] = []
    for title in titles {
      let (words, mistakes) = title.respelling(patterns)
      guard mistakes > 0, words.count > count || words.count == count && mistakes <= least
      else { continue }
      if words.count > count || mistakes < least { nearest = [] }
      (count, least) = (words.count, mistakes)
      if nearest.last?.place != title.place { nearest.append((title.place, words)) }
    }
    return nearest.count > Self.maxNearCount ? (0, []) : (count, nearest)
  }
}

extension TitleLookup {
  private func pattern(_ name: String) -> NamePattern {
    var folding = folding
    return NamePattern(folding.fold(name))
  }

  private func places(withWordsOf pattern: NamePattern) -> [Int] {
    guard pattern.isName else { return [] }
    let (whole, found) = (titles.filter(pattern.isWhole), titles.filter(pattern.isFound))
    let areWhole = whole.first.map { !$0.isOther || found.first?.isOther == true } ?? false
    return areWhole ? places(of: whole) : pattern.isSmall ? [] : places(of: found)
  }

  /// The places that titles lead to, each once: those of titles, or else of other titles.
  private func places(of titles: [Title]) -> [Int] {
    let isOwn = titles.first?.isOther == false
    var found: [Int] = []
    for title in titles where title.isOther != isOwn && title.place != found.last {
      found.append(title.place)
    }
    return found
  }

  /// The places of the titles that have some initials; a single title needs none, and a single
  /// letter, such as an article, is none.
  private func places(ofInitials letters: [Unicode.Scalar]) -> [Int] {
    let ownCount = titles.count { !$0.isOther }
    guard ownCount > 1, letters.count > 1,
      titles.contains(where: { $0.text.hasWords(beginningWith: letters) })
    else { return [] }
    func places(amongFirst count: Int) -> [Int] {
      let titles = titles.prefix(count)
      // Initials stand for no more words than a name has.
      let initials = TitleInitials(
        titles.map { Array($0.text.words.prefix(Self.maxWordCount)) }, ownCount: ownCount)
      return self.places(
        of: titles.indices.filter { initials.match(letters, at: $0) }.map { titles[$0] })
    }
    let own = places(amongFirst: ownCount)
    return own.isEmpty && ownCount < titles.count ? places(amongFirst: titles.count) : own
  }
}

private typealias Title = TitleLookup.Title

/// A name as it is compared with titles.
struct NamePattern {
  fileprivate let letters: [Unicode.Scalar]
  fileprivate var words: [LetterPattern] = []

  init(_ name: FoldedText) {
    letters = Array(name.trimmedLetters)
    // To split them makes types that take a hundredth of `who 4`, by its benchmark.
    var rest = letters[...]
    while !rest.isEmpty {
      let word = rest.prefix { $0 != " " }
      words.append(LetterPattern(Array(word)))
      rest = rest.dropFirst(word.count + 1)
    }
  }

  /// Whether a text may have all words, as far as its bytes show.
  func mayBe(in text: StoredText) -> Bool { words.allSatisfy { $0.mayBe(in: text) } }

  /// Whether a text has all words, or others that begin with them.
  func isBegun(in text: FoldedText) -> Bool {
    words.allSatisfy { $0.isFound(in: text, as: .beginning) }
  }

  /// Whether there are words, and not too many for a title.
  fileprivate var isName: Bool { (1...TitleLookup.maxWordCount).contains(words.count) }

  /// Whether the words are too small to name anything unless they are a whole title.
  fileprivate var isSmall: Bool { words.allSatisfy(\.isSmall) }

  fileprivate func isWhole(_ title: Title) -> Bool { title.text.trimmedLetters == letters[...] }

  /// Whether a title has the words, each in another place.
  fileprivate func isFound(in title: Title) -> Bool {
    guard words.allSatisfy({ $0.isWord(of: title) }) else { return false }
    if words.count == 1 { return true }
    var taken: [Range<String.Index>] = []
    // What begins like a shorter word is found in fewer places.
    return words.sorted { $0.letters.count > $1.letters.count }.allSatisfy { word in
      let places = word.places(in: title.text, as: word.match(in: title))
      guard let place = places.first(where: { place in !taken.contains { $0.overlaps(place) } })
      else { return false }
      taken.append(place)
      return true
    }
  }
}

extension TitleLookup.Title {
  /// Names of a word each, as far as the title has them, as it spells them, and how many mistakes
  /// there are in them.
  fileprivate func respelling(_ names: [NamePattern]) -> (words: [String], mistakes: Int) {
    var (spelled, mistakes) = ([String](), 0)
    for name in names {
      var word: [String] = []
      for pattern in name.words {
        var letters = pattern.letters
        if !pattern.isWord(of: self) {
          guard !pattern.isNumber, let near = nearestWord(to: pattern) else {
            return (spelled, mistakes)
          }
          letters = Array(text.letters[near.place])
          mistakes += near.mistakes
        }
        word.append(String(String.UnicodeScalarView(letters)))
      }
      spelled.append(word.joined(by: " "))
    }
    return (spelled, mistakes)
  }

  /// The place of the first word with the fewest mistakes; a small one is like too many.
  private func nearestWord(to typed: LetterPattern) -> (place: Range<Int>, mistakes: Int)? {
    var nearest: (place: Range<Int>, mistakes: Int)?
    let letters = text.letters
    text.forEachWord { place in
      let (word, most) = (letters[place], (nearest?.mistakes ?? .max) - 1)
      guard let mistakes = TypingMistakes.count(in: typed.letters, for: word, most: most),
        !LetterPattern.isSmall(word)
      else { return }
      nearest = (place, mistakes)
    }
    return nearest
  }
}

extension LetterPattern {
  /// The fewest letters that a word of a title may be named by, if not by all.
  private static let minLength = 3

  fileprivate var isSmall: Bool { Self.isSmall(letters[...]) }

  /// Whether a word is one that English titles write small inside.
  fileprivate static func isSmall(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    smallWords.contains { $0.unicodeScalars.elementsEqual(word) }
  }

  private static let smallWords = [
    "a", "an", "and", "as", "at", "but", "by", "for", "from", "in", "into", "nor", "of", "on", "or",
    "the", "to", "with",
  ]

  /// Numbers, other titles, and what is short in a script that puts spaces between words, count only
  /// as a whole word.
  fileprivate func match(in title: Title) -> Match {
    let isShort = letters.count < Self.minLength && !letters.contains(where: \.isUnspaced)
    return title.isOther || isShort || beginsWithDigit ? .word : .beginning
  }

  fileprivate func isWord(of title: Title) -> Bool { isFound(in: title.text, as: match(in: title)) }
}

extension FoldedText {
  fileprivate var words: [[Unicode.Scalar]] {
    var words: [[Unicode.Scalar]] = []
    forEachWord { words.append(Array(letters[$0])) }
    return words
  }

  /// Whether some letters begin words, in their order; others may stand between these.
  fileprivate func hasWords(beginningWith initials: [Unicode.Scalar]) -> Bool {
    var rest = initials[...]
    forEachWord { if letters[$0.lowerBound] == rest.first { rest.removeFirst() } }
    return rest.isEmpty
  }
}
