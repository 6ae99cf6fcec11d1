import TestSupport
import Testing

@testable import hp_books

/// What a search tells of what has been read, and does not tell of anything else.
struct SearchCommandTests {
  /// What the reader has done, and words of what they have not read.
  @Test(arguments: [
    ("", "scabbers"), ("", "pettigrew"), ("bookmark 3 2", "patronus"),
    ("bookmark 3 2", "pettigrew"), ("bookmark 3 9", "werewolf"),
    ("bookmark 1-5 --finished", "horcrux"), ("bookmark 7 2", "skeeter"),
  ])
  func whatHasNotBeenReadIsAnsweredLikeAWordThatNoBookHas(before: String, word: String) throws {
    let user = try LibraryUser()
    if !before.isEmpty { user.prepare(before) }
    #expect(user.run(["search", word, "--all"]).ending == .exit(0))
    for options in [[], ["--json"]] {
      for words in [[word], [String(word.dropFirst())], ["harry", word], [word, "azkaban"]] {
        let other = words.map { word.hasSuffix($0) ? "qvjxzw" : $0 }
        let absent = user.run(["search"] + other + options)
        func expected(_ text: String) -> String {
          text.replacing(other.joined(separator: " "), with: words.joined(separator: " "))
        }
        #expect(
          user.run(["search"] + words + options)
            == ProgramResult(
              output: expected(absent.output), errors: expected(absent.errors), ending: .exit(1)))
      }
    }
  }

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
    let nothing = try user.shell("cd && hp-books search all of --data - < books.json")
    #expect(nothing.output.isEmpty)
    #expect(
      nothing.errors.hasSuffix(
        "\n  Searched the pages of all volumes.\n"))
    let something = try user.shell("cd && hp-books search emma --data - < books.json")
    #expect(
      something.output.hasSuffix(
        "  1 hit in 1 volume\n  Searched the pages of all volumes.\n")
    )
  }

  @Test func nothingIsSaidOfASeriesInWhichAllIsSearched() throws {
    let user = try LibraryUser([SampleBook()])
    #expect(user.run("search hartfield").output.contains("Open the first: hp-books read 1 1"))
    #expect(!user.run("search hartfield").output.contains("Searched"))
    // Titles of chapters are left out.
    user.prepare("bookmark 1 1")
    #expect(
      user.run("search randalls").errors.contains(
        "  Searched the pages of all volumes, without"))
  }
}
