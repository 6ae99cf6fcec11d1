import Testing
import TypedText

struct HangulSyllableTests {
  @Test(arguments: [
    ("가", "\u{1100}\u{1161}"), ("한", "\u{1112}\u{1161}\u{11AB}"),
    ("힣", "\u{1112}\u{1175}\u{11C2}"),
  ])
  func aSyllableIsItsLetters(_ syllable: Unicode.Scalar, _ letters: String) {
    #expect([syllable][...].withHangulTakenApart == Array(letters.unicodeScalars))
    #expect(HangulSyllable(letters: Array(letters.unicodeScalars))?.scalar == syllable)
  }

  @Test(arguments: ["ㄱ", "a", "\u{1100}", "\u{ABFF}", "\u{D7A4}"] as [Unicode.Scalar])
  func anythingElseIsNone(_ scalar: Unicode.Scalar) {
    #expect(HangulSyllable(scalar) == nil)
    #expect(scalar.initialConsonant == scalar)
  }

  @Test(arguments: [
    "", "\u{1100}", "\u{1113}\u{1161}", "\u{1100}\u{1176}", "\u{1100}\u{1161}\u{11A7}",
    "\u{1100}\u{1161}\u{11C3}", "\u{1100}\u{1161}\u{11A8}\u{11A8}",
  ])
  func lettersThatAreNotOneSyllableAreNone(_ letters: String) {
    #expect(HangulSyllable(letters: Array(letters.unicodeScalars)) == nil)
  }

  @Test func itsLettersReplaceASyllableInAText() {
    #expect(
      Array("a한ㄱ".unicodeScalars)[...].withHangulTakenApart
        == ["a", "\u{1112}", "\u{1161}", "\u{11AB}", "ㄱ"])
  }
}
