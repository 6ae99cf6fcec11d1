import BookCore
import BookPresentation
import TerminalKit
import Testing

struct ReaderKeysTests {
  @Test(arguments: ["", "?", "?j", "/owl"])
  func controlCAndQQuitExceptWhereWordsAreTyped(keys: String) throws {
    var reader = try ReaderSample.embedded()
    reader.press(keys)
    let isTyping = keys.hasPrefix("/")
    #expect(reader.press("q") == (isTyping ? [] : [.quit]))
    var other = try ReaderSample.embedded()
    other.press(keys)
    #expect(other.press(.control("c")) == (keys.isEmpty ? [.quit] : []))
  }

  @Test(arguments: ["", "?", "?jj", "/", "/owl"])
  func escapeLeadsBackToThePageAndNeverQuits(keys: String) throws {
    var reader = try ReaderSample.numbered()
    reader.press("  ")
    let page = reader.frame
    reader.press(keys)
    #expect(reader.press(.escape) == [])
    #expect(reader.frame == page)
    #expect(reader.press(.escape) == [])
    #expect(reader.frame == page)
  }

  @Test func escapeEndsASearchAndStaysWhereItLed() throws {
    var reader = try ReaderSample.numbered()
    reader.find("owl")
    reader.press("n")
    #expect(reader.frame[2].plainText == "> row 20 owl")
    reader.press(.escape)
    #expect(reader.frame[2] == "  row 20 owl")
    #expect(reader.press("n") == [])
    #expect(reader.frame[2] == "  row 20 owl", "there is nothing more to go on to")
  }

  @Test(arguments: ["", "/ow", "?", "]j"])
  func controlLDrawsAgainOnThePageAndChangesNothing(keys: String) throws {
    var reader = try ReaderSample.numbered()
    reader.press(keys)
    let before = reader.frame
    switch keys {
    case "/ow":
      #expect(reader.press(.control("l")) == [])
      #expect(reader.frame == before)
    case "?":
      #expect(reader.press(.control("l")) == [])
      #expect(reader.frame == (try ReaderSample.numbered().frame))
    default:
      #expect(reader.press(.control("l")) == [.repaint])
      #expect(reader.frame == before)
    }
  }

  @Test(arguments: [
    Key.tab, .backspace, .control("a"), .control("u"), .character("z"), .character("한"),
    .character("M"), .character("W"), .character("H"), .character("L"), .character("Q"),
  ])
  func otherKeysDoNothing(key: Key) throws {
    var reader = try ReaderSample.embedded(volume: 3)
    let page = reader.frame
    #expect(reader.press(key) == [])
    #expect(reader.frame == page)
  }
}

// MARK: Notices

extension ReaderKeysTests {
  @Test(arguments: ["j", "g", "z", "?", "1"])
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
  /// Keys after `?`, and what is on the first row of nine and in the status line.
  @Test(arguments: [
    ("", "Keys", "Top"), ("j", "1-9       go to a volume; type two", "5%"), ("k", "Keys", "Top"),
    (" ", "Space f   page down, like Page Down", "44%"),
    ("G", "n N       next and previous hit", "End"),
    ("Gj", "n N       next and previous hit", "End"), ("Gg", "Keys", "Top"),
    ("]", "Keys", "Top"), ("[", "Keys", "Top"),
  ])
  func helpScrolls(keys: String, top: String, position: String) throws {
    var reader = try ReaderSample.numbered()
    reader.press("  ?" + keys)
    #expect(reader.topRow == top)
    #expect(reader.lastRow == " Esc close".padded(to: 39 - position.count) + " " + position)
  }

  @Test(arguments: [
    Key.character("x"), .escape, .enter, .character("?"), .character("/"), .character("5"),
    .character("m"), .character("n"), .control("c"), .left, .right,
  ])
  func anyOtherKeyClosesHelpAndDoesNothingElse(key: Key) throws {
    var reader = try ReaderSample.numbered()
    reader.press("  ")
    let page = reader.frame
    reader.press("?")
    #expect(reader.press(key) == [])
    #expect(reader.frame == page)
  }

  @Test func helpThatFitsIsWhole() throws {
    var reader = try ReaderSample.numbered(size: TerminalSize(columns: 80, rows: 40))
    reader.press("?")
    let help = reader.frame
    #expect(reader.lastRow == " Esc close".padded(to: 77) + "All")
    reader.press("G")
    #expect(reader.frame == help)
  }

  @Test func longMeaningsHangBesideTheirKeys() throws {
    var reader = try ReaderSample.numbered(size: TerminalSize(columns: 30, rows: 12))
    reader.press("?j")
    #expect(
      reader.frame.dropFirst(2).prefix(5).plainText == """
         1-9       go to a volume;
                   type two digits
                   quickly for 10 and
                   up
         Right l   next volume

        """)
  }

  /// Widths of a screen, and the hint that closes help, as long as there is room for it.
  @Test(arguments: [(15, " Esc close  Top"), (14, "           Top"), (5, "  Top")])
  func theHintGoesBeforeThePosition(width: Int, row: String) throws {
    var reader = try ReaderSample.numbered(size: TerminalSize(columns: width, rows: 12))
    reader.press("?")
    #expect(reader.lastRow == row)
  }

  @Test func helpBeginsAtItsTopEachTime() throws {
    var reader = try ReaderSample.numbered()
    reader.press("?Gx?")
    #expect(reader.topRow == "Keys")
  }

  @Test func helpStaysOpenWhileTheScreenChanges() throws {
    var reader = try ReaderSample.numbered()
    reader.press("?G")
    _ = reader.handle(.resized(TerminalSize(columns: 80, rows: 15)))
    #expect(reader.topRow == "g G       beginning and end, like Home and End")
    _ = reader.handle(.resized(TerminalSize(columns: 80, rows: 24)))
    #expect(
      reader.frame[3].plainText
        == "  Right l   next volume")
  }
}

extension String {
  fileprivate func padded(to count: Int) -> String {
    self + String(repeating: " ", count: count - self.count)
  }
}
