import Testing
import TerminalKit

struct StyledTextTruncationTests {
  @Test(arguments: [
    ("The Boy Who Lived", 17, "The Boy Who Lived"),
    ("The Boy Who Lived", 16, "The Boy Who Liv…"),
    ("The Boy Who Lived", 9, "The Boy…"),
    ("The Boy Who Lived", 8, "The Boy…"),
    ("The Boy Who Lived", 7, "The Bo…"),
    ("The Boy", 1, "…"),
    ("The Boy", 0, ""),
    ("The Boy", -3, ""),
    ("", 0, ""),
    ("", 5, ""),
    (" a", 1, "…"),
    ("마법사", 6, "마법사"),
    ("마법사", 5, "마법…"),
    ("마법사", 4, "마…"),
    ("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…"),
    ("가족\u{a0}사진", 7, "가족…"),
  ])
  func whatDoesNotFitEndsInAnEllipsis(text: String, width: Int, expected: String) {
    #expect(StyledText(text).truncated(to: width).plainText == expected)
  }

  @Test(arguments: [
    (4, StyledText("Pag…", style: .bold)),
    (6, StyledText("Pages…", style: .bold)),
    (7, StyledText("Pages…", style: .bold)),
    (8, StyledText("Pages ", style: .bold) + StyledText("3…", style: .dim)),
    (1, StyledText("…", style: .bold)),
  ])
  func theEllipsisLooksLikeWhatItFollows(width: Int, expected: StyledText) {
    let text = StyledText("Pages ", style: .bold) + StyledText("317", style: .dim)
    let truncated = text.truncated(to: width)

    #expect(truncated.plainText == expected.plainText)
    #expect(truncated.spans.map(\.style).last == expected.spans.map(\.style).last)
    #expect(truncated.spans.map(\.style).first == .bold)
  }

  @Test(arguments: RandomText.texts(of: RandomText.pieces, count: 100, seed: 7))
  func everyResultFits(text: String) {
    for width in 0...60 {
      let truncated = StyledText(text).truncated(to: width)

      #expect(truncated.displayWidth <= width)
      #expect(text.displayWidth > width || truncated.plainText == text)
    }
  }
}
