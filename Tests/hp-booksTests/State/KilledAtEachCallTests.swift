import BookCore
import Foundation
import TestSupport
import Testing

/// Runs that are killed wherever they happen to be and, where the system can say where that is, at
/// every system call they make, one after another.
@Suite(.limitForPrograms)
struct KilledAtEachCallTests {
  private let reader: ShellUser

  init() throws { reader = try ShellUser() }

  @Test func leaveTheOldFileOrTheNewOne() throws {
    let usualDuration = try ContinuousClock().measure { _ = try reader.run("show", "1") }
    for turn in 0..<60 {
      let before = try reader.remembered()
      let run = try reader.start(["show", "\(turn % 7 + 1)", "--expand"])
      // Any moment will do, so it does not matter that no wait is exact.
      usleep(.random(in: 0...UInt32(usualDuration / .microseconds(1))))
      run.end()
      _ = try run.finish()
      let after = try reader.remembered()
      #expect(after == before || after == expected(before, turn % 7 + 1))
      let names = try reader.home.names(in: ".local/state/hp-books")
      #expect(Set(names).isSubset(of: ["state.json", "state.json.hp-books-1"]))
    }
    #expect(try reader.run("show", "1", "--collapse").errors == "")
    #expect(try reader.run("show", "2").errors == "")
    #expect(try reader.home.names(in: ".local/state/hp-books") == ["state.json"])
  }

  @Test func whatAKilledRunLeftBehindHindersNobody() throws {
    _ = try reader.run("show", "3")
    let litter = ".local/state/hp-books/state.json.hp-books-1"
    try reader.home.write("{\n  \"version\"", to: litter)
    #expect(try reader.run("show", "4").errors == "")
    #expect(try reader.remembered().lastShown == 4)
    #expect(!reader.home.exists(litter))
  }

  private func expected(_ before: Memory, _ volume: Int) -> Memory {
    let expanded = volume == 2 ? [] : [volume]
    return Memory(expanded: Set(before.expanded + expanded).sorted(), lastShown: volume)
  }
}

#if os(Linux)
extension KilledAtEachCallTests {
  private static let tooMany = 5_000
  private static let words = ["summary", "1", "--expand"]

  /// Command lines that change something.
  @Test(
    .enabled(if: TracedRun.isAllowed, "Tracing is not allowed here."),
    arguments: [
      Request("shelf", "5", "3", "--add"), Request("bookmark", "3", "9"), Request("forget", "2"),
      Request("next"), Request("undo"),
    ])
  func theLibraryIsWholeAndOldOrNew(_ change: Request) throws {
    let file = ShellUser.usualStateFile
    let store = ReaderStateStore(file: reader.home.path(file), series: .embedded)
    _ = try reader.run("bookmark", "2", "7")
    let before = try reader.home.read(file)
    let old = store.load().state
    _ = try reader.run(change.words)
    let new = store.load().state
    try #require(new != old)
    var seen: Set<ReaderState> = []
    try killAtEachCall(of: change.words) {
      #expect(store.load().problem == nil)
      seen.insert(store.load().state)
      let names = try reader.home.names(in: ".local/state/hp-books")
      #expect(Set(names).isSubset(of: ["state.json", "state.json.hp-books-1"]))
    } before: {
      try reader.home.write(before, to: file)
    }
    #expect(seen == [old, new])
    #expect(store.load().state == new)
  }

  @Test(.enabled(if: TracedRun.isAllowed, "Tracing is not allowed here."))
  func theFileIsWholeAndOldOrNew() throws {
    _ = try reader.run("show", "2")
    let old = try reader.remembered()
    let new = Memory(expanded: [1], lastShown: 2)
    var seen: [Memory] = []
    try killAtEachCall {
      let memory = try reader.remembered()
      seen.append(memory)
      #expect(memory == old || memory == new)
      let names = try reader.home.names(in: ".local/state/hp-books")
      #expect(Set(names).isSubset(of: ["state.json", "state.json.hp-books-1"]))
      // A run that changed nothing leaves the next one what it found itself.
      if memory == old, names == ["state.json"] { return }
      _ = try reader.run("summary", "1", "--expand")
      _ = try reader.run("summary", "1", "--collapse")
      #expect(try reader.remembered() == old)
      #expect(try reader.home.names(in: ".local/state/hp-books") == ["state.json"])
    }
    #expect(seen.contains(old))
    #expect(seen.contains(new))
    #expect(try reader.remembered() == new)
  }

  @Test(.enabled(if: TracedRun.isAllowed, "Tracing is not allowed here."))
  func aDamagedFileIsNeverLost() throws {
    let folder = reader.home.path(".local/state/hp-books")
    try killAtEachCall {
      let names = try reader.home.names(in: ".local/state/hp-books")
      let texts = try names.map { try reader.home.read(".local/state/hp-books/\($0)") }
      #expect(texts.contains("damaged"))
    } before: {
      try? FileManager.default.removeItem(atPath: folder)
      try reader.home.createFolder(".local/state/hp-books")
      try reader.home.write("damaged", to: ".local/state/hp-books/state.json")
    }
  }

  private func killAtEachCall(
    of words: [String] = words, _ check: () throws -> Void, before: () throws -> Void = {}
  ) throws {
    for call in 0..<Self.tooMany {
      try before()
      guard try TracedRun.kill(before: call, reader, words) else { return }
      try check()
    }
    Issue.record("The program makes no end of system calls.")
  }
}
#endif
