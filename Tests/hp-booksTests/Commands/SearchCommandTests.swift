import TestSupport
import Testing

@testable import hp_books

/// What a search says to type next.
struct SearchCommandTests {
  /// Words, and how they are typed to search for them in everything.
  @Test(arguments: [
    (["owl"], "owl --all"), (["dark lord"], "'dark lord' --all"), (["-x"], "--all -- -x"),
    (["owl", "--all"], "--all -- owl --all"),
  ])
  func theWordsAreRepeatedAsTheyWereTyped(words: [String], typed: String) {
    let run = Rehearsal(["search", "--no-state", "--"] + words)
    let text = run.outputText + run.errorText
    let line = text.split(separator: "\n").first { $0.contains("Everything") }
    let searched = "Searched the pages of all volumes."
    #expect(line == "  \(searched) Everything: hp-books search \(typed)")
  }

  @Test func booksThatCannotBeReadAgainAreNotOffered() throws {
    let user = try ShellUser()
    let book = SampleBook(json: ["story": "\"All of it.\""])
    try user.home.write(SampleBook.file([book]), to: "books.json")
    let searched = "\n  Searched the pages of all volumes.\n"
    let nothing = try user.shell("cd && hp-books search all of --data - < books.json")
    #expect(nothing.output.isEmpty)
    #expect(nothing.errors.hasSuffix(searched))
    let something = try user.shell("cd && hp-books search emma --data - < books.json")
    #expect(something.output.hasSuffix("  1 hit in 1 volume" + searched))
  }
}
