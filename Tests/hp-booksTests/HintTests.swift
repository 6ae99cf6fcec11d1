import Foundation
import Testing

/// The command under a summary, copied into a shell.
struct HintTests {
  private static let names = [
    "books.json",
    "my books.json",
    "it's \"mine\".json",
    "$HOME `id` $(id) \\ !.json",
    "-*?[a]~#&;|<>(){}.json",
    "마법사의 책장.json",
    "한글.json".decomposedStringWithCanonicalMapping,
    "👩‍👩‍👧 café ❤️.json",
    String(repeating: "long", count: 60) + ".json",
    String(repeating: "긴 이름 ", count: 22) + ".json",
    String(repeating: "'", count: 120) + ".json",
  ]
  private static let invisibleNames = [
    "tab\tand \u{202e}bidi.json", "two\nlines.json", "\u{1b}[31mred.json",
  ]

  @Test(arguments: names, [20, 40, 80])
  func showsTheOtherState(_ name: String, width: Int) throws {
    try expectBothWays(name, width: width, in: "/bin/sh")
  }

  @Test(.enabled(if: hasBash), arguments: invisibleNames, [20, 40, 80])
  func showsTheOtherStateOfInvisibleNamesInBash(_ name: String, width: Int) throws {
    try expectBothWays(name, width: width, in: Self.bash)
  }

  @Test(arguments: invisibleNames, [20, 40, 80])
  func showsTheOtherStateOfInvisibleNamesInAnyShell(_ name: String, width: Int) throws {
    try expectBothWays(name, width: width, in: "/bin/sh")
  }

  @Test(arguments: names + invisibleNames, [20, 40, 80])
  func fitsTheWidth(_ name: String, width: Int) throws {
    let reader = try ShellUser(["COLUMNS": "\(width)"])
    let data = try reader.home.write(SampleBook.file(volumes: 1), to: name)
    let output = try reader.run("show", "1", "--data", data).output
    #expect(output.controlFaults == [])
    // Hangul and emoji take two columns, so as many Characters may fill half a line.
    let isNarrow = name.unicodeScalars.allSatisfy { $0.value < 0x300 }
    if isNarrow { #expect(output.layoutFaults(width: width) == []) }
  }

  @Test(arguments: ["-books.json", "--data", "books.json", "my books.json"])
  func repeatsPathsFromTheWorkingFolder(_ name: String) throws {
    let reader = try ShellUser()
    try reader.home.write(SampleBook.file(volumes: 1), to: name)
    let script = "cd; hp-books summary 1 --data=\"$1\""
    let more = try #require(try reader.shell(script, [name]).output.hint("More"))
    let expanded = try reader.shell("cd\n\(more)")
    #expect(expanded.errors == "")
    #expect(expanded.output.hint("Less") != nil)
  }

  @Test(arguments: ["show", "summary"])
  func namesNoFileThatWasNotGiven(_ command: String) throws {
    let reader = try ShellUser()
    let output = try reader.run(command, "3").output
    #expect(output.hint("More") == "hp-books summary 3 --expand")
    let expanded = try reader.run(command, "3", "--expand").output
    #expect(expanded.hint("Less") == "hp-books summary 3 --collapse")
  }

  @Test(arguments: ["show", "summary"])
  func isMissingWhereTheSummaryIsShort(_ command: String) throws {
    let output = try ShellUser().run(command, "2", "--expand").output
    #expect(output.hint("More") == nil)
    #expect(output.hint("Less") == nil)
  }
}

extension HintTests {
  private static let bash = "/bin/bash"
  private static let hasBash = FileManager.default.isExecutableFile(atPath: bash)

  /// Follows the hint of a collapsed summary, and then that of the expanded one.
  private func expectBothWays(_ name: String, width: Int, in shell: String) throws {
    let reader = try ShellUser(["COLUMNS": "\(width)"])
    let data = try reader.home.write(SampleBook.file(volumes: 2), to: name)
    let state = reader.home.path("of \(name.prefix(60))")
    let words = ["summary", "2", "--data", data, "--state", state]
    let collapsed = try reader.run(words)

    let more = try #require(collapsed.output.hint("More"))
    let expanded = try reader.shell(more, in: shell)
    #expect(expanded.errors == "")
    let less = try #require(expanded.output.hint("Less"))
    #expect(try reader.run(words) == expanded)
    #expect(try Memory(file: state, series: data).expanded == [2])

    #expect(try reader.shell(less, in: shell) == collapsed)
    #expect(try reader.run(words) == collapsed)
  }
}
