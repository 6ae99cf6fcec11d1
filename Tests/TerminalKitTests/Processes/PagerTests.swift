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

    @Test(arguments: [
      ([:], "less"),
      (["PAGER": "more -s"], "more -s"),
      (["PAGER": "'my pager' x"], #"my\ pager x"#),
      (["PAGER": "more", "BOOKS_PAGER": "most"], "most"),
      (["BOOKS_PAGER": "most"], "most"),
      (["PAGER": "cat -n"], "cat -n"),
    ])
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
    @Test(arguments: [
      ([:], true), (["PAGER": "less"], true), (["PAGER": "/usr/bin/less -S"], true),
      (["PAGER": "more"], false), (["PAGER": "useless"], false), (["PAGER": "less | cat"], false),
      (["PAGER": "less", "BOOKS_PAGER": "most"], false),
    ])
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
      #expect(throws: ProgramFailure.failed(program: "exit 3 | exit 3")) {
        try pager(["PAGER": "exit 3 | exit 3"])?.show(text(of: 1))
      }
    }

    @Test(
      arguments: [
        (23, 24, 80, false), (24, 24, 80, true), (1, 1, 80, true), (0, 1, 80, false),
        (23, nil, nil, false), (24, nil, nil, true), (22, 24, 80, false), (25, 24, 80, true),
        (2, 8, 0, true), (2, 9, 0, false), (11, 12, 4, false), (12, 12, 4, true),
        (5, 12, 3, false), (6, 12, 3, true), (3, 12, 1, true), (2, 12, 1, false),
        (3, 12, -7, true), (2, 0, 80, true), (0, 0, 80, true),
      ] as [(Int, Int?, Int?, Bool)])
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
        "head -c 1 > /dev/null", "exit 0", "cat > /dev/null; exit 1", "kill -s INT $$",
      ], [1, 1_000_000])
    func quittingIsNoFailure(script: String, size: Int) throws {
      try #require(pager(["PAGER": "sh -c '\(script)'"])).show(text(of: size))
    }

    @Test(
      arguments: [
        "exit 3", "kill -s TERM $$", "cat > /dev/null; exit 127", "cat > /dev/null; exit 126",
      ], [1, 1_000_000])
    func aTextThatNobodyHasSeenIsSaidSo(script: String, size: Int) {
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

extension ProcessTests {
  struct PipedTextTests {
    /// More than any pipe holds.
    private static let large = 1_000_000

    private let folder: TemporaryFolder
    private let start: String

    init() throws {
      folder = try TemporaryFolder()
      try folder.makePipe("start")
      start = folder.path("start")
    }

    /// The program begins when the pipe is full, or holds the whole text: what it takes from then
    /// on is sure to make room.
    @Test(
      arguments: [
        ("cat > /dev/null", false), ("head -c 100000 > /dev/null", false), ("exit 3", true),
      ], [1, 1000, large])
    func itIsKnownWhetherATextWasTaken(
      program: (script: String, leavesAll: Bool), size: Int
    ) throws {
      let isUntouched = try isUntouched(by: program.script, size: size) { pipe, _ in
        if size == Self.large {
          let file = try OpenFile(pipe.readingEnd.rawValue)
          Thread.detachNewThread {
            file.waitUntilClosed()
            begin()
          }
          pipe.write {}
        } else {
          pipe.write {}
          begin()
        }
      }

      #expect(isUntouched == program.leavesAll)
    }

    /// A program that reads something and fails while a slow save runs has been of use: the text is
    /// not to be printed a second time.
    @Test(arguments: [("head -c 30000 > /dev/null", false), ("exit 3", true)], [1000, large])
    func whatAProgramTakesDuringTheWorkCounts(
      program: (script: String, leavesAll: Bool), size: Int
    ) throws {
      let script = "\(program.script); exit 3"
      let isUntouched = try isUntouched(by: script, size: size) { pipe, child in
        pipe.write {
          begin()
          _ = child.wait()
        }
      }

      #expect(isUntouched == program.leavesAll)
    }

    /// Whether a program that runs a script once it may begin takes nothing of a text.
    private func isUntouched(
      by script: String, size: Int, write: (PipedText, ChildProcess) throws -> Void
    ) throws -> Bool {
      let signals = IgnoredSignals([.brokenPipe])
      defer { signals.restore() }
      let pipe = try PipedText([UInt8](repeating: 0x61, count: size))
      let child = try ChildProcess(
        ["sh", "-c", "read -r word < '\(start)'; \(script)"], input: pipe.readingEnd)
      try write(pipe, child)
      _ = child.wait()
      return pipe.isUntouched()
    }

    private func begin() {
      try? "begin\n".write(toFile: start, atomically: false, encoding: .utf8)
    }
  }
}

/// What a descriptor leads to, which is known apart from what another test opens under the same
/// number.
private struct OpenFile: Sendable {
  private let descriptor: Int32
  private let number: UInt64

  init(_ descriptor: Int32) throws {
    self.descriptor = descriptor
    guard let number = Self.number(of: descriptor) else { throw SystemFailure.last }
    self.number = number
  }

  /// Waits until the descriptor is closed, which the text does when it waits for room.
  func waitUntilClosed() {
    let deadline = ContinuousClock.now + RunningProgram.patience
    while Self.number(of: descriptor) == number, ContinuousClock.now < deadline { usleep(1000) }
  }

  private static func number(of descriptor: Int32) -> UInt64? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? UInt64(status.st_ino) : nil
  }
}
