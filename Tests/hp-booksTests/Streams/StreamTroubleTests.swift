import Foundation
import TestSupport
import Testing

/// Streams, arguments and environments as no shell would give them on a good day.
@Suite(.limitForPrograms)
struct StreamTroubleTests {
  private let reader: ShellUser

  init() throws { reader = try ShellUser() }

  @Test(arguments: 0..<8)
  func closedStreamsHurtNothing(streams: Int) throws {
    let output: StreamTarget = streams & 2 == 0 ? .captured : .closed
    let outcome = try reader.run(
      ["summary", "1", "--expand"], input: streams & 1 == 0 ? .null : .closed, output: output,
      errors: streams & 4 == 0 ? .captured : .closed)
    #expect(outcome.ending == .exit(output == .closed ? 74 : 0))
    #expect(try reader.remembered().expanded == [1])
    #expect(try reader.home.names(in: ".local/state/hp-books") == ["state.json"])
  }

  /// How standard output is made useless, and the exit code then.
  private static let uselessOutputs = [
    ("mkfifo p; : <p & exec 3>p; wait", "141\n"),
    ("trap '' PIPE; mkfifo p; : <p & exec 3>p; wait", "141\n"), ("exec 3>/dev/full", "74\n"),
  ].filter { !$0.0.contains("/dev/full") || FileManager.default.fileExists(atPath: "/dev/full") }

  @Test(arguments: uselessOutputs)
  func whatWasAskedForIsSavedThoughNobodyReads(opening: String, code: String) throws {
    let script = "cd \"$HOME\"; \(opening); hp-books summary 1 --expand >&3; echo $?"
    #expect(try reader.shell(script).output == code)
    #expect(try reader.remembered().expanded == [1])
  }

  /// A static program only, since others need descriptors to load their libraries.
  @Test(.enabled(if: BuiltProgram.isNamed, "HP_BOOKS_PROGRAM names no release."))
  func argumentsThatCannotBeReadAreAnError() throws {
    let outcome = try reader.shell("ulimit -n 3; exec hp-books summary 1 --expand")
    #expect(
      outcome
        == .failed(
          74,
          """
          Error: The command line cannot be read: Too many open files.
          Hint: On Linux, it is read from /proc, which takes a free descriptor.

          """))
    #expect(try reader.home.contents == [])
  }

  /// The first file that Swift's runtime opens is the map of the memory, where it finds the arguments.
  @Test(.enabled(if: ExternalTool.strace.isInstalled, "strace is not installed."))
  func argumentsThatCouldNotBeReadOnceAreAnError() throws {
    let outcome = try reader.shell(
      """
      exec strace -o /dev/null -P /proc/self/maps -e inject=openat:error=EMFILE \
        hp-books summary 1 --expand
      """)
    #expect(outcome.ending == .exit(74))
    #expect(
      outcome.errors.hasSuffix(
        """
        Error: The command line cannot be read: No data available.
        Hint: On Linux, it is read from /proc, which takes a free descriptor.

        """))
    #expect(try reader.home.contents == [])
  }

  /// A file that may grow to a number of blocks; the page is longer than any of them.
  @Test(
    .disabled(if: BuiltProgram.watchesThreads, "The sanitizer writes files of its own."),
    arguments: 0...1, ["", "trap '' XFSZ; "])
  func aDiskThatFillsUpIsAnError(blocks: Int, beginning: String) throws {
    let script = beginning + "ulimit -f \(blocks); exec hp-books chapters 5 >\"$HOME/page\""
    let outcome = try reader.shell(script)
    #expect(outcome == .failed(74, "Error: Could not write the output: File too large.\n"))
  }

  @Test func aReaderWhoLeavesAtAnyTimeIsNoError() throws {
    let book = SampleBook(summary: String(repeating: "word ", count: 100_000))
    let data = try reader.home.write(SampleBook.file([book]), to: "books.json")
    for beginning in ["", "trap '' PIPE; "] {
      for bytes in [1, 70_000, 200_000] {
        let script =
          beginning + """
            { hp-books summary 1 --data "$1" --expand; echo "$?" >&2; } | head -c \(bytes) >"$HOME/head"
            """
        let outcome = try reader.shell(script, [data])
        #expect(["0\n", "141\n"].contains(outcome.errors))
        let head = try reader.home.read("head")
        #expect(head.utf8.count == bytes)
      }
    }
  }

  @Test func tenThousandArgumentsAreAUsageError() throws {
    let words = (1...10_000).map(String.init)
    let outcome = try reader.run(["show"] + words)
    #expect(outcome.ending == .exit(64))
    #expect(outcome.errors.utf8.count < 1_000)
  }

  /// Longer than the system lets an argument be, so the run is a rehearsal.
  @Test(arguments: ["x", "9", "--", "-x", "\u{1b}", "한", "\u{301}", "=", "\n"])
  func anArgumentOfAMegabyteIsAUsageError(piece: String) {
    let long = String(repeating: piece, count: 1 << 20)
    for words in [[long], ["show", long], ["show", "--\(long)"], ["list", "--width", long]] {
      let run = Rehearsal(words)
      #expect(run.code == 64)
      #expect(run.output.isEmpty)
      #expect(run.errors.count < 4_000)
      #expect(run.errorText.controlFaults == [])
    }
  }

  @Test func argumentsThatAreNoTextAreShownAsTheyCan() throws {
    for words in ["\"$bad\"", "show \"$bad\"", "--\"$bad\"", "help \"$bad\""] {
      let outcome = try reader.shell("bad=$(printf 'a\\377\\351z'); hp-books \(words)")
      #expect(outcome.ending == .exit(64))
      #expect(outcome.errors.hasPrefix("Error: "))
      #expect(outcome.errors.controlFaults == [])
    }
    let missing = try reader.shell("hp-books list --data \"$(printf 'a\\377z')\"")
    #expect(missing.ending == .exit(66))
  }

  @Test func anEnvironmentThatIsNoTextHurtsNothing() throws {
    let usual = try reader.run("list")
    for name in ["COLUMNS", "TERM", "NO_COLOR", "FORCE_COLOR", "CLICOLOR", "LANG"] {
      let outcome = try reader.shell("export \(name)=\"$(printf '\\377\\351')\"; hp-books list")
      #expect(outcome.ending == .exit(0))
      #expect(outcome.output.withoutStyles == usual.output)
    }
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "There is no /dev/full."),
    arguments: Request.oneOfEach)
  func aFullDiskIsAnError(_ request: Request) throws {
    let outcome = try reader.run(request.words, output: .file("/dev/full"))
    #expect(
      outcome == .failed(74, "Error: Could not write the output: No space left on device.\n"))
  }

  @Test(arguments: Request.oneOfEach)
  func aClosedOutputIsAnError(_ request: Request) throws {
    let outcome = try reader.run(request.words, output: .closed)
    #expect(outcome == .failed(74, "Error: Could not write the output: Bad file descriptor.\n"))
  }

  @Test func whatIsPrintedNeverLandsInAFile() throws {
    let data = SampleBook.file(volumes: 2)
    let file = try reader.home.write(data, to: "books.json")
    let state = reader.home.path("state.json")
    let words = ["show", "1", "--expand", "--data", file, "--state", state]
    for streams in 0..<8 {
      _ = try reader.run(
        words, input: streams & 1 == 0 ? .null : .closed,
        output: streams & 2 == 0 ? .captured : .closed,
        errors: streams & 4 == 0 ? .captured : .closed)
      #expect(try reader.home.read("books.json") == data)
      #expect(try Memory(file: state, series: file) == Memory(expanded: [1], lastShown: 1))
      try reader.home.remove("state.json")
    }
  }

  @Test func anErrorWithNobodyToTellKeepsItsCode() throws {
    let wrong = try reader.run(["show", "9"], errors: .closed)
    #expect(wrong == .failed(64, ""))
    let right = try reader.run(["summary", "2"], errors: .closed)
    #expect(try right == reader.run("summary", "2"))
  }

  @Test func nothingIsReadFromTheInput() throws {
    let usual = try reader.run("summary", "2")
    #expect(try reader.run(["summary", "2"], input: .closed) == usual)
    // A terminal at which nobody types would make a reading program wait for ever.
    #expect(try reader.run(["summary", "2"], input: .terminal(columns: 80)) == usual)
  }

  @Test func allStreamsMayBeClosed() throws {
    let outcome = try reader.run(["show", "3"], input: .closed, output: .closed, errors: .closed)
    #expect(outcome == .failed(74, ""))
  }

  @Test func errorsStayOutOfTheOutput() throws {
    let outcome = try reader.run("show", "9")
    #expect(outcome.output == "")
    #expect(outcome.errors != "")
  }
}
