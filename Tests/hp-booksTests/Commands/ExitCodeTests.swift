import Foundation
import TestSupport
import Testing

/// The exit codes that `hp-books help exit-codes` lists, each produced by a run of its own.
@Suite(.limitForPrograms)
struct ExitCodeTests {
  private static let runs: [UInt8: [String]] = [
    0: ["list"],
    1: ["search", "no such words anywhere"],
    64: ["shwo"],
    65: ["list", "--data", "damaged.json"],
    66: ["list", "--data", "missing.json"],
    74: ["summary", "1", "--expand", "--state", "/dev/null"],
  ]

  @Test(arguments: ExitCodeTable.documented.subtracting([141]).sorted())
  func eachCodeCanBeProduced(code: UInt8) throws {
    let reader = try ShellUser()
    try reader.home.write("{", to: "damaged.json")
    let words = try #require(Self.runs[code])
    let script = "cd \"$HOME\" && exec hp-books \"$@\""
    let outcome = try reader.shell(script, words)
    #expect(outcome.ending == .exit(Int32(code)))
  }

  /// The shell sees 128 and the number of the signal, even where that is ignored; a pipe without a
  /// reader takes no byte.
  @Test(arguments: ["", "trap '' PIPE; "])
  func aPipeThatNobodyReadsGivesTheCodeOfItsSignal(beginning: String) throws {
    let reader = try ShellUser()
    let script = beginning + "mkfifo p; : <p & exec 3>p; wait; hp-books list >&3; echo $?"
    #expect(try reader.shell("cd \"$HOME\"; \(script)").output == "141\n")
  }

  @Test func theListIsWhole() {
    #expect(ExitCodeTable.documented.isSuperset(of: [0, 1, 64, 65, 66, 74, 141]))
  }
}
