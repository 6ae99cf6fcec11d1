/// A search under way: it looks through one book after the other, so that none has to be kept.
struct RunningSearch {
  private var words: [SearchWord]
  private var folding: TextFolding
  private var candidates: [Candidate] = []
  private var bookCount = 0
  private var lastAuthor = ""
  private var sharesAuthor = true

  /// A book with texts that have all words.
  private struct Candidate {
    var result: SearchResult

    /// Texts before the hits, from when a word was not known to begin one.
    var texts: [SearchedText]
  }

  init(for words: [SearchWord], _ folding: TextFolding) {
    (self.words, self.folding) = (words, folding)
  }

  /// Looks through another book.
  mutating func look(in book: Book) {
    bookCount += 1
    sharesAuthor =
      sharesAuthor && (bookCount == 1 || book.author.utf8.elementsEqual(lastAuthor.utf8))
    lastAuthor = book.author
    var candidate = Candidate(
      result: SearchResult(seriesNumber: book.seriesNumber, title: book.title, hits: []), texts: [])
    for text in book.searchedTexts(foldedBy: &folding) {
      // Where every word is known to begin one, only that counts, and `hit` finds out.
      if !words.allSatisfy(\.isBeginning) {
        var hasAll = true
        for index in words.indices { hasAll = words[index].isAnywhere(in: text.text) && hasAll }
        guard hasAll else { continue }
      }
      if words.allSatisfy(\.isBeginning) {
        hit(in: text).map { candidate.result.hits.append($0) }
      } else {
        candidate.texts.append(text)
      }
    }
    if !candidate.texts.isEmpty || !candidate.result.hits.isEmpty { candidates.append(candidate) }
  }

  /// What was found in the books.
  ///
  /// - Parameter keepsSharedAuthor: Whether an author whom all books share counts.
  /// - Returns: A result for each book with a hit.
  func results(keepsSharedAuthor: Bool = false) -> [SearchResult] {
    var results = candidates.map { candidate in
      var result = candidate.result
      result.hits = candidate.texts.compactMap(hit) + result.hits
      return result
    }
    let isOnlyAuthor = results.allSatisfy { $0.hits.allSatisfy { $0.field == .author } }
    if sharesAuthor, bookCount > 1, !keepsSharedAuthor, !isOnlyAuthor {
      for index in results.indices { results[index].hits.removeAll { $0.field == .author } }
    }
    results.removeAll(where: \.hits.isEmpty)
    return results
  }

  private func hit(in text: SearchedText) -> SearchHit? {
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
  /// The texts that a search looks through, in the order of the page.
  func searchedTexts(foldedBy folding: inout TextFolding) -> [SearchedText] {
    var texts = [
      SearchedText(field: .title, text: folding.fold(title)),
      SearchedText(field: .author, text: folding.fold(author)),
      SearchedText(field: .dedication, text: folding.fold(dedication)),
      SearchedText(field: .summary, text: folding.fold(summary.text)),
    ]
    for chapter in chapters {
      let field = SearchHit.Field.chapter(place: chapter.place, number: chapter.number)
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
