import DisplayText
import SystemCalls
import TerminalKit
import Testing

struct TerminalSizeTests {
  @Test(arguments: [
    (40, "100", 120, 40), (nil, "100", 120, 100), (nil, nil, 120, 120), (nil, nil, nil, 80),
    (40, nil, nil, 40),
  ])
  func theFirstThatIsKnownCounts(requested: Int?, columns: String?, measured: Int?, width: Int) {
    #expect(self.width(columns, requested: requested, measured: measured) == width)
  }

  @Test(arguments: [(0, 0, 1, 1), (-7, -1, 1, 1), (1, 1, 1, 1), (2, 1, 2, 1), (1, 2, 1, 2)])
  func aSizeHasAtLeastOneColumnAndRow(columns: Int, rows: Int, width: Int, height: Int) {
    let size = TerminalSize(columns: columns, rows: rows)
    #expect(size.columns == width)
    #expect(size.rows == height)
  }

  @Test(arguments: ["", "0", "9/", ":9", "000", "-5", "+5", "8o", " 90", "90 ", "9.5", "1e3", "٩"])
  func columnsThatAreNoWholeNumberAboveZeroDoNotCount(columns: String) {
    #expect(width(columns) == 7)
  }

  @Test(arguments: [
    ("1", 1), ("080", 80), ("1000", 1000), ("1001", 1000),
    // Digits that make no Int are a thousand too.
    (String(repeating: "9", count: 40), 1000),
  ])
  func columnsAreTakenUpToAThousand(columns: String, width: Int) {
    #expect(self.width(columns) == width)
  }

  private func width(_ columns: String?, requested: Int? = nil, measured: Int? = 7) -> Int {
    let environment = Environment(columns.map { ["COLUMNS": $0] } ?? [:])
    return TerminalWidth.columns(requested: requested, environment: environment, measured: measured)
  }
}
