import Foundation
import TestSupport
import Testing

/// Text that wants to command the terminal, in every field and every command.
struct TerminalSafetyTests {
  private static let styleCodes: Set<String> = ["0", "1", "2", "1;97;44"]

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static func book(with text: String) -> SampleBook {
    SampleBook(
      title: "T \(text)", author: text, dedication: text,
      summary: text + SampleBook.longSummary + text, wiki: "https://example.org/\(text)",
      chapters: ["1. C \(text)", "C \(text)"])
  }

  @Test(arguments: HostileText.tricks + HostileText.random(count: 150, seed: 1))
  func noFieldReachesTheTerminalAsItIs(text: String) throws {
    let file = try folder.write(SampleBook.file([Self.book(with: text)]), to: "books.json")
    let state = folder.path("state of \(text.filter { $0 != "\0" && $0 != "/" })")
    for command in [
      ["list"], ["show", "1"], ["show", "1", "--expand"], ["summary", "1"], ["chapters", "1"],
      ["summary", "1", "--collapse"], ["search", "a"], ["paths"],
    ] where Rehearsal.hasCommand(command[0]) {
      for options in [["--color", "never"], ["--color", "always"], ["--width", "20"]] {
        let run = Rehearsal(command + options + ["--data", file, "--state", state])
        #expect(run.code == 0, "\(command) \(run.errorText)")
        let isColored = options == ["--color", "always"]
        let page = isColored ? withoutOwnStyles(run.outputText) : run.outputText
        #expect(page.controlFaults == [], "\(command + options)")
        #expect(withoutOwnStyles(run.errorText).controlFaults == [])
      }
    }
  }

  @Test(arguments: HostileText.tricks + HostileText.random(count: 50, seed: 2))
  func noErrorMessageCarriesIt(text: String) throws {
    let bare = #"{"data": [{"attributes": {"title": "\#(text)" "pages": 1}}]}"#
    var wrong = Self.book(with: text)
    wrong.releaseDate = text
    var empty = Self.book(with: text)
    empty.title = " "
    for data in try [
      Data(bare.utf8), Data(text.utf8), SampleBook.file([wrong]), SampleBook.file([empty]),
    ] {
      let file = try folder.write(data, to: "books.json")
      let run = Rehearsal(["list", "--data", file])
      #expect(run.code == 65)
      #expect(run.output == [])
      #expect(run.errorText.controlFaults == [])
      #expect(run.errorText.hasPrefix("Error: "))
    }
  }

  @Test(arguments: HostileText.tricks)
  func noPathOrVariableCarriesIt(text: String) {
    for name in ["HOME", "XDG_STATE_HOME", "HP_BOOKS_STATE", "COLUMNS", "TERM"] {
      let run = Rehearsal(["paths"], environment: [name: "/nowhere/\(text)"])
      #expect(run.outputText.controlFaults == [])
    }
    let missing = Rehearsal(["list", "--data", "/nowhere/\(text)"])
    #expect(missing.code == 66)
    #expect(missing.errorText.controlFaults == [])
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "🏳️‍🌈", "🇰🇷", "❤️‍🔥", "마법사의 돌", "마법사", "e\u{301}"])
  func whatIsHarmlessComesThroughWhole(text: String) throws {
    let book = SampleBook(
      title: text, author: text, dedication: text, summary: text, chapters: ["1. \(text)"])
    let file = try folder.write(SampleBook.file([book]), to: "books.json")
    for width in ["20", "80"] {
      let state = folder.path("state.json")
      let run = Rehearsal(["show", "1", "--width", width, "--data", file, "--state", state])
      let pieces = run.outputText.ranges(of: text)
      #expect(pieces.count == 6)
      #expect(pieces.allSatisfy { Array(run.outputText[$0].utf8) == Array(text.utf8) })
    }
  }

  /// The text without the codes that the program itself may write, and with all others.
  private func withoutOwnStyles(_ text: String) -> String {
    let pieces = text.split(separator: "\u{1b}[", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(String(pieces.first ?? "")) { plain, piece in
      let code = String(piece.prefix { $0 != "m" })
      return Self.styleCodes.contains(code)
        ? plain + piece.dropFirst(code.count + 1) : plain + "\u{1b}[" + piece
    }
  }
}
