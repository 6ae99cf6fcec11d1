import BookCore
import TerminalKit
import Testing

@testable import BookPresentation

struct ExcerptTests {
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

  @Test(arguments: 1...60)
  func theLineFitsAndShowsAWordThatWasFound(width: Int) throws {
    for text in [Self.tale, "마법사의 돌과 fox 비밀의 방과 아즈카반의 죄수와 불의 잔"] {
      let line = try excerpt("fox", in: text, width: width)
      #expect(line.displayWidth <= width)
      #expect(width < 5 || line.contains("fox"))
    }
  }

  private func excerpt(_ words: String, in text: String, width: Int) throws -> String {
    let search = try #require(BookSearch(words))
    let book = try BookSample(title: "-", dedication: "", summary: text, chapters: []).book
    let hit = try #require(search.results(in: [book]).first?.hits.first)
    return Excerpt(hit).line(width: width).plainText
  }
}
