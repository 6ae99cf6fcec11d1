import DisplayText
import Testing

struct StringExcerptTests {
  @Test(arguments: [
    ("Emma", 4, "Emma"), ("Emma", 3, "Em…"), ("", 1, ""), ("마법사", 6, "마법사"),
    ("마법사", 5, "마법…"), ("👍👍", 3, "👍…"), ("\u{1b}[2J", 9, #"\u{1b}[2J"#),
    ("The Boy Who Lived", 9, "The Boy…"), ("Emma", 1, "…"), ("Emma", 0, ""),
  ])
  func aTextIsCutToItsRoom(text: String, columns: Int, expected: String) {
    #expect(text.excerpt(columns: columns) == expected)
  }

  /// Marks take no column, so many of them fit in few columns; only so many are read.
  @Test func aLetterWithAMillionMarksIsCut() {
    let text = "a" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(text.excerpt(columns: 10).unicodeScalars.count <= 41)
    #expect(text.excerpt(columns: 10).hasSuffix("…"))
  }
}
