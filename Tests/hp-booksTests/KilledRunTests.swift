import Foundation
import TestSupport
import Testing

/// Runs that are killed wherever they happen to be.
struct KilledRunTests {
  private let reader: ShellUser

  init() throws {
    reader = try ShellUser()
  }

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
      #expect(Set(names).isSubset(of: ["state.json", "state.json.new"]))
    }
    #expect(try reader.run("show", "1", "--collapse").errors == "")
    #expect(try reader.run("show", "2").errors == "")
    #expect(try reader.home.names(in: ".local/state/hp-books") == ["state.json"])
  }

  @Test func whatAKilledRunLeftBehindHindersNobody() throws {
    _ = try reader.run("show", "3")
    let litter = ".local/state/hp-books/state.json.new"
    try reader.home.write("{ \"version\"", to: litter)
    #expect(try reader.run("show", "4").errors == "")
    #expect(try reader.remembered().lastShown == 4)
    #expect(!reader.home.exists(litter))
  }

  private func expected(_ before: Memory, _ volume: Int) -> Memory {
    let expanded = volume == 2 ? [] : [volume]
    return Memory(expanded: Set(before.expanded + expanded).sorted(), lastShown: volume)
  }
}
