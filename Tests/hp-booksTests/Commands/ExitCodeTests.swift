import TestSupport
import Testing

/// The exit codes that `hp-books help exit-codes` lists, each produced by a run of its own.
@Suite(.limitForPrograms)
struct ExitCodeTests {
  /// The last writes to a pipe that nobody reads.
  private static let lines = [
    "list", "search no such words anywhere", "shwo", "list --data damaged.json",
    "list --data missing.json", "summary 1 --expand --state /dev/null", "list >&-", "list >&3",
  ]

  @Test func eachCodeCanBeProduced() throws {
    let reader = try ShellUser()
    try reader.home.write("{", to: "damaged.json")
    let pipe = "mkfifo p; : <p & exec 3>p; wait"
    let codes = try Self.lines.map { line in
      try reader.shell("cd; \(pipe); hp-books \(line) 2>errors; echo $?; rm p").lines.last
    }
    #expect(Set(codes) == Set(ExitCodeTable.documented.map(String.init)))
  }
}
