import Testing
import TerminalKit

struct StyledTextTests {
  @Test func textIsMadeVisible() {
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
}
