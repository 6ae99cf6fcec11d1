import DisplayText
import Foundation
import SystemCalls
import TestSupport
import Testing

@testable import TerminalKit

extension ProcessTests {
  struct PagerTests {
    private static let names = ["BOOKS_PAGER", "PAGER"]

    private let signals = SharedSignals()

    @Test(
      arguments: try CaseFile().table("the first variable that is set names the pager")
        as [([String: String], String)])
    func theFirstVariableThatIsSetNamesThePager(variables: [String: String], pager: String) {
      #expect(self.pager(variables) == self.pager(["PAGER": pager]))
      #expect(self.pager(variables) != self.pager(["PAGER": pager + " and more"]))
      #expect(self.pager(variables) != nil)
    }

    @Test(arguments: [
      ["PAGER": ""], ["PAGER": "  "], ["PAGER": "cat"], ["PAGER": " cat "],
      ["PAGER": "more", "BOOKS_PAGER": ""], ["PAGER": "more", "BOOKS_PAGER": "cat"],
    ])
    func anEmptyPagerOrCatMeansNone(variables: [String: String]) {
      #expect(pager(variables) == nil)
    }

    @Test(arguments: [nil, "", "dumb"])
    func aTerminalThatCannotShowOneGetsNone(term: String?) {
      var variables = ["PAGER": "more"]
      variables["TERM"] = term

      #expect(Pager(environment: Environment(variables), variables: Self.names) == nil)
    }

    /// A pager, and whether it is known to hide the targets of hyperlinks.
    @Test(arguments: try CaseFile().table("only less shows links") as [([String: String], Bool)])
    func onlyLessShowsLinks(variables: [String: String], showsLinks: Bool) {
      #expect(pager(variables)?.showsLinks == showsLinks)
    }

    @Test(arguments: [
      "sed s/Harry/Ron/ | cat >", "LC_ALL=C sed s/Harry/Ron/ >", "sed -e 's/Harry/Ron/' >",
    ])
    func aCommandThatNeedsAShellGetsOne(command: String) throws {
      let folder = try TemporaryFolder()

      let whole = "\(command) \(folder.path("text"))"
      try #require(pager(["PAGER": whole])).show(Array("Harry\n".utf8))

      #expect(try folder.read("text") == "Ron\n")
    }

    @Test func aPipeThatFailsIsNamedWhole() {
      #expect(throws: ProgramFailure.failed(program: "exit 3 | exit 127")) {
        try pager(["PAGER": "exit 3 | exit 127"])?.show(text(of: 1))
      }
    }

    @Test(
      arguments: try CaseFile().table("a page must leave a row to the prompt")
        as [(Int, Int?, Int?, Bool)])
    func aPageMustLeaveARowToThePrompt(lines: Int, rows: Int?, columns: Int?, isNeeded: Bool) {
      let lines = [StyledText](repeating: "line", count: lines)

      #expect(Pager.isNeeded(for: lines, rows: rows, columns: columns) == isNeeded)
    }

    /// Letters in a line, and the rows it takes in eighty columns, which is the default.
    @Test(arguments: [(0, 1), (1, 1), (79, 1), (80, 1), (81, 2), (160, 2), (161, 3)])
    func aLineIsBrokenAfterItsLastColumn(length: Int, height: Int) {
      let line = StyledText(String(repeating: "a", count: length))

      #expect(Pager.isNeeded(for: [line], rows: height, columns: nil))
      #expect(!Pager.isNeeded(for: [line], rows: height + 1, columns: nil))
    }

    @Test(arguments: [(11, 3), (10, 4), (5, 6), (1, 22), (0, 22)])
    func aLineWiderThanTheTerminalTakesMoreRows(columns: Int, height: Int) {
      let lines: [StyledText] = ["마법사의 돌", "", "1234567890"]

      #expect(Pager.isNeeded(for: lines, rows: height, columns: columns))
      #expect(!Pager.isNeeded(for: lines, rows: height + 1, columns: columns))
    }

    @Test(arguments: [1, 100_000])
    func theTextArrivesWhole(repetitions: Int) throws {
      let folder = try TemporaryFolder()
      let text = String(repeating: "해리 Harry\n", count: repetitions)

      let command = "sh -c 'cat > \(folder.path("text"))'"
      try #require(pager(["PAGER": command])).show(Array(text.utf8))

      #expect(try folder.read("text") == text)
    }

    @Test(
      arguments: [
        "head -c 1 > /dev/null", "exit 0", "cat > /dev/null; exit 1", "kill -s INT $$", "exit 3",
        "kill -s TERM $$",
      ], [1, 1_000_000])
    func aPagerThatRunsIsNoFailure(script: String, size: Int) throws {
      try #require(pager(["PAGER": "sh -c '\(script)'"])).show(text(of: size))
    }

    @Test(
      arguments: [
        "exit 126", "exit 127", "cat > /dev/null; exit 127",
      ], [1, 1_000_000])
    func aPagerThatAShellCannotRunIsSaidSo(script: String, size: Int) {
      #expect(throws: ProgramFailure.failed(program: "sh")) {
        try pager(["PAGER": "sh -c '\(script)'"])?.show(text(of: size))
      }
    }

    @Test func aPagerThatIsNotThereIsSaidSo() throws {
      let missing = try TemporaryFolder().path("pager")
      let failure = ProgramFailure.notStarted(program: missing, reason: "No such file or directory")

      #expect(throws: failure) { try pager(["PAGER": "\(missing) -x"])?.show(text(of: 1)) }
    }

    private func pager(_ variables: [String: String]) -> Pager? {
      let variables = variables.merging(["TERM": "xterm"]) { $1 }
      return Pager(environment: Environment(variables), variables: Self.names)
    }

    private func text(of size: Int) -> [UInt8] {
      [UInt8](repeating: UInt8(ascii: "a"), count: size)
    }
  }
}
