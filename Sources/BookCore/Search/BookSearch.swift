/// A search for words in the texts of books.
///
/// Case, width, accents, apostrophes, full stops, the kinds of quotation marks and hyphens, and
/// whether text is composed or decomposed do not matter. If there are several words, all must occur
/// in the same text, in any order.
///
/// A word is at the beginning of a word: `owl` is in *Owls* and not in *Rowling*. Only one that begins
/// no word in any of the books may be anywhere. Spaces need not be typed: `harrypotter` is in *Harry
/// Potter*.
///
///     let series = try BookSeries.embedded()
///     let search = BookSearch("stone philosophers")
///     search?.results(in: series.books).map(\.seriesNumber)  // [1]
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

  /// Searches the titles, authors, dedications, summaries and chapter titles of books.
  ///
  /// An author whom several books all share tells none of them from another, and is left out if
  /// anything else is found.
  ///
  /// - Parameters:
  ///   - books: The books of a series, or any others.
  ///   - keepsSharedAuthor: Whether the author is always looked at, as for the page of one book.
  /// - Returns: A result for each book with a hit, in the order of the books.
  /// - Complexity: O(*n*) in the length of all texts, for each word.
  public func results(in books: [Book], keepsSharedAuthor: Bool = false) -> [SearchResult] {
    var search = RunningSearch(for: words, folding)
    for book in books { search.look(in: book) }
    return search.results(keepsSharedAuthor: keepsSharedAuthor)
  }

  /// The words that were probably meant by a search that finds nothing.
  ///
  /// Each word that occurs nowhere is replaced by the word of the books that is most similar.
  ///
  ///     let series = try BookSeries.embedded()
  ///     BookSearch("dumbeldore army")?.suggestion(in: series.books)  // "Dumbledore army"
  ///
  /// - Parameter books: The books of a series, or any others.
  /// - Returns: Words that are found, or nil if there are none so similar.
  /// - Complexity: O(*n*) in the length of all texts, for each word.
  public func suggestion(in books: [Book]) -> String? {
    guard var search = SuggestionSearch(for: words, folding) else { return nil }
    for book in books { search.look(in: book) }
    guard let text = search.suggestion, let meant = BookSearch(text) else { return nil }
    // Several words may each be in some text, and in none together.
    return words.count == 1 || !meant.results(in: books).isEmpty ? text : nil
  }
}
