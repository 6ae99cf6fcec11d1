import BookCore
import TestSupport
import Testing

/// What a run leaves for the next one, and where.
struct MemoryTests {
  private let user: LibraryUser

  init() throws { user = try LibraryUser() }

  @Test(arguments: ["--expand", "--collapse"])
  func aShortSummaryIsNeitherExpandedNorCollapsed(flag: String) {
    #expect(user.run("summary 2 \(flag)") == user.run("summary 2"))
    user.run("show 2 \(flag)")
    #expect(user.state == ReaderState(of: user.books, recent: [2]))
  }

  /// By whatever path it is reached.
  @Test func eachDataFileIsRememberedForItself() throws {
    let files = try ["a.json", "b.json"].map {
      try user.folder.write(SampleBook.file(volumes: 2), to: $0)
    }
    user.run("summary 1 --expand --data \(user.folder.path("./a.json"))")
    user.run("show 2 --data \(files[1])")
    #expect(try Memory(file: user.stateFile, series: files[0]) == Memory(expanded: [1]))
    #expect(
      try Memory(file: user.stateFile, series: files[1]) == Memory(expanded: [], lastShown: 2))
    #expect(user.state == ReaderState())
  }

  /// What `hp-books help state` says to do when a data file moves.
  @Test func theStateFollowsAFileWhosePathIsReplaced() throws {
    let old = try user.folder.write(SampleBook.file(volumes: 2), to: "old.json")
    let new = try user.folder.write(SampleBook.file(volumes: 2), to: "new.json")
    let expanded = user.run("summary 2 --expand --data \(old)").output
    let text = try user.folder.read("state.json")
    try user.folder.write(text.replacing(old, with: new), to: "state.json")
    #expect(user.run("summary 2 --data \(new)").output.replacing(new, with: old) == expanded)
  }

  /// The option comes before the variables, and these before each other.
  @Test func theStateIsWhereItIsAskedFor() throws {
    let folder = user.folder
    var environment = [
      "HP_BOOKS_STATE": folder.path("a.json"), "XDG_STATE_HOME": folder.path("xdg"),
      "HOME": folder.path,
    ]
    var words = ["show", "3", "--state", folder.path("mine/b.json")]
    var files: [String] = []
    func expect(_ file: String) throws {
      files.append(file)
      #expect(Rehearsal(words, environment: environment).errorText == "")
      #expect(try folder.contents.filter { $0.hasSuffix(".json") } == files.sorted())
    }
    try expect("mine/b.json")
    words.removeLast(2)
    try expect("a.json")
    environment["HP_BOOKS_STATE"] = ""
    try expect("xdg/hp-books/state.json")
    environment["XDG_STATE_HOME"] = "xdg"
    try expect(ShellUser.usualStateFile)
  }
}
