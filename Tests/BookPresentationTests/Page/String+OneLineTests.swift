import Testing

@testable import BookPresentation

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

  @Test(arguments: [
    ([], ""), (["The Tale"], ""), (["The Tale of A", "The Tale of B"], "The Tale of "),
    (["The Tale of A", "The Tale in B"], "The Tale "), (["The Tale", "The Tale"], "The "),
    (["The Tale", "The Tale of A"], "The "), (["The ", "The Tale"], "The "), (["A", "B"], ""),
    (["", "A b"], ""), (["A b", "A c", ""], ""), (["A b c", "A b d", "A e"], "A "),
    (["가 나", "가 다"], "가 "), (["가나", "가다"], ""), (["é a", "e\u{301} a"], ""),
  ])
  func wholeWordsAreShared(texts: [String], shared: String) {
    #expect(texts.sharedBeginning == shared)
  }
}
