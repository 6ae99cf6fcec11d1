/// A search for words in the texts of books.
///
/// Case, width, accents, apostrophes, full stops, the kinds of quotation marks and hyphens, and
/// whether text is composed or decomposed do not matter. If there are several words, all must occur
/// in the same text.
///
///     let series = try BookSeries.embedded()
///     let search = BookSearch("stone philosophers")
///     search?.results(in: series).map(\.seriesNumber)  // [1]
public struct BookSearch: Sendable {
  /// A suggestion is for a few mistyped words; more of them would only take long to compare.
  private static let maxSuggestedWords = 16

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
    for typed in text.split(whereSeparator: \.isWhitespace).map(String.init) {
      let letters = Array(folding.fold(typed).trimmedLetters)
      let isNew = seen.insert(String(String.UnicodeScalarView(letters))).inserted
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
  /// - Parameter books: A series, or any other books.
  /// - Returns: A result for each book with a hit, in the order of the books.
  /// - Complexity: O(*n*) in the length of all texts, for each word.
  public func results(in books: some Sequence<Book>) -> [SearchResult] {
    var folding = folding
    return books.compactMap { book in
      let hits = book.searchedTexts.compactMap { hit(in: $0.text, $0.field, &folding) }
      guard !hits.isEmpty else { return nil }
      return SearchResult(seriesNumber: book.seriesNumber, title: book.title, hits: hits)
    }
  }

  /// The words that were probably meant by a search that finds nothing.
  ///
  /// Each word that occurs nowhere is replaced by the word of the books that is most similar.
  ///
  ///     BookSearch("dumbeldore army")?.suggestion(in: series)  // "Dumbledore army"
  ///
  /// - Parameter books: A series, or any other books.
  /// - Returns: Words that are found, or nil if there are none so similar.
  /// - Complexity: O(*n*) in the length of all texts, for each word.
  public func suggestion(in books: some Collection<Book>) -> String? {
    guard words.count <= Self.maxSuggestedWords else { return nil }
    var folding = folding
    var suggestions = words.map(WordSuggestion.init)
    for book in books {
      for (_, text) in book.searchedTexts {
        let folded = folding.fold(text)
        for index in suggestions.indices { suggestions[index].look(in: folded) }
      }
    }
    let spellings = suggestions.compactMap(\.spelling)
    guard spellings.count == words.count else { return nil }
    let text = spellings.joined(separator: " ")
    return BookSearch(text)?.results(in: books).isEmpty == false ? text : nil
  }
}

extension BookSearch {
  private func hit(
    in text: String, _ field: SearchHit.Field, _ folding: inout TextFolding
  ) -> SearchHit? {
    let folded = folding.fold(text)
    var found: [FoundWord] = []
    for index in words.indices {
      let places = words[index].pattern.places(in: folded)
      if places.isEmpty { return nil }
      for place in places { found.append(FoundWord(index: index, place: place)) }
    }
    if words.count > 1 { found.sort { $0.place.lowerBound < $1.place.lowerBound } }
    return SearchHit(field: field, text: text, found, wordCount: words.count)
  }
}

extension Book {
  /// The texts that a search looks through, in the order of the page.
  fileprivate var searchedTexts: [(field: SearchHit.Field, text: String)] {
    let texts: [(SearchHit.Field, String)] = [
      (.title, title), (.author, author), (.dedication, dedication), (.summary, summary.text),
    ]
    return texts
      + chapters.enumerated().map { index, chapter in
        (.chapter(place: index + 1, number: chapter.number), chapter.title)
      }
  }
}

/// A word to search for.
struct SearchWord: Sendable {
  /// The word as it was typed.
  let typed: String

  /// Its folded letters.
  let pattern: LetterPattern
}
