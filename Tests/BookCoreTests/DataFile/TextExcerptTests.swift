import Testing

@testable import BookCore

struct TextExcerptTests {
  private func excerpt(_ text: String, at offset: Int, lineStart: Int = 0) -> TextExcerpt {
    TextExcerpt(of: Array(text.utf8), lineStart: lineStart, offset: offset)
  }

  @Test func aShortLineIsWhole() {
    let excerpt = excerpt("[\n 1 2\n]", at: 5, lineStart: 2)
    #expect(excerpt.before == " 1 ")
    #expect(excerpt.after == "2")
    #expect(!excerpt.isCutBefore)
    #expect(!excerpt.isCutAfter)
  }

  @Test(arguments: ["x", "é", "마", "𝄞"])
  func aLongLineIsCutOnBothSides(piece: String) {
    let side = String(repeating: piece, count: 100_000)
    let excerpt = excerpt(side + side, at: side.utf8.count)
    #expect(excerpt.before == String(repeating: piece, count: 160))
    #expect(excerpt.after == String(repeating: piece, count: 160))
    #expect(excerpt.isCutBefore)
    #expect(excerpt.isCutAfter)
  }

  @Test(arguments: ["x", "é", "마", "𝄞"], [0, 159, 160])
  func whatFitsIsNotCut(piece: String, count: Int) {
    let side = String(repeating: piece, count: count)
    let excerpt = excerpt(side + side + "\n", at: side.utf8.count)
    #expect(excerpt.before == side)
    #expect(excerpt.after == side)
    #expect(!excerpt.isCutBefore)
    #expect(!excerpt.isCutAfter)
  }
}
