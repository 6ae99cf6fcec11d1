import Foundation
import TestSupport
import Testing

/// Places for the reader state that are not as they should be.
///
/// Each is refused with its reason and the exit code 74, nothing is written, and the page is
/// printed all the same.
@Suite(.limitForPrograms)
struct TroubledStateTests {
  private let reader: ShellUser
  private let home: TemporaryFolder

  init() throws {
    reader = try ShellUser()
    home = reader.home
  }

  private func expectRefusal(
    _ error: String, _ reader: ShellUser, _ words: [String] = []
  ) throws {
    let before = try home.contents
    let outcome = try reader.run(["summary", "1", "--expand"] + words)
    #expect(outcome.ending == .exit(74))
    #expect(outcome.output.hint("Less") != nil)
    #expect(
      outcome.errors == """
        Error: \(error).
        Hint: Use --state FILE to keep the reader state in another file.

        """)
    #expect(try home.contents == before)
  }

  @Test func nowhere() throws {
    for (value, reason) in [
      (nil, "HOME is not set"), ("", "HOME is not set"),
      ("relative", "HOME is 'relative', which is not an absolute path"),
    ] {
      try expectRefusal(
        "There is nowhere to keep the reader state: \(reason)", reader.with(["HOME": value]))
    }
  }

  @Test func aHomeThatIsAFile() throws {
    let file = try home.write("text", to: "file")
    try expectRefusal(
      "The reader state cannot be saved in '\(file)/\(ShellUser.usualStateFile)': Not a directory",
      reader.with(["HOME": file]))
    #expect(try home.read("file") == "text")
  }

  @Test func aFolderAndAPipeAndARingOfLinks() throws {
    try home.createFolder("folder")
    try home.makePipe("pipe")
    try home.link("ring", to: "ring")
    for name in ["folder", "pipe"] {
      try expectRefusal(
        "'\(home.path(name))' is not a regular file and cannot hold the reader state", reader,
        ["--state", home.path(name)])
    }
    let ring = home.path("ring")
    try expectRefusal(
      "The reader state cannot be saved in '\(ring)': Too many levels of symbolic links", reader,
      ["--state", ring])
  }

  @Test func devices() throws {
    for device in ["/dev/null", "/dev/zero", "/dev/full"]
    where FileManager.default.fileExists(atPath: device) {
      try expectRefusal(
        "'\(device)' is not a regular file and cannot hold the reader state", reader,
        ["--state", device])
    }
  }

  @Test(
    .disabled(if: BuiltProgram.watchesThreads, "The sanitizer writes files of its own."),
    arguments: ["", "trap '' XFSZ; "])
  func aFullDisk(beginning: String) throws {
    _ = try reader.run("show", "2")
    let before = try home.read(ShellUser.usualStateFile)
    let script = beginning + "ulimit -f 0; exec hp-books summary 1 --expand"
    let outcome = try reader.shell(script)
    #expect(outcome.ending == .exit(74))
    #expect(outcome.errors.contains("File too large"))
    #expect(try home.read(ShellUser.usualStateFile) == before)
    #expect(try home.names(in: ".local/state/hp-books") == ["state.json"])
  }

  /// What is asked for of the library is told where it cannot be remembered, and nothing changes.
  @Test(
    .disabled(if: BuiltProgram.watchesThreads, "The sanitizer writes files of its own."),
    arguments: [
      Request("shelf", "3", "--add"), Request("shelf", "--clear"), Request("bookmark", "3", "9"),
      Request("bookmark", "--clear"), Request("recent", "--clear"), Request("forget", "5"),
      Request("forget", "--all"),
    ])
  func aLibraryThatCannotBeChanged(request: Request) throws {
    for words in [["show", "5"], ["shelf", "5", "--add"], ["bookmark", "5", "2"]] {
      #expect(try reader.run(words).ending == .exit(0))
    }
    let before = try home.read(ShellUser.usualStateFile)
    let full = try reader.shell(
      "trap '' XFSZ; ulimit -f 0; exec hp-books \(request.words.joined(separator: " "))")
    #expect(full.ending == .exit(74))
    #expect(full.errors.contains("File too large"))
    try home.setPermissions(0o444, of: ShellUser.usualStateFile)
    let protected = try reader.run(request.words)
    #expect(protected.ending == .exit(74))
    #expect(protected.output == full.output)
    #expect(protected.errors.hasPrefix("Error: "))
    #expect(try home.read(ShellUser.usualStateFile) == before)
    #expect(try home.names(in: ".local/state/hp-books") == ["state.json"])
  }

  @Test(.disabled(if: BuiltProgram.watchesThreads, "The sanitizer writes files of its own."))
  func aFullDiskLeavesNoHalfCopyOfADamagedFile() throws {
    let damaged = #"{"version":1,"series":{"embedded":{"lastShown":"x"}}}"#
    let file = try home.write(damaged, to: "state.json")
    let script = "trap '' XFSZ; ulimit -f 0; exec hp-books summary 1 --expand --state \"$1\""
    for _ in 1...2 {
      #expect(try reader.shell(script, [file]).ending == .exit(74))
    }
    #expect(try home.read("state.json") == damaged)
    #expect(try home.contents == ["state.json"])
  }

  @Test func namesAreBytes() throws {
    let script = """
      cd "$HOME" && HP_BOOKS_STATE="$(printf 'caf\\351.json')" hp-books summary 1 --expand
      """
    let outcome = try reader.shell(script)
    #expect(outcome.ending == .exit(0))
    #expect(outcome.errors == "")
    let kept = try reader.shell("cd \"$HOME\" && cat \"$(printf 'caf\\351.json')\"")
    #expect(kept.output.contains("\"isExpanded\": true\n"))
    let moved = try reader.shell(
      "cd \"$HOME\" && hp-books paths --state \"$(printf 'caf\\351.json')\" && rm caf*")
    #expect(moved.output.contains("State  caf\\xe9.json\n"))
    #expect(try home.contents == [])
  }

  /// A user who owns nothing here, so that permissions count even where the tests run as root.
  @Test(
    .enabled(if: UnprivilegedUser.isAvailable, "Only root, with setpriv, can become somebody else.")
  )
  func aFolderOfSomebodyElse() throws {
    try home.createFolder("sealed", permissions: 0o755)
    try home.write("{\"version\": 1}", to: "sealed/state.json")
    try home.createFolder("closed", permissions: 0o700)
    let sealed = home.path("sealed/state.json")
    for path in [sealed, home.path("closed/state.json")] {
      let outcome = try UnprivilegedUser.run(["summary", "1", "--expand", "--state", path])
      #expect(outcome.ending == .exit(74))
      #expect(outcome.output.contains("Less: "))
      #expect(outcome.errors.contains("Permission denied"))
    }
    #expect(try home.read("sealed/state.json") == "{\"version\": 1}")
    #expect(try home.contents == ["closed", "sealed", "sealed/state.json"])
  }

  /// The folder of such a file is the root, not one without a name.
  @Test(
    .enabled(
      if: geteuid() != 0 || UnprivilegedUser.isAvailable,
      "Without setpriv, root cannot become somebody else."))
  func aFileInTheRootFolder() throws {
    let file = "/hp-books-\(UUID()).json"
    let words = ["summary", "1", "--expand", "--state", file]
    let outcome = try geteuid() == 0 ? UnprivilegedUser.run(words) : reader.run(words)
    #expect(outcome.output.hint("Less") == "hp-books summary 1 --collapse --state \\\n    \(file)")
    #expect(
      outcome.errors == """
        Error: The reader state cannot be saved in '\(file)': Permission denied.
        Hint: Use --state FILE to keep the reader state in another file.

        """)
    #expect(outcome.ending == .exit(74))
  }

  @Test(
    .enabled(if: UnprivilegedUser.isAvailable, "Only root, with setpriv, can become somebody else.")
  )
  func aDataFileOfSomebodyElse() throws {
    let file = try home.write(SampleBook.file([SampleBook()]), to: "books.json")
    try home.setPermissions(0o600, of: "books.json")
    let outcome = try UnprivilegedUser.run(["list", "--data", file])
    #expect(outcome == .failed(66, "Error: '\(file)' cannot be read: Permission denied.\n"))
  }

  /// Paths that cannot be saved to, and what is said of them.
  @Test(arguments: [
    ("folder", "'PATH' is not a regular file and cannot hold the reader state"),
    ("file/state.json", "The reader state cannot be saved in 'PATH': Not a directory"),
    ("loop", "The reader state cannot be saved in 'PATH': Too many levels of symbolic links"),
  ])
  func whatCannotBeSavedIsPrintedAllTheSame(_ name: String, message: String) throws {
    try home.createFolder("folder")
    try home.write("text", to: "file")
    try home.link("loop", to: "loop")
    let path = home.path(name)
    let outcome = try reader.run("summary", "1", "--expand", "--state", path)
    #expect(outcome.output.contains("Less: "))
    #expect(
      outcome.errors == """
        Error: \(message.replacing("PATH", with: path)).
        Hint: Use --state FILE to keep the reader state in another file.

        """)
    #expect(outcome.ending == .exit(74))
    #expect(try home.contents == ["file", "folder", "loop"])
  }

  @Test(.enabled(if: geteuid() != 0, "The superuser may write anywhere."))
  func aFolderThatMayNotBeWrittenIsLeftAlone() throws {
    try home.createFolder("sealed", permissions: 0o500)
    let outcome = try reader.run(
      "summary", "1", "--expand", "--state", home.path("sealed/state.json"))
    #expect(outcome.output.contains("Less: "))
    #expect(outcome.errors.contains("Permission denied"))
    #expect(outcome.ending == .exit(74))
  }
}
