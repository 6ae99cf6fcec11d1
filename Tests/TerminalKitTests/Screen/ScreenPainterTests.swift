import DisplayText
import TerminalKit
import TestSupport
import Testing

struct ScreenPainterTests {
  private var painter = ScreenPainter(encoder: ANSIEncoder(.indexed))

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

  @Test mutating func anotherTargetIsAChange() {
    let frame = [StyledText("a", style: .address), "b"]
    let first = painter.bytes(toShow: frame, columns: 3, linkingTo: "https://a.b")
    #expect(
      String(decoding: first, as: UTF8.self).contains(
        "\u{1b}]8;id=address;https://a.b\u{1b}\\a\u{1b}]8;;\u{1b}\\"))
    #expect(painter.bytes(toShow: frame, columns: 3, linkingTo: "https://a.b").isEmpty)
    #expect(!painter.bytes(toShow: frame, columns: 3, linkingTo: "https://c.d").isEmpty)
    #expect(!painter.bytes(toShow: frame, columns: 3).isEmpty)
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

  private mutating func bytes(
    _ frame: [StyledText], cursor: ScreenPosition? = nil, columns: Int
  ) -> String {
    let bytes = painter.bytes(toShow: frame, cursor: cursor, columns: columns)
    return String(decoding: bytes, as: UTF8.self)
  }
}

// MARK: The cursor

extension ScreenPainterTests {
  @Test mutating func theCursorIsShownAfterTheRowsAndHiddenBeforeThem() {
    _ = bytes(["ab", "c"], columns: 3)
    #expect(
      bytes(["ab", "/"], cursor: ScreenPosition(row: 1, column: 1), columns: 3)
        == "\u{1b}[?2026h\u{1b}[2;1H/\u{1b}[K\u{1b}[2;2H\u{1b}[?25h\u{1b}[?2026l")
    #expect(
      bytes(["ab", "/x"], cursor: ScreenPosition(row: 1, column: 2), columns: 3)
        == "\u{1b}[?2026h\u{1b}[?25l\u{1b}[2;1H/x\u{1b}[K\u{1b}[2;3H\u{1b}[?25h\u{1b}[?2026l")
    #expect(
      bytes(["ab", "/x"], cursor: ScreenPosition(row: 1, column: 1), columns: 3)
        == "\u{1b}[?2026h\u{1b}[?25l\u{1b}[2;2H\u{1b}[?25h\u{1b}[?2026l")
    #expect(bytes(["ab", "/x"], cursor: ScreenPosition(row: 1, column: 1), columns: 3).isEmpty)
    #expect(
      bytes(["ab", "c"], columns: 3)
        == "\u{1b}[?2026h\u{1b}[?25l\u{1b}[2;1Hc\u{1b}[K\u{1b}[?2026l")
  }

  @Test mutating func anInvalidScreenGetsItsCursorAgain() {
    let first = bytes(["/"], cursor: ScreenPosition(row: 0, column: 1), columns: 3)
    painter.invalidate()
    let again = bytes(["/"], cursor: ScreenPosition(row: 0, column: 1), columns: 3)
    #expect(again == first.replacing("\u{1b}[1;1H", with: "\u{1b}[?25l\u{1b}[1;1H"))
  }
}

// MARK: Rows that have another place

extension ScreenPainterTests {
  private static let size = TerminalSize(columns: 3, rows: 6)
  private static let before: [StyledText] = ["h", "a", "b", "c", "d", "s"]

  /// Frames after `before`, and how they are told.
  @Test(
    arguments: [
      // A line and two down, and back up, where the row below stays.
      (
        ["h", "b", "c", "d", "e", "s"],
        "\u{1b}[2;1H\u{1b}[1M\u{1b}[5;1H\u{1b}[1L\u{1b}[5;1He\u{1b}[K"
      ),
      (
        ["h", "c", "d", "e", "f", "s"],
        "\u{1b}[2;1H\u{1b}[2M\u{1b}[4;1H\u{1b}[2L\u{1b}[4;1He\u{1b}[K\u{1b}[5;1Hf\u{1b}[K"
      ),
      (
        ["h", "z", "a", "b", "c", "s"],
        "\u{1b}[5;1H\u{1b}[1M\u{1b}[2;1H\u{1b}[1L\u{1b}[2;1Hz\u{1b}[K"
      ),
      // Where the row below changes as well, it may go with the rest.
      (
        ["h", "b", "c", "d", "e", "t"],
        "\u{1b}[2;1H\u{1b}[1M\u{1b}[5;1He\u{1b}[K\u{1b}[6;1Ht\u{1b}[K"
      ),
      (["b", "c", "d", "s", "", ""], "\u{1b}[1;1H\u{1b}[2M"),
      (["", "", "h", "a", "b", "c"], "\u{1b}[1;1H\u{1b}[2L"),
      // Rewriting four of six rows is no less than half the work.
      (
        ["a", "b", "x", "y", "z", "w"],
        "\u{1b}[1;1Ha\u{1b}[K\u{1b}[2;1Hb\u{1b}[K\u{1b}[3;1Hx\u{1b}[K"
          + "\u{1b}[4;1Hy\u{1b}[K\u{1b}[5;1Hz\u{1b}[K\u{1b}[6;1Hw\u{1b}[K"
      ),
      // Only the last row.
      (["h", "a", "b", "c", "d", "t"], "\u{1b}[6;1Ht\u{1b}[K"),
    ] as [([StyledText], String)])
  func rowsThatAreStillThereAreMoved(frame: [StyledText], update: String) {
    var painter = painter
    var screen = EmulatedScreen(Self.size)
    screen.show(painter.bytes(toShow: Self.before, columns: 3))
    let bytes = painter.bytes(toShow: frame, columns: 3)
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1b}[?2026h\(update)\u{1b}[?2026l")
    screen.show(bytes)
    #expect(screen.rows == frame.map(\.plainText))
  }

  /// Whatever follows whatever, the screen shows the frame.
  @Test(arguments: 1...20)
  func theScreenAlwaysShowsTheFrame(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var painter = painter
    var screen = EmulatedScreen(TerminalSize(columns: 4, rows: 8))
    var frame = Array(repeating: StyledText(), count: 8)
    for _ in 1...200 {
      let first = Int.random(in: 0..<8, using: &generator)
      let rows = (0..<Int.random(in: 0...(8 - first), using: &generator)).map { _ in
        StyledText(["", "a", "한", "abcd"].randomElement(using: &generator) ?? "")
      }
      frame.removeSubrange(first..<first + rows.count)
      frame.insert(contentsOf: rows, at: Int.random(in: 0...frame.count, using: &generator))
      screen.show(painter.bytes(toShow: frame, columns: 4))
      #expect(screen.rows == frame.map(\.plainText))
    }
  }
}
