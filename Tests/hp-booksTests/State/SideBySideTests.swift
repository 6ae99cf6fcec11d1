import BookCore
import Foundation
import TestSupport
import Testing

/// Programs that save at the same time.
@Suite(.limitForPrograms)
struct SideBySideTests {
  private static let volumes = 60

  private let reader: ShellUser
  private let data: String
  private let file: String
  private let store: ReaderStateStore

  init() throws {
    let home = try ShellUser()
    reader = home.with([
      "HP_BOOKS_STATE": home.home.path("folder/state.json"), "HP_BOOKS_READER": "anna",
    ])
    data = try reader.home.write(SampleBook.file(volumes: Self.volumes), to: "books.json")
    file = reader.home.path("folder/readers/anna.json")
    store = ReaderStateStore(
      file: file, for: try BookSeries(contentsOfFile: data), home: reader.home.path)
  }

  private func start(_ words: [String]) throws -> RunningProgram {
    try reader.start(words + ["--data", data])
  }

  private static func locked(_ file: String) -> String {
    "Error: The reader state cannot be saved in '\(file)': another program has locked it.\n"
  }

  /// A change of another kind for each volume, with its record if it was made, and if not.
  private static func change(of volume: Int) -> (words: [String], isMade: (BookRecord?) -> Bool) {
    switch volume % 4 {
    case 0: (["summary", "\(volume)", "--expand"], { $0?.isExpanded == true })
    case 1: (["shelf", "\(volume)", "--add"], { $0?.isKept == true })
    case 2: (["bookmark", "\(volume)", "2"], { $0?.bookmark?.placeWhenSet == 2 })
    default: (["forget", "\(volume)"], { $0 == nil })
    }
  }

  @Test func whatIsAnsweredWithZeroIsOnTheDisk() throws {
    let books = try BookSeries(contentsOfFile: data).books
    try store.save([.finished(books.filter { $0.seriesNumber % 4 == 3 })])
    let changes = (1...Self.volumes).map(Self.change)
    let runs = try changes.map { try start($0.words) }
    let outcomes = try runs.map { try $0.finish() }
    let state = store.load().state
    for (volume, (change, outcome)) in zip(1..., zip(changes, outcomes)) {
      let isMade = change.isMade(state.record(ofVolume: volume))
      #expect(isMade == (outcome.ending == .exit(0)), "\(change.words)")
      if isMade {
        #expect(outcome.errors == "")
      } else {
        // On a slow disk the last in the queue may run out of patience, but never silently.
        #expect(outcome.ending == .exit(73))
        #expect(outcome.errors == Self.locked(file))
      }
    }
    #expect(outcomes.contains { $0.ending == .exit(0) })
    #expect(try reader.home.names(in: "folder/readers") == ["anna.json"])
  }

  /// No step is lost, and none is counted twice.
  @Test func stepsAddUp() throws {
    let state = reader.home.path("steps.json")
    let words = ["bookmark", "3", "+1", "--state", state]
    let runs = try (1...20).map { _ in try reader.start(words) }
    let steps = try runs.count(where: { try $0.finish().ending == .exit(0) })
    let stored = try ReaderStateStore.embedded(in: state).load().state
    #expect(stored.bookmarks == [3: steps])
  }

  /// Each volume has a chain of runs, one after the other, beside those of the other volumes.
  @Test func theLastRunOfEachVolumeDecides() throws {
    let script = """
      for flag in $1; do hp-books show "$2" "--$flag" --data "$3" --state "$4" || exit; done
      """
    let volumes = 1...10
    let chains = try volumes.map { volume in
      let last = volume.isMultiple(of: 3) ? "expand" : "collapse"
      return try reader.startShell(script, ["expand collapse \(last)", "\(volume)", data, file])
    }
    for (volume, chain) in zip(volumes, chains) {
      let outcome = try chain.finish()
      #expect(outcome.ending == .exit(0), "Volume \(volume): \(outcome.errors)")
    }
    let state = store.load().state
    #expect(state.expandedVolumes == volumes.filter { $0.isMultiple(of: 3) })
    #expect(volumes.contains(state.recentVolumes.first ?? 0))
  }

  @Test func patienceHasAnEnd() throws {
    let reader = try ShellUser()
    _ = try reader.run("show", "2")
    let before = try reader.home.stamp(of: ShellUser.usualStateFile)
    let folder = try HeldFolder(reader.home.path(".local/state/hp-books"))
    let outcome = try reader.run("summary", "1", "--expand")
    _ = consume folder
    #expect(outcome.ending == .exit(73))
    #expect(outcome.output.hint("Less") == "hp-books summary 1 --collapse")
    #expect(outcome.errors == Self.locked(reader.home.path(ShellUser.usualStateFile)))
    #expect(try reader.home.stamp(of: ShellUser.usualStateFile) == before)
    #expect(try reader.home.names(in: ".local/state/hp-books") == ["state.json"])
  }
}
