import BookCore
import BookPresentation
import DisplayText
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
    #expect(reader.notice == " \(notice ?? "1 of 1  / find  ? help  q quit")")
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
    (1, ["Rows"]), (2, ["Rows", " Locked                              Top"]),
    (3, ["Rows", "  Author    Jane Austen", " Locked                              Top"]),
    (
      5,
      [
        "                  Rows", "                  [1]", "Rows", "  Author    Jane Austen",
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
