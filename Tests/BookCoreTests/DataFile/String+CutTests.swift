import Testing

@testable import BookCore

struct StringCutTests {
  @Test(arguments: [
    ("Emma", 4, "Emma"), ("Emma", 3, "Emm…"), ("", 0, ""), ("마법사", 6, "마법사"),
    ("마법사", 5, "마법…"), ("👍👍", 3, "👍…"), ("\u{1b}[2J", 9, "\u{1b}[2J"),
    ("\u{1b}[2J", 6, "\u{1b}…"), ("\u{202e}x", 9, "\u{202e}…"),
    ("Philosopher’s", 13, "Philosopher’s"),
  ])
  func aTextIsCutToTheRoomOfItsSpelling(text: String, room: Int, expected: String) {
    #expect(text.cut(to: room) == expected)
  }
}
