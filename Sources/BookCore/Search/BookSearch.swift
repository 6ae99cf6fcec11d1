/// A search for words in the texts of books.
///
/// Case, width, accents, apostrophes and the kinds of quotation marks and hyphens do not count, and
/// neither does whether text is composed. Of several words, all must occur in the same text.
///
///     var search = BookSearch("philosophers stone")
///     search?.hits(in: book).map(\.field)  // [.title]
public struct BookSearch: Sendable {
  private let words: [LetterPattern]
  private var folding = TextFolding()

  /// Prepares a search.
  ///
  /// - Parameter text: One word or several, in any order. Nil comes back where there is nothing to
  ///   look for: no word, or none but apostrophes and hyphens.
  public init?(_ text: String) {
    var words: [[Unicode.Scalar]] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      let letters = Array(folding.fold(String(word)).trimmedLetters)
      if !letters.isEmpty, !words.contains(letters) { words.append(letters) }
    }
    guard !words.isEmpty else { return nil }
    self.words = words.map(LetterPattern.init)
  }

  /// Looks through the title, the chapter titles, the dedication and the summary of a book.
  ///
  /// - Parameter book: The book.
  /// - Returns: The texts in which all the words occur: title, dedication, summary, chapters, as
  ///   they follow each other on the book's page.
  public mutating func hits(in book: Book) -> [SearchHit] {
    let chapters = book.chapters.map { (SearchHit.Field.chapter(number: $0.number), $0.title) }
    let texts =
      [(.title, book.title), (.dedication, book.dedication), (.summary, book.summary.text)]
      + chapters
    return texts.compactMap { hit(in: $1, $0) }
  }
}

extension BookSearch {
  private mutating func hit(in text: String, _ field: SearchHit.Field) -> SearchHit? {
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
