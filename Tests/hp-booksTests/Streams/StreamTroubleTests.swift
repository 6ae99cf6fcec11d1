import BookCore
import Foundation
import TestSupport
import Testing

/// Streams, arguments and environments as no shell would give them on a good day.
@Suite(.limitForPrograms)
struct StreamTroubleTests {
  /// A page of which a pipe holds about half, in letters of three bytes, since each takes its time.
  private static let longText = String(repeating: "마법사의 ", count: 9_000) + "돌"

  private let reader: ShellUser
  private let data: String

  init() throws {
    reader = try ShellUser()
    let books = SampleBook.file([SampleBook(summary: Self.longText)])
    data = try reader.home.write(books, to: "books.json")
  }

  /// Whatever is printed lands in no file that gets the number of a stream.
  @Test(arguments: 0..<8)
  func closedStreamsHurtNothing(streams: Int) throws {
    let books = SampleBook.file(volumes: 1)
    try reader.home.write(books, to: "books.json")
    let state = reader.home.path("folder/state.json")
    let output: StreamTarget = streams & 2 == 0 ? .captured : .closed
    let outcome = try reader.run(
      ["show", "1", "--expand", "--data", data, "--state", state],
      input: streams & 1 == 0 ? .null : .closed, output: output,
      errors: streams & 4 == 0 ? .captured : .closed)
    #expect(outcome.ending == .exit(output == .closed ? 74 : 0))
    #expect(try reader.home.read("books.json") == books)
    #expect(try Memory(file: state, series: data) == Memory(expanded: [1], lastShown: 1))
    #expect(try reader.home.names(in: "folder") == ["state.json"])
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

  /// Whether it is saved, the code says, so that a script knows whether to try again.
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "There is no /dev/full."),
    arguments: try CaseFile().table("the code says whether a change is saved") as [(String, Int)])
  func theCodeSaysWhetherAChangeIsSaved(line: String, place: Int) throws {
    _ = try reader.run("bookmark", "3", "5")
    let isChange = line != "show 3"
    let isChanged = isChange && line != "bookmark 3 5"
    try reader.home.setPermissions(0o400, of: ShellUser.usualStateFile)
    let unsaved = try reader.shell("exec hp-books \(line) >/dev/full")
    #expect(unsaved.ending == .exit(isChanged ? 73 : 74))
    let store = try ReaderStateStore.embedded(in: reader.home.path(ShellUser.usualStateFile))
    #expect(store.load().state.bookmarks == [3: 5])
    try reader.home.setPermissions(0o600, of: ShellUser.usualStateFile)
    let unprinted = try reader.shell("exec hp-books \(line) >/dev/full")
    let hint = isChanged ? "Hint: The change is saved all the same.\n" : ""
    let error = "Error: Could not write the output: No space left on device.\n"
    #expect(unprinted == .failed(74, error + hint))
    #expect(store.load().state.bookmarks == [3: place])
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
          Hint: On Linux, it is read from /proc, which needs a free file descriptor.

          """))
    #expect(try reader.home.contents == ["books.json"])
  }

  /// Swift's runtime looks for the arguments in the map of the memory, and a static release in the
  /// command line itself, which it then opens once more to say why there are none.
  ///
  /// A sanitizer, which warns of the missing map, cannot look for leaks in a program that is
  /// traced.
  @Test(.enabled(if: ExternalTool.strace.isInstalled, "strace is not installed."))
  func argumentsThatCouldNotBeReadOnceAreAnError() throws {
    let (file, times) = BuiltProgram.isNamed ? ("cmdline", ":when=1") : ("maps", "")
    let outcome = try reader.shell(
      """
      exec strace -E ASAN_OPTIONS=detect_leaks=0 -o /dev/null \
        -P /proc/self/\(file) -e inject=openat:error=EMFILE\(times) hp-books summary 1 --expand
      """)
    #expect(outcome.ending == .exit(74))
    let lines = outcome.errors.split(separator: "\n").drop { !$0.hasPrefix("Error:") }
    #expect(
      lines.prefix { !$0.hasPrefix("==") } == [
        "Error: The command line cannot be read: No data available.",
        "Hint: On Linux, it is read from /proc, which needs a free file descriptor.",
      ])
    #expect(try reader.home.contents == ["books.json"])
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
    for beginning in ["", "trap '' PIPE; "] {
      for bytes in [1, 70_000] {
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
  @Test(arguments: ["9", "-x", "\u{1b}", "한", "\u{301}", "="].sampled(1))
  func anArgumentOfAnyLengthIsAUsageError(piece: String) {
    let long = String(repeating: piece, count: (1 << 17) / piece.utf8.count + 1)
    let lines = [[long], ["show", long], ["show", "--\(long)"], ["list", "--width", long]]
    for words in lines.sampled(2) {
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

  /// What standard output is joined to, and why nothing can be written there.
  private static let brokenOutputs: [(StreamTarget, String)] = [
    (.closed, "Bad file descriptor"), (.file("/dev/full"), "No space left on device"),
  ].filter { $0.0 == .closed || FileManager.default.fileExists(atPath: "/dev/full") }

  @Test(
    arguments: [Request("list"), Request("show", "3"), Request("--help"), Request("--version")],
    brokenOutputs)
  func anOutputThatCannotBeWrittenIsAnError(
    request: Request, output: (target: StreamTarget, reason: String)
  ) throws {
    #expect(
      try reader.run(request.words, output: output.target)
        == .failed(74, "Error: Could not write the output: \(output.reason).\n"))
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
}

// MARK: Pipes

extension StreamTroubleTests {
  private static let brokenPipe: Int32 = 13

  @Test(arguments: [Request("list"), Request("--help"), Request("--version")])
  func whoeverStopsReadingHasSeenEnough(request: Request) throws {
    let outcome = try reader.run(request.words, output: .abandoned)
    #expect(outcome.errors == "")
    #expect([.exit(0), .signal(Self.brokenPipe)].contains(outcome.ending))
    let script = "trap '' PIPE; exec hp-books \"$@\""
    let ignoring = try reader.shell(script, request.words, output: .abandoned)
    #expect(ignoring == .failed(141, ""))
  }

  @Test(arguments: ["", "trap '' PIPE; "])
  func theHeadOfALargePageIsAllThatIsSeen(beginning: String) throws {
    let script = beginning + "hp-books summary 1 --expand --data \"$1\" | head -n 1"
    #expect(try reader.shell(script, [data]) == .printed("Emma\n"))
  }

  @Test func aSlowReaderGetsEverything() throws {
    let script = "hp-books summary 1 --expand --data \"$1\" | dd bs=19 2>\"$HOME/counts\""
    expectEverything(in: try reader.shell(script, [data]))
  }

  /// One that has read a byte and reads no more is waited for, until a signal comes.
  @Test func aReaderWhoStopsIsNotWaitedForAfterASignal() throws {
    let script = """
      cd; mkfifo p; hp-books summary 1 --expand --data "$1" >p & exec 3<p
      head -c 1 <&3; kill -s TERM $!; wait $!; echo $?
      """
    #expect(try reader.shell(script, [data]).output == "E143\n")
  }

  @Test func aPipeThatRefusesBytesWhileItIsFullGetsEverything() throws {
    expectEverything(
      in: try reader.run(
        ["summary", "1", "--expand", "--data", data], output: .capturedWithoutWaiting))
  }

  /// The hint is looked at for itself, because the path in it may take several lines.
  private func expectEverything(in outcome: ProgramResult) {
    #expect(outcome.errors == "")
    #expect(outcome.ending == .exit(0))
    let words = outcome.output.split { $0.isWhitespace }
    let hint = words.firstIndex(of: "Less:") ?? words.endIndex
    // Compared first, because to describe how so many words differ takes minutes.
    let isWhole = words[..<hint] == ["Emma"] + Self.longText.split(separator: " ")
    #expect(isWhole, "Of \(outcome.output.utf8.count) bytes, some are missing or others.")
    #expect(outcome.output.hint("Less")?.hasPrefix("hp-books summary 1 --collapse") == true)
    #expect(outcome.output.hasSuffix("\n"))
  }
}
