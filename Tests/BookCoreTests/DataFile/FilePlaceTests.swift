import TestSupport
import Testing

@testable import BookCore

struct FilePlaceTests {
  private func place(_ text: String, at offset: Int) -> FilePlace {
    FilePlace(of: offset, in: Array(text.utf8))
  }

  /// A text with a bar before the place, the place, and the line around it.
  @Test(
    arguments: try CaseFile().table("a place is counted as a reader counts")
      as [(String, Int, Int, String, String)])
  func aPlaceIsCountedAsAReaderCounts(
    text: String, line: Int, column: Int, before: String, after: String
  ) throws {
    let offset = try #require(text.utf8.firstIndex(of: UInt8(ascii: "|")))
    let place = place(
      text.replacing("|", with: ""), at: text.utf8.distance(from: text.startIndex, to: offset))
    #expect(place.line == line)
    #expect(place.column == column)
    #expect(place.excerpt.before.unicodeScalars.elementsEqual(before.unicodeScalars))
    #expect(place.excerpt.after.unicodeScalars.elementsEqual(after.unicodeScalars))
    #expect(!place.excerpt.isCutBefore)
    #expect(!place.excerpt.isCutAfter)
  }

  @Test(arguments: ["x", "é", "마", "𝄞"])
  func aLongLineIsCutOnBothSides(piece: String) {
    let side = String(repeating: piece, count: 100_000)
    let excerpt = place("first\n\(side)\(side)\nlast", at: 6 + side.utf8.count).excerpt
    #expect(excerpt.before == String(repeating: piece, count: 160))
    #expect(excerpt.after == String(repeating: piece, count: 160))
    #expect(excerpt.isCutBefore)
    #expect(excerpt.isCutAfter)
  }

  @Test(arguments: ["x", "é", "마", "𝄞"], [0, 159, 160, 161])
  func onlyWhatDoesNotFitIsCut(piece: String, count: Int) {
    let side = String(repeating: piece, count: count)
    let shown = String(repeating: piece, count: min(count, 160))
    let excerpt = place(side + side + "\n", at: side.utf8.count).excerpt
    #expect(excerpt.before == shown)
    #expect(excerpt.after == shown)
    #expect(excerpt.isCutBefore == (count > 160))
    #expect(excerpt.isCutAfter == (count > 160))
  }

  @Test func bytesThatAreNotUTF8AreRepaired() {
    let place = FilePlace(of: 3, in: [0x61, 0xFF, 0x62, 0xE9, 0x63])
    #expect(place.column == 4)
    #expect(place.excerpt.before == "a\u{fffd}b")
    #expect(place.excerpt.after == "\u{fffd}c")
  }
}
