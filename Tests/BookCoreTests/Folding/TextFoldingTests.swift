import Foundation
import TestSupport
import Testing

@testable import BookCore

struct TextFoldingTests {
  @Test(arguments: try CaseFile().pairs("a text, and what counts of it"))
  func whatDoesNotCountIsGone(text: String, folded: String) { #expect(Self.folded(text) == folded) }

  @Test(arguments: ["각", "각각", "が", "ハリー・ポッター", "आँ", "ਖ਼", "豈", "≠", "é", "Ǖ", "ệ", "ﷺ"])
  func composedAndDecomposedTextAreTheSame(text: String) {
    #expect(Self.areAlike(text, text.decomposed))
    #expect(Self.areAlike(text.decomposed, text))
  }

  @Test func everyScalarIsTheSameAsItsDecomposition() {
    var folding = TextFolding()
    // Beyond, nothing has another form.
    for scalar in (0x80...0x2FFFF).compactMap(Unicode.Scalar.init) {
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

  /// Its letters, where they come from, and where its apostrophes are.
  @Test(arguments: [
    "", "the map", "   a map", "l'école  — d’or", "기숙사 ‘점수’ 표", "'",
    "'tis l’or d’art, rock'n'roll'",
  ])
  func aTextInTheRoomOfAnotherIsAsIfItWereAlone(text: String) {
    var folding = TextFolding()
    let alone = folding.fold(text)
    for other in ["Ōwl’s  “post” — ﷺ", "l'or", "the", ""] {
      var folded = folding.fold(other)
      folding.fold(text, into: &folded)
      #expect(folded.original == text)
      #expect(folded.letters == alone.letters)
      for letter in alone.letters.indices {
        #expect(
          folded.originalRange(of: letter..<letter + 1)
            == alone.originalRange(of: letter..<letter + 1))
      }
      let whole = alone.letters.startIndex..<alone.letters.count
      #expect(Self.parts(of: whole, in: folded) == Self.parts(of: whole, in: alone))
      var nextRun = 0
      folded.forEachWord { word in
        var parts: [Range<Int>] = []
        folded.forEachPart(of: word, from: &nextRun) { parts.append($0) }
        #expect(parts == Self.parts(of: word, in: alone))
      }
    }
  }

  private static func parts(of word: Range<Int>, in text: FoldedText) -> [Range<Int>] {
    var (parts, nextRun) = ([Range<Int>](), 0)
    text.forEachPart(of: word, from: &nextRun) { parts.append($0) }
    return parts
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
