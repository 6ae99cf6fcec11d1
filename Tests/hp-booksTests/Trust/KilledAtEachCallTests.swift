#if os(Linux)
import Foundation
import TestSupport
import Testing

/// Runs that are killed at every system call they make, one after another.
struct KilledAtEachCallTests {
  private static let tooMany = 5_000

  private let reader: ShellUser
  private let words = ["summary", "1", "--expand"]

  init() throws {
    reader = try ShellUser()
  }

  @Test func theFileIsWholeAndOldOrNew() throws {
    _ = try reader.run("show", "2")
    let old = try reader.remembered()
    let new = Memory(expanded: [1], lastShown: 2)
    var seen: [Memory] = []
    try killAtEachCall {
      let memory = try reader.remembered()
      seen.append(memory)
      #expect(memory == old || memory == new)
      let names = try reader.home.names(in: ".local/state/hp-books")
      #expect(Set(names).isSubset(of: ["state.json", "state.json.new"]))
      _ = try reader.run("summary", "1", "--expand")
      _ = try reader.run("summary", "1", "--collapse")
      #expect(try reader.remembered() == old)
      #expect(try reader.home.names(in: ".local/state/hp-books") == ["state.json"])
    }
    #expect(seen.contains(old))
    #expect(seen.contains(new))
    #expect(try reader.remembered() == new)
  }

  @Test func aDamagedFileIsNeverLost() throws {
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
    _ check: () throws -> Void, before: () throws -> Void = {}
  ) throws {
    for stops in 0..<Self.tooMany {
      try before()
      guard try TracedRun.kill(after: stops, reader, words) else { return }
      try check()
    }
    Issue.record("The program makes no end of system calls.")
  }
}
#endif
