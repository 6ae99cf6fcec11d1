import TestSupport
import Testing

@testable import BookCore

struct SearchQueryTests {
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
  func thereMustBeSomethingToLookFor(text: String) { #expect(SearchQuery(text) == nil) }

  @Test(
    arguments: [
      ("emma", [.title]), ("woodhouse", [.otherTitle]), ("the miss", [.otherTitle, .summary]),
    ] as [(String, [SearchHit.Field.Kind])])
  func anotherTitleIsFoundWhereTheTitleIsNot(words: String, kinds: [SearchHit.Field.Kind]) throws {
    let book = try SampleBook(
      summary: "The Misses.", json: ["other_titles": #"["Emma Woodhouse", "The Miss"]"#]
    ).book
    let results = SearchQuery(words)?.results(in: StorySoFar(everythingIn: [book])) ?? []
    #expect(results.flatMap(\.hits).map(\.field.kind) == kinds)
  }

  @Test func everyTextOfABookIsLookedAt() throws {
    let sample = SampleBook(
      title: "Owl", author: "A. Owl", dedication: "To an owl", summary: "An OWL.",
      json: [
        "chapters": """
        [{"title": "Prologue: owls", "people": [{"name": "Athene", "is": "Owlish."}]},
        {"title": "7. Owl Post", "summary": "No owl yet.", "people": [
        {"name": "Owl", "is": "A bird.", "was": "Owlet", "also": "Owly"},
        {"name": "Pip", "is": "A mouse."}, {"name": "Strix", "is": "Owl’s brother."}],
        "things": [{"name": "Owlery", "is": "A tower."}, {"name": "Roof", "is": "High."}]},
        {"title": "8. Other", "summary": "An owl."}]
        """, "story": "\"Owls come.\"",
      ])
    let book = try sample.book
    let search = try #require(SearchQuery("owl"))
    let hits = try #require(search.results(in: StorySoFar(everythingIn: [book])).first).hits
    #expect(
      hits.map(\.field) == [
        .init(.title), .init(.author), .init(.dedication), .init(.summary),
        .init(.chapterTitle, chapter: 1), .init(.person, chapter: 1),
        .init(.chapterTitle, chapter: 2, number: 7), .init(.chapterSummary, chapter: 2, number: 7),
        .init(.person, chapter: 2, number: 7), .init(.person, chapter: 2, number: 7),
        .init(.thing, chapter: 2, number: 7),
        .init(.chapterSummary, chapter: 3, number: 8), .init(.story),
      ])
    // Where the title is found, no other is, which has a test of its own.
    #expect(
      Set(hits.map(\.field.kind)) == Set(SearchHit.Field.Kind.allCases).subtracting([.otherTitle]))
    #expect(
      hits.map(\.text) == [
        "Owl", "A. Owl", "To an owl", "An OWL.", "Prologue: owls", "Athene: Owlish.", "Owl Post",
        "No owl yet.", "Owl: A bird.", "Strix: Owl’s brother.", "Owlery: A tower.", "An owl.",
        "Owls come.",
      ])
  }

  @Test func allWordsMustOccurInTheSameText() throws {
    let sample = SampleBook(title: "Emma", summary: "A post.", chapters: ["1. Owl Post", "2. Owl"])
    let book = try sample.book
    let search = try #require(SearchQuery("post owl"))
    #expect(
      search.results(in: StorySoFar(everythingIn: [book])).first?.hits.map(\.field) == [
        .init(.chapterTitle, chapter: 1, number: 1)
      ])
  }

  @Test(
    arguments: try CaseFile().triples(
      "words, the title of a volume and other texts of it, and what of them is found"))
  func theTitleMayHaveSomeOfTheWords(words: String, texts: String, found: String) throws {
    let texts = texts.parts
    let sample = SampleBook(
      title: texts[0], author: texts[1], dedication: "", summary: texts[2], chapters: [])
    let search = try #require(SearchQuery(words))
    let result = search.results(in: StorySoFar(everythingIn: [try sample.book])).first
    let hits = result?.hits.map { hit in
      "\(hit.field.kind): " + hit.places.map { String(hit.text[$0]) }.joined(separator: " ")
    }
    #expect(hits ?? [] == found.parts)
  }

  /// Words, and what is found where; an author of both volumes counts where nothing else is found.
  @Test(arguments: [
    ("post", ["2 title"]), ("tpo", ["1 title"]), ("ada", ["1 dedication"]),
    ("lace", ["1 author", "2 author"]), ("owl lace", ["2 author"]), ("nobody", []),
  ])
  func whatCountsDependsOnAllVolumes(words: String, found: [String]) throws {
    let series = try BookSeries.ofOwls()
    let search = try #require(SearchQuery(words))
    let results = search.results(in: StorySoFar(of: series, ReaderState()))
    #expect(
      results.flatMap { result in result.hits.map { "\(result.volume) \($0.field.kind)" } }
        == found)
  }

  @Test func resultsAreGroupedByVolumeInOrder() throws {
    let search = try #require(SearchQuery("dumbledore"))
    let results = search.results(in: try .ofFreshReader())
    #expect(results.map(\.volume) == [5, 6, 7])
    #expect(results[1].title == "Harry Potter and the Half-Blood Prince")
    #expect(results[1].hits.map(\.field.kind) == [.summary])
    #expect(
      results[2].hits.map(\.field) == [
        .init(.chapterTitle, chapter: 7, number: 7),
        .init(.chapterTitle, chapter: 18, number: 18),
      ])
  }

  @Test(
    arguments: try CaseFile().pairs("words with mistakes, and what is meant in the seven volumes"))
  func aMistypedWordIsRecognized(words: String, meant: String) throws {
    let search = try #require(SearchQuery(words))
    #expect(search.suggestion(in: try .ofFreshReader()) == meant)
  }

  @Test(arguments: [
    ("patrnous", "Patronus"), ("dmentor", "Dementor"), ("dumbeldore", nil), ("patronus owl", nil),
    ("patrnous owl", nil), ("patrnous firebolt", nil), ("patrnous the", "Patronus the"),
  ])
  func aWordOfSomeTextsIsSuggestedIfOneOfThemHasAll(words: String, meant: String?) throws {
    let search = try #require(SearchQuery(words))
    let texts = try BookSeries.embedded()[2].chapters.map(\.title)
    #expect(search.suggestion(in: texts) == meant)
  }

  /// The word itself counts behind a similar one, and of similar ones the nearest, wherever it is.
  @Test(
    arguments: try CaseFile().table("the nearest of several texts is suggested")
      as [(String, [String], String?)])
  func theNearestOfSeveralTextsIsSuggested(words: String, texts: [String], meant: String?) throws {
    let search = try #require(SearchQuery(words))
    #expect(search.suggestion(in: texts) == meant)
  }

  @Test(
    arguments: try CaseFile().triples(
      "a word, the text of a summary, and the word of it that was meant"))
  func wordsOfAllScriptsAreSuggestedAsTheyAreWritten(
    word: String, text: String, meant: String
  ) throws {
    for (word, text) in [(word, text), (word.decomposed, text), (word, text.decomposed)] {
      let search = try #require(SearchQuery(word))
      let book = try SampleBook(summary: text).book
      #expect(search.suggestion(in: StorySoFar(everythingIn: [book])) == meant)
    }
  }

  /// Nothing like it, too short to tell, all there but never together, and too many.
  @Test(arguments: [
    "xyzzy", "qx", "gof", "xyzzy dark lord", "owl hallows", "dumbeldore quidditch",
    (1...17).map { "dumbeldore\($0)" }.joined(separator: " "),
  ])
  func onlyWhatWouldBeFoundIsSuggested(words: String) throws {
    let search = try #require(SearchQuery(words))
    #expect(search.suggestion(in: try .ofFreshReader()) == nil)
  }

  @Test func aSuggestionIsFoundAmongManyWords() throws {
    let words = (0..<20_000).map { "dumble\($0)" }
    let book = try SampleBook(summary: words.joined(separator: " ")).book
    let search = try #require(SearchQuery("dmuble19999"))
    #expect(search.suggestion(in: StorySoFar(everythingIn: [book])) == "dumble19999")
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
    let search = try #require(SearchQuery(words))
    return search.results(in: StorySoFar(everythingIn: [book])).first?.hits.first
  }
}

// MARK: What has been read

extension SearchQueryTests {
  /// The titles of chapters are `t11` and so on, their summaries `s11`, their people `n11`, who are
  /// `p11`, and the stories `w1`.
  @Test(arguments: try CaseFile().pairs("what is remembered, and the words that are found"))
  func whatMayBeToldIsFound(memory: String, expected: String) throws {
    let story = try BookSeries.ofDistinctWords().story(remembering: memory)
    let found = BookSeries.distinctWords.filter {
      SearchQuery($0)?.results(in: story).isEmpty == false
    }
    #expect(found.joined(separator: " ") == expected)
  }

  /// It is as if the data file had other words, or none, in the place of those.
  @Test(arguments: try CaseFile().pairs("what is remembered, and the words that are found"))
  func whatMayNotBeToldMakesNoDifference(memory: String, told: String) throws {
    let told = Set(told.split(separator: " ").map(String.init))
    let story = try BookSeries.ofDistinctWords().story(remembering: memory)
    for replacement in ["", "x9"] {
      let other = try BookSeries.ofDistinctWords { told.contains($0) ? $0 : replacement }
        .story(remembering: memory)
      for word in BookSeries.distinctWords {
        for words in [word, String(word.dropFirst()), word + "x", "book \(word)"] {
          let search = try #require(SearchQuery(words))
          #expect(search.results(in: story) == search.results(in: other), "\(words)")
          #expect(search.suggestion(in: story) == search.suggestion(in: other), "\(words)")
        }
      }
    }
  }

  /// The word begins one in a story, which is not told yet.
  @Test func aWordThatBeginsNoneThatMayBeToldIsFoundAnywhere() throws {
    let sample = SampleBook(author: "A. Rowling", json: ["story": "\"Lingering.\""])
    let series = try SampleBook.series([sample])
    let search = try #require(SearchQuery("ling"))
    let hits = [StorySoFar(of: series, ReaderState()), StorySoFar(everythingIn: series)]
      .map { search.results(in: $0).flatMap(\.hits).map(\.field.kind) }
    #expect(hits == [[.author], [.story]])
  }
}

extension BookSeries {
  fileprivate static func ofOwls() throws -> BookSeries {
    try SampleBook.series([
      SampleBook(title: "Outpost", author: "Ada Lovelace", dedication: "To Ada"),
      SampleBook(title: "Owl Post", author: "Ada Lovelace", dedication: "To Charles"),
    ])
  }

  /// The words of two volumes with two chapters each.
  fileprivate static let distinctWords = (1...2).flatMap { volume in
    (1...2).flatMap { chapter in ["t", "s", "n", "p"].map { "\($0)\(volume)\(chapter)" } }
      + ["w\(volume)"]
  }

  fileprivate static func ofDistinctWords(
    _ replaced: (String) -> String = { $0 }
  ) throws -> BookSeries {
    try SampleBook.series(
      (1...2).map { volume in
        let chapters = (1...2).map { chapter in
          func text(_ kind: String) -> String { replaced("\(kind)\(volume)\(chapter)") }
          let person = text("n").isEmpty ? "" : #"{"name": "\#(text("n"))", "is": "\#(text("p"))"}"#
          return """
            {"title": "\(chapter). \(text("t"))", "summary": "\(text("s"))", "people": [\(person)]}
            """
        }
        return SampleBook(
          title: "Book \(volume)",
          json: [
            "chapters": "[\(chapters.joined(separator: ","))]",
            "story": "\"\(replaced("w\(volume)"))\"",
          ])
      })
  }

  fileprivate func story(remembering memory: String) -> StorySoFar {
    var state = ReaderState(remembering: memory, of: self)
    // Bookmarks follow the titles of their chapters, which are others here.
    for index in state.remembered.indices {
      let record = state.remembered[index].record
      guard let bookmark = record.bookmark else { continue }
      let chapters = self[record.volume - 1].chapters
      guard let placed = Bookmark(place: bookmark.placeWhenSet, of: chapters) else { continue }
      state.remembered[index].record.bookmark = placed
    }
    return StorySoFar(of: self, state)
  }
}
