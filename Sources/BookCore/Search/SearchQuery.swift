import DisplayText

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
///     let search = SearchQuery("stone philosophers")
///     search?.results(in: story).map(\.volume)  // [1]
public struct SearchQuery: Sendable {
  let words: [SearchWord]

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
  ///     let search = SearchQuery("will albus")
  ///     search?.results(in: StorySoFar(everythingIn: series)).last?.volume  // 7
  ///     var state = ReaderState()
  ///     state.apply(.bookmarked(series[2], place: 5))
  ///     search?.results(in: StorySoFar(of: series, state))                  // []
  ///
  /// - Parameter story: What may be told of the series.
  /// - Returns: A result for each volume with a hit, in the order of the series.
  /// - Complexity: O(*n*) in the length of all texts, for each word.
  public func results(in story: StorySoFar) -> [SearchResult] {
    var finder = ResultFinder(for: words, folding)
    for book in story.series { finder.look(in: story[book]) }
    let results = finder.results
    // A question mark behind the last word is none of the words where no text has it.
    guard results.isEmpty, let plain = words.map(\.typed).joined(by: " ").withoutMark
    else { return results }
    return SearchQuery(plain)?.results(in: story) ?? []
  }

  /// Searches texts that are of no book, each as if it were the title of a chapter.
  package func hits(in texts: [String]) -> [SearchHit] {
    var finder = ResultFinder(for: words, folding)
    finder.look(in: texts)
    return finder.results.first?.hits ?? []
  }

  /// The words that were probably meant by a search that finds nothing.
  ///
  /// Each word that occurs nowhere is replaced by the word that is most similar, of those that may
  /// be told.
  ///
  ///     let story = StorySoFar(of: try BookSeries.embedded(), ReaderState())
  ///     SearchQuery("dumbeldore army")?.suggestion(in: story)  // "Dumbledore army"
  ///
  /// - Parameter story: What may be told of the series.
  /// - Returns: Words that are found, or nil if there are none so similar.
  /// - Complexity: O(*n*) in the length of all texts, for each word.
  public func suggestion(in story: StorySoFar) -> String? {
    guard var finder = SuggestionFinder(for: words, folding) else { return nil }
    for book in story.series { finder.look(in: story[book]) }
    return finder.suggestion.flatMap { isFound($0) { !$0.results(in: story).isEmpty } ? $0 : nil }
  }

  package func suggestion(in texts: [String]) -> String? {
    guard var finder = SuggestionFinder(for: words, folding) else { return nil }
    for text in texts { finder.look(at: StoredText(text)) }
    return finder.suggestion.flatMap { isFound($0) { !$0.hits(in: texts).isEmpty } ? $0 : nil }
  }

  /// Whether suggested words are found: several may each be in some text, and in none together.
  private func isFound(_ suggestion: String, by finds: (SearchQuery) -> Bool) -> Bool {
    words.count == 1 || SearchQuery(suggestion).map(finds) == true
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
