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
  /// What a two-set keyboard types, and the letters on the same keys.
  @Test(arguments: [
    ("ㅂㅃㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "qQwertyuiop"), ("ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "asdfghjkl"),
    ("ㅋㅌㅊㅍㅠㅜㅡ", "zxcvbnm"), ("ㅉㄸㄲㅆㅒㅖ", "WERTOP"),
    ("치", "cl"), ("ㅝ", "nj"), ("ㄳㄵㄶㄺㄻㄼㄽㄾㄿㅀㅄ", "rtswsgfrfafqftfxfvfgqt"),
    ("ㅘㅙㅚㅞㅟㅢ", "hkhohlnpnlml"), ("한", "gks"), ("값", "rkqt"), ("뷁", "qnpfr"), ("힣", "glg"),
    ("쓰", "Tm"), ("쨌", "WoT"), ("닭", "ekfr"), ("가", "rk"),
  ])
  func hangulStandsForTheLettersOnItsKeys(typed: String, letters: String) {
    #expect(typed.flatMap { Key.character($0).meanings } == letters.map(Key.character))
  }

  @Test(arguments: "jJ/.,'1ᄀー漢é½")
  func otherCharactersStandForThemselves(character: Character) {
    #expect(Key.character(character).meanings == [.character(character)])
  }

  /// Keys that a Korean or Japanese input method types, and those that do the same.
  @Test(arguments: [
    ("ㅓ", "j"), ("치", "cl"), ("ㅊㅣ8ㅗ", "cl8h"), ("ㅡ", "m"), ("?ㅓㅂ", "?jq"), ("/ㅊ\r", nil),
    ("c/ㅓ", nil), ("/the\rㅝ", "/the\rnj"), ("ｊ", "j"), ("ｃｌ８ｈ", "cl8h"), ("？ｊｑ", "?jq"),
    ("Ｈ", "?"), ("５　", "5 "), ("／the\rｎ", "/the\rn"), ("：ｑ\r", ":q\r"),
  ])
  func anInputMethodDoesNotGetInTheWay(typed: String, keys: String?) throws {
    var reader = try ReaderSample.embedded()
    let effects = reader.type(typed)
    if let keys {
      var other = try ReaderSample.embedded()
      #expect(effects == other.type(keys))
      #expect(reader.frame == other.frame)
    } else {
      #expect(reader.picture.contains(typed.contains("ㅊ") ? "Nothing found for 'ㅊ'." : "\n/ㅓ"))
    }
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
    #expect(Scrolling(.character("f"), rows: rows) == .rows(page))
    #expect(Scrolling(.character("b"), rows: rows) == .rows(-page))
    #expect(Scrolling(.character("d"), rows: rows) == .rows(half))
    #expect(Scrolling(.character("u"), rows: rows) == .rows(-half))
  }

  @Test(
    arguments: [
      (.rows(1), 0, 1), (.rows(1), 19, 20), (.rows(1), 20, 20), (.rows(-1), 1, 0),
      (.rows(-1), 0, 0),
      (.rows(8), 11, 19), (.rows(8), 12, 20), (.rows(8), 13, 20), (.rows(-8), 9, 1),
      (.rows(-8), 8, 0), (.rows(-8), 7, 0), (.toStart, 20, 0), (.toEnd, 0, 20),
      (.sections(1), 0, 5), (.sections(1), 4, 5), (.sections(1), 5, 9), (.sections(1), 9, 20),
      (.sections(1), 20, 20), (.sections(-1), 20, 9), (.sections(-1), 10, 9), (.sections(-1), 9, 5),
      (.sections(-1), 6, 5), (.sections(-1), 5, 0), (.sections(-1), 1, 0), (.sections(-1), 0, 0),
      (.paragraphs(1), 0, 5), (.paragraphs(1), 9, 20), (.paragraphs(-1), 20, 9),
      (.paragraphs(-1), 5, 0), (.paragraphs(-1), 0, 0),
    ] as [(Scrolling, Int, Int)])
  func aMoveEndsAtTheEnds(scrolling: Scrolling, top: Int, row: Int) {
    #expect(scrolling.row(from: top, last: 20, stops: [0, 5, 9, 30]) == row)
  }

  /// Moves that lead nowhere from a row of 0 to 20, and why.
  @Test(
    arguments: [
      (.rows(1), 20, "This is the end"), (.rows(-1), 0, "This is the beginning"),
      (.toEnd, 20, "This is the end"), (.toStart, 0, "This is the beginning"),
      (.sections(1), 20, "This is the end"), (.sections(1), 19, "This is the last section"),
      (.sections(-1), 0, "This is the beginning"),
    ] as [(Scrolling, Int, String)])
  func aMoveThatLeadsNowhereHasAnExcuse(scrolling: Scrolling, top: Int, excuse: String) {
    #expect(scrolling.excuse(at: top, last: 20) == excuse)
  }
}

struct TypedNumberTests {
  static let nines = [Int?](repeating: 9, count: 21)

  /// Digits, the number of volumes, which volume each digit leads to, and whether another one is
  /// awaited after it.
  @Test(
    arguments: [
      ("12", 12, [1, 12], [true, false]), ("12", 11, [1, 2], [true, false]),
      ("123", 123, [1, 12, 123], [true, true, false]),
      ("123", 122, [1, 12, 3], [true, true, true]), ("10", 10, [1, 10], [true, false]),
      ("10", 9, [1, nil], [false, false]), ("05", 9, [nil, 5], [false, false]),
      ("91", 9, [9, 1], [false, false]), ("4", 42, [4], [true]), ("5", 42, [5], [false]),
      ("42", 42, [4, 42], [true, false]), ("43", 42, [4, 3], [true, true]),
      ("40", 42, [4, 40], [true, false]), ("400", 42, [4, 40, nil], [true, false, false]),
      ("432", 42, [4, 3, 32], [true, true, false]),
      (
        "4343", 42, [4, 3, 34, 3],
        [true, true, false, true]
      ),
      ("007", 42, [nil, nil, 7], [false, false, false]), ("01", 42, [nil, 1], [false, true]),
      ("0", 42, [nil], [false]), ("111", 42, [1, 11, 1], [true, false, true]),
      ("1", 1, [1], [false]), ("2", 1, [nil], [false]),
      ("1000", 1000, [1, 10, 100, 1000], [true, true, true, false]),
      ("999999999999999999999", 9, nines, nines.map { _ in false }),
    ] as [(String, Int, [Int?], [Bool])])
  func eachDigitLeadsOnWhereItCan(typed: String, volumes: Int, meant: [Int?], isAwaited: [Bool]) {
    var digits = TypedNumber()
    var awaited: [Bool] = []
    let found = typed.map {
      defer { awaited.append(digits.awaitsDigit) }
      return digits.type($0, upTo: volumes, where: (1...volumes).contains)
    }
    #expect(found == meant)
    #expect(awaited == isAwaited)
  }

  /// In a list that is narrowed, the beginning of a number need not have a row.
  @Test(
    arguments: [
      ("112", [1, nil, 112]), ("12", [1, 12]), ("15", [1, 5]), ("119", [1, nil, nil]),
      ("34", [nil, nil]), ("212", [nil, 1, 12]),
    ] as [(String, [Int?])])
  func aNumberMayBeginLikeOneThatIsNotThere(typed: String, meant: [Int?]) {
    var digits = TypedNumber()
    let found = typed.map { digits.type($0, upTo: 120, where: [1, 5, 12, 112].contains) }
    #expect(found == meant)
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
