import BookCore
import DisplayText
import TerminalKit
import TestSupport
import Testing
@testable import BookPresentation

struct StatusLineTests {
  /// Widths, and what is left of three parts; the ones with the highest rank go first.
  @Test(arguments: [
    (4...10, ""), (11...17, " one"), (18...22, " one  three"), (23...26, " one  two  three"),
  ])
  func theHighestRankIsDroppedFirst(widths: ClosedRange<Int>, hints: String) {
    let parts: [StatusLine.Part] = [("one", 1), ("two", 3), ("", 9), ("three", 2)]
    for width in widths {
      let line = StatusLine(parts: parts, position: "Top", ellipsis: "…").line(width: width)
      let expected = hints + String(repeating: " ", count: width - 4 - hints.count) + "Top "
      #expect(line == StyledText(expected))
    }
  }

  /// Widths, and what a message that is never dropped looks like, with a hint that is.
  @Test(arguments: try CaseFile().table("a message is cut") as [(Int, String)])
  func aMessageIsCut(width: Int, line: String) {
    let parts: [StatusLine.Part] = [("a long message", 0), ("n next", 1)]
    let status = StatusLine(parts: parts, position: "50%", ellipsis: "…").line(width: width)
    #expect(status == StyledText(line))
  }

  @Test func partsKeepTheirStyles() {
    let key = StyledText("n", style: .bold) + " next"
    let line = StatusLine(parts: [(key, 0)], position: "50%", ellipsis: "…")
    #expect(line.line(width: 14) == " " + key + "   50% ")
    #expect(line.line(width: 11) == " " + StyledText("n…", style: .bold) + "    50% ")
  }

  @Test func twoPartsOfOneRankGoTogether() {
    let parts: [StatusLine.Part] = [("one", 2), ("two", 1), ("three", 2)]
    let status = StatusLine(parts: parts, position: "", ellipsis: "…")
    #expect(status.line(width: 17).plainText == " one  two  three ")
    #expect(status.line(width: 16).plainText == " two            ")
  }

  @Test func wideLettersAreMeasured() {
    let parts: [StatusLine.Part] = [("마법", 0), ("돌", 1)]
    let status = StatusLine(parts: parts, position: "All", ellipsis: "…")
    #expect(status.line(width: 16).plainText == " 마법  돌   All ")
    #expect(status.line(width: 15).plainText == " 마법      All ")
    #expect(status.line(width: 14).plainText == " 마법     All ")
  }
}

extension StatusLineTests {
  /// Sizes of a screen, and whether a rule sets the status line off from the text, as it does the
  /// header; elsewhere it has colours of its own, from one end to the other.
  @Test(arguments: [
    ("80x24", true), ("60x16", true), ("80x15", false), ("59x24", false), ("40x12", false),
    ("20x6", false),
  ])
  func theStatusLineIsSetOffFromTheText(size: String, hasRule: Bool) throws {
    var reader = try ReaderSample.embedded(size: TerminalSize(named: size))
    for keys in ["", "c", "z", "?", "qq/the\r"] {
      reader.type(keys)
      let rules = reader.frame.filter { $0.plainText.hasPrefix("──") }
      #expect(rules.count == (hasRule ? 2 : 0))
      if hasRule { #expect(reader.frame[reader.frame.count - 2] == rules[1]) }
      let status = try #require(reader.frame.last)
      #expect(status.displayWidth == reader.size.columns)
      let grounds = status.spans.map(\.style.background)
      #expect(grounds.allSatisfy { $0 == (hasRule ? nil : .indexed(242)) }, "\(keys)")
    }
  }
}
