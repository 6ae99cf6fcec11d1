import BookPresentation
import TerminalKit
import Testing

struct ReaderKeysTests {
  @Test func qAndControlCQuitFromAnywhere() throws {
    var reader = try ReaderSample.embedded()
    #expect(reader.press("q") == [.quit])
    #expect(reader.handle(.key(.control("c"))) == [.quit])
    #expect(reader.press("?q") == [.quit])
  }

  @Test func escapeNeverQuits() throws {
    var reader = try ReaderSample.embedded()
    let page = reader.frame
    for keys in ["", "?", "/owl"] {
      reader.press(keys)
      #expect(reader.handle(.key(.escape)).isEmpty)
      #expect(reader.frame == page)
    }
  }

  @Test func helpReplacesThePageUntilAKey() throws {
    var reader = try ReaderSample.embedded()
    let page = reader.frame
    reader.press("?")
    #expect(reader.picture.contains("expand or collapse the summary"))
    reader.press("x")
    #expect(reader.frame == page)
  }

  @Test func helpThatIsHigherThanTheScreenScrolls() throws {
    var reader = try ReaderSample.embedded(size: TerminalSize(columns: 40, rows: 12))
    reader.press("?G")
    #expect(reader.picture.contains("Any other key closes this page."))
    #expect(reader.lastRow.hasSuffix("End"))
    reader.press("g")
    #expect(reader.picture.contains("Keys"))
  }

  @Test func controlLDrawsAgain() throws {
    var reader = try ReaderSample.embedded()
    #expect(reader.handle(.key(.control("l"))) == [.repaint])
  }

  @Test(arguments: [Key.tab, .backspace, .control("a"), .character("z"), .character("한")])
  func otherKeysDoNothing(key: Key) throws {
    var reader = try ReaderSample.embedded()
    let page = reader.frame
    #expect(reader.handle(.key(key)).isEmpty)
    #expect(reader.frame == page)
  }
}
