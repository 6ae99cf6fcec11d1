/// A search for words in the texts of books.
///
/// Case, width, accents, apostrophes and the kinds of quotation marks and hyphens do not count, and
/// neither does whether text is composed. Of several words, all must occur in the same text.
///
///     let search = BookSearch("stone philosophers")
///     search?.results(in: series.books).map(\.seriesNumber)  // [1]
public struct BookSearch: Sendable {
  private let words: [LetterPattern]

  /// The folding that knows the letters of the words.
  private let folding: TextFolding

  /// Prepares a search.
  ///
  /// - Parameter text: One word or several, in any order. Nil comes back where there is nothing to
  ///   look for: no word, or none but apostrophes and hyphens.
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

  /// Looks through the titles, chapter titles, dedications and summaries of books.
  ///
  /// - Parameter books: The books, in the order in which the results shall be.
  /// - Returns: A result for each book that holds a hit.
  /// - Complexity: O(*n*) in the length of all texts, for each word.
  public func results(in books: [Book]) -> [SearchResult] {
    var folding = folding
    return books.compactMap { book in
      let hits = texts(of: book).compactMap { hit(in: $1, $0, &folding) }
      guard !hits.isEmpty else { return nil }
      return SearchResult(seriesNumber: book.seriesNumber, title: book.title, hits: hits)
    }
  }
}

extension BookSearch {
  /// The texts of a book as they follow each other on its page.
  private func texts(of book: Book) -> [(SearchHit.Field, String)] {
    [(.title, book.title), (.dedication, book.dedication), (.summary, book.summary.text)]
      + book.chapters.map { (.chapter(number: $0.number), $0.title) }
  }

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

  /// The same places in order, those that overlap or touch made one.
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
