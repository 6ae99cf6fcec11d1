import DisplayText
import Testing

struct StringPlainWidthTests {
  /// Every scalar that is plain; none stands beyond the blocks.
  static let scalars = (UInt32(0)...0x3000).compactMap(Unicode.Scalar.init)
    .filter { String($0).plainWidth != nil }

  @Test func latinLettersTypographicMarksAndLinesArePlain() {
    let text = "It’s “magic” — ‘naïve’ façades, Œuvres – über ſelten… © ® ª ¿¡ ʰ ━─█▀▐"
    #expect(text.plainWidth == text.count)
    #expect("".plainWidth == 0)
    #expect(Self.scalars.count == 0x5f + 0x25e + 0x18 + 0xa0)
  }

  @Test(arguments: [
    "\t", "\n", "\u{7f}", "\u{80}", "\u{9f}", "\u{a0}", "\u{ad}", "\u{300}", "ж", "각", "\u{2009}",
    "\u{200d}", "\u{200f}", "\u{2028}", "\u{202e}", "\u{20ac}", "語", "📚", "e\u{301}", "©\u{fe0f}",
  ])
  func allElseIsNot(text: String) {
    #expect(text.plainWidth == nil)
    #expect("plain\(text)".plainWidth == nil)
    #expect("\(text) plain and a good deal longer than sixteen bytes".plainWidth == nil)
  }

  @Test(arguments: scalars)
  func aPlainScalarIsAVisibleCharacterOfOneColumn(scalar: Unicode.Scalar) {
    let text = String(scalar)
    #expect(Character(scalar).displayWidth == 1)
    #expect(!scalar.properties.isDefaultIgnorableCodePoint)
    #expect(scalar == " " || !scalar.properties.isWhitespace)
    #expect(![.control, .format, .nonspacingMark].contains(scalar.properties.generalCategory))
    for neighbour in ["a", "’", "©", "é", "\r", "\n", text] {
      #expect((text + neighbour).count == 2)
      #expect((neighbour + text).count == 2)
    }
  }

  @Test(arguments: RandomText.texts(of: RandomText.mixedPieces, count: 500, seed: 11))
  func aMixedTextIsAsWideAsItsCharacters(text: String) {
    let width = text.reduce(0) { $0 + $1.displayWidth }
    #expect(text.displayWidth == width)
    #expect(text.plainWidth == nil || text.plainWidth == width)
    #expect(text.plainWidth == nil || text.sanitizedForTerminal() == text)
  }
}
