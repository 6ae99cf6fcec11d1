import Foundation
import TestSupport
import Testing

@testable import BookCore

struct TextFoldingTests {
  @Test(arguments: try CaseFile().pairs("a text, and what counts of it"))
  func whatDoesNotCountIsGone(text: String, folded: String) {
    #expect(Self.folded(text) == folded)
  }

  @Test(arguments: ["각", "각각", "が", "ハリー・ポッター", "आँ", "ਖ਼", "豈", "≠", "é", "Ǖ", "ệ", "ﷺ"])
  func composedAndDecomposedTextAreTheSame(text: String) {
    #expect(Self.areAlike(text, text.decomposed))
    #expect(Self.areAlike(text.decomposed, text))
  }

  @Test func everyScalarIsTheSameAsItsDecomposition() {
    var folding = TextFolding()
    for scalar in (0x80...0x10FFFF).compactMap(Unicode.Scalar.init) {
      let text = String(scalar)
      let decomposed = text.decomposed
      guard Array(decomposed.utf8) != Array(text.utf8) else { continue }
      #expect(
        folding.fold(text).letters == folding.fold(decomposed).letters,
        "\(scalar.escaped(asASCII: true))")
    }
  }

  @Test(arguments: try CaseFile().pairs("letters that are not the same"))
  func otherLettersStayApart(one: String, other: String) {
    #expect(!Self.areAlike(one, other))
    #expect(!Self.areAlike(one.decomposed, other.decomposed))
  }

  private static func folded(_ text: String) -> String {
    var folding = TextFolding()
    return String(String.UnicodeScalarView(folding.fold(text).letters))
  }

  private static func areAlike(_ one: String, _ other: String) -> Bool {
    var folding = TextFolding()
    return folding.fold(one).letters == folding.fold(other).letters
  }
}
