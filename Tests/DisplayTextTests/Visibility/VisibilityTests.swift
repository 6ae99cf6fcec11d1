import TestSupport
import Testing

@testable import DisplayText

struct VisibilityTests {
  /// A Character, and how each of its scalars may be shown.
  @Test(
    arguments: [
      ("a", [.shown]), ("각", [.shown]), ("\u{600}", [.shown]), ("e\u{301}", [.shown, .shown]),
      ("\u{1b}", [.coded]), ("\r\n", [.coded, .coded]), ("\u{ad}", [.leftOutOfProse]),
      ("\u{202e}", [.coded]), ("\u{10ff80}", [.coded]), ("a\u{e0041}", [.shown, .coded]),
      ("👩\u{200d}🚀", [.shown, .shown, .shown]), ("❤\u{fe0f}", [.shown, .shown]),
      ("\u{200c}\u{fe0f}", [.lost, .lost]), ("\u{fe0f}\u{301}", [.lost, .shown]),
    ] as [(Character, [Visibility])])
  func eachScalarOfACharacterHasItsOwn(character: Character, visibilities: [Visibility]) {
    expect(visibilities, of: character)
  }

  /// Tags behind a black flag, as the ASCII that they stand for, and whether they spell a flag.
  @Test(
    arguments: try CaseFile().table("tags are shown where they spell a flag") as [(String, Bool)])
  func tagsAreShownWhereTheySpellAFlag(code: String, isFlag: Bool) {
    let tags = code.unicodeScalars.compactMap { Unicode.Scalar(0xe0000 + $0.value) }
    let flag = String.UnicodeScalarView(["🏴"] + tags + ["\u{e007f}"])
    let visibility: Visibility = isFlag ? .shown : .coded
    let rest = Array(repeating: visibility, count: code.count + 1)
    expect([.shown] + rest, of: Character(String(flag)))
    let withoutEnd = Array(repeating: Visibility.coded, count: code.count)
    expect([.shown] + withoutEnd, of: Character(String(flag.dropLast())))
    expect([.shown] + withoutEnd + [.coded], of: Character("👍" + String(flag.dropFirst())))
  }

  /// The blocks of 4,096 in which characters differ: the other ones hold ideographs, or none.
  @Test(arguments: Array(0..<0x20 as Range<UInt32>) + [0x2F, 0x30, 0xE0, 0xF0, 0x10F])
  func ofAScalarAloneTheCategoryDecides(block: UInt32) {
    var wrong: [Unicode.Scalar] = []
    for scalar in (block << 12..<(block + 1) << 12).compactMap(Unicode.Scalar.init) {
      var found: Visibility?
      Character(scalar).forEachScalar { found = $1 }
      if found != Self.visibility(of: scalar) { wrong.append(scalar) }
    }
    #expect(wrong == [])
  }

  /// What Unicode counts among the format characters although it has ink.
  private static let prependedSigns: Set<UInt32> = [
    0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD,
  ]

  private static func visibility(of scalar: Unicode.Scalar) -> Visibility {
    switch (scalar, scalar.properties.generalCategory) {
    // Those that stand for a byte of the system.
    case ("\u{10FF80}"..., _): .coded
    case ("\u{200c}", _), ("\u{200d}", _): .lost
    case ("\u{ad}", _), ("\u{200b}", _), ("\u{200e}"..."\u{200f}", _), ("\u{2060}", _):
      .leftOutOfProse
    case (_, .format): prependedSigns.contains(scalar.value) ? .shown : .coded
    case (_, .control), (_, .lineSeparator), (_, .paragraphSeparator): .coded
    case (_, .nonspacingMark): scalar.properties.isVariationSelector ? .lost : .shown
    case (_, .unassigned): scalar.properties.isDefaultIgnorableCodePoint ? .coded : .shown
    default: .shown
    }
  }

  private func expect(
    _ visibilities: [Visibility], of character: Character,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var found: [Visibility] = []
    var scalars: [Unicode.Scalar] = []
    character.forEachScalar {
      scalars.append($0)
      found.append($1)
    }
    #expect(found == visibilities, sourceLocation: sourceLocation)
    #expect(scalars == Array(character.unicodeScalars), sourceLocation: sourceLocation)
  }
}

struct StringSanitizedTests {
  @Test(
    arguments: try CaseFile().pairs("what controls or deceives is escaped or lost"))
  func whatControlsOrDeceivesIsEscapedOrLost(text: String, sanitized: String) {
    #expect(text.sanitizedForTerminal() == sanitized)
  }

  @Test(arguments: try CaseFile().texts("everything else is kept byte for byte"))
  func everythingElseIsKeptByteForByte(text: String) {
    #expect(Array(text.sanitizedForTerminal().utf8) == Array(text.utf8))
  }

  @Test(arguments: RandomText.hostileTexts(count: 500, seed: 1))
  func nothingThatControlsIsLeftInAnyText(text: String) {
    for sanitized in [text.sanitizedForTerminal(), text.sanitized(asProse: true).text] {
      #expect(sanitized.sanitizedForTerminal() == sanitized, "\(text.unicodeScalars.map(\.value))")
    }
  }
}
