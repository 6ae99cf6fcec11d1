import DisplayText
import TestSupport
import Testing
@testable import BookPresentation

struct BadgeRowTests {
  /// The current volume and the number of volumes in the heading, and the badges in some widths.
  @Test(arguments: try CaseFile().sections)
  func badgesAreShownAsLongAsTheyHaveRoom(table: CaseFile.Section) throws {
    let numbers = table.heading.split(separator: " ").compactMap { Int($0) }
    let isWide = !table.heading.hasPrefix("portrait")
    for row in table.rows {
      let width = try #require(Int(row[0]))
      let badges = BadgeRow(current: numbers[0], count: numbers[1], width: width)
      #expect(badges.line(isWide: isWide).plainText == row[1], "\(width)")
    }
  }

  @Test func theCurrentBadgeIsInBracketsAndInTheAccent() {
    let line = BadgeRow(current: 2, count: 3, width: 13).line(isWide: true)
    #expect(line.spans.filter { $0.style != .plain }.map(\.text) == ["(2)"])
    #expect(line.spans.filter { $0.style != .plain }.map(\.style) == [.accent])
  }

  @Test func aLongSeriesIsNoTrouble() {
    let badges = BadgeRow(current: 500_000, count: 1_000_000, width: 30)
    #expect(badges.line(isWide: false).plainText == "   <499999 (500000) 500001>")
  }
}
