import BookCore
import BookPresentation
import TerminalKit
import TestSupport
import Testing

struct ReaderKeysTests {
  @Test(arguments: ["", "?", "?j", "/owl"])
  func controlCAndQQuitOnThePageAlone(keys: String) throws {
    for key in [Key.character("q"), .control("c")] {
      var reader = try ReaderSample.embedded()
      reader.press(keys)
      #expect(reader.press(key) == (keys.isEmpty ? [.quit] : []))
    }
  }

  @Test(arguments: ["?", "?jj", "/", "/owl"])
  func escapeLeadsBackToThePageAndNeverQuits(keys: String) throws {
    var reader = try ReaderSample.numbered()
    reader.press("  ")
    let page = reader.frame
    reader.press(keys)
    #expect(reader.press(.escape) == [])
    #expect(reader.frame == page)
    #expect(reader.press(.escape) == [])
    #expect(reader.lastRow == " Nothing to close; q quits           37%")
    #expect(Array(reader.frame.dropLast()) == Array(page.dropLast()))
  }

  @Test func escapeEndsASearchAndStaysWhereItLed() throws {
    var reader = try ReaderSample.numbered()
    reader.find("owl")
    reader.press("n")
    #expect(reader.frame[2].plainText == "> row 20 owl")
    reader.press(.escape)
    #expect(reader.frame[2] == "  row 20 owl")
  }

  @Test(arguments: ["", "/ow", "?", "]j"])
  func controlLReadsAndDrawsAgainAndChangesNothing(keys: String) throws {
    var reader = try ReaderSample.numbered()
    reader.press(keys)
    let before = reader.frame
    #expect(reader.press(.control("l")) == [.reload, .repaint])
    #expect(reader.frame == before)
  }

  @Test(arguments: [
    (Key.backspace, "This key"), (.delete, "This key"), (.control("a"), "This key"),
    (.character("z"), "z"), (.character("한"), "한"), (.character("M"), "M"),
    (.character("W"), "W"), (.character("H"), "H"), (.character("Q"), "Q"),
  ])
  func otherKeysSayThatTheyDoNothing(key: Key, name: String) throws {
    var reader = try ReaderSample.embedded(volume: 3)
    let page = reader.frame
    #expect(reader.press(key) == [])
    #expect(reader.notice == " \(name) does nothing; ? for help")
    #expect(Array(reader.frame.dropLast()) == Array(page.dropLast()))
  }

  /// Keys that lead nowhere where they are pressed, and what is said then.
  @Test(arguments: [
    ("k", "This is the beginning"), ("b", "This is the beginning"), ("g", "This is the beginning"),
    ("[", "This is the beginning"), ("G ", "This is the end"), ("Gj", "This is the end"),
    ("GG", "This is the end"), ("G]", "This is the end"), ("1", "This is volume 1"),
    ("m", "This short summary is shown whole"), ("n", "Nothing to repeat; / searches"),
    ("N", "Nothing to repeat; / searches"), ("jk", nil), ("Gk", nil), (" b", nil),
  ])
  func aKeyThatCanDoNothingSaysSo(keys: String, notice: String?) throws {
    var reader = try ReaderSample.numbered()
    #expect(reader.press(keys) == [])
    #expect(reader.notice == " \(notice ?? "1/1  / find  ? help  q quit")")
  }
}

// MARK: Notices

extension ReaderKeysTests {
  @Test(arguments: ["j", "G", "z", "?", "1"])
  func aNoticeIsShownUntilTheNextKey(key: String) throws {
    var reader = try ReaderSample.numbered()
    let usual = reader.frame
    #expect(reader.handle(.notice("The state is locked")) == [])
    #expect(reader.lastRow == " The state is locked                 Top")
    #expect(Array(reader.frame.dropLast()) == Array(usual.dropLast()))
    #expect(reader.handle(.pause) == [])
    #expect(reader.lastRow == " The state is locked                 Top")
    _ = reader.handle(.resized(TerminalSize(columns: 41, rows: 12)))
    #expect(reader.lastRow == " The state is locked                  Top")
    _ = reader.handle(.notice("And now it is not"))
    #expect(reader.lastRow == " And now it is not                    Top")
    _ = reader.handle(.resized(TerminalSize(columns: 40, rows: 12)))
    var other = try ReaderSample.numbered()
    other.press(key)
    reader.press(key)
    #expect(reader.frame == other.frame)
  }

  @Test(arguments: [
    (33, " The state is locked for now  Top"), (32, " The state is locked for n…  Top"),
  ])
  func aLongNoticeIsCut(width: Int, row: String) throws {
    var reader = try ReaderSample.numbered(size: TerminalSize(columns: width, rows: 12))
    _ = reader.handle(.notice("The state is locked for now"))
    #expect(reader.lastRow == row)
  }

  /// Rows of a screen that has no status line, and whether a notice takes its last row.
  @Test(arguments: [
    (1, ["  Rows"]), (2, ["  Rows", " Locked                              Top"]),
    (3, ["  Rows", "  Author    Jane Austen", " Locked                              Top"]),
    (
      5,
      [
        "                  Rows", "                  [1]", "  Rows", "  Author    Jane Austen",
        " Locked                              Top",
      ]
    ),
  ])
  func aNoticeTakesTheLastRowOfALowScreen(rows: Int, frame: [String]) throws {
    var reader = try ReaderSample.numbered(size: TerminalSize(columns: 40, rows: rows))
    _ = reader.handle(.notice("Locked"))
    #expect(reader.frame.map(\.plainText) == frame)
  }
}

// MARK: The help page

extension ReaderKeysTests {
  private static let closing = " q Esc ? close  space page"

  /// Keys after `?`, what is on the first row of nine, and the status line.
  @Test(arguments: [
    ("", "Keys", "Top", closing), ("j", "1-9       go to a volume; type two", "3%", closing),
    ("k", "Keys", "Top", " This is the beginning"),
    (" ", "Up k      line up, also the mouse", "28%", closing),
    ("G", "also repeats the last", "End", closing),
    ("Gj", "also repeats the last", "End", " This is the end"),
    ("Gg", "Keys", "Top", closing),
    // What does nothing here, and keeps saying how to leave.
    ("]", "Keys", "Top", closing), ("j[", "1-9       go to a volume; type two", "3%", closing),
    ("x", "Keys", "Top", closing), ("5", "Keys", "Top", closing), ("m", "Keys", "Top", closing),
    ("/", "Keys", "Top", closing), ("n", "Keys", "Top", closing), ("w", "Keys", "Top", closing),
  ])
  func helpScrollsAndTakesNoOtherKey(
    keys: String, top: String, position: String, status: String
  ) throws {
    var reader = try ReaderSample.numbered()
    reader.press("  ?")
    #expect(reader.press(keys) == [])
    #expect(reader.topRow == top)
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
    reader.press("?j")
    #expect(
      reader.frame.dropFirst(2).prefix(6).plainText == """
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
    #expect(reader.topRow == "Keys")
  }

  @Test func helpStaysOpenWhileTheScreenChanges() throws {
    var reader = try ReaderSample.numbered()
    reader.press("?G")
    _ = reader.handle(.resized(TerminalSize(columns: 80, rows: 15)))
    #expect(reader.topRow == "u         half a page up, also Ctrl-U")
    reader.press("k")
    #expect(reader.topRow == "d         half a page down, also Ctrl-D", "one row, not none")
    _ = reader.handle(.resized(TerminalSize(columns: 80, rows: 24)))
    #expect(
      reader.frame[3].plainText == "  Keys")
  }
}

extension Reader {
  /// The status line up to the position at its end.
  fileprivate var notice: String {
    let words = lastRow.split(separator: "  ", omittingEmptySubsequences: false).dropLast()
    return words.joined(separator: "  ").withoutFinalSpaces
  }
}

extension String {
  fileprivate func padded(to count: Int) -> String {
    self + String(repeating: " ", count: count - self.count)
  }
}
