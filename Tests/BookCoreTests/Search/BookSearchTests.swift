import BookCore
import TestSupport
import Testing

struct BookSearchTests {
  @Test(arguments: try CaseFile().triples("words, a text, and what of it is found"))
  func aMatchIsFoundWithItsPlaceInTheText(words: String, text: String, found: String) throws {
    #expect(try matches(of: words, in: text) == found.parts)
  }

  /// Some scripts put no space between words, and a keyboard may have joined initial consonants.
  @Test(
    arguments: try CaseFile().triples(
      "a word, a text, and where it is found: where words begin, or else anywhere"))
  func aWordIsFoundWhereWordsBegin(words: String, text: String, found: String) throws {
    for text in [text, text.decomposed] {
      let places = try matches(of: words, in: text) ?? []
      #expect(places.map { $0.replacing(" ", with: "-") }.joined(separator: " ") == found)
    }
  }

  @Test(
    arguments: try CaseFile().triples("words, a text, and its shortest parts with all of the words")
  )
  func aPassageIsAShortestPartWithAllWords(words: String, text: String, passages: String) throws {
    let hit = try #require(try hit(of: words, in: text))
    let found = hit.passages.map { passage in
      let places = hit.places[passage]
      return hit.text[
        places[passage.lowerBound].lowerBound..<places[passage.upperBound - 1].upperBound]
    }
    #expect(found.map(String.init) == passages.parts)
  }

  @Test(arguments: try CaseFile().pairs("words, and a text without them"))
  func whatIsNotThereIsNotFound(words: String, text: String) throws {
    #expect(try matches(of: words, in: text) == nil)
    #expect(try matches(of: words.decomposed, in: text) == nil)
    #expect(try matches(of: words, in: text.decomposed) == nil)
    #expect(try matches(of: words.decomposed, in: text.decomposed) == nil)
  }

  @Test(arguments: ["마법사", "각가", "café", "が", "豈", "ệ"])
  func composedTextIsFoundInDecomposedTextAndTheReverse(word: String) throws {
    let composed = "x \(word) y"
    #expect(try matches(of: word, in: composed.decomposed) == [word])
    #expect(try matches(of: word.decomposed, in: composed) == [word])
  }

  @Test(arguments: ["", "   ", "'", "- ’", ". ．"])
  func thereMustBeSomethingToLookFor(text: String) {
    #expect(BookSearch(text) == nil)
  }

  @Test(
    arguments: [
      ("emma", [.title]), ("woodhouse", [.otherTitle]), ("the miss", [.otherTitle, .summary]),
    ] as [(String, [SearchHit.Field])])
  func anotherTitleIsFoundWhereTheTitleIsNot(words: String, fields: [SearchHit.Field]) throws {
    let book = try SampleBook(
      summary: "The Misses.", json: ["other_titles": #"["Emma Woodhouse", "The Miss"]"#]
    ).book
    let results = BookSearch(words)?.results(in: [book]) ?? []
    #expect(results.flatMap(\.hits).map(\.field) == fields)
  }

  @Test func everyTextOfABookIsLookedAt() throws {
    let sample = SampleBook(
      title: "Owl", author: "A. Owl", dedication: "To an owl", summary: "An OWL.",
      chapters: ["Prologue: owls", "7. Owl Post", "8. Other"])
    let book = try sample.book
    let search = try #require(BookSearch("owl"))
    let hits = try #require(search.results(in: [book]).first).hits
    #expect(
      hits.map(\.field) == [
        .title, .author, .dedication, .summary, .chapter(place: 1, number: nil),
        .chapter(place: 2, number: 7),
      ])
    #expect(
      hits.map(\.text) == [
        "Owl", "A. Owl", "To an owl", "An OWL.", "Prologue: owls", "Owl Post",
      ])
  }

  @Test func allWordsMustOccurInTheSameText() throws {
    let sample = SampleBook(title: "Owl", summary: "A post.", chapters: ["1. Owl Post"])
    let book = try sample.book
    let search = try #require(BookSearch("post owl"))
    #expect(search.results(in: [book]).first?.hits.map(\.field) == [.chapter(place: 1, number: 1)])
  }

  /// Words, whether an author of both volumes counts, and what is found where.
  @Test(arguments: [
    ("post", false, ["2 title"]), ("tpo", false, ["1 title"]), ("ada", false, ["1 dedication"]),
    ("ada", true, ["1 author", "1 dedication", "2 author"]),
    ("lace", false, ["1 author", "2 author"]), ("nobody", true, []),
  ])
  func whatCountsDependsOnAllVolumes(word: String, keepsAuthor: Bool, found: [String]) throws {
    let outpost = SampleBook(title: "Outpost", author: "Ada Lovelace", dedication: "To Ada")
    let owls = SampleBook(title: "Owl Post", author: "Ada Lovelace", dedication: "To Charles")
    let series = try SampleBook.series([outpost, owls])
    let search = try #require(BookSearch(word))
    let results = search.results(in: series.books, keepsSharedAuthor: keepsAuthor)
    #expect(
      results.flatMap { result in result.hits.map { "\(result.seriesNumber) \($0.field)" } }
        == found)
  }

  @Test func resultsAreGroupedByVolumeInOrder() throws {
    let search = try #require(BookSearch("dumbledore"))
    let results = search.results(in: try BookSeries.embedded().books)
    #expect(results.map(\.seriesNumber) == [5, 6, 7])
    #expect(results[1].title == "Harry Potter and the Half-Blood Prince")
    #expect(results[1].hits.map(\.field) == [.summary])
    #expect(
      results[2].hits.map(\.field) == [
        .chapter(place: 7, number: 7), .chapter(place: 18, number: 18),
      ])
  }

  @Test(
    arguments: try CaseFile().pairs("words with mistakes, and what is meant in the seven volumes"))
  func aMistypedWordIsRecognized(words: String, meant: String) throws {
    let search = try #require(BookSearch(words))
    #expect(search.suggestion(in: try BookSeries.embedded().books) == meant)
  }

  @Test(
    arguments: try CaseFile().triples(
      "a word, the text of a summary, and the word of it that was meant"))
  func wordsOfAllScriptsAreSuggestedAsTheyAreWritten(
    word: String, text: String, meant: String
  ) throws {
    for (word, text) in [(word, text), (word.decomposed, text), (word, text.decomposed)] {
      let search = try #require(BookSearch(word))
      let book = try SampleBook(summary: text).book
      #expect(search.suggestion(in: [book]) == meant)
    }
  }

  /// Nothing like it, too short to tell, all there but never together, and too many.
  @Test(arguments: [
    "xyzzy", "qx", "gof", "xyzzy dark lord", "owl hallows", "dumbeldore quidditch",
    (1...17).map { "dumbeldore\($0)" }.joined(separator: " "),
  ])
  func onlyWhatWouldBeFoundIsSuggested(words: String) throws {
    let search = try #require(BookSearch(words))
    #expect(search.suggestion(in: try BookSeries.embedded().books) == nil)
  }

  @Test func aSuggestionIsFoundAmongManyWords() throws {
    let words = (0..<100_000).map { "dumble\($0)" }
    let book = try SampleBook(summary: words.joined(separator: " ")).book
    let search = try #require(BookSearch("dmuble99999"))
    #expect(search.suggestion(in: [book]) == "dumble99999")
  }

  @Test func manyNearMatchesAreNoTrouble() throws {
    let text = String(repeating: "a", count: 100_000)
    let word = String(repeating: "a", count: 20_000) + "b"
    #expect(try matches(of: word, in: text) == nil)
    #expect(try matches(of: word, in: text + "b")?.count == 1)
  }

  @Test(arguments: ["\u{1F1F0}", "\u{301}", "가", "\u{1100}", "👩‍"])
  func aLongRunOfLettersIsNoTrouble(letter: String) throws {
    let text = String(repeating: letter, count: 100_000) + " fox"
    #expect(try matches(of: "fox", in: text) == ["fox"])
  }

  private func matches(of words: String, in text: String) throws -> [String]? {
    try hit(of: words, in: text).map { hit in hit.places.map { String(hit.text[$0]) } }
  }

  private func hit(of words: String, in text: String) throws -> SearchHit? {
    let book = Book(
      seriesNumber: 1, title: "-", author: "-", pages: 0,
      releaseDate: try #require(ReleaseDate("1815-12-23")), dedication: "",
      summary: Summary(text), wiki: nil, chapters: [])
    let search = try #require(BookSearch(words))
    return search.results(in: [book]).first?.hits.first
  }
}
