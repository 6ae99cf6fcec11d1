import TestSupport
import Testing

@testable import BookCore

struct ReadingDayTests {
  @Test(arguments: ["2026-03-09", "2024-02-29", "2020-01-01", "9999-12-31"])
  func aDayIsReadAndWrittenInOneWay(text: String) throws {
    #expect(try #require(ReadingDay(text)).description == text)
  }

  @Test(
    arguments: try CaseFile().texts("anything else is no day"))
  func anythingElseIsNoDay(text: String) { #expect(ReadingDay(text) == nil) }

  @Test func aDayIsShownAsReleaseDatesAre() {
    #expect(ReadingDay(year: 2026, month: 3, day: 9)?.formatted == "March 9, 2026")
  }

  /// What is done on a day of March, one after the other; then the days on which the reading was
  /// begun, the bookmark was moved, and the volume was finished, of 22 chapters.
  @Test(
    arguments: try CaseFile().pairs("changes on days of March, and the days that are remembered"))
  func onlyWhatWasSeenIsRemembered(changes: String, days: String) throws {
    let series = try BookSeries.embedded()
    let book = series[2]
    var state = ReaderState()
    for change in changes.parts {
      let words = change.split(separator: " ")
      let day = ReadingDay("2026-03-\(words[0])")
      switch words[1] {
      case "at": state.apply(.bookmarked(book, place: try #require(Int(words[2])), on: day))
      case "next": state.apply(.moved(book, by: 1, on: day))
      case "back": state.apply(.moved(book, by: -1, on: day))
      case "finished": state.apply(.finished([book], on: day))
      case "again": state.apply(.finished([book], reading: 9, on: day))
      case "removed": state.apply(.removedBookmarks(of: [book]))
      case "cleared": state.apply(.clearedBookmarks)
      case "kept": state.apply(.kept([book]))
      case "forgot": state.apply(.forgot([book]))
      case "undo": state.apply(.undone)
      default: Issue.record("\(change)")
      }
    }
    let record = state.record(of: book)
    let shown = [record.begunOn, record.movedOn].map { $0.map(\.dayOfMonth) ?? "-" }
    #expect((shown + record.finishedOn.map(\.dayOfMonth)).joined(separator: " ") == days)
  }

  /// Without a day, as from a clock that was never set, all else is remembered.
  @Test func withoutADayNothingOfDaysIsRemembered() throws {
    let series = try BookSeries.embedded()
    var state = ReaderState()
    state.apply(.bookmarked(series[2], place: 1))
    state.apply(.moved(series[2], by: 1))
    let record = state.record(of: series[2])
    #expect(record.bookmark?.placeWhenSet == 2)
    #expect(record.begunOn == nil && record.movedOn == nil && record.finishedOn == [])
  }
}

extension ReadingDay {
  fileprivate var dayOfMonth: String { String(description.suffix(2)) }
}
