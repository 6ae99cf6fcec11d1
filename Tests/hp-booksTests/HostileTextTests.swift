import Foundation
import TestSupport
import Testing

/// Text that would command or mislead a terminal, wherever it comes from.
struct HostileTextTests {
  private static let tricks = [
    "\u{1b}[31mred", "\u{1b}[2J\u{1b}[H", "\u{1b}]0;title\u{7}", "\u{1b}]52;c;aGk=\u{1b}\\",
    "\u{1b}Pq#0~\u{1b}\\", "\u{9b}31m", "\u{90}x\u{9c}", "over\rwritten", "a\u{8}b", "\u{7}bell",
    "\u{7f}", "\u{0}zero", "\u{202e}gnp.exe", "\u{2066}isolate\u{2069}", "a\u{2028}b\u{2029}c",
    "\u{feff}mark", "\u{e0041}tag", "new\nline", "\u{b}\u{c}\u{85}", "a\u{1b}\u{301}[31m",
  ]

  private let reader: ShellUser

  init() throws {
    reader = try ShellUser()
  }

  @Test(arguments: tricks, ["list", "show", "summary", "chapters"])
  func inEveryFieldIsMadeVisible(_ trick: String, command: String) throws {
    let file = try reader.home.write(SampleBook.file([book(with: trick)]), to: "books.json")
    for words in [[command], [command, "--color", "always"], [command, "--width", "20"]] {
      let outcome = try reader.run(words + ["--data", file])
      #expect(outcome.ending == .exit(0))
      #expect(outcome.errors == "")
      #expect(outcome.output.withoutStyles.controlFaults == [])
    }
  }

  @Test(arguments: tricks)
  func inAnErrorMessageIsMadeVisible(_ trick: String) throws {
    for fault in [\SampleBook.releaseDate, \SampleBook.title] {
      var books = [book(with: trick)]
      books[0][keyPath: fault] = fault == \.title ? " " : trick
      let file = try reader.home.write(SampleBook.file(books), to: "books.json")
      // The error, the line with its caret, and the hint.
      try expectCleanError(65, ["list", "--data", file], lines: 4)
    }
  }

  @Test(arguments: tricks.filter { !$0.contains("\0") })
  func inAFileNameIsMadeVisible(_ trick: String) throws {
    let missing = reader.home.path(trick)
    try expectCleanError(66, ["list", "--data", missing], lines: 1)
    let state = try reader.home.write("damaged", to: "of \(trick)")
    let outcome = try reader.run("show", "3", "--state", state)
    #expect(outcome.errors.hasPrefix("Warning: "))
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.errors.controlFaults == [])
    #expect(outcome.output.controlFaults == [])
  }

  @Test(arguments: tricks.filter { !$0.contains("\0") })
  func inAnArgumentIsMadeVisible(_ trick: String) throws {
    for words in [
      [trick], ["show", trick], ["show", "3", trick], ["--\(trick)"], ["list", "--width", trick],
      ["list", "--color=\(trick)"], ["help", trick], ["list", "-\(trick)"],
    ] {
      let outcome = try reader.run(words)
      #expect(outcome.ending == .exit(64))
      #expect(outcome.output == "")
      #expect(outcome.errors.hasPrefix("Error: "))
      #expect(outcome.errors.controlFaults == [])
      let others = outcome.errors.split(separator: "\n").dropFirst()
      #expect(
        others.allSatisfy { $0.hasPrefix("Usage: ") || $0.hasPrefix("Hint: ") || $0.hasPrefix(" ") }
      )
    }
  }

  @Test func inTheEnvironmentIsMadeVisible() throws {
    for name in ["HP_BOOKS_STATE", "XDG_STATE_HOME", "HOME"] {
      let path = try reader.home.write("file", to: "\u{1b}[31m\(name)")
      let reader = try reader.with([name: path + "/x"])
      let outcome = try reader.run("show", "3")
      #expect(outcome.errors.hasPrefix("Warning: "))
      #expect(outcome.errors.contains("\\u{1b}[31m"))
      #expect(outcome.errors.controlFaults == [])
    }
  }

  @Test func whatIsReplacedIsShown() throws {
    let book = SampleBook(title: "\u{1b}[31mRed\nTitle")
    let file = try reader.home.write(SampleBook.file([book]), to: "books.json")
    let page = try reader.run("chapters", "1", "--data", file).output
    #expect(page.hasPrefix("  \\u{1b}[31mRed Title\n\n"))
  }

  private func book(with trick: String) -> SampleBook {
    let summary = trick + SampleBook.longSummary + trick
    return SampleBook(
      title: "A \(trick) Z", author: trick, dedication: trick, summary: summary,
      wiki: "https://example.org/\(trick)", chapters: ["1. Z\(trick)", "Z\(trick)"])
  }

  private func expectCleanError(_ code: Int32, _ words: [String], lines: Int) throws {
    let outcome = try reader.run(words)
    #expect(outcome.ending == .exit(code))
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("Error: "))
    #expect(outcome.errors.split(separator: "\n").count == lines)
    #expect(outcome.errors.controlFaults == [])
  }
}
