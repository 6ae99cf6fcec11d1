import DisplayText
import TypedText

/// A search for words in the texts of books.
///
/// Case, width, accents, apostrophes, full stops, the kinds of quotation marks and hyphens, and
/// whether text is composed or decomposed do not matter. If there are several words, all must occur
/// in the same text, in any order.
///
/// A word is at the beginning of a word: `owl` is in *Owls* and not in *Rowling*. Only one that
/// begins no word in any of the books may be anywhere. Spaces need not be typed: `harrypotter` is
/// in *Harry Potter*.
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
  /// Where a title has the words, other titles of the same book say no more, and are left out.
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

  /// A result for each book with a hit; an author whom all books share may count or not.
  func results(keepsSharedAuthor: Bool = false) -> [SearchResult] {
    var results = candidates.map { candidate in
      var result = candidate.result
      result.hits = candidate.texts.compactMap(hit) + result.hits
      if result.hits.first?.field == .title { result.hits.removeAll { $0.field == .otherTitle } }
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
    var texts = [SearchedText(field: .title, text: folding.fold(title))]
    for title in hasOtherTitles ? otherTitles : [] {
      texts.append(SearchedText(field: .otherTitle, text: folding.fold(title)))
    }
    texts += [
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

/// A search under way for the words that were probably meant: it looks through one book after the
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

  /// Looks through another book.
  mutating func look(in book: Book) {
    for text in book.searchedTexts(foldedBy: &folding) {
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
      for part in text.parts(of: range) { compare(text, part) }
      compare(text, range)
    }
  }

  private mutating func compare(_ text: FoldedText, _ range: Range<Int>) {
    guard range.count <= TypingMistakes.maxWordLength, !text.letters[range].isSmall else { return }
    // A mistake is usually in one letter, and Korean words have too few syllables to spare one.
    let other = text.letters[range].withHangulTakenApart
    let most = nearest.map { $0.mistakes - 1 } ?? .max
    guard
      let mistakes = TypingMistakes.count(in: letters, for: other, most: most, asBeginning: true),
      isMeant(other, mistakes: mistakes), let place = text.originalRange(of: range)
    else { return }
    nearest = (String(text.original[place]), mistakes)
  }

  /// Whether another word can have been meant.
  ///
  /// Books have so many words that some resemble any other. So it cannot if more than a quarter of
  /// the letters are wrong, unless it is only one.
  private func isMeant(_ other: ArraySlice<Unicode.Scalar>, mistakes: Int) -> Bool {
    mistakes == 1 || mistakes * 4 <= max(letters.count, other.count)
  }
}
