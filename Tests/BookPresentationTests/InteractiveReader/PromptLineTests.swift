import DisplayText
import TerminalKit
import Testing
@testable import BookPresentation

struct PromptLineTests {
  /// Keys after `an owl` was typed, the words then, and the column of the cursor.
  @Test(
    arguments: [
      ([], "an owl", 7), ([.left], "an owl", 6), ([.control("b")], "an owl", 6),
      ([.left, .right], "an owl", 7), ([.left, .control("f")], "an owl", 7),
      ([.right], "an owl", 7), ([.home], "an owl", 1), ([.control("a")], "an owl", 1),
      ([.home, .left], "an owl", 1), ([.home, .end], "an owl", 7),
      ([.home, .control("e")], "an owl", 7), ([.home, .right, .right], "an owl", 3),
      ([.backspace], "an ow", 6), ([.left, .backspace], "an ol", 5),
      ([.home, .backspace], "an owl", 1),
      ([.home, .delete], "n owl", 1), ([.left, .control("d")], "an ow", 6),
      ([.delete], "an owl", 7),
      ([.control("u")], "", 1), ([.left, .control("u")], "l", 1),
      ([.left, .control("k")], "an ow", 6), ([.control("k")], "an owl", 7),
      ([.control("w")], "an ", 4), ([.control("w"), .control("w")], "", 1),
      ([.control("w"), .control("w"), .control("w")], "", 1), ([.left, .control("w")], "an l", 4),
      ([.character(" "), .character(" "), .control("w")], "an ", 4),
      ([.home, .character("x")], "xan owl", 2), ([.up, .down, .control("p")], "an owl", 7),
      ([.left, .pasted(" \n\r\tbad\t\u{1b}\u{7}\u{85}q")], "an ow bad l", 11),
      ([.pasted("\r\n \u{a0}\n")], "an owl", 7), ([.pasted("\u{7}")], "an owl", 7),
      ([.tab, .shiftTab, .pageUp, .pageDown, .enter, .escape, .control("l")], "an owl", 7),
    ] as [([Key], String, Int)])
  func wordsAreEditedAsInAShell(keys: [Key], text: String, cursor: Int) {
    var prompt = PromptLine(.command)
    for character in "an owl" { prompt.edit(.character(character)) }
    for key in keys { prompt.edit(key) }
    #expect(prompt.text == text)
    #expect(prompt.row(width: 80).line == StyledText(":", style: .bold) + StyledText(text))
    #expect(prompt.row(width: 80).cursor == cursor)
  }

  /// Letters that arrive in parts are taken and erased as a whole.
  @Test(
    arguments: [
      ("\u{1112}\u{1161}\u{11ab}", [], "\u{1112}\u{1161}\u{11ab}", 3),
      ("a\u{1112}\u{1161}", [.backspace], "a", 2), ("ae\u{301}", [.backspace], "a", 2),
      ("x👍🏽", [.backspace], "x", 2), ("x👩\u{200d}🚀", [.backspace], "x", 2),
      ("한글", [.backspace], "한", 3), ("한글", [.left, .left, .delete], "글", 1),
      ("a👩\u{200d}🚀b", [.left, .left, .character("c")], "ac👩\u{200d}🚀b", 3),
      // A part that joins the letter behind the cursor takes it along.
      ("\u{1161}", [.home, .character("\u{1112}")], "\u{1112}\u{1161}", 3),
      ("\u{1161}", [.home, .pasted("a\u{1112}")], "a\u{1112}\u{1161}", 4),
    ] as [(String, [Key], String, Int)])
  func lettersStayWhole(typed: String, keys: [Key], text: String, cursor: Int) {
    var prompt = PromptLine(.command)
    for scalar in typed.unicodeScalars { prompt.edit(.character(Character(scalar))) }
    for key in keys { prompt.edit(key) }
    #expect(Array(prompt.text.unicodeScalars) == Array(text.unicodeScalars))
    #expect(prompt.row(width: 80).cursor == cursor)
  }

  /// Up and down from `draft`, with what was searched for before.
  @Test(
    arguments: [
      ([.up], "owl"), ([.control("p")], "owl"), ([.up, .up], "cat"), ([.up, .up, .up], "cat"),
      ([.up, .down], "draft"), ([.up, .control("n")], "draft"), ([.down], "draft"),
      ([.up, .up, .down], "owl"), ([.up, .backspace, .up, .down], "ow"),
      ([.up, .up, .down, .down], "draft"),
    ] as [([Key], String)])
  func earlierWordsAreRecalled(keys: [Key], text: String) {
    var prompt = PromptLine(.page, recalling: ["cat", "owl"])
    for character in "draft" { prompt.edit(.character(character)) }
    for key in keys { prompt.edit(key) }
    #expect(prompt.text == text)
    #expect(prompt.row(width: 80).cursor == text.count + 1)
  }

  /// Words in a row of twenty columns: those around the cursor are always in sight.
  @Test(
    arguments: [
      ("abcdefghijklmnopqr", [], ":abcdefghijklmnopqr", 19),
      ("abcdefghijklmnopqrs", [], ":bcdefghijklmnopqrs", 19),
      ("abcdefghijklmnopqrs", [.left], ":abcdefghijklmnopqrs", 19),
      ("abcdefghijklmnopqrstu", [.home], ":abcdefghijklmnopqrs", 1),
      ("해리포터와마법사의", [], ":해리포터와마법사의", 19),
      ("해리포터와마법사의a", [], ":리포터와마법사의a", 18),
      ("해리포터와마법사의돌", [], ":리포터와마법사의돌", 19),
      ("해리포터와마법사의돌", [.left], ":리포터와마법사의돌", 17),
    ] as [(String, [Key], String, Int)])
  func ofLongWordsThoseAtTheCursorAreShown(words: String, keys: [Key], row: String, cursor: Int) {
    var prompt = PromptLine(.command)
    for character in words { prompt.edit(.character(character)) }
    for key in keys { prompt.edit(key) }
    #expect(prompt.row(width: 20).line.plainText == row)
    #expect(prompt.row(width: 20).cursor == cursor)
  }

  /// Where words are searched for first, how often Tab is pressed, the width of the row, and the
  /// row.
  @Test(
    arguments: [
      (
        .page, 0, 80,
        "/an owl                                                        Tab story so far"
      ),
      (
        .page, 1, 80,
        "Search the story so far: an owl                              Tab this page only"
      ),
      (
        .page, 2, 80,
        "/an owl                                                        Tab story so far"
      ),
      (
        .story, 0, 80,
        "Search the story so far: an owl                              Tab this page only"
      ),
      (.command, 0, 80, ":an owl"), (.command, 1, 80, ":an owl"),
      (.page, 0, 27, "/an owl   Tab story so far"), (.page, 0, 26, "/an owl"),
      (.story, 0, 53, "Search the story so far: an owl   Tab this page only"),
      (.story, 0, 52, "Search the story so far: an owl"),
      (.story, 0, 41, "Search the story so far: an owl"),
      (.story, 0, 40, "Story: an owl        Tab this page only"), (.story, 0, 34, "Story: an owl"),
      (.story, 0, 20, "Story: an owl"), (.story, 0, 10, "Story: wl"),
    ] as [(PromptLine.Kind, Int, Int, String)])
  func tabChoosesBetweenThePageAndTheStorySoFar(
    kind: PromptLine.Kind, tabs: Int, width: Int, row: String
  ) {
    var prompt = PromptLine(kind)
    for character in "an owl" { prompt.edit(.character(character)) }
    for _ in 0..<tabs { prompt.edit(.tab) }
    #expect(prompt.row(width: width).line.plainText == row)
  }

  /// The size of a low screen, its frame while words are typed, and the column of the cursor.
  @Test(arguments: [
    (1, 1, ["/"], 0), (2, 1, ["/"], 1), (3, 1, ["/b"], 2), (20, 1, ["/ab"], 3),
    (20, 2, ["Rows", "/ab"], 3),
  ])
  func thePromptTakesTheLastRowOfALowScreen(
    columns: Int, rows: Int, frame: [String], column: Int
  ) throws {
    var reader = try ReaderSample.numbered(size: TerminalSize(columns: columns, rows: rows))
    reader.type("/ab")
    #expect(reader.frame.map(\.plainText) == frame)
    #expect(reader.cursor == ScreenPosition(row: rows - 1, column: column))
  }

  @Test func keysOfThePageAreNoneInThePrompt() throws {
    var reader = try ReaderSample.numbered()
    reader.type("/a")
    let before = reader.frame
    for key in [Key.pageUp, .pageDown, .control("z"), .f1, .alt("v")] {
      #expect(reader.type(key) == [])
    }
    #expect(reader.frame == before)
  }
}
