import TestSupport
import Testing

@testable import BookPresentation

struct RowPartTests {
  /// Rooms, and what parts have of them: one that is cut, one that never goes, and some with ranks.
  @Test(arguments: try CaseFile().table("the highest rank goes first") as [(Int, [Int])])
  func theHighestRankGoesFirst(room: Int, widths: [Int]) {
    let parts = [
      RowPart(width: 20, minWidth: 8), RowPart(width: 4), RowPart(width: 6, rank: 2),
      RowPart(width: 3, rank: 1), RowPart(width: 5, rank: 2),
    ]
    #expect(parts.widths(in: room, gap: 2) == widths)
    #expect(parts.fit(in: room, gap: 2) == (room >= 14))
  }

  @Test func whatIsLeftIsForTheFirstThatIsCut() {
    let parts = [RowPart(width: 6, minWidth: 2), RowPart(width: 40, minWidth: 8)]
    #expect(parts.widths(in: 13, gap: 1) == [4, 8])
    #expect(parts.widths(in: 18, gap: 1) == [6, 11])
  }

  @Test func whatIsLeftIsForTheLowestRankFirst() {
    let parts = [RowPart(width: 6, minWidth: 2, rank: 1), RowPart(width: 9, minWidth: 5)]
    #expect(parts.widths(in: 10, gap: 1) == [2, 7])
    #expect(parts.widths(in: 13, gap: 1) == [3, 9])
  }

  @Test func aSteppedPartIsWholeOrAsShortAsItCanBe() {
    let parts = [RowPart(width: 9, minWidth: 4, isStepped: true), RowPart(width: 6, minWidth: 1)]
    #expect(parts.widths(in: 10, gap: 1) == [4, 5])
    #expect(parts.widths(in: 11, gap: 1) == [9, 1])
  }

  @Test func aPartWithoutColumnsTakesNoGap() {
    let parts = [RowPart(width: 3), RowPart(width: 0), RowPart(width: 3)]
    #expect(parts.fit(in: 8, gap: 2))
    #expect(!parts.fit(in: 7, gap: 2))
  }
}
