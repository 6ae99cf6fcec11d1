import BookCore
import TestSupport
import Testing

struct BookSearchTests {
  @Test(arguments: [
    ("boy", "The Boy Who Lived", ["Boy"]),
    ("philosophers", "the Philosopher’s Stone", ["Philosopher’s"]),
    ("philosopher's", "the Philosopher’s Stone", ["Philosopher’s"]),
    ("cafe", "Un café\u{301} CAFÉ", ["café\u{301}", "CAFÉ"]),
    ("café", "un cafe\u{301}", ["cafe\u{301}"]),
    ("half-blood", "The Half‐Blood Prince", ["Half‐Blood"]),
    ("１２", "number 12", ["12"]),
    ("strasse", "Die Straße", ["Straße"]),
    ("마법사의", "마법사의 돌", ["마법사의"]),
    ("the the", "The other theme", ["The", "the", "the"]),
    ("lived boy", "The Boy Who Lived", ["Boy", "Lived"]),
    ("ana nan", "banana", ["anan"]),
    ("aab", "aaab", ["aab"]),
    ("sas", "ßasas", ["sas"]),
    ("banana nan", "banana", ["banana"]),
    ("abab", "abababab", ["abababab"]),
    ("👨‍👩‍👧", "a 👨‍👩‍👧 b", ["👨‍👩‍👧"]),
    ("\"dark", "the “dark” lord", ["“dark"]),
  ])
  func aMatchIsFoundWithItsPlaceInTheText(words: String, text: String, found: [String]) throws {
    #expect(try matches(of: words, in: text) == found)
  }

  @Test(arguments: [
    ("가", "각"), ("마법ㅅ", "마법사"), ("s", "Maß"), ("👨", "👨‍👩‍👧"), ("boy stone", "The Boy Who Lived"),
    ("e mail", "mail"), ("theboy", "the boy"),
  ])
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

  @Test(arguments: ["", "   ", "'", "- ’"])
  func thereMustBeSomethingToLookFor(text: String) {
    #expect(BookSearch(text) == nil)
  }

  @Test func everyTextOfABookIsLookedAt() throws {
    let sample = SampleBook(
      title: "Owl", dedication: "To an owl", summary: "An OWL.",
      chapters: ["Prologue: owls", "7. Owl Post", "8. Other"])
    let book = try sample.book
    let search = try #require(BookSearch("owl"))
    let hits = try #require(search.results(in: [book]).first).hits
    #expect(
      hits.map(\.field) == [
        .title, .dedication, .summary, .chapter(number: nil), .chapter(number: 7),
      ])
    #expect(hits.map(\.text) == ["Owl", "To an owl", "An OWL.", "Prologue: owls", "Owl Post"])
  }

  @Test func allWordsMustOccurInTheSameText() throws {
    let sample = SampleBook(title: "Owl", summary: "A post.", chapters: ["1. Owl Post"])
    let book = try sample.book
    let search = try #require(BookSearch("post owl"))
    #expect(search.results(in: [book]).first?.hits.map(\.field) == [.chapter(number: 1)])
  }

  @Test func resultsAreGroupedByVolumeInOrder() throws {
    let search = try #require(BookSearch("dumbledore"))
    let results = search.results(in: try BookSeries.embedded())
    #expect(results.map(\.seriesNumber) == [5, 6, 7])
    #expect(results[1].title == "Harry Potter and the Half-Blood Prince")
    #expect(results[1].hits.map(\.field) == [.summary])
    #expect(results[2].hits.map(\.field) == [.chapter(number: 7), .chapter(number: 18)])
  }

  @Test func manyNearMatchesTakeNoMoreTime() throws {
    let text = String(repeating: "a", count: 300_000)
    let word = String(repeating: "a", count: 50_000) + "b"
    let start = ContinuousClock.now
    #expect(try matches(of: word, in: text) == nil)
    #expect(try matches(of: word, in: text + "b")?.count == 1)
    #expect(start.duration(to: .now) < .seconds(60))
  }

  @Test(arguments: ["\u{1F1F0}", "\u{301}", "가", "\u{1100}", "👩‍"])
  func noRunOfLettersTakesMoreTime(letter: String) throws {
    let text = String(repeating: letter, count: 300_000) + " fox"
    let start = ContinuousClock.now
    #expect(try matches(of: "fox", in: text) == ["fox"])
    #expect(start.duration(to: .now) < .seconds(60))
  }

  private func matches(of words: String, in text: String) throws -> [String]? {
    let book = Book(
      seriesNumber: 1, title: "-", author: "-", pages: 0,
      releaseDate: try #require(ReleaseDate("1815-12-23")), dedication: "",
      summary: Summary(text), wiki: nil, chapters: [])
    let search = try #require(BookSearch(words))
    let hit = search.results(in: [book]).first?.hits.first
    return hit.map { hit in hit.places.map { String(hit.text[$0]) } }
  }
}
