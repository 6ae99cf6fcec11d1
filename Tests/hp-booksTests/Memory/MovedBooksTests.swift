import BookCore
import Foundation
import TestSupport
import Testing

@testable import hp_books

/// Books whose file was moved: what is remembered of them is named, and taken over when somebody asks.
struct MovedBooksTests {
  private static let hint = "which is gone: "

  private let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try write("emma.json")
    run("bookmark 1 2")
    run("shelf 2 --add")
  }

  private func write(_ name: String, _ titles: [String] = ["Emma", "Persuasion"]) throws {
    let folder = (name as NSString).deletingLastPathComponent
    if !folder.isEmpty { try home.createFolder(folder) }
    try home.write(
      SampleBook.file(titles.map { SampleBook(title: $0, chapters: ["One", "Two"]) }), to: name)
  }

  private func move(_ name: String = "emma.json", to newName: String) throws {
    try FileManager.default.moveItem(atPath: home.path(name), toPath: home.path(newName))
  }

  @discardableResult
  private func run(_ line: String, data: String = "emma.json") -> Rehearsal {
    run(line, data: home.path(data), home: home.path)
  }

  private func run(_ line: String, data: String, home: String) -> Rehearsal {
    Rehearsal(
      line.split(separator: " ").map(String.init) + ["--data", data], environment: ["HOME": home])
  }

  /// What the overview advises to type.
  private func advice(data: String) -> String? { advice(in: run("status --width 300", data: data)) }

  private func advice(in run: Rehearsal) -> String? {
    run.outputText.split(separator: "\n").compactMap { line in
      line.firstRange(of: Self.hint).map { String(line[$0.upperBound...]) }
    }.first
  }

  private var taken: String { "bookmark --from \(home.path("emma.json"))" }

  @Test func whereTheyWereIsSaidAndOneCommandTakesItOver() throws {
    try move(to: "austen.json")
    for line in ["status --width 300", "paths --width 300", "show 1"] {
      let run = run(line, data: "austen.json")
      #expect(
        run.outputText.contains("Remembered of \(home.path("emma.json"))") == (line != "show 1"))
    }
    #expect(run("list", data: "austen.json").outputText.contains("2/2") == false, "not by itself")
    let line = try #require(advice(data: "austen.json"))
    #expect(line == "hp-books \(taken) --data \(home.path("austen.json"))")
    let user = try ShellUser(["HOME": home.path])
    let outcome = try user.shell(line)
    #expect(outcome == .printed(outcome.output))
    let rows = """
        Now bookmarked: 1  Emma, 2/2, Two
        Now on the shelf: 2  Persuasion

      """
    #expect(outcome.output.hasPrefix(rows))
    #expect(advice(data: "austen.json") == nil)
    #expect(
      run(taken, data: "austen.json").outputText == "  All of that is remembered here already.\n")
    #expect(run("undo", data: "austen.json").code == 0)
    #expect(advice(data: "austen.json") != nil)
    run("undo", data: "austen.json")
    #expect(run("next", data: "austen.json").outputText.contains("Finished: 1  Emma"))
    // What is there is not replaced, and the old entry stays as it is.
    let refused = run(taken, data: "austen.json")
    #expect(refused.code == 64)
    #expect(
      refused.errorText.contains("hp-books forget --all --data \(home.path("austen.json"))\n"))
    run("forget --all", data: "austen.json")
    #expect(run(taken, data: "austen.json").outputText.hasPrefix(rows))
  }

  /// Where the file is still there, or may be, nothing is said; it is done all the same.
  @Test(arguments: ["two copies", "another series", "damaged", "a loop of links", "a folder"])
  func nothingIsSaidOfAFileThatIsThere(case: String) throws {
    try write("austen.json")
    switch `case` {
    case "another series": try write("emma.json", ["Sanditon"])
    case "damaged": try home.write("{", to: "emma.json")
    case "a loop of links":
      try home.remove("emma.json")
      try home.link("emma.json", to: "emma.json")
    case "a folder":
      try home.remove("emma.json")
      try home.createFolder("emma.json")
    default: break
    }
    #expect(advice(data: "austen.json") == nil)
    #expect(run(taken, data: "austen.json").outputText.contains("Now bookmarked: 1  Emma"))
  }

  @Test func aDiskThatIsNotMountedIsGone() throws {
    try write("disk/books/emma.json")
    run("bookmark 1 2", data: "disk/books/emma.json")
    try write("austen.json")
    try home.remove("disk")
    #expect(advice(data: "austen.json")?.contains("disk/books/emma.json") == true)
    try home.write("", to: "disk")
    #expect(advice(data: "austen.json")?.contains("disk/books/emma.json") == true)
  }

  /// A record goes to its own book or is lost; a bookmark stays in its chapter or is not found.
  @Test func recordsFindTheirBooks() throws {
    run("bookmark 2 1")
    try home.remove("emma.json")
    try write("austen.json", ["Sanditon", "EMMA"])
    let run = run(taken, data: "austen.json")
    #expect(
      run.outputText.hasPrefix(
        """
          Now bookmarked: 2  EMMA, 2/2, Two
          Now remembered: Persuasion (1/2, on shelf)

        """))
    #expect(self.run("bookmark", data: "austen.json").outputText.contains("Persuasion"))
    // No book has the title of one of these.
    try write("sanditon.json", ["Sanditon"])
    #expect(advice(data: "sanditon.json") == nil)
  }

  /// Books whose titles are only numbers look alike, so that they are named and not taken.
  @Test func booksWithTheSameTitlesAreNamed() throws {
    for number in 1...5 {
      try write("\(number).json", ["Volume 1", "Volume 1"])
      run("bookmark 2 \(1 + number % 2)", data: "\(number).json")
      try home.remove("\(number).json")
    }
    try write("new.json", ["Volume 1", "Volume 1"])
    let page = run("status --width 300", data: "new.json").outputText
    #expect(page.components(separatedBy: Self.hint).count == 4)
    #expect(page.contains("0 of 4 chapters"))
    #expect(
      run("bookmark --from \(home.path("4.json"))", data: "new.json").outputText.hasPrefix(
        "  Now bookmarked: 2"))
  }

  /// The folder of somebody on a new machine, with all that was in it.
  @Test func anotherHomeHasTheSameBooks() throws {
    let new = try TemporaryFolder()
    let state = ".local/state/hp-books/state.json"
    #expect(try home.read(state).contains("\"~/emma.json\""))
    for name in [".local", "emma.json"] {
      try FileManager.default.copyItem(atPath: home.path(name), toPath: new.path(name))
    }
    let list = run("list", data: new.path("emma.json"), home: new.path).outputText
    #expect(list.contains("2/2"))
    // Beside it, somebody had a whole path, as the program once wrote it; the other one counts.
    let whole = try new.read(state).replacing("~/emma.json", with: new.path("emma.json"))
    try new.write(whole, to: state)
    #expect(run("list", data: new.path("emma.json"), home: new.path).outputText == list)
    _ = run("next", data: new.path("emma.json"), home: new.path)
    #expect(try new.read(state).contains("\"~/emma.json\""))
    #expect(try !new.read(state).contains(new.path))
  }

  @Test func aWholePathOfAnotherHomeIsGone() throws {
    let state = home.path("named/state.json")
    try home.createFolder("named")
    let old = "/home/somebody/else/emma.json"
    let text = try home.read(".local/state/hp-books/state.json").replacing("~/emma.json", with: old)
    try home.write(text, to: "named/state.json")
    let overview = run("status --width 300 --state \(state)")
    #expect(advice(in: overview)?.contains("--from \(old)") == true)
    #expect(
      run("bookmark --from \(old) --state \(state)").outputText.hasPrefix("  Now bookmarked: 1"))
  }

  /// Only a state file in the home folder has paths without it.
  @Test func elsewherePathsAreWhole() throws {
    let elsewhere = try TemporaryFolder()
    run("bookmark 1 2 --state \(elsewhere.path("state.json"))")
    #expect(try elsewhere.read("state.json").contains("\"\(home.path("emma.json"))\""))
  }

  @Test func pathsThatAreKnownAreOffered() throws {
    try write("austen.json")
    func offers(_ typed: String) -> String {
      Rehearsal(
        ["__complete", "bookmark", "--data", home.path("austen.json"), "--from", typed],
        environment: ["HOME": home.path]
      ).outputText
    }
    #expect(offers("") == "\(home.path("emma.json"))\t\n")
    #expect(offers(home.path("e")) == offers(""))
    #expect(offers("x") == "")
  }

  @Test(arguments: [
    ("bookmark --from missing.json", "Nothing is remembered of books at 'missing.json'."),
    ("bookmark 1 --from emma.json", "--from applies to all volumes, so it takes no VOLUME."),
  ])
  func whatCannotBeTakenOver(line: String, message: String) {
    let run = run(line)
    #expect(run.code == 64)
    #expect(run.errorText.hasPrefix("Error: \(message)\n"))
  }

  /// The seven volumes are where the program is.
  @Test func embeddedBooksWereNeverMoved() throws {
    try write("potter.json", ["Harry Potter and the Chamber of Secrets"])
    run("bookmark 1 2", data: "potter.json")
    try home.remove("potter.json")
    let page = Rehearsal(["status"], environment: ["HOME": home.path]).outputText
    #expect(!page.contains(Self.hint))
  }
}
