import TerminalKit
import Testing

struct ScreenPainterTests {
  private var painter = ScreenPainter(encoder: ANSIEncoder(usesColor: true))

  @Test mutating func theFirstFrameIsWrittenWhole() {
    #expect(
      bytes(["ab", "c"], columns: 3)
        == "\u{1b}[?2026h\u{1b}[1;1Hab\u{1b}[K\u{1b}[2;1Hc\u{1b}[K\u{1b}[?2026l")
  }

  @Test mutating func onlyRowsThatChangedAreWritten() {
    _ = bytes(["ab", "c", "d"], columns: 3)
    #expect(
      bytes(["ab", "x", "d"], columns: 3) == "\u{1b}[?2026h\u{1b}[2;1Hx\u{1b}[K\u{1b}[?2026l")
    #expect(bytes(["ab", "x", "d"], columns: 3).isEmpty)
  }

  @Test mutating func aFullRowIsNotErasedBehind() {
    #expect(bytes(["abc"], columns: 3) == "\u{1b}[?2026h\u{1b}[1;1Habc\u{1b}[?2026l")
    #expect(bytes(["한a"], columns: 3) == "\u{1b}[?2026h\u{1b}[1;1H한a\u{1b}[?2026l")
  }

  @Test mutating func aChangeOfStyleIsAChange() {
    _ = bytes(["a"], columns: 3)
    #expect(
      bytes([StyledText("a", style: .bold)], columns: 3)
        == "\u{1b}[?2026h\u{1b}[1;1H\u{1b}[1ma\u{1b}[0m\u{1b}[K\u{1b}[?2026l")
  }

  @Test mutating func anotherSizeOrAnInvalidScreenIsWrittenWhole() {
    let first = bytes(["a", "b"], columns: 3)
    #expect(bytes(["a", "b"], columns: 4) == first)
    #expect(bytes(["a", "b", "c"], columns: 4).contains("\u{1b}[1;1Ha"))
    painter.invalidate()
    #expect(bytes(["a", "b"], columns: 4) == first)
  }

  private mutating func bytes(_ frame: [StyledText], columns: Int) -> String {
    String(decoding: painter.bytes(toShow: frame, columns: columns), as: UTF8.self)
  }
}
