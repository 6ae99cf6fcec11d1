import ArgumentParsing
import DisplayText
import TestSupport
import Testing

struct UsageErrorTests {
  @Test(arguments: [([""], "BOOK"), (["emma", ""], "PAGE"), (["emma", "two", "", ""], "PAGE")])
  func namesWhatAnArgumentEndsIn(words: [String], _ name: String) {
    let error = Shelf.error(for: ["turn"] + words)
    #expect(error?.problem.message == "The value of \(name) is empty.")
  }

  @Test func quotesControlCharactersVisibly() {
    let error = Sample.error(for: ["sh\u{1b}[31m\now"])
    #expect(error?.problem.message == #"Unknown command 'sh\u{1b}[31m\u{a}ow'."#)
  }

  @Test(arguments: Corpus.commandLines)
  func whatOnceBrokeSomethingIsAnsweredVisibly(entry: Corpus.Entry<[String]>) {
    let lines = Sample.error(for: entry.input)?.lines.map(\.plainText) ?? []
    #expect(lines.allSatisfy { $0.sanitizedForTerminal() == $0 })
  }

  @Test(arguments: ["x", "é", "가", "\u{301}", "👨‍👩‍👧", "9"].sampled(2))
  func cutsWhatIsLong(_ unit: String) throws {
    let long = String(repeating: unit, count: 20_000)
    for arguments in [[long], ["show", "--width", long], ["show", "--\(long)"], ["list", long]] {
      let error = try #require(Sample.error(for: arguments))
      #expect(error.problem.message.unicodeScalars.count < 400)
    }
  }

  @Test(arguments: [
    (String(repeating: "x", count: 60), String(repeating: "x", count: 60)),
    (String(repeating: "x", count: 61), String(repeating: "x", count: 59) + "…"),
    (String(repeating: "가", count: 40), String(repeating: "가", count: 29) + "…"),
    (
      "e" + String(repeating: "\u{301}", count: 300),
      "e" + String(repeating: "\u{301}", count: 239) + "…"
    ),
  ])
  func repeatsSixtyColumnsOfAWord(_ word: String, _ excerpt: String) {
    #expect(Sample.error(for: [word])?.problem.message == "Unknown command '\(excerpt)'.")
  }

  @Test func theUsageIsThatOfTheCommandIfThereIsOne() {
    let lines = Sample.error(for: "show --width")?.lines.map(\.plainText)
    #expect(lines?.contains("Usage: books show [VOLUME] [options]") == true)
    #expect(
      Sample.error(for: "shwo")?.lines.map(\.plainText) == [
        "Error: Unknown command 'shwo'.", "Hint: Did you mean 'show'?  books show",
      ])
  }

  @Test func detailsStandBetweenTheMessageAndTheHint() {
    let error = Sample.usageError(
      ValidationError("Two fit:", details: ["  1  One", "  2  Two"], hints: [.text("Choose.")]),
      in: Sample.Show.self)
    #expect(
      error.lines.map(\.plainText) == [
        "Error: Two fit:",
        "  1  One",
        "  2  Two",
        "Hint: Choose.",
        "Usage: books show [VOLUME] [options]",
        "  See 'books show --help' for more information.",
      ])
  }
}
