import Foundation
import TestSupport
import Testing

/// State files that cannot be read or replaced.
struct StateTroubleTests {
  private let reader: ShellUser
  private let home: TemporaryFolder
  private let file: String

  init() throws {
    reader = try ShellUser()
    home = reader.home
    file = home.path("state.json")
  }

  @Test func chaptersTellsOfDamageWhereItLooksForTheLastVolume() throws {
    let reader = try ShellUser()
    let file = reader.home.path("state.json")
    try reader.home.write("{", to: "state.json")
    #expect(
      try reader.run("chapters", "--state", file).errors.hasPrefix("Warning: \(file) is damaged"))
    #expect(try reader.run("chapters", "3", "--state", file).errors == "")
  }

  @Test(arguments: [
    "{", "[]", "null", "{}", "{\"version\": 0}", "{\"version\": \"1\"}", "\u{1b}[31m",
    "{\"version\": 1, \"series\": {\"/x\": 01}}", "{\"version\": 1 \"series\": {}}",
  ])
  func aDamagedFileIsKeptAside(_ text: String) throws {
    try home.write(text, to: "state.json")
    let outcome = try reader.run("show", "3", "--state", file)
    #expect(outcome.output.contains("(3)\n"))
    #expect(
      outcome.errors == """
        Warning: \(file) is damaged and ignored; it will be kept as \(file).damaged before \
        anything new is saved.

        """)
    #expect(outcome.ending == .exit(0))
    #expect(try home.read("state.json.damaged") == text)
    #expect(try Memory(file: file, series: "embedded") == Memory(expanded: [], lastShown: 3))
    #expect(try reader.run("show", "3", "--state", file).errors == "")
  }

  @Test func anEmptyFileIsThatOfANewReader() throws {
    try home.write("", to: "state.json")
    #expect(try reader.run("summary", "1", "--expand", "--state", file).errors == "")
    #expect(try Memory(file: file, series: "embedded") == Memory(expanded: [1]))
    #expect(try home.contents == ["state.json"])
  }

  /// State files with parts of the wrong shape, the names of the parts, and what is understood.
  @Test(arguments: [
    ("{\"version\": 1, \"series\": []}", "\"series\"", []),
    ("{\"version\": 1, \"series\": {\"embedded\": 3}}", "\"embedded\"", []),
    (
      "{\"version\": 1, \"series\": {\"embedded\": {\"lastShown\": \"x\", \"expanded\": [7]}}}",
      "\"lastShown\"", [7]
    ),
    (
      "{\"version\": 1, \"series\": {\"embedded\": {\"expanded\": [1, \"2\"], \"places\": 1}}}",
      "\"expanded\" and \"places\"", []
    ),
  ])
  func aDamagedPartIsCopiedAside(_ text: String, parts: String, expanded: [Int]) throws {
    try home.write(text, to: "state.json")
    let warning = """
      Warning: \(file) is damaged in \(parts); the rest is used, and a copy will be kept as \
      \(file).damaged before anything new is saved.

      """
    #expect(try reader.run("summary", "2", "--state", file).errors == warning)
    #expect(try home.contents == ["state.json"])
    let outcome = try reader.run("show", "3", "--state", file)
    #expect(outcome.output.contains("(3)\n"))
    #expect(outcome.errors == warning)
    #expect(outcome.ending == .exit(0))
    #expect(try home.read("state.json.damaged") == text)
    #expect(try Memory(file: file, series: "embedded") == Memory(expanded: expanded, lastShown: 3))
    #expect(try reader.run("show", "3", "--state", file).errors == "")
  }

  @Test(arguments: [Request("list"), Request("search", "owl")])
  func whatReadsNoStateSaysNothingOfDamage(_ request: Request) throws {
    for text in ["{", "{\"version\": 1, \"series\": 7}"] {
      try home.write(text, to: "state.json")
      #expect(try reader.run(request.words + ["--state", file]).errors == "")
    }
    #expect(try home.contents == ["state.json"])
  }

  @Test func filesSetAsideBeforeKeepTheirNames() throws {
    for text in ["first", "second", "third"] {
      try home.write(text, to: "state.json")
      _ = try reader.run("show", "3", "--state", file)
    }
    #expect(try home.read("state.json.damaged") == "first")
    #expect(try home.read("state.json.damaged-2") == "second")
    #expect(try home.read("state.json.damaged-3") == "third")
  }

  @Test func aDamagedFileStaysWhereNothingIsSaved() throws {
    try home.write("damaged", to: "state.json")
    let outcome = try reader.run("summary", "1", "--state", file)
    #expect(outcome.errors.hasPrefix("Warning: \(file) is damaged"))
    #expect(outcome.ending == .exit(0))
    #expect(try home.contents == ["state.json"])
  }

  @Test func aFileOfANewerVersionIsLeftAlone() throws {
    let text = "{\"version\": 2, \"series\": 7}"
    try home.write(text, to: "state.json")
    let message = "\(file) was written by a newer version of this program and is left alone.\n"
    let shown = try reader.run("show", "3", "--state", file)
    #expect(shown.output.contains("(3)\n"))
    #expect(shown.errors.hasPrefix("Warning: \(message)Hint: "))
    #expect(shown.ending == .exit(0))
    let expanded = try reader.run("summary", "1", "--expand", "--state", file)
    #expect(expanded.output.contains("Less: "))
    #expect(expanded.errors.hasPrefix("Error: \(message)Hint: "))
    #expect(expanded.ending == .exit(74))
    #expect(try home.contents == ["state.json"])
    #expect(try home.read("state.json") == text)
  }

  /// Paths that cannot be saved to, and what is said of them.
  @Test(arguments: [
    ("folder", "PATH is not a regular file and cannot hold the reader state"),
    ("file/state.json", "The reader state cannot be saved in PATH: Not a directory"),
    ("loop", "The reader state cannot be saved in PATH: Too many levels of symbolic links"),
  ])
  func whatCannotBeSavedIsPrintedAllTheSame(_ name: String, message: String) throws {
    try home.createFolder("folder")
    try home.write("text", to: "file")
    try FileManager.default.createSymbolicLink(
      atPath: home.path("loop"), withDestinationPath: "loop")
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

  @Test func aLinkIsFollowedAndStays() throws {
    try home.createFolder("elsewhere")
    try FileManager.default.createSymbolicLink(
      atPath: file, withDestinationPath: "elsewhere/kept.json")
    for volume in 3...4 {
      #expect(try reader.run("show", "\(volume)", "--state", file).errors == "")
      let kept = home.path("elsewhere/kept.json")
      #expect(try Memory(file: kept, series: "embedded").lastShown == volume)
    }
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: file)
    #expect(target == "elsewhere/kept.json")
    #expect(try home.names(in: "elsewhere") == ["kept.json"])
  }
}
