import DisplayText
import TerminalKit
import TestSupport
import Testing
@testable import BookPresentation

struct PromptLineTests {
  /// Keys after some words were typed, the words then, and the column of the cursor.
  @Test(arguments: try CaseFile().rows("words are edited as in a shell", of: 4))
  func wordsAreEditedAsInAShell(row: [String]) throws {
    let prompt = try Self.prompt(.command, row[0], row[1])
    #expect(Array(prompt.text.unicodeScalars) == Array(row[2].unicodeScalars))
    #expect(prompt.row(width: 80).line == StyledText(":", style: .bold) + StyledText(prompt.text))
    #expect("\(prompt.row(width: 80).cursor)" == row[3])
  }

  @Test(arguments: try CaseFile().rows("earlier words are recalled", of: 4))
  func earlierWordsAreRecalled(row: [String]) throws {
    let prompt = try Self.prompt(.page, row[0], row[1])
    #expect(prompt.text == row[2])
    #expect("\(prompt.row(width: 80).cursor)" == row[3])
  }

  /// Those around the cursor are always in sight.
  @Test(arguments: try CaseFile().rows("words in twenty columns", of: 4))
  func ofLongWordsThoseAtTheCursorAreShown(row: [String]) throws {
    let shown = try Self.prompt(.command, row[0], row[1]).row(width: 20)
    #expect(shown.line.plainText == row[2])
    #expect("\(shown.cursor)" == row[3])
  }

  /// The first line with something on it is taken, and nothing that cannot be seen.
  @Test(arguments: [
    (" \n\r\tbad\t\u{1b}\u{7}\u{85}q", " bad "), ("\r\n \u{a0}\n", ""), ("\u{7}", ""),
  ])
  func whatIsPastedIsAsIfTyped(pasted: String, text: String) {
    var prompt = PromptLine(.page)
    prompt.edit(.pasted(pasted))
    #expect(prompt.text == text)
  }

  /// A prompt in which words were typed, scalar after scalar, and then other keys, as `left ^b x`.
  private static func prompt(
    _ kind: PromptLine.Kind, _ words: String, _ keys: String
  ) throws -> PromptLine {
    let named: [Substring: Key] = [
      "left": .left, "right": .right, "home": .home, "end": .end, "up": .up, "down": .down,
      "backspace": .backspace, "delete": .delete, "space": .character(" "), "tab": .tab,
      "escape": .escape, "enter": .enter, "pageUp": .pageUp, "alt-b": .alt("b"),
      "alt-f": .alt("f"), "alt-d": .alt("d"), "alt-backspace": .altBackspace,
      "ctrl-left": .controlLeft, "ctrl-right": .controlRight,
    ]
    var prompt = PromptLine(kind, recalling: ["cat", "owl"])
    for scalar in words.unicodeScalars { prompt.edit(.character(Character(scalar))) }
    for key in keys.split(separator: " ") {
      let last = try #require(key.last)
      prompt.edit(named[key] ?? (key.first == "^" ? .control(last) : .character(last)))
    }
    return prompt
  }

  /// Where words are searched for first, how often Tab is pressed, the width of the row, and the
  /// row.
  @Test(arguments: try CaseFile().rows("words for the page or the story", of: 4))
  func tabChoosesBetweenThePageAndTheStorySoFar(row: [String]) throws {
    var prompt = PromptLine(row[0] == "page" ? .page : row[0] == "story" ? .story : .command)
    for character in "an owl" { prompt.edit(.character(character)) }
    for _ in 0..<(try #require(Int(row[1]))) { prompt.edit(.tab) }
    #expect(prompt.row(width: try #require(Int(row[2]))).line.plainText == row[3])
  }

  /// The size of a low screen, its frame while words are typed, and the column of the cursor.
  @Test(arguments: [
    (1, 1, ["/"], 0), (2, 1, ["/"], 1), (3, 1, ["/b"], 2), (20, 1, ["/ab"], 3),
    (20, 2, [" Author", "/ab"], 3),
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
