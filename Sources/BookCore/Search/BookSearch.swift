import DisplayText
import TypedText

/// A search for words in the texts of a series that may be told to its reader.
///
/// Case, width, accents, apostrophes, full stops, the kinds of quotation marks and hyphens, and
/// whether text is composed or decomposed do not matter. If there are several words, all must occur
/// in the same text, in any order; the title of the volume may have some of them instead.
///
/// A word is at the beginning of a word: `owl` is in *Owls* and not in *Rowling*. Only one that
/// begins no word in any of the texts may be anywhere. Spaces need not be typed: `harrypotter` is
/// in *Harry Potter*.
///
///     let series = try BookSeries.embedded()
///     let story = StorySoFar(of: series, ReaderState())
///     let search = BookSearch("stone philosophers")
///     search?.results(in: story).map(\.seriesNumber)  // [1]
public struct BookSearch: Sendable {
  /// The words, no two of them the same.
  private let words: [SearchWord]

  /// The folding that knows the letters of the words.
  private let folding: TextFolding

  /// Creates a search, or nil if there is nothing to search for.
  ///
  /// - Parameter text: One or more words in any order, not all of them apostrophes, hyphens and full
  ///   stops.
  public init?(_ text: String) {
    var folding = TextFolding()
    var words: [SearchWord] = []
    var seen: Set<String> = []
    let allTyped = text.split(whereSeparator: \.isWhitespace).map(String.init)
    for typed in allTyped {
      let letters = Array(folding.fold(typed).trimmedLetters)
      // To make the type of the set takes a fortieth of a search, which has one word as a rule.
      let isNew =
        allTyped.count == 1 || seen.insert(String(String.UnicodeScalarView(letters))).inserted
      if isNew, !letters.isEmpty {
        words.append(SearchWord(typed: typed, pattern: LetterPattern(letters)))
      }
    }
    guard !words.isEmpty else { return nil }
    self.words = words
    self.folding = folding
  }

  /// Searches the covers of all volumes, and what may be told of their story.
  ///
  /// The texts of a cover are the titles, the author, the dedication and the summary. The story
  /// adds titles and summaries of chapters, and the story of a whole volume. Whatever may not be
  /// told makes no difference to any of it: a word that only occurs there is one that is nowhere.
  ///
  /// Where a title has the words, other titles of the same book say no more, and are left out.
  /// An author whom several books all share tells none of them from another, and is left out if
  /// anything else is found.
  ///
  ///     let series = try BookSeries.embedded()
  ///     let search = BookSearch("will dumbledore")
  ///     search?.results(in: StorySoFar(everythingIn: series)).last?.seriesNumber  // 7
  ///     var state = ReaderState()
  ///     state.apply(.bookmarked(series[2], chapter: 5))
  ///     search?.results(in: StorySoFar(of: series, state))                        // []
  ///
  /// - Parameter story: What may be told of the series.
  /// - Returns: A result for each volume with a hit, in the order of the series.
  /// - Complexity: O(*n*) in the length of all texts, for each word.
  public func results(in story: StorySoFar) -> [SearchResult] {
    var search = RunningSearch(for: words, folding)
    for book in story.series { search.look(in: story[book]) }
    return search.results
  }

  /// Searches the page of one volume: its cover and its table of contents, and nothing of its story.
  ///
  ///     let series = try BookSeries.embedded()
  ///     let story = StorySoFar(of: series, ReaderState())
  ///     let search = BookSearch("patronus")
  ///     search?.hits(onPageOf: series[2], in: story).map(\.text)  // ["The Patronus"]
  ///
  /// - Parameters:
  ///   - book: A book of the series.
  ///   - story: What may be told of the series, where a word may begin one that the page lacks.
  /// - Returns: The texts with the words, in the order of the page.
  /// - Complexity: O(*n*) in the length of all texts, for each word.
  public func hits(onPageOf book: Book, in story: StorySoFar) -> [SearchHit] {
    var search = RunningSearch(for: words, folding)
    search.look(onPageOf: book)
    for other in story.series { search.learn(from: story[other]) }
    return search.results.first?.hits ?? []
  }

  /// The words that were probably meant by a search that finds nothing.
  ///
  /// Each word that occurs nowhere is replaced by the word that is most similar, of those that may
  /// be told.
  ///
  ///     let story = StorySoFar(of: try BookSeries.embedded(), ReaderState())
  ///     BookSearch("dumbeldore army")?.suggestion(in: story)  // "Dumbledore army"
  ///
  /// - Parameter story: What may be told of the series.
  /// - Returns: Words that are found, or nil if there are none so similar.
  /// - Complexity: O(*n*) in the length of all texts, for each word.
  public func suggestion(in story: StorySoFar) -> String? {
    guard var search = SuggestionSearch(for: words, folding) else { return nil }
    for book in story.series { search.look(in: story[book]) }
    return search.suggestion.flatMap { isFound($0) { !$0.results(in: story).isEmpty } ? $0 : nil }
  }

  /// The words that were probably meant by a search for words that the page of a volume lacks.
  ///
  ///     let series = try BookSeries.embedded()
  ///     let story = StorySoFar(of: series, ReaderState())
  ///     BookSearch("patrnous")?.suggestion(onPageOf: series[2], in: story)  // "Patronus"
  ///
  /// - Parameters:
  ///   - book: A book of the series.
  ///   - story: What may be told of the series.
  /// - Returns: Words that are found on the page, or nil if there are none so similar.
  /// - Complexity: O(*n*) in the length of the texts, for each word.
  public func suggestion(onPageOf book: Book, in story: StorySoFar) -> String? {
    guard var search = SuggestionSearch(for: words, folding) else { return nil }
    search.look(onPageOf: book)
    return search.suggestion.flatMap {
      isFound($0) { !$0.hits(onPageOf: book, in: story).isEmpty } ? $0 : nil
    }
  }

  /// Whether suggested words are found: several may each be in some text, and in none together.
  private func isFound(_ suggestion: String, _ finds: (BookSearch) -> Bool) -> Bool {
    words.count == 1 || BookSearch(suggestion).map(finds) == true
  }
}

extension StorySoFar {
  /// Whether a search leaves something out that it would find in everything.
  package var leavesOut: Bool {
    !isWhole
      && (keepsPlace || StorySoFar(everythingIn: series).volumes.contains(where: \.tellsSomething))
  }
}

/// A search under way: it looks through one volume after the other, so that none has to be kept.
struct RunningSearch {
  private var words: [SearchWord]
  private var folding: TextFolding
  private var candidates: [Candidate] = []
  private var bookCount = 0
  private var lastAuthor = ""
  private var sharesAuthor = true

  /// A volume with texts that have all words, as far as its title lacks them.
  private struct Candidate {
    var result: SearchResult

    let title: FoldedText

    /// Texts before the hits, from when a word was not known to begin one.
    var texts: [SearchedText] = []
  }

  init(for words: [SearchWord], _ folding: TextFolding) {
    (self.words, self.folding) = (words, folding)
  }

  /// Looks through the cover of another volume, and what may be told of it.
  mutating func look(in volume: ToldVolume) {
    look(in: volume.searchedTexts(foldedBy: &folding), of: volume.book)
  }

  /// Looks through what the page of a volume shows.
  mutating func look(onPageOf book: Book) {
    look(in: book.textsOnPage(foldedBy: &folding), of: book)
  }

  /// Finds out which words begin one in a volume, of which no hits are asked for.
  mutating func learn(from volume: ToldVolume) {
    if words.allSatisfy(\.isBeginning) { return }
    for text in volume.searchedTexts(foldedBy: &folding) {
      for index in words.indices { _ = words[index].isAnywhere(in: text.text) }
    }
  }

  /// Looks through the texts of another volume, the first of which is its title.
  private mutating func look(in texts: [SearchedText], of book: Book) {
    bookCount += 1
    sharesAuthor =
      sharesAuthor && (bookCount == 1 || book.author.utf8.elementsEqual(lastAuthor.utf8))
    lastAuthor = book.author
    var candidate = Candidate(
      result: SearchResult(seriesNumber: book.seriesNumber, title: book.title, hits: []),
      title: texts[0].text)
    var inTitle: [Bool] = []
    if words.count > 1, !words.allSatisfy(\.isBeginning) {
      for index in words.indices { inTitle.append(words[index].isAnywhere(in: candidate.title)) }
    }
    var needed: [Bool]?
    for text in texts {
      // Where every word is known to begin one, only that counts, and `hit` finds out.
      if !words.allSatisfy(\.isBeginning) {
        var hasAll = true
        for index in words.indices {
          let isThere = words[index].isAnywhere(in: text.text)
          hasAll = hasAll && (isThere || !inTitle.isEmpty && inTitle[index])
        }
        guard hasAll else { continue }
      }
      if words.allSatisfy(\.isBeginning) {
        let neededWords = needed ?? neededWords(besides: candidate.title)
        needed = neededWords
        hit(in: text, neededWords).map { candidate.result.hits.append($0) }
      } else {
        candidate.texts.append(text)
      }
    }
    if !candidate.texts.isEmpty || !candidate.result.hits.isEmpty { candidates.append(candidate) }
  }

  /// A result for each volume with a hit.
  var results: [SearchResult] {
    var results = candidates.map { candidate in
      var result = candidate.result
      if !candidate.texts.isEmpty {
        let needed = neededWords(besides: candidate.title)
        result.hits = candidate.texts.compactMap { hit(in: $0, needed) } + result.hits
      }
      if result.hits.first?.field == .title { result.hits.removeAll { $0.field == .otherTitle } }
      return result
    }
    let isOnlyAuthor = results.allSatisfy { $0.hits.allSatisfy { $0.field == .author } }
    if sharesAuthor, bookCount > 1, !isOnlyAuthor {
      for index in results.indices { results[index].hits.removeAll { $0.field == .author } }
    }
    results.removeAll(where: \.hits.isEmpty)
    return results
  }

  /// Whether each word must be in a text itself: those that the title of the volume lacks must, and
  /// if it has them all, so must they all.
  private func neededWords(besides title: FoldedText) -> [Bool] {
    if words.count == 1 { return [true] }
    let lacks = words.map { $0.places(in: title).isEmpty }
    return lacks.contains(true) ? lacks : lacks.map { _ in true }
  }

  private func hit(in text: SearchedText, _ needed: [Bool]) -> SearchHit? {
    var found: [FoundWord] = []
    var wordCount = 0
    for index in words.indices {
      let places = words[index].places(in: text.text)
      if places.isEmpty {
        if needed[index] || text.field == .title { return nil }
        continue
      }
      for place in places { found.append(FoundWord(index: wordCount, place: place)) }
      wordCount += 1
    }
    if wordCount > 1 { found.sort { $0.place.lowerBound < $1.place.lowerBound } }
    return SearchHit(field: text.field, text: text.text.original, found, wordCount: wordCount)
  }
}

/// A text of a book that a search looks through.
struct SearchedText {
  let field: SearchHit.Field
  let text: FoldedText
}

extension ToldVolume {
  /// The texts that a search looks through, in the order of the page and of the story.
  fileprivate func searchedTexts(foldedBy folding: inout TextFolding) -> [SearchedText] {
    var texts = book.coverTexts(withOtherTitles: book.hasOtherTitles, foldedBy: &folding)
    let told = chapters.endIndex
    for chapter in titledChapters {
      texts.append(chapter.searchedTitle(foldedBy: &folding))
      if chapter.place <= told, !chapter.isUntold {
        let field = SearchHit.Field.chapterSummary(place: chapter.place, number: chapter.number)
        texts.append(SearchedText(field: field, text: folding.fold(chapter.summary)))
      }
    }
    if let story { texts.append(SearchedText(field: .story, text: folding.fold(story))) }
    return texts
  }
}

extension Book {
  /// The texts that the page of the volume shows.
  fileprivate func textsOnPage(foldedBy folding: inout TextFolding) -> [SearchedText] {
    coverTexts(withOtherTitles: false, foldedBy: &folding)
      + chapters.map { $0.searchedTitle(foldedBy: &folding) }
  }

  fileprivate func coverTexts(
    withOtherTitles: Bool, foldedBy folding: inout TextFolding
  ) -> [SearchedText] {
    var texts = [SearchedText(field: .title, text: folding.fold(title))]
    for title in withOtherTitles ? otherTitles : [] {
      texts.append(SearchedText(field: .otherTitle, text: folding.fold(title)))
    }
    texts += [
      SearchedText(field: .author, text: folding.fold(author)),
      SearchedText(field: .dedication, text: folding.fold(dedication)),
      SearchedText(field: .summary, text: folding.fold(summary.text)),
    ]
    return texts
  }
}

extension Chapter {
  fileprivate func searchedTitle(foldedBy folding: inout TextFolding) -> SearchedText {
    SearchedText(
      field: .chapter(place: place, number: number), text: folding.fold(title))
  }
}

/// A word to search for.
struct SearchWord: Sendable {
  /// The word as it was typed.
  let typed: String

  /// Its folded letters.
  let pattern: LetterPattern

  /// Whether it begins a word of the texts so far.
  private(set) var isBeginning = false

  /// Whether a text has its letters, and so may have the word once all texts are known.
  mutating func isAnywhere(in text: FoldedText) -> Bool {
    guard pattern.isAnywhere(in: text) else { return false }
    isBeginning = isBeginning || !pattern.beginnings(in: text).isEmpty
    return true
  }

  /// Where it counts as found in a text.
  func places(in text: FoldedText) -> [Range<String.Index>] {
    isBeginning ? pattern.beginnings(in: text) : pattern.placesAnywhere(in: text)
  }
}

/// A search under way for the words that were probably meant: it looks through one volume after the
/// other.
struct SuggestionSearch {
  /// A suggestion is for a few mistyped words; more of them would only take long to compare.
  private static let maxWordCount = 16

  private var words: [WordSuggestion]
  private var folding: TextFolding

  /// Creates a search, or nil if there are too many words.
  init?(for words: [SearchWord], _ folding: TextFolding) {
    guard words.count <= Self.maxWordCount else { return nil }
    self.words = words.map(WordSuggestion.init)
    self.folding = folding
  }

  /// Looks through the cover of another volume, and what may be told of it.
  mutating func look(in volume: ToldVolume) {
    look(in: volume.searchedTexts(foldedBy: &folding))
  }

  /// Looks through what the page of a volume shows.
  mutating func look(onPageOf book: Book) { look(in: book.textsOnPage(foldedBy: &folding)) }

  private mutating func look(in texts: [SearchedText]) {
    for text in texts {
      for index in words.indices { words[index].look(in: text.text) }
    }
  }

  /// The words, each mistyped one replaced; nil if none is, or if one is like none of the books.
  var suggestion: String? {
    let spellings = words.compactMap(\.spelling)
    guard spellings.count == words.count, words.contains(where: { !$0.occurs }) else { return nil }
    return spellings.joined(by: " ")
  }
}

/// Finds the word of some texts that was probably meant by a mistyped one.
struct WordSuggestion {
  private let word: SearchWord
  private let letters: ArraySlice<Unicode.Scalar>
  private(set) var occurs = false
  private var nearest: (spelling: String, mistakes: Int)?

  init(_ word: SearchWord) {
    self.word = word
    letters = word.pattern.letters[...].withHangulTakenApart
  }

  /// The word itself if it occurs in the texts, otherwise the most similar one as it is written
  /// there, the first of several; nil if none is similar.
  var spelling: String? { occurs ? word.typed : nearest?.spelling }

  /// Looks for the word, and for similar ones, in another text.
  mutating func look(in text: FoldedText) {
    if occurs { return }
    occurs = word.pattern.isAnywhere(in: text)
    if occurs { return }
    text.forEachWord { range in
      if text.letters[range].isSmall { return }
      for part in text.parts(of: range) where !text.letters[part].isSmall { compare(text, part) }
      compare(text, range)
    }
  }

  private mutating func compare(_ text: FoldedText, _ range: Range<Int>) {
    guard range.count <= TypingMistakes.maxWordLength else { return }
    // A mistake is usually in one letter, and Korean words have too few syllables to spare one.
    let other = text.letters[range].withHangulTakenApart
    let most = min(mostMistakes(in: other), nearest.map { $0.mistakes - 1 } ?? .max)
    guard
      let mistakes = TypingMistakes.count(in: letters, for: other, most: most, asBeginning: true),
      let place = text.originalRange(of: range)
    else { return }
    nearest = (String(text.original[place]), mistakes)
  }

  /// How many mistakes another word may be away that can have been meant.
  ///
  /// Books have so many words that some resemble any other. So it cannot if more than a quarter of
  /// the letters are wrong, unless it is only one.
  private func mostMistakes(in other: ArraySlice<Unicode.Scalar>) -> Int {
    max(1, max(letters.count, other.count) / 4)
  }
}
