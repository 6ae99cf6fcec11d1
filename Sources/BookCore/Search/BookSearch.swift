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
///     search?.results(in: story).map(\.volume)  // [1]
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
  /// adds titles and summaries of chapters, their people, and the story of a whole volume. Whatever
  /// may not be told makes no difference to any of it: a word that only occurs there is one that is
  /// nowhere.
  ///
  /// Where a title has the words, other titles of the same book say no more, and are left out.
  /// An author whom several books all share tells none of them from another, and is left out if
  /// anything else is found.
  ///
  ///     let series = try BookSeries.embedded()
  ///     let search = BookSearch("will albus")
  ///     search?.results(in: StorySoFar(everythingIn: series)).last?.volume  // 7
  ///     var state = ReaderState()
  ///     state.apply(.bookmarked(series[2], place: 5))
  ///     search?.results(in: StorySoFar(of: series, state))                  // []
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

  /// Searches texts that are of no book, each as if it were the title of a chapter.
  package func hits(in texts: [String]) -> [SearchHit] {
    var search = RunningSearch(for: words, folding)
    search.look(in: texts)
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
      && (keepsPlace
        || StorySoFar(everythingIn: series).volumes.contains(where: \.tellsMoreThanPage))
  }
}

/// A text of a book that a search looks through.
struct SearchedText {
  let field: SearchHit.Field
  let text: FoldedText
}

extension ToldVolume {
  /// Calls a closure with each text that a search looks through, in the order of the page and of
  /// the story.
  ///
  /// A list of them all would take as long to make as the search itself.
  func forEachText(_ body: (SearchHit.Field, StoredText) -> Void) {
    book.forEachTextOfCover(withOtherTitles: book.hasOtherTitles, body)
    let told = chapters.endIndex
    for chapter in titledChapters {
      body(.chapter(place: chapter.place, number: chapter.number), chapter.titleText)
      if chapter.place > told { continue }
      if !chapter.isUntold {
        body(.chapterSummary(place: chapter.place, number: chapter.number), chapter.summaryText)
      }
      chapter.forEachPerson {
        body(.person(place: chapter.place, number: chapter.number), StoredText($0.nameAndText))
      }
    }
    if hasStory { body(.story, book.contents.story) }
  }
}

extension Book {
  /// Calls a closure with each text that the page of the volume shows.
  func forEachTextOnPage(_ body: (SearchHit.Field, StoredText) -> Void) {
    forEachTextOfCover(withOtherTitles: false, body)
    for chapter in chapters {
      body(.chapter(place: chapter.place, number: chapter.number), chapter.titleText)
    }
  }

  fileprivate func forEachTextOfCover(
    withOtherTitles: Bool, _ body: (SearchHit.Field, StoredText) -> Void
  ) {
    body(.title, contents.title)
    for title in withOtherTitles ? otherTitles : [] { body(.otherTitle, StoredText(title)) }
    body(.author, contents.author)
    body(.dedication, contents.dedication)
    body(.summary, summary.stored)
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
