import BookCore
import Foundation
import TestSupport
import Testing

/// State files that the system does not let a process write, or whose names are no text.
@Suite(.limitForPrograms)
struct UnwritableStateTests {
  private let reader: ShellUser
  private let home: TemporaryFolder

  init() throws {
    reader = try ShellUser()
    home = reader.home
  }

  /// A whole state, and one of which a part is damaged: of that no half copy is left either.
  @Test(
    .disabled(if: BuiltProgram.watchesThreads, "The sanitizer writes files of its own."),
    arguments: [
      #"{"version":\#(stateVersion),"series":{}}"#,
      #"{"version":\#(stateVersion),"series":{"embedded":{"lost":"x"}}}"#,
    ], ["", "trap '' XFSZ; "])
  func aFullDisk(text: String, beginning: String) throws {
    let file = try home.write(text, to: "state.json")
    for (words, isPage) in [("summary 1 --expand", true), ("shelf 3 --add", false)] {
      let script = "\(beginning)ulimit -f 0; exec hp-books \(words) --state \"$1\""
      let outcome = try reader.shell(script, [file])
      #expect(outcome.ending == .exit(73))
      #expect(outcome.output.contains("Less: ") == isPage)
      #expect(
        outcome.errors.hasPrefix(
          "Error: The reader state cannot be saved in '\(file)': File too large.\n"))
      #expect(try home.read("state.json") == text)
      #expect(try home.contents == ["state.json"])
    }
  }

  /// As in a folder of a network: what the file system does not know is gone without.
  @Test(
    .enabled(if: ExternalTool.strace.isInstalled, "strace is not installed."),
    arguments: ["EOPNOTSUPP", "ENOSYS", "ENOLCK", "EINVAL", "EBADF"])
  func whereNothingCanBeLocked(error: String) throws {
    let file = home.path("state.json")
    try home.write("{\n  \"version\"", to: "state.json.unfinished-1")
    for (words, place) in [("bookmark 3 12", 12), ("next", 13)] {
      let outcome = try reader.shell(
        """
        exec strace -E ASAN_OPTIONS=detect_leaks=0 -o /dev/null -e trace=flock \
          -e inject=flock:error=\(error) hp-books \(words) --state "$1"
        """, [file])
      #expect(outcome == .printed(outcome.output))
      #expect(try ReaderStateStore.embedded(in: file).load().state.bookmarks == [3: place])
      // Another program may be about to save it.
      #expect(try home.contents == ["state.json", "state.json.unfinished-1"])
    }
  }

  /// A program that has read the file stops before it replaces it, while another one saves.
  @Test(
    .enabled(if: ExternalTool.strace.isInstalled, "strace is not installed."),
    .disabled(if: BuiltProgram.watchesThreads, "The sanitizer does not bear the signals."))
  func withoutLocksBothOfTwoChangesAreSaved() throws {
    let script = """
      cd; export HP_BOOKS_STATE=state.json ASAN_OPTIONS=detect_leaks=0
      hp-books bookmark 2 1 >log
      {
        sh -c 'echo $$ >number; exec strace -D -o /dev/null -e trace=flock,fsync \
          -e inject=flock:error=ENOLCK -e inject=fsync:signal=STOP:when=1 \
          hp-books shelf 3 --add' >>log 2>&1
        echo $? >code
      } &
      until test -e state.json.unfinished-1; do sleep 0.01; done
      hp-books bookmark 5 2 >>log
      until test -e code; do kill -CONT "$(cat number)"; sleep 0.01; done 2>>log
      cat code; ls state*
      """
    #expect(try reader.shell(script) == .printed("0\nstate.json\n"))
    let state = try ReaderStateStore.embedded(in: home.path("state.json")).load().state
    #expect(state.keptVolumes == [3])
    #expect(state.bookmarks == [2: 1, 5: 2])
  }

  @Test(.enabled(if: ExternalTool.strace.isInstalled, "strace is not installed."))
  func whereALockFails() throws {
    let file = home.path("state.json")
    let reason = "Input/output error"
    for (words, label, code) in [("show 3", "Warning", 0), ("shelf 3 --add", "Error", 73)] {
      let outcome = try reader.shell(
        """
        exec strace -E ASAN_OPTIONS=detect_leaks=0 -o /dev/null -e trace=flock \
          -e inject=flock:error=EIO hp-books \(words) --state "$1"
        """, [file])
      #expect(outcome.ending == .exit(Int32(code)))
      #expect(outcome.output.isEmpty == (code != 0))
      #expect(
        outcome.errors == """
          \(label): The reader state cannot be saved in '\(file)': \(reason).
          Hint: Use --state FILE to keep the reader state in another file.

          """)
      #expect(try home.contents == [])
    }
  }

  /// For a reader who is named, another file takes the place of the name.
  @Test func whereAReaderCannotHaveAFile() throws {
    try home.write("", to: "readers")
    let outcome = try reader.shell(
      "HP_BOOKS_STATE=$HOME/state.json exec hp-books shelf 3 --add --reader anna")
    #expect(outcome.ending == .exit(73))
    #expect(outcome.output == "")
    #expect(
      outcome.errors == """
        Error: The reader state cannot be saved in '\(home.path("readers/anna.json"))': Not a directory.
        Hint: Use --state FILE in place of --reader to keep the reader state in another file.

        """)
  }

  @Test func whatIsNoStateOfAReaderCanBeMovedAway() throws {
    let outcome = try reader.shell(
      """
      mkdir "$HOME/readers"; echo Milk >"$HOME/readers/anna.json"
      HP_BOOKS_STATE=$HOME/state.json exec hp-books shelf 3 --add --reader anna
      """)
    #expect(outcome.ending == .exit(73))
    #expect(
      outcome.errors == """
        Error: '\(home.path("readers/anna.json"))' is not a reader state and is left alone.
        Hint: Use --state FILE in place of --reader to keep the reader state in another file, or move this one away.

        """)
  }

  /// As on shared folders of virtual machines; the change is saved all the same.
  @Test(
    .enabled(if: ExternalTool.strace.isInstalled, "strace is not installed."),
    arguments: ["EINVAL", "ENOSYS", "EOPNOTSUPP", "EBADF", "EIO"])
  func whereTheFolderCannotBeFlushed(error: String) throws {
    let file = home.path("state.json")
    for (words, place) in [("bookmark 3 12", 12), ("next", 13)] {
      let outcome = try reader.shell(
        """
        exec strace -f -E ASAN_OPTIONS=detect_leaks=0 -o /dev/null -P "$HOME" \
          -e inject=fsync:error=\(error) hp-books \(words) --state "$1"
        """, [file])
      let isFailure = error == "EIO"
      #expect(outcome.ending == .exit(isFailure ? 74 : 0))
      #expect(outcome.output.isEmpty == isFailure)
      let message =
        "Error: The change is saved in '\(file)', but may not survive a power cut: "
        + "Input/output error.\n"
      #expect(outcome.errors == (isFailure ? message : ""))
      #expect(try ReaderStateStore.embedded(in: file).load().state.bookmarks == [3: place])
      #expect(try home.contents == ["state.json"])
    }
  }

  /// A relative path counts from the working folder.
  @Test func namesAreBytes() throws {
    let outcome = try reader.shell(
      """
      cd "$HOME" && export HP_BOOKS_STATE="$(printf 'caf\\351.json')" &&
      hp-books shelf 3 --add && cat "$HP_BOOKS_STATE" &&
      hp-books paths --state "$(printf 'caf\\351.json')" && rm "$HP_BOOKS_STATE"
      """)
    #expect(outcome.ending == .exit(0))
    #expect(outcome.errors == "")
    #expect(outcome.output.contains("\"isKept\": true,\n"))
    #expect(outcome.output.hasSuffix("/caf\\xe9.json\n"))
    #expect(try home.contents == [])
  }

  /// The folder of a file such as `/state.json` is the root, not one without a name.
  @Test(unlessRootCannotBecomeSomebodyElse)
  func whatMayNotBeWrittenOrRead() throws {
    for (name, permissions) in [("sealed", 0o555), ("closed", 0), ("open", 0o777)] {
      try home.createFolder(name, permissions: permissions)
    }
    // A file that may not even be read, where another could be written.
    try home.write("{}", to: "open/state.json")
    try home.setPermissions(0, of: "open/state.json")
    for file in [
      home.path("sealed/state.json"), home.path("closed/state.json"), home.path("open/state.json"),
      "/hp-books-\(UUID()).json",
    ] {
      let outcome = try run(["summary", "1", "--expand", "--state", file])
      #expect(outcome.output.hint("Less") == "hp-books summary 1 --collapse --state \(file)")
      #expect(
        outcome.errors == """
          Error: The reader state cannot be saved in '\(file)': Permission denied.
          Hint: Use --state FILE to keep the reader state in another file.

          """)
      #expect(outcome.ending == .exit(73))
    }
    try home.setPermissions(0o755, of: "closed")
    #expect(try home.contents == ["closed", "open", "open/state.json", "sealed"])
  }

  @Test(unlessRootCannotBecomeSomebodyElse)
  func aDataFileThatMayNotBeRead() throws {
    let file = try home.write(SampleBook.file([SampleBook()]), to: "books.json")
    try home.setPermissions(geteuid() == 0 ? 0o600 : 0, of: "books.json")
    #expect(
      try run(["list", "--data", file])
        == .failed(66, "Error: '\(file)' cannot be read: Permission denied.\n"))
  }

  private static let unlessRootCannotBecomeSomebodyElse = ConditionTrait.enabled(
    if: geteuid() != 0 || UnprivilegedUser.isAvailable,
    "Without setpriv, root cannot become somebody else.")

  /// Runs the program as somebody for whom permissions count.
  private func run(_ words: [String]) throws -> ProgramResult {
    try geteuid() == 0 ? UnprivilegedUser.run(words) : reader.run(words)
  }
}
