import BookCore
import BookKeeper
import TestSupport
import Testing

/// To be run under the thread sanitizer, too, which `.ci/run` does.
struct ReaderStateKeeperTests {
  private let series: BookSeries
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    var series = try SampleBook.series((1...40).map { SampleBook(title: "Book \($0)") })
    series.identity = SeriesIdentity(name: "sample")
    self.series = series
    folder = try TemporaryFolder()
    file = folder.path("state.json")
  }

  /// Two keepers of one file, as two windows or two programs have, lose no change of each other.
  @Test func changesAtTheSameTimeAreAllKept() async throws {
    let keepers = [ReaderStateKeeper(file: file, for: series), .init(file: file, for: series)]
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for book in series {
        let keeper = keepers[book.seriesNumber % 2]
        group.addTask { try await keeper.perform(.kept([book]), timeout: .seconds(30)) }
      }
      for try await isChanged in group { #expect(isChanged) }
    }
    for keeper in keepers { #expect(await keeper.load().keptVolumes == Array(series.volumes)) }
  }

  @Test func nothingIsOpenedBeforeSomethingIsAsked() async throws {
    let keeper = ReaderStateKeeper(file: file, for: series)
    var session = ReaderStateSession(file: file, for: series)
    try session.perform(.kept([series[0]]))
    #expect(await keeper.load().keptVolumes == [1])
    // What others save later is found as well.
    try session.perform(.kept([series[1]]))
    #expect(await keeper.load().keptVolumes == [1, 2])
  }

  @Test func whatCannotBeSavedIsThrownAndKept() async throws {
    let keeper = ReaderStateKeeper(file: folder.path, for: series)
    await #expect(throws: ReaderStateError.self) { try await keeper.perform(.kept([series[0]])) }
    #expect(await keeper.load().keptVolumes == [1])
  }

  @Test func aDamagedFileIsWarnedOf() async throws {
    try folder.write("{", to: "state.json")
    let keeper = ReaderStateKeeper(file: file, for: series, ownsPlace: true)
    #expect(await keeper.load() == ReaderState())
    #expect(await keeper.warning == .damaged(file: file))
  }

  @Test func aFileOfAnotherProgramIsLeftAlone() async throws {
    try folder.write(#"{"theirs": 1}"#, to: "state.json")
    let keeper = ReaderStateKeeper(file: file, for: series)
    await #expect(throws: ReaderStateError.self) { try await keeper.perform(.kept([series[0]])) }
    #expect(try folder.read("state.json") == #"{"theirs": 1}"#)
  }

  @Test func aKeeperInMemoryTouchesNoFile() async throws {
    let keeper = ReaderStateKeeper { .inMemory() }
    #expect(try await keeper.perform(.kept([series[0]])))
    #expect(try await !keeper.perform(.kept([series[0]])))
    #expect(await keeper.load().keptVolumes == [1])
    #expect(try folder.names().isEmpty)
  }
}
