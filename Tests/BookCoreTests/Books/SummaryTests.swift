import BookCore
import Testing

struct SummaryTests {
  /// Single characters, as a reader counts, each made in another way.
  static let characters: [String] = [
    "a", "’", "한", "한".decomposed, "e\u{301}", "👨‍👩‍👧‍👦", "🇰🇷", "👍🏽", "1️⃣", "क्षि", "a\u{300}\u{301}\u{302}",
  ]

  @Test(arguments: characters)
  func lessThan450CharactersAreAlwaysWhole(character: String) {
    let text = String(repeating: character, count: 449)
    let summary = Summary(text)
    #expect(!summary.isCollapsible)
    #expect(summary.collapsedText == nil)
    #expect(summary.displayText(isExpanded: false) == text)
    #expect(summary.displayText(isExpanded: true) == text)
  }

  @Test(arguments: characters, [450, 451, 600])
  func from450CharactersOnTheFirst450AreKept(character: String, count: Int) {
    let text = String(repeating: character, count: count)
    let summary = Summary(text)
    #expect(summary.isCollapsible)
    let collapsed = String(repeating: character, count: 450) + "…"
    // Compared scalar by scalar, since equality of strings overlooks normalisation.
    #expect(summary.collapsedText.map { Array($0.utf8) } == Array(collapsed.utf8))
    #expect(summary.displayText(isExpanded: false) == collapsed)
    #expect(summary.displayText(isExpanded: true) == text)
  }

  @Test(arguments: [" ", "   ", "\n", " \u{3000}\t\n"])
  func whiteSpaceBeforeTheEllipsisIsDropped(space: String) {
    let beginning = String(repeating: "a", count: 450 - space.count)
    #expect(Summary(beginning + space + "rest").collapsedText == beginning + "…")
  }

  @Test func whiteSpaceAloneCollapsesToAnEllipsis() {
    #expect(Summary(String(repeating: " ", count: 500)).collapsedText == "…")
  }

  @Test func noTextIsNotCollapsible() {
    #expect(Summary("").displayText(isExpanded: false).isEmpty)
    #expect(!Summary("").isCollapsible)
  }

  @Test func aCharacterIsNeverCutInTwo() {
    let family = "👨‍👩‍👧‍👦"
    let text = String(repeating: "a", count: 449) + family + "b"
    #expect(Summary(text).collapsedText?.hasSuffix("a\(family)…") == true)
  }
}
