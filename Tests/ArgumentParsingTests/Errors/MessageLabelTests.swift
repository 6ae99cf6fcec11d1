import ArgumentParsing
import DisplayText
import Testing

/// How a line of a message is broken on a terminal.
struct MessageLabelTests {
  @Test(arguments: [
    ("Hint: Short.", ["Hint: Short."]),
    ("Error: There is no such volume here.", ["Error: There is no", "  such volume here."]),
    ("Hint: Type: books show 3 --data b.json", ["Hint: Type:", "  books show 3 --data b.json"]),
    (
      "Hint: To see more, type: books --data /a/very/long/path/of/mine",
      ["Hint: To see more,", "  type:", "  books --data /a/very/long/path/of/mine"]
    ),
    (
      "Hint: Did you mean 3, Emma?  books show 3",
      ["Hint: Did you mean", "  3, Emma?", "  books show 3"]
    ),
    ("Searched a part. All: books who x", ["Searched a part.", "  All:", "  books who x"]),
    ("  books show 3 and more", ["  books show 3 and more"]),
    ("Usage: books show [VOLUME]", ["Usage: books show", "  [VOLUME]"]),
    ("Hint: Look into /a/very/long/path/of/mine.", ["Hint: Look into /a/very/long/path/of/mine."]),
  ])
  func aCommandAtTheEndOfALineCanBeCopied(line: String, lines: [String]) {
    let wrapped = MessageLabel.wrapped(StyledText(line), to: 20, program: "books")
    #expect(wrapped.map(\.plainText) == lines)
  }
}
