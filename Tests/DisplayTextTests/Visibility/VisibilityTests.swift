import DisplayText
import Testing

struct VisibilityTests {
  /// A Character, and how each of its scalars may be shown.
  @Test(
    arguments: [
      ("a", [.shown]), ("각", [.shown]), ("\u{600}", [.shown]), ("e\u{301}", [.shown, .shown]),
      ("\u{1b}", [.coded]), ("\r\n", [.coded, .coded]), ("\u{ad}", [.coded]),
      ("\u{202e}", [.coded]), (" ", [.shown]), ("\u{1f}", [.coded]), ("~", [.shown]),
      ("\u{7f}", [.coded]),
      ("\u{10ff80}", [.coded]), ("a\u{e0041}", [.shown, .coded]),
      ("👩\u{200d}🚀", [.shown, .shown, .shown]), ("❤\u{fe0f}", [.shown, .shown]),
      ("\u{200d}", [.lost]), ("\u{200c}\u{fe0f}", [.lost, .lost]),
      ("\u{fe0f}\u{301}", [.lost, .shown]),
      ("🏴\u{e0067}\u{e0062}\u{e0065}\u{e007f}", [.shown, .shown, .shown, .shown, .shown]),
      ("🏴\u{e0067}\u{e0062}\u{e0065}", [.shown, .coded, .coded, .coded]),
      ("🏴\u{e0067}\u{e0062}\u{e007f}", [.shown, .coded, .coded, .coded]),
    ] as [(Character, [Visibility])])
  func eachScalarIsShownOrCoded(character: Character, visibilities: [Visibility]) {
    var found: [Visibility] = []
    character.forEachScalar { found.append($1) }
    #expect(found == visibilities)
  }
}
