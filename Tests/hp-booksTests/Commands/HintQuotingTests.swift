import Foundation
import TestSupport
import Testing

/// The command under a summary, with file names that a shell or a terminal takes amiss.
@Suite(.limitForPrograms)
struct HintQuotingTests {
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

  /// Names in which a quote and what follows it are one Character.
  private static let accentedNames = [
    "it'\u{301}; echo injected #.json", "it'\u{fe0f}; echo injected #.json", "it'\u{20dd}s.json",
  ]

  @Test(arguments: names + accentedNames + invisibleNames, [1, 80])
  func worksInAnyShell(_ name: String, width: Int) throws {
    try ShellUser(["COLUMNS": "\(width)"]).expectHintsWork(forFile: name)
  }

  @Test(
    .enabled(if: ExternalTool.bash.isInstalled, "bash is not installed."),
    arguments: invisibleNames)
  func invisibleNamesWorkInBash(_ name: String) throws {
    try ShellUser().expectHintsWork(forFile: name, in: #require(ExternalTool.bash.path))
  }

  @Test(arguments: ["-books.json", "--data", "books.json", "my books.json"])
  func aPathCountsFromTheWorkingFolder(_ name: String) throws {
    let reader = try ShellUser()
    try reader.home.write(SampleBook.file(volumes: 1), to: name)
    let script = "cd; hp-books summary 1 --data=\"$1\" --state=\"$1.state\""
    let more = try #require(try reader.shell(script, [name]).output.hint("More"))
    let expanded = try reader.shell("cd\n\(more)")
    #expect(expanded.errors == "")
    #expect(expanded.output.hint("Less") != nil)
    #expect(reader.home.exists("\(name).state"))
  }
}
