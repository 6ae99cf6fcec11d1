import Testing
import TerminalKit

struct StyledTextLayoutTests {
  @Test(arguments: [
    ("ab", 6, "  ab"), ("ab", 7, "  ab"), ("ab", 3, "ab"), ("ab", 2, "ab"), ("abc", 2, "abc"),
    ("마법", 8, "  마법"), ("", 8, ""), ("ab", -4, "ab"),
  ])
  func centeredLinesHaveSpacesBeforeOnly(text: String, width: Int, expected: String) {
    #expect(StyledText(text).centered(in: width).plainText == expected)
  }

  @Test(arguments: [
    ("ab", 4, "ab  "), ("마", 4, "마  "), ("ab", 2, "ab"), ("abc", 2, "abc"), ("", 2, "  "),
  ])
  func paddingAtTheEndFillsTheColumn(text: String, width: Int, expected: String) {
    #expect(StyledText(text).paddedAtEnd(to: width).plainText == expected)
  }

  @Test(arguments: [
    ("ab", 4, "  ab"), ("마", 4, "  마"), ("ab", 2, "ab"), ("abc", 2, "abc"), ("", 2, "  "),
  ])
  func paddingAtTheStartFillsTheColumn(text: String, width: Int, expected: String) {
    #expect(StyledText(text).paddedAtStart(to: width).plainText == expected)
  }

  @Test(arguments: [("ab", 2, "  ab"), ("ab", 0, "ab"), ("ab", -1, "ab"), ("", 2, "")])
  func indentedLinesMoveRight(text: String, columns: Int, expected: String) {
    #expect(StyledText(text).indented(by: columns).plainText == expected)
  }

  @Test func addedSpacesHaveNoStyle() {
    let title = StyledText("ab", style: .bold)

    #expect(title.centered(in: 4) == StyledText(" ") + title)
    #expect(title.paddedAtEnd(to: 4) == title + StyledText("  "))
    #expect(title.paddedAtStart(to: 4) == StyledText("  ") + title)
    #expect(title.indented(by: 1) == StyledText(" ") + title)
  }
}
