import BookPresentation
import DisplayText
import TerminalKit
import Testing

struct ReaderPromptTests {
  @Test func keysOfThePageAreNoneInThePrompt() throws {
    var reader = try ReaderSample.numbered()
    let page = reader.frame
    #expect(reader.cursor == nil)
    reader.press("/a")
    for key in [Key.pageUp, .pageDown, .control("z"), .f1, .alt("v")] {
      #expect(reader.press(key) == [])
    }
    #expect(reader.lastRow == "/a")
    #expect(reader.cursor == ScreenPosition(row: 11, column: 2))
    #expect(reader.frame.dropLast() == page.dropLast())
  }

  @Test func upRecallsWhatWasSearchedFor() throws {
    var reader = try ReaderSample.numbered()
    for words in ["One", "owl", "One", "nothing"] { reader.find(words) }
    reader.press("/ro")
    let rows = [Key.up, .up, .up, .up, .down].map { key in
      reader.press(key)
      return reader.lastRow
    }
    #expect(rows == ["/nothing", "/One", "/owl", "/owl", "/One"])
    reader.press(.enter)
    #expect(reader.lastRow.hasPrefix(" 1 of 1 hit: One "))
  }

  /// The size of a low screen, its frame while words are typed, and the column of the cursor.
  @Test(arguments: [
    (1, 1, ["/"], 0), (2, 1, ["/"], 1), (3, 1, ["/b"], 2), (40, 1, ["/ab"], 3),
    (40, 2, ["Rows", "/ab"], 3),
  ])
  func thePromptTakesTheLastRowOfALowScreen(
    columns: Int, rows: Int, frame: [String], column: Int
  ) throws {
    var reader = try ReaderSample.numbered(size: TerminalSize(columns: columns, rows: rows))
    reader.press("/ab")
    #expect(reader.frame.map(\.plainText) == frame)
    #expect(reader.cursor == ScreenPosition(row: rows - 1, column: column))
  }
}
