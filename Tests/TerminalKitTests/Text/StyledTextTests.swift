import Testing
import TerminalKit

struct StyledTextTests {
  private static let reversed = Style(isReversed: true)

  @Test func textIsSanitized() {
    #expect(StyledText("\u{1b}[31m\n").plainText == #"\u{1b}[31m\u{a}"#)
    #expect(("a\tb" as StyledText).plainText == "a b")
  }

  @Test func emptyTextHasNoSpans() {
    #expect(StyledText("", style: .bold) == StyledText())
    #expect(StyledText("\u{200d}", style: .bold).isEmpty)
    #expect(!StyledText(" ").isEmpty)
  }

  @Test func linesAreJoinedFromLeftToRight() {
    var row = StyledText("Pages", style: .bold) + "  "
    row += StyledText("317", style: .dim)

    #expect(row.plainText == "Pages  317")
    #expect(row.spans.map(\.style) == [.bold, .plain, .dim])
    #expect(row.displayWidth == 10)
  }

  @Test func neighboursThatLookAlikeAreOneSpan() {
    let row = StyledText("Pages", style: .bold) + StyledText(": ", style: .bold) + "" + "31" + "7"

    #expect(row.spans.map(\.text) == ["Pages: ", "317"])
    #expect(row == StyledText("Pages: ", style: .bold) + "317")
    #expect(row != StyledText("Pages: 317", style: .bold))
  }

  @Test func aCharacterAcrossSpansIsMeasuredOnce() {
    let flag = StyledText("\u{1f1f0}", style: .bold) + StyledText("\u{1f1f7}")

    #expect(flag.displayWidth == 2)
  }

  @Test func thePartAloneChangesItsLook() {
    let line = StyledText("an ", style: .bold) + "owl"
    let marked = line.marked(at: 1..<4, Self.reversed)
    #expect(marked.plainText == "an owl")
    #expect(marked.spans.map(\.text) == ["a", "n o", "wl"])
    #expect(marked.spans.map(\.style) == [.bold, Self.reversed, .plain])
  }

  @Test(arguments: [(0..<0), (9..<12), (3..<3)])
  func aPartWithoutTextChangesNothing(range: Range<Int>) {
    let line: StyledText = "an owl"
    #expect(line.marked(at: range, Self.reversed) == line)
  }

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
