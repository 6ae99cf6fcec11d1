/// A search for words in the texts of books.
///
/// Case, width, accents, apostrophes, the kinds of quotation marks and hyphens, and whether text is
/// composed or decomposed do not matter. If there are several words, all must occur in the same
/// text.
///
///     let series = try BookSeries.embedded()
///     let search = BookSearch("stone philosophers")
///     search?.results(in: series).map(\.seriesNumber)  // [1]
public struct BookSearch: Sendable {
  private let words: [LetterPattern]

  /// The folding that knows the letters of the words.
  private let folding: TextFolding

  /// Creates a search, or nil if there is nothing to search for.
  ///
  /// - Parameter text: One or more words in any order, not all of them apostrophes and hyphens.
  public init?(_ text: String) {
    var folding = TextFolding()
    var words: [[Unicode.Scalar]] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      let letters = Array(folding.fold(String(word)).trimmedLetters)
      if !letters.isEmpty, !words.contains(letters) { words.append(letters) }
    }
    guard !words.isEmpty else { return nil }
    self.words = words.map(LetterPattern.init)
    self.folding = folding
  }

  /// Searches the titles, chapter titles, dedications and summaries of books.
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
}

extension BookSearch {
  private func hit(
    in text: String, _ field: SearchHit.Field, _ folding: inout TextFolding
  ) -> SearchHit? {
    let folded = folding.fold(text)
    var places: [Range<String.Index>] = []
    for word in words {
      let found = word.places(in: folded)
      if found.isEmpty { return nil }
      places += found
    }
    return SearchHit(field: field, text: folded.original, places: Self.joined(places))
  }

  /// The places in order, with those that overlap or touch joined into one.
  private static func joined(_ places: [Range<String.Index>]) -> [Range<String.Index>] {
    places.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, place in
      guard let last = joined.last, place.lowerBound <= last.upperBound else {
        joined.append(place)
        return
      }
      joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, place.upperBound)
    }
  }
}

extension Book {
  /// The texts that every search of a book looks through, in the order of its page.
  package var searchedTexts: [(field: SearchHit.Field, text: String)] {
    [(.title, title), (.dedication, dedication), (.summary, summary.text)]
      + chapters.map { (.chapter(number: $0.number), $0.title) }
  }
}
