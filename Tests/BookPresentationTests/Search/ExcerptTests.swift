import BookCore
import DisplayText
import Testing
@testable import BookPresentation

struct ExcerptTests {
  private static let sentence = "One day, a quick fox came over: the lazy dog."

  private static let tale = """
    Once there was a fox who lived under a hill, and
    every morning he went to the river to look for his brother, the wolf of the valley.
    """

  @Test(arguments: [
    ("fox", 200, tale.replacing("\n", with: " ")),
    ("fox", 30, "…was a fox who lived under a…"),
    ("once", 20, "Once there was a…"),
    ("valley", 30, "…the wolf of the valley."),
    ("hill", 26, "…a hill, and every…"),
    ("fox brother", 20, "…a fox who lived…"),
    ("every he", 20, "…every morning he…"),
    ("look wolf", 49, "…to look for his brother, the wolf of the valley."),
    ("river", 3, "…r…"),
    ("river", 1, "…"),
  ])
  func aLongTextIsCutBetweenWords(words: String, width: Int, line: String) throws {
    let found = try excerpt(words, in: Self.tale, width: width)
    #expect(found == line)
  }

  @Test(arguments: [
    ("  two\n\n words\t", "words", 20, "two words"),
    ("마법사의돌마법사의돌마법사의돌과비밀의방", "비밀", 15, "…의돌과비밀의방"),
    ("마법사의돌마법사의돌마법사의돌과비밀의방", "마법사의돌마", 9, "마법사의…"),
    ("the fox, thennnnn", "fox", 10, "…fox…"),
    ("the fox, thennnnn", "fox,", 10, "…fox,…"),
    ("aaaa bbbb two threeeee ffff", "two three", 11, "…two three…"),
    ("aaaa bbbb two threeeee ffff", "two three", 10, "…two…"),
    ("the boy who lived", "boy", 9, "…boy who…"),
    ("a\u{1B}[31mb fox", "fox", 40, #"a\u{1b}[31mb fox"#),
    ("👨‍👩‍👧 👨‍👩‍👧 👨‍👩‍👧 fox", "fox", 8, "…👨‍👩‍👧 fox"),
  ])
  func otherTextsAreCutByColumns(text: String, words: String, width: Int, line: String) throws {
    let found = try excerpt(words, in: text, width: width)
    #expect(found == line)
  }

  /// Widths, and what is left of the sentence around its fox, cut between words.
  @Test(arguments: [
    (0...0, ""), (1...1, "…"), (2...2, "……"), (3...3, "…f…"), (4...4, "…fo…"), (5...9, "…fox…"),
    (10...15, "…fox came…"), (16...19, "…fox came over…"), (20...20, "…fox came over: the…"),
    (21...21, "…quick fox came…"), (22...25, "…quick fox came over…"),
    (26...26, "…quick fox came over: the…"), (27...27, "…a quick fox came over…"),
    (28...32, "…a quick fox came over: the…"), (33...36, "…a quick fox came over: the lazy…"),
    (37...41, "…a quick fox came over: the lazy dog."),
    (42...44, "…day, a quick fox came over: the lazy dog."),
    (45...48, "One day, a quick fox came over: the lazy dog."),
  ])
  func aWordKeepsAsMuchOfItsSentenceAsFits(widths: ClosedRange<Int>, line: String) throws {
    for width in widths {
      let found = try excerpt("fox", in: Self.sentence, width: width)
      #expect(found == line, "\(width)")
    }
  }

  /// Widths around the one from which on both words are shown.
  @Test(arguments: [
    (20...20, "…fox came over: the…"), (21...21, "…quick fox came…"),
    (22...25, "…quick fox came over…"), (26...26, "…quick fox came over: the…"),
    (27...27, "…a quick fox came over…"), (28...28, "…a quick fox came over: the…"),
    (29...34, "…fox came over: the lazy dog."), (35...36, "…quick fox came over: the lazy dog."),
    (37...38, "…a quick fox came over: the lazy dog."),
  ])
  func bothWordsAreShownAsSoonAsTheyFit(widths: ClosedRange<Int>, line: String) throws {
    for width in widths {
      let found = try excerpt("fox dog", in: Self.sentence, width: width)
      #expect(found == line, "\(width)")
    }
  }

  /// Widths, and what is left of a text without spaces.
  @Test(arguments: [
    (0...0, ""), (1...1, "…"), (2...3, "……"), (4...5, "…비…"), (6...7, "…비밀…"), (8...9, "…비밀의…"),
    (10...11, "…과비밀의…"), (12...12, "…과비밀의방…"), (13...14, "…과비밀의방과"), (15...16, "…돌과비밀의방과"),
    (17...18, "…의돌과비밀의방과"), (19...20, "…사의돌과비밀의방과"), (21...21, "…법사의돌과비밀의방과"),
    (22...24, "마법사의돌과비밀의방과"),
  ])
  func aScriptWithoutSpacesIsCutBetweenCharacters(widths: ClosedRange<Int>, line: String) throws {
    for width in widths {
      let found = try excerpt("비밀", in: "마법사의돌과비밀의방과", width: width)
      #expect(found == line, "\(width)")
    }
  }

  @Test(arguments: 1...60)
  func theLineFitsAndShowsAWordThatWasFound(width: Int) throws {
    for text in [Self.tale, "마법사의 돌과 fox 비밀의 방과 아즈카반의 죄수와 불의 잔"] {
      let line = try excerpt("fox", in: text, width: width)
      #expect(line.displayWidth <= width)
      #expect(width < 5 || line.contains("fox"))
    }
  }

  /// Texts with a word that occurs again and again, and the part with the most different words.
  @Test(arguments: [
    ("a a a a a a a b", "a b", 9, "…a a a b"),
    ("a a b a a a a c a a a a b c", "a b c", 10, "…a a a b c"),
    ("one two one one three two one", "one two three", 17, "…one three two…"),
    ("one two x one three two one x x x", "one two three", 20, "…two x one three…"),
    ("x x x x x x x x one one one two", "one two", 10, "…one two"),
    ("a a xxxxxxxx b", "a b", 8, "a a…"),
    ("one One ONE two x x x x x x x x", "one two", 12, "…ONE two x…"),
  ])
  func theWordsThatWereFoundAreCountedOnce(
    text: String, words: String, width: Int, line: String
  ) throws {
    let found = try excerpt(words, in: text, width: width)
    #expect(found == line)
  }

  @Test func onlyWhatWasFoundIsBold() throws {
    let search = try #require(BookSearch("fox"))
    let book = try BookSample(dedication: Self.sentence, summary: "", chapters: []).book
    let hit = try #require(search.results(in: [book]).first?.hits.first)
    #expect(
      Excerpt(hit, ellipsis: "…").line(width: 16) == "…" + StyledText("fox", style: .bold)
        + " came over…")
  }

  private func excerpt(_ words: String, in text: String, width: Int) throws -> String {
    let search = try #require(BookSearch(words))
    let book = try BookSample(title: "-", dedication: "", summary: text, chapters: []).book
    let hit = try #require(search.results(in: [book]).first?.hits.first)
    return Excerpt(hit, ellipsis: "…").line(width: width).plainText
  }
}
