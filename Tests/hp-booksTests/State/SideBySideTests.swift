import Foundation
import TestSupport
import Testing

/// Programs that save at the same time.
@Suite(.limitForPrograms)
struct SideBySideTests {
  private static let writers = 100

  private let reader: ShellUser

  init() throws { reader = try ShellUser() }

  @Test func whatIsAnsweredWithZeroIsOnTheDisk() throws {
    let data = try reader.home.write(SampleBook.file(volumes: Self.writers), to: "books.json")
    let state = reader.home.path("folder/state.json")
    let runs = try (1...Self.writers).map {
      try reader.start(["summary", "\($0)", "--expand", "--data", data, "--state", state])
    }
    let outcomes = try runs.map { try $0.finish() }
    let saved = zip(1..., outcomes).filter { $1.ending == .exit(0) }.map(\.0)
    #expect(!saved.isEmpty)
    #expect(try Memory(file: state, series: data).expanded == saved)
    // On a slow disk the last in the queue may run out of patience, but never silently.
    for outcome in outcomes where outcome.ending != .exit(0) {
      #expect(outcome.ending == .exit(74))
      #expect(outcome.errors == Self.locked(state))
    }
    #expect(try reader.home.names(in: "folder") == ["state.json"])
  }

  @Test func patienceHasAnEnd() throws {
    _ = try reader.run("show", "2")
    let before = try reader.home.stamp(of: ShellUser.usualStateFile)
    let folder = try HeldFolder(reader.home.path(".local/state/hp-books"))
    let start = ContinuousClock.now
    let outcome = try reader.run("summary", "1", "--expand")
    let waited = ContinuousClock.now - start
    _ = consume folder
    #expect(outcome.ending == .exit(74))
    #expect(outcome.output.hint("Less") == "hp-books summary 1 --collapse")
    #expect(outcome.errors == Self.locked(reader.home.path(ShellUser.usualStateFile)))
    #expect((.seconds(5)..<RunningProgram.patience).contains(waited))
    #expect(try reader.home.stamp(of: ShellUser.usualStateFile) == before)
    #expect(try reader.home.names(in: ".local/state/hp-books") == ["state.json"])
  }

  private static func locked(_ file: String) -> String {
    "Error: The reader state cannot be saved in '\(file)': another program is keeping it locked.\n"
  }
}
