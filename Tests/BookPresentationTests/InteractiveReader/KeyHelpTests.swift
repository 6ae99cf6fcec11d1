import BookCore
import BookPresentation
import DisplayText
import TerminalKit
import TestSupport
import Testing

/// The page of keys, which stands in place of the page.
struct KeyHelpTests {
  /// Each key on the left, pressed where it can do something.
  @Test(arguments: KeyHelp.keys.flatMap { $0.keys.split(separator: " ") })
  func everyKeyDoesSomething(name: Substring) throws {
    // The loop takes it before the model.
    if name == "Ctrl-Z" { return }
    let named: [Substring: Key] = [
      "1-9": .character("5"), "Space": .character(" "), "Ctrl-L": .control("l"),
    ]
    var reader = try busyReader()
    let before = reader.frame
    let effects = reader.press(named[name] ?? .character(Character(String(name))))
    #expect(!effects.isEmpty || reader.frame != before)
    #expect(reader.notice.firstRange(of: "does nothing here") == nil)
  }

  /// Other keys, and those on the left that do the same.
  @Test(
    arguments: [
      ([.left], "h"), ([.right], "l"), ([.f1, .character("H")], "?"), ([.control("c")], "Q"),
      ([.enter, .down, .character("e"), .character("J"), .control("n"), .control("e")], "j"),
      ([.up, .character("y"), .character("K"), .control("p"), .control("y")], "k"),
      ([.pageDown, .character("f"), .control("f"), .control("v")], " "),
      ([.pageUp, .control("b"), .alt("v")], "b"), ([.control("d")], "d"), ([.control("u")], "u"),
      ([.home, .character("<")], "g"), ([.end, .character(">")], "G"), ([.tab], "]"),
      ([.shiftTab], "["), ([.control("g")], "="),
    ] as [([Key], String)])
  func otherKeysDoTheSame(others: [Key], key: String) throws {
    for other in others {
      var (reader, expected) = (try busyReader(), try busyReader())
      #expect(reader.press(other) == expected.press(key), "\(other)")
      #expect(reader.frame == expected.frame, "\(other)")
    }
  }

  /// A reader in the middle of a volume with a hit, a bookmark out of sight, and a change to undo.
  private func busyReader() throws -> InteractiveReader {
    var reader = try ReaderSample.embedded(
      size: "80x12", state: ReaderState(of: .embedded(), at: [3: 19]))
    reader.type("s/the\r]]j")
    return reader
  }

  @Test(arguments: [Key.character("q"), .escape, .character("?"), .f1])
  func fourKeysCloseHelp(key: Key) throws {
    var reader = try ReaderSample.numbered()
    reader.press("  ")
    let page = reader.frame
    reader.press("?j")
    #expect(reader.press(key) == [])
    #expect(reader.frame == page)
  }

  /// Widths of a screen, and the hints of help, as long as there is room for them.
  @Test(arguments: [
    (31, " Esc ? close  space page   Top "), (30, " Esc ? close              Top "),
    (20, " Esc ? close    Top "), (18, "              Top "), (5, " Top "),
  ])
  func theHintsGoBeforeThePosition(width: Int, row: String) throws {
    var reader = try ReaderSample.numbered(size: TerminalSize(columns: width, rows: 12))
    reader.press("?")
    #expect(reader.lastRow == row)
  }

  /// Like a page, it keeps what is at the top unless it would end above the last row.
  @Test func helpStaysOpenWhileTheScreenChanges() throws {
    var reader = try ReaderSample.numbered()
    reader.press("?]]]]")
    #expect(reader.topListRow.hasPrefix("Space b  page down"))
    let before = reader.frame
    _ = reader.handle(.resized("80x15"))
    #expect(reader.topListRow.hasPrefix("Space b  page down"))
    _ = reader.handle(.resized("80x60"))
    #expect(reader.frame[2].plainText.hasPrefix("  1-9      go to a volume"))
    _ = reader.handle(.resized("40x12"))
    #expect(reader.frame == before)
  }

  /// Keys of less and vim that stand beside those on the left.
  @Test(arguments: ["gg", "Ctrl-G", "Ctrl-C"])
  func otherKeysAreNamed(key: String) {
    #expect(KeyHelp.keys.contains { $0.meaning.contains(key) })
  }
}
