import BookCore
import DisplayText
import TestSupport
import Testing
@testable import BookPresentation

struct ExcerptTests {
  private static let sentence = "One day, a quick fox came over: the lazy dog."

  private static let tale = """
    Once there was a fox who lived under a hill, and
    every morning he went to the river to look for his brother, the wolf of the valley.
    """

  /// Words that are found in the text of the heading, widths, and what is shown in them.
  @Test(arguments: try CaseFile().sections)
  func asMuchAsFitsIsShownAroundTheWords(table: CaseFile.Section) throws {
    for row in table.rows {
      for width in try #require(row[1].range) {
        let found = try excerpt(row[0], in: table.heading.spelled, width: width)
        #expect(found == (row.count > 2 ? row[2].spelled : ""), "\(row[0]) in \(width)")
      }
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

  /// Parts of texts of which bytes alone do not tell where a Character begins.
  private static let pieces = [
    "a", " ", "가", "\u{11AB}", "\u{1112}", "\u{1161}", "한글", "\u{301}", "é", "\u{600}", "か\u{3099}",
    "語", "’", "\u{a0}", "\u{3000}", "\u{200d}", "👩", "©", "\u{fe0f}", "🇰", "\r\n", "กำ", "क\u{94d}ष",
  ]

  @Test func aTextIsCutCharacterByCharacter() throws {
    var dice = SeededGenerator(seed: 6)
    for _ in 0..<500 {
      let sides = [0, 1].map { _ in
        (0..<8).map { _ in Self.pieces.randomElement(using: &dice) ?? "" }.joined()
      }
      let text = "x\(sides[0]) fox \(sides[1])x"
      let whole = StyledText(prose: String(text.map { $0.isNewline ? " " : $0 })).plainText
      let shown = try excerpt("fox", in: text, width: 200)
      #expect(shown.utf8.elementsEqual(whole.utf8), "\(text.debugDescription)")
    }
  }

  @Test func onlyWhatWasFoundHasTheAccent() throws {
    let search = try #require(SearchQuery("fox"))
    let book = try Emma(dedication: Self.sentence, summary: "", chapters: []).book
    let hit = try #require(search.results(in: StorySoFar(everythingIn: [book])).first?.hits.first)
    #expect(
      hit.excerpt(width: 20, ellipsis: "…") == "…quick " + StyledText("fox", style: .accent)
        + " came…")
  }

  private func excerpt(_ words: String, in text: String, width: Int) throws -> String {
    let search = try #require(SearchQuery(words))
    let book = try Emma(title: "-", dedication: "", summary: text, chapters: []).book
    let hit = try #require(search.results(in: StorySoFar(everythingIn: [book])).first?.hits.first)
    return hit.excerpt(width: width, ellipsis: "…").plainText
  }
}
