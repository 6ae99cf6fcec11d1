import TerminalKit
import Testing

struct StyledTextMarkingTests {
  private let reversed = Style(isReversed: true)

  @Test func thePartAloneChangesItsLook() {
    let line = StyledText("an ", style: .bold) + "owl"
    let marked = line.marked(at: 1..<4, reversed)
    #expect(marked.plainText == "an owl")
    #expect(marked.spans.map(\.text) == ["a", "n o", "wl"])
    #expect(marked.spans.map(\.style) == [.bold, reversed, .plain])
  }

  @Test(arguments: [(0..<0), (9..<12), (3..<3)])
  func aPartWithoutTextChangesNothing(range: Range<Int>) {
    let line: StyledText = "an owl"
    #expect(line.marked(at: range, reversed) == line)
  }
}
