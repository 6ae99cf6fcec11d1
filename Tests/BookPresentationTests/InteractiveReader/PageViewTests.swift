import DisplayText
import Testing

@testable import BookPresentation

struct PageViewTests {
  /// How much of a section comes before a spot, and the row that it leads to.
  @Test(arguments: [(0, 1), (3, 1), (4, 2), (7, 2), (8, 1), (9, 1)])
  func aSpotBeyondTheEndIsTheBeginning(character: Int, row: Int) {
    let summary = Anchor.section(.summary)
    let rows = [Row("title"), Row("owls", at: summary), Row("mice", at: summary), Row("end")]
    #expect(PageView(rows).row(of: Spot(anchor: summary, character: character)) == row)
  }
}
