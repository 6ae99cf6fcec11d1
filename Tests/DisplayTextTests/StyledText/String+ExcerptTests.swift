import DisplayText
import TestSupport
import Testing

struct StringExcerptTests {
  @Test(arguments: try CaseFile().table("a text is cut to its room") as [(String, Int, String)])
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
