import Testing

@testable import DisplayText

struct StringOneLineTests {
  @Test(arguments: [
    ("", ""), (" ", ""), ("\n \t", ""), ("Emma", "Emma"), (" Emma", "Emma"), ("Emma ", "Emma"),
    ("  Emma  ", "Emma"), ("\tEmma\u{3000}", "Emma"), ("Emma\nWood", "Emma Wood"),
    ("Emma\r\nWood", "Emma Wood"), ("Emma\n\nWood\n", "Emma  Wood"), ("A\u{85}B\u{2028}C", "A B C"),
    ("A\u{b}B\u{c}C\rD", "A B C D"), ("A\tB  C", "A\tB  C"), ("마법사의 돌", "마법사의 돌"),
    (" 마법사\n돌 ", "마법사 돌"), ("~", "~"), ("!", "!"), ("a", "a"),
  ])
  func aTextTakesOneLine(text: String, line: String) {
    #expect(text.onOneLine == line)
  }
}
