import SystemCalls
import TestSupport
import Testing

@testable import BookCore

struct LibraryTests {
  private let folder: TemporaryFolder
  private let place: ReaderStateLocation

  init() throws {
    folder = try TemporaryFolder()
    place = try #require(
      ReaderStateLocation(named: folder.path("state.json"), orIn: "", Environment([:])))
  }

  @Test func whatWasDoneWithABookIsThereAtTheNextOpening() throws {
    var library = try Library(.embedded, state: .file(place, home: ""))
    #expect(library.record(of: library.series[3]).isBlank)
    _ = try library.session.perform(.finished([library.series[3]]))
    let later = try Library(.embedded, state: .file(place, home: ""))
    #expect(later.state.status(of: later.series[3]) == .finished)
    #expect(try later.currentBook() == later.series[4])
    let finished = later.progress.volumes.filter { $0.status == .finished }
    #expect(finished.map(\.book.seriesNumber) == [4])
  }

  /// A reader who keeps no place finds the titles of all chapters; one whose place cannot be read
  /// may not have come to them.
  @Test(arguments: ["{\"version\": 99, \"series\": {}}", "damaged", nil])
  func whatCannotBeReadMayKeepAPlace(state: String?) throws {
    if let state { try folder.write(state, to: "state.json") }
    let library = try Library(.embedded, state: .file(place, home: ""))
    let titles = library.story().volumes.flatMap(\.titledChapters)
    #expect(titles.isEmpty == (state != nil))
    #expect(library.story(isWhole: true).volumes.flatMap(\.titledChapters).count == 199)
  }

  @Test func withoutAPlaceNothingIsRecalled() throws {
    var kept = try Library(.embedded, state: .file(place, home: ""))
    _ = try kept.session.perform(.kept([kept.series[0]]))
    var library = try Library(.embedded, state: .none)
    #expect(library.state == ReaderState())
    library = try Library(.embedded, state: .unavailable(reason: "no home"))
    #expect(throws: ReaderStateError.noLocation(reason: "no home")) {
      _ = try library.session.perform(.kept([library.series[0]]))
    }
  }
}
