import Foundation
import SystemCalls
import Testing

struct CalendarClockTests {
  /// Midnight may pass between two clocks.
  @Test func todayIsThatOfTheLocalCalendar() throws {
    func expected() -> [Int?] {
      let parts = Calendar(identifier: .gregorian)
        .dateComponents([.year, .month, .day], from: Date())
      return [parts.year, parts.month, parts.day]
    }
    let before = expected()
    let today = try #require(CalendarClock.today)
    #expect([before, expected()].contains([today.year, today.month, today.day]))
  }
}
