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
    for quit in ["␃", "Q", "ZZ", ":q⏎", "ㅃ"] {
      var reader = try ReaderSample.embedded()
      reader.type(keys)
      if quit != "␃", reader.prompt != nil { continue }
      #expect(reader.type(quit) == [.quit], "\(quit)")
    }
  }

  @Test(arguments: ["", "?", "c", "]j", "/owl⏎", "/ow", "8", "x"])
  func controlLReadsAndDrawsAgainAndTakesAwayWhatIsSaid(keys: String) throws {
    var reader = try ReaderSample.numbered()
    reader.type(keys)
    let before = reader.frame
    #expect(reader.type(.control("l")) == [.reload, .repaint])
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
  @Test(
    arguments: try CaseFile().pairs("what a two-set keyboard types, and the letters on its keys"))
  func hangulStandsForTheLettersOnItsKeys(typed: String, letters: String) {
    #expect(typed.flatMap { Key.character($0).meanings } == letters.map(Key.character))
  }

  @Test(arguments: "jJ/.,'1ᄀー漢é½")
  func otherCharactersStandForThemselves(character: Character) {
    #expect(Key.character(character).meanings == [.character(character)])
  }

  /// Keys that a Korean or Japanese input method types, and those that do the same; in a prompt
  /// they stand for themselves.
  @Test(arguments: try CaseFile().pairs("what an input method types, and keys that do the same"))
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
    #expect(reader.handle(.notice("The state is locked")) == [])
    #expect(reader.lastRow == " The state is locked                Top ")
    #expect(Array(reader.frame.dropLast()) == Array(usual.dropLast()))
    #expect(reader.handle(.pause) == [])
    #expect(reader.lastRow == " The state is locked                Top ")
    _ = reader.handle(.resized("41x12"))
    #expect(reader.lastRow == " The state is locked                 Top ")
    _ = reader.handle(.notice("And now it is not"))
    #expect(reader.lastRow == " And now it is not                   Top ")
    _ = reader.handle(.resized("40x12"))
    var other = try ReaderSample.numbered()
    other.type(key)
    reader.type(key)
    #expect(reader.frame == other.frame)
  }

  /// Rows of a screen that has no status line, and whether a notice takes its last row.
  @Test(arguments: [
    (1, ["Rows"]), (2, ["Rows", " Locked                             Top "]),
    (3, ["Rows", "  Author    Jane Austen", " Locked                             Top "]),
    (
      5,
      [
        "                  Rows", "                  (1)", "  Author    Jane Austen",
        "  Released  December 23, 1815", " Locked                             Top ",
      ]
    ),
  ])
  func aNoticeTakesTheLastRowOfALowScreen(rows: Int, frame: [String]) throws {
    var reader = try ReaderSample.numbered(size: TerminalSize(columns: 40, rows: rows))
    _ = reader.handle(.notice("Locked"))
    #expect(reader.frame.map(\.plainText) == frame)
  }
}

struct ScrollingTests {
  /// Rows in view, and how many a page and half a page are.
  @Test(arguments: [(1, 1, 1), (2, 1, 1), (3, 2, 1), (4, 3, 2), (5, 4, 2), (20, 19, 10)])
  func aPageKeepsARowAndIsAtLeastOne(rows: Int, page: Int, half: Int) {
    let moves = "fbdu".map { Scrolling(.character($0), rows: rows) }
    #expect(moves == [.rows(page), .rows(-page), .rows(half), .rows(-half)])
  }

  /// Keys in a window of 9 rows, the row at the top of 0 to 20, and the one after that or why it is
  /// the same.
  @Test(arguments: try CaseFile().triples("moves of a page with parts at 0 5 9 30"))
  func aMoveEndsAtTheEnds(key: String, top: String, next: String) throws {
    let move = try #require(Scrolling(key.first?.key ?? .unknown, rows: 9))
    let top = try #require(Int(top))
    let row = move.row(from: top, last: 20, stops: [0, 5, 9, 30])
    #expect((row == top ? move.excuse(at: top, last: 20) : String(row)) == next)
  }
}

struct TypedNumberTests {
  /// Digits, the last number, those that there are if some are missing, and which of them each
  /// digit leads to, with a sign behind those after which another is awaited.
  @Test(arguments: try CaseFile().rows("numbers that are typed digit by digit", of: 4))
  func eachDigitLeadsOnWhereItCan(row: [String]) throws {
    let last = try #require(Int(row[1]))
    let numbers = row[2].split(separator: " ").compactMap { Int($0) }
    var digits = TypedNumber()
    let found = row[0].map { digit in
      let number = digits.type(digit, upTo: last) {
        numbers.isEmpty ? (1...last).contains($0) : numbers.contains($0)
      }
      return (number.map(String.init) ?? "-") + (digits.awaitsDigit ? "…" : "")
    }
    #expect(found.joined(separator: " ") == row[3], "\(row[0])")
  }

  @Test(arguments: [
    (Key.character("0"), true), (.character("9"), true), (.character("/"), false),
    (.character(":"), false), (.character("٣"), false), (.character("５"), false),
    (.character("½"), false), (.control("1"), false), (.enter, false),
  ])
  func onlyASCIIDigitsAreDigits(key: Key, isDigit: Bool) {
    #expect(key.isDigit == isDigit)
  }
}
