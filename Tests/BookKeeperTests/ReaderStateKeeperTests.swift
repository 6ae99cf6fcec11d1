import BookCore
import Foundation
import TestSupport
import Testing

@testable import BookKeeper

/// To be run under the thread sanitizer, too, which `.ci/run` does.
struct ReaderStateKeeperTests {
  /// On a loaded machine, whoever waits may be late, but not for ever.
  private static let patience = Duration.seconds(600)

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
        group.addTask { try await keeper.perform(.kept([book]), timeout: Self.patience) }
      }
      for try await isChanged in group { #expect(isChanged) }
    }
    for keeper in keepers { #expect(await keeper.load().keptVolumes == Array(series.volumes)) }
  }

  /// As many keepers wait as there are processors, and more; another task goes on all the same.
  @Test func waitingHoldsUpNothingElse() async throws {
    var lock: HeldFolder? = try HeldFolder(folder.path)
    let file = file
    let series = series
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for book in series.prefix(12) {
        group.addTask {
          let keeper = ReaderStateKeeper(file: file, for: series)
          return try await keeper.perform(.kept([book]), timeout: Self.patience)
        }
      }
      let ticker = Task.detached {
        for _ in 1...30 { try await Task.sleep(for: .milliseconds(1)) }
      }
      try await ticker.value
      #expect(!FileManager.default.fileExists(atPath: file))
      _ = lock.take()
      for try await isChanged in group { #expect(isChanged) }
    }
    #expect(await ReaderStateKeeper(file: file, for: series).load().keptVolumes.count == 12)
  }

  /// Steps and their opposites, which would lead elsewhere in another order, or if one that waits
  /// were made again.
  @Test func changesKeepTheirOrder() async throws {
    var lock: HeldFolder? = try HeldFolder(folder.path)
    let keeper = ReaderStateKeeper(file: file, for: series)
    let book = series[0]
    let changes: [ReaderState.Change] = [
      .bookmarked(book, place: 2), .moved(book, by: 1), .finished([book]), .moved(book, by: -1),
      .kept([book]), .removedBookmarks(of: [book]), .moved(book, by: 1), .moved(book, by: 1),
    ]
    var tasks: [Task<Bool, any Error>] = []
    for change in changes {
      tasks.append(Task { try await keeper.perform(change, timeout: Self.patience) })
      // Each is in the queue before the next one.
      while await keeper.queue.count < tasks.count { await Task.yield() }
    }
    #expect(await keeper.load() == ReaderState())
    _ = lock.take()
    var state = ReaderState()
    for (task, change) in zip(tasks, changes) {
      let before = state
      state.apply(change)
      #expect(try await task.value == (state != before))
    }
    #expect(await keeper.load() == state)
    #expect(state.record(of: book).bookmark?.placeWhenSet == 2)
  }

  /// A change whose task is cancelled is not made, wherever it stands in the queue.
  @Test func aChangeThatWaitsCanBeCancelled() async throws {
    var lock: HeldFolder? = try HeldFolder(folder.path)
    let keeper = ReaderStateKeeper(file: file, for: series)
    var tasks: [Task<Bool, any Error>] = []
    for book in series.prefix(4) {
      tasks.append(Task { try await keeper.perform(.kept([book]), timeout: Self.patience) })
      while await keeper.queue.count < tasks.count { await Task.yield() }
    }
    for task in [tasks[2], tasks[0]] {
      task.cancel()
      await #expect(throws: ReaderStateError.locked(file: file)) { try await task.value }
    }
    _ = lock.take()
    for task in [tasks[1], tasks[3]] { #expect(try await task.value) }
    #expect(await keeper.load().keptVolumes == [2, 4])
  }

  /// It is made with the next one.
  @Test func aChangeMayWaitInVain() async throws {
    var lock: HeldFolder? = try HeldFolder(folder.path)
    let keeper = ReaderStateKeeper(file: file, for: series)
    for timeout in [Duration.zero, .milliseconds(20)] {
      await #expect(throws: ReaderStateError.locked(file: file)) {
        try await keeper.perform(.kept([series[0]]), timeout: timeout)
      }
    }
    _ = lock.take()
    try await keeper.perform(.kept([series[1]]))
    #expect(await keeper.load().keptVolumes == [1, 2])
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
