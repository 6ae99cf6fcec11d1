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
  /// An author whom several books all share tells none of them from another, and is left out if
  /// anything else is found.
  ///
  /// - Parameters:
  ///   - books: The books of a series, or any others.
  ///   - keepsSharedAuthor: Whether the author is always looked at, as for the page of one book.
  /// - Returns: A result for each book with a hit, in the order of the books.
  /// - Complexity: O(*n*) in the length of all texts, for each word.
  public func results(in books: [Book], keepsSharedAuthor: Bool = false) -> [SearchResult] {
    var (words, folding) = (words, folding)
    let texts = books.map { $0.searchedTexts(foldedBy: &folding) }
    for index in words.indices { words[index].learn(from: texts) }
    let all = texts.map { $0.compactMap { Self.hit(of: words, in: $0) } }
    let isShared =
      !keepsSharedAuthor && books.count > 1 && books.allSatisfy(books[0].sharesAuthor(with:))
    let telling = isShared ? all.map { $0.filter { $0.field != .author } } : all
    let hits = telling.contains { !$0.isEmpty } ? telling : all
    return books.indices.filter { !hits[$0].isEmpty }.map { index in
      let book = books[index]
      return SearchResult(seriesNumber: book.seriesNumber, title: book.title, hits: hits[index])
    }
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
    guard words.count <= Self.maxSuggestedWords else { return nil }
    var folding = folding
    var suggestions = words.map(WordSuggestion.init)
    for book in books {
      for text in book.searchedTexts(foldedBy: &folding) {
        for index in suggestions.indices { suggestions[index].look(in: text.text) }
      }
    }
    let spellings = suggestions.compactMap(\.spelling)
    guard spellings.count == words.count else { return nil }
    let text = spellings.joined(separator: " ")
    return BookSearch(text)?.results(in: books).isEmpty == false ? text : nil
  }
}

extension BookSearch {
  private static func hit(of words: [SearchWord], in text: SearchedText) -> SearchHit? {
    var found: [FoundWord] = []
    for index in words.indices {
      let places = words[index].places(in: text.text)
      if places.isEmpty { return nil }
      for place in places { found.append(FoundWord(index: index, place: place)) }
    }
    if words.count > 1 { found.sort { $0.place.lowerBound < $1.place.lowerBound } }
    return SearchHit(field: text.field, text: text.text.original, found, wordCount: words.count)
  }
}

/// A text of a book that a search looks through.
struct SearchedText {
  let field: SearchHit.Field
  let text: FoldedText
}

extension Book {
  fileprivate func sharesAuthor(with other: Book) -> Bool {
    author.utf8.elementsEqual(other.author.utf8)
  }

  /// The texts that a search looks through, in the order of the page.
  fileprivate func searchedTexts(foldedBy folding: inout TextFolding) -> [SearchedText] {
    var texts = [
      SearchedText(field: .title, text: folding.fold(title)),
      SearchedText(field: .author, text: folding.fold(author)),
      SearchedText(field: .dedication, text: folding.fold(dedication)),
      SearchedText(field: .summary, text: folding.fold(summary.text)),
    ]
    for (index, chapter) in chapters.enumerated() {
      let field = SearchHit.Field.chapter(place: index + 1, number: chapter.number)
      texts.append(SearchedText(field: field, text: folding.fold(chapter.title)))
    }
    return texts
  }
}

/// A word to search for.
struct SearchWord: Sendable {
  /// The word as it was typed.
  let typed: String

  /// Its folded letters.
  let pattern: LetterPattern

  /// Whether it begins no word.
  private(set) var isAnywhere = false

  /// Finds out whether it begins a word in the texts of any book.
  mutating func learn(from texts: [[SearchedText]]) {
    isAnywhere = !texts.contains { $0.contains { !pattern.beginnings(in: $0.text).isEmpty } }
  }

  /// Where it counts as found in a text.
  func places(in text: FoldedText) -> [Range<String.Index>] {
    isAnywhere ? pattern.placesAnywhere(in: text) : pattern.beginnings(in: text)
  }
}
