import BookPresentation
import DisplayText
import TerminalKit
import Testing

/// The page of keys, which stands in place of the page.
struct KeyHelpTests {
  private static let first = "1-9       go to a volume; type two"
  private static let closing = " q Esc ? close  space page"

  /// Keys after `?`, what is on the first row of ten, and the status line.
  @Test(arguments: [
    ("", Self.first, "Top", closing), ("j", "digits quickly for 10 and", "2%", closing),
    ("k", Self.first, "Top", " This is the beginning"),
    (" ", "Up k      line up, also the mouse", "26%", closing),
    ("G", "remembered", "End", closing),
    ("Gj", "remembered", "End", " This is the end"),
    ("Gg", Self.first, "Top", closing),
    // What does nothing here, and keeps saying how to leave.
    ("]", Self.first, "Top", closing), ("j[", "digits quickly for 10 and", "2%", closing),
    ("x", Self.first, "Top", closing), ("5", Self.first, "Top", closing),
    ("m", Self.first, "Top", closing),
    ("/", Self.first, "Top", closing), ("n", Self.first, "Top", closing),
    ("w", Self.first, "Top", closing), (".", Self.first, "Top", closing),
    (",", Self.first, "Top", closing), ("s", Self.first, "Top", closing),
  ])
  func helpScrollsAndTakesNoOtherKey(
    keys: String, top: String, position: String, status: String
  ) throws {
    var reader = try ReaderSample.numbered()
    reader.press("  ?")
    #expect(reader.press(keys) == [])
    #expect(reader.topListRow == top)
    #expect(reader.lastRow == status.padded(to: 39 - position.count) + " " + position)
  }

  @Test(arguments: [Key.character("q"), .escape, .character("?")])
  func threeKeysCloseHelp(key: Key) throws {
    var reader = try ReaderSample.numbered()
    reader.press("  ")
    let page = reader.frame
    reader.press("?j")
    #expect(reader.press(key) == [])
    #expect(reader.frame == page)
  }

  @Test func helpThatFitsIsWhole() throws {
    var reader = try ReaderSample.numbered(size: TerminalSize(columns: 80, rows: 40))
    reader.press("?")
    #expect(reader.lastRow == " q Esc ? close".padded(to: 77) + "All")
    let help = reader.frame
    reader.press("G")
    #expect(reader.frame.dropLast() == help.dropLast())
    #expect(reader.notice == " This is the end")
  }

  @Test func longMeaningsHangBesideTheirKeys() throws {
    var reader = try ReaderSample.numbered(size: TerminalSize(columns: 30, rows: 12))
    reader.press("?")
    #expect(
      reader.frame.dropFirst(1).prefix(6).plainText == """
         1-9       go to a volume;
                   type two digits
                   quickly for 10 and
                   up
         h l       previous and next
                   volume, also Left

        """)
  }

  /// Widths of a screen, and the hints of help, as long as there is room for them.
  @Test(arguments: [
    (31, " q Esc ? close  space page  Top"), (30, " q Esc ? close             Top"),
    (19, " q Esc ? close  Top"), (18, "               Top"), (5, "  Top"),
  ])
  func theHintsGoBeforeThePosition(width: Int, row: String) throws {
    var reader = try ReaderSample.numbered(size: TerminalSize(columns: width, rows: 12))
    reader.press("?")
    #expect(reader.lastRow == row)
  }

  @Test func helpBeginsAtItsTopEachTime() throws {
    var reader = try ReaderSample.numbered()
    reader.press("?Gq?")
    #expect(reader.topListRow == Self.first)
  }

  @Test func helpStaysOpenWhileTheScreenChanges() throws {
    var reader = try ReaderSample.numbered()
    reader.press("?G")
    _ = reader.handle(.resized(TerminalSize(columns: 80, rows: 15)))
    #expect(reader.topListRow == "u         half a page up, also Ctrl-U")
    reader.press("k")
    #expect(
      reader.topListRow == "d         half a page down, also Ctrl-D", "one row, not none")
    _ = reader.handle(.resized(TerminalSize(columns: 80, rows: 24)))
    #expect(reader.frame[2].plainText.hasPrefix("  " + Self.first))
  }
}

extension String {
  fileprivate func padded(to count: Int) -> String {
    self + String(repeating: " ", count: count - self.count)
  }
}
