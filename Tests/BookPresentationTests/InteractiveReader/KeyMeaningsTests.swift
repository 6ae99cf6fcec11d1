import BookCore
import DisplayText
import TerminalKit
import TestSupport
import Testing
@testable import BookPresentation

struct KeyMeaningsTests {
  /// From wherever one is; `q` is a step back instead.
  @Test(arguments: ["", "?j", "c", "cl", "/⇥owl⏎", "C", "/owl⏎", "p", "/ow", ":", "c/"])
  func theReaderIsQuitFromWhereverItIs(keys: String) throws {
    for quit in ["␃", "Q", ":q⏎", "ㅃ", "Й", ":й⏎"] {
      var reader = try ReaderSample.embedded()
      reader.type(keys)
      if quit != "␃", reader.prompt != nil { continue }
      #expect(reader.type(quit) == [.quit], "\(quit)")
    }
  }

  @Test(arguments: ["", "?", "c", "]j", "/owl⏎", "/ow", "8", "x"])
  func controlLDrawsAgainAndTakesAwayWhatIsSaid(keys: String) throws {
    var reader = try ReaderSample.numbered()
    reader.type(keys)
    let before = reader.frame
    #expect(reader.type(.control("l")) == [.repaint])
    #expect(reader.frame.dropLast() == before.dropLast())
    #expect((reader.frame == before) != ["8", "x"].contains(keys))
  }

  /// Keys that mean nothing, on the page and in the lists.
  @Test(
    arguments: ["", "?", "c", "C", "/⇥owl⏎"],
    [
      (Key.backspace, "This key"), (.delete, "This key"), (.control("a"), "This key"),
      (.control("z"), "This key"), (.alt("x"), "This key"), (.unknown, "This key"),
      (.pasted("mj"), "Pasted text"), (.character("z"), "z"), (.character("ㅋ"), "z"),
      (.character("漢"), "漢"), (.character("M"), "M"), (.character("W"), "W"),
    ])
  func keysThatMeanNothingSaySo(place: String, entry: (key: Key, name: String)) throws {
    var reader = try ReaderSample.embedded(volume: 3)
    reader.type(place)
    let before = reader.frame
    #expect(reader.type(entry.key) == [])
    #expect(reader.notice == " \(entry.name) does nothing here; ? for help")
    #expect(reader.frame.dropLast() == before.dropLast())
  }
}

// MARK: Input methods

extension KeyMeaningsTests {
  /// Keys that other layouts and input methods type, and those that do the same; in a prompt they
  /// stand for themselves.
  @Test(
    arguments: try CaseFile().pairs(
      "what a keyboard or an input method types, and keys that do the same"))
  func anInputMethodDoesNotGetInTheWay(typed: String, keys: String) throws {
    var (reader, other) = (try ReaderSample.embedded(), try ReaderSample.embedded())
    #expect(reader.type(typed) == other.type(keys))
    #expect((reader.picture == other.picture) != typed.hasPrefix("/"))
  }
}

// MARK: Notices

extension KeyMeaningsTests {
  @Test(arguments: ["j", "G", "z", "?", "1"])
  func aNoticeIsShownUntilTheNextKey(key: String) throws {
    var reader = try ReaderSample.numbered()
    let usual = reader.frame
    reader.say("The state is locked")
    #expect(reader.lastRow == " The state is locked                Top ")
    #expect(Array(reader.frame.dropLast()) == Array(usual.dropLast()))
    reader.resize(to: "41x12")
    #expect(reader.lastRow == " The state is locked                 Top ")
    reader.say("And now it is not")
    #expect(reader.lastRow == " And now it is not                   Top ")
    reader.resize(to: "40x12")
    var other = try ReaderSample.numbered()
    other.type(key)
    reader.type(key)
    #expect(reader.frame == other.frame)
  }

  /// Rows of a screen that has no status line, and whether a notice takes its last row.
  @Test(
    arguments: try CaseFile().table("a notice takes the last row of a low screen")
      as [(Int, [String])])
  func aNoticeTakesTheLastRowOfALowScreen(rows: Int, frame: [String]) throws {
    var reader = try ReaderSample.numbered(size: TerminalSize(columns: 40, rows: rows))
    reader.say("Locked")
    #expect(reader.frame.map(\.plainText) == frame)
  }
}
