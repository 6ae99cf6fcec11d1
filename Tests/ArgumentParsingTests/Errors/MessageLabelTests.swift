import ArgumentParsing
import DisplayText
import TestSupport
import Testing

/// How a line of a message is broken on a terminal.
struct MessageLabelTests {
  @Test(
    arguments: try CaseFile().table("a command at the end of a line can be copied")
      as [(String, [String])])
  func aCommandAtTheEndOfALineCanBeCopied(line: String, lines: [String]) {
    let wrapped = MessageLabel.wrapped(StyledText(line), to: 20, program: "books")
    #expect(wrapped.map(\.plainText) == lines)
  }
}
