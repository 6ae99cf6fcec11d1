import DisplayText
import TestSupport
import Testing
@testable import BookPresentation

struct LabelledCommandTests {
  @Test(
    arguments: try CaseFile().table("words are quoted where a shell would read them otherwise")
      as [([String], String)])
  func wordsAreQuotedWhereAShellWouldReadThemOtherwise(words: [String], text: String) {
    #expect(LabelledCommand("", words).text == text)
  }

  /// A terminal wraps it where it likes, and copies it as one line.
  @Test(arguments: [(1, ""), (3, " "), (39, " "), (40, "  "), (500, "  ")])
  func aHintIsOneLineHoweverNarrowThePage(width: Int, margin: String) {
    let format = PageFormat(width: width, usesColor: false)
    #expect(lines(format) == [margin + "More: hp-books summary 3 --expand"])
  }

  @Test(arguments: [
    (18, [" Have you read", " it?", " hp-books next"]),
    (19, [" Have you read it?", " hp-books next"]), (20, nil),
  ])
  func aHintStandsBelowALongLabel(width: Int, lines: [String]?) {
    let format = PageFormat(width: width, usesColor: false)
    let shown = LabelledCommand("Have you read it? ", ["hp-books", "next"]).lines(format)
    #expect(shown.map(\.plainText) == lines ?? [" Have you read it? hp-books next"])
  }

  @Test func onAScreenAHintBreaksAtTheEdge() {
    let format = PageFormat(width: 80, usesColor: false)
    #expect(lines(format.onScreen(columns: 14)) == ["More: hp-books", " summary 3 --e", "xpand"])
    #expect(lines(format.onScreen(columns: 80)) == ["  More: hp-books summary 3 --expand"])
  }

  private func lines(_ format: PageFormat) -> [String] {
    LabelledCommand("More: ", ["hp-books", "summary", "3", "--expand"]).lines(format)
      .map(\.plainText)
  }
}
