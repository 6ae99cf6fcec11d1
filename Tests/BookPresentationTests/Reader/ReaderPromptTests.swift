import BookPresentation
import TerminalKit
import Testing

struct ReaderPromptTests {
  /// What is typed, and the last row then.
  @Test(
    arguments: [
      ([], "/_"), ([.character("o")], "/o_"), ([.character("q")], "/q_"),
      ([.character("?")], "/?_"),
      ([.character("/")], "//_"), ([.character(" ")], "/ _"), ([.character("1")], "/1_"),
      ([.character("a"), .character("b"), .backspace], "/a_"),
      ([.character("a"), .backspace], "/_"),
      ([.character("한"), .character("글"), .backspace], "/한_"),
      // Typed as letters, which make one syllable.
      ([.character("\u{1112}"), .character("\u{1161}"), .character("\u{11ab}")], "/한_"),
      ([.character("a"), .character("\u{1112}"), .character("\u{1161}"), .backspace], "/a_"),
      ([.character("é"), .backspace], "/_"),
      ([.character("a"), .character("e"), .character("\u{301}"), .backspace], "/a_"),
      ([.character("x"), .character("👍🏽"), .backspace], "/x_"),
      (
        [.character("x"), .character("👩"), .character("\u{200d}"), .character("🚀"), .backspace],
        "/x_"
      ),
      ([.character("a"), .character("b"), .control("u")], "/_"),
      ([.character("a"), .control("u"), .character("b")], "/b_"),
      ([.character("a"), .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .tab], "/a_"),
      ([.character("a"), .control("a"), .control("c"), .control("l"), .control("w")], "/a_"),
    ] as [([Key], String)])
  func theWordsAreShownWhileTheyAreTyped(keys: [Key], row: String) throws {
    var reader = try ReaderSample.numbered()
    let page = reader.frame
    reader.press("/")
    for key in keys { #expect(reader.press(key) == []) }
    #expect(reader.lastRow == row)
    #expect(Array(reader.frame.dropLast()) == Array(page.dropLast()))
  }

  /// What is typed to leave the prompt without a search.
  @Test(
    arguments: [
      [.backspace], [.enter], [.escape], [.character("a"), .backspace, .backspace],
      [.character("a"), .escape], [.character(" "), .character("\u{3000}"), .enter],
      [.character("a"), .control("u"), .enter], [.character("a"), .control("u"), .backspace],
    ] as [[Key]])
  func thePromptIsLeftWithoutASearch(keys: [Key]) throws {
    var reader = try ReaderSample.numbered()
    let page = reader.frame
    reader.press("/")
    for key in keys { #expect(reader.press(key) == []) }
    #expect(reader.frame == page)
  }

  @Test(arguments: [[Key.escape], [.backspace]])
  func leavingThePromptKeepsTheSearchBefore(keys: [Key]) throws {
    var reader = try ReaderSample.numbered()
    reader.find("owl")
    let found = reader.frame
    reader.press("/")
    #expect(reader.lastRow == "/_")
    for key in keys { reader.press(key) }
    #expect(reader.frame == found)
  }

  @Test func emptyWordsEndTheSearchBefore() throws {
    var reader = try ReaderSample.numbered()
    reader.find("owl")
    var other = reader
    other.press(.escape)
    reader.find("")
    #expect(reader.frame == other.frame)
  }

  /// Words in a screen of twenty columns: the end of them is always in sight.
  @Test(arguments: [
    ("abcdefghijklmnopqr", "/abcdefghijklmnopqr_"), ("abcdefghijklmnopqrs", "/bcdefghijklmnopqrs_"),
    ("해리포터와마법사의", "/해리포터와마법사의_"), ("해리포터와마법사의a", "/리포터와마법사의a_"),
    ("해리포터와마법사의돌", "/리포터와마법사의돌_"),
  ])
  func ofLongWordsTheEndIsShown(words: String, row: String) throws {
    var reader = try ReaderSample.numbered(size: TerminalSize(columns: 20, rows: 12))
    reader.press("/" + words)
    #expect(reader.lastRow == row)
  }

  @Test(arguments: [(1, 1, ["/"]), (2, 1, ["/_"]), (40, 1, ["/ab_"]), (40, 2, ["  Rows", "/ab_"])])
  func thePromptTakesTheLastRowOfALowScreen(columns: Int, rows: Int, frame: [String]) throws {
    var reader = try ReaderSample.numbered(size: TerminalSize(columns: columns, rows: rows))
    reader.press("/ab")
    #expect(reader.frame.map(\.plainText) == frame)
  }

  @Test func theSlashIsBold() throws {
    var reader = try ReaderSample.numbered()
    reader.press("/a")
    #expect(reader.frame.last == StyledText("/", style: .bold) + "a_")
  }
}
