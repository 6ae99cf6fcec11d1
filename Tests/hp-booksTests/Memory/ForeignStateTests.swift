import Foundation
import TestSupport
import Testing

/// Files that the program is told to keep its state in, and that are not its own.
struct ForeignStateTests {
  private let user: LibraryUser
  private let file: String

  init() throws {
    user = try LibraryUser()
    file = user.folder.path("notes.txt")
  }

  static let foreign: [String] = [
    "Milk\nBread\n", "{", "{ }x", "[]", "null", "7", "\"version\"", "x\0y",
    #"{"name": "app", "dependencies": {"version": 1}}"#,
    #"{"name": "app", "version": "1.0.0"}"#, #"{"data": []}"#,
    #"[{"version": 1, "series": {}}]"#, #"{"name": "app", "version": 1, "series": "#,
    SampleBook.file(volumes: 2),
  ]

  /// Nothing happens to the file, nor beside it.
  private func expectUntouched(_ text: String) throws {
    #expect(try user.folder.read("notes.txt") == text)
    #expect(try user.folder.names() == ["notes.txt"])
  }

  @Test(arguments: foreign)
  func aForeignFileIsLeftAlone(text: String) throws {
    try user.folder.write(text, to: "notes.txt")
    let stamp = try user.folder.stamp(of: "notes.txt")
    for line in ["show 3", "list", "shelf", "bookmark 3"] {
      let run = user.run("\(line) --state \(file)")
      #expect(run.ending == .exit(0))
      #expect(run.errors.components(separatedBy: "Warning: ").count == 2)
      #expect(!run.errors.contains("empty"))
      #expect(run.output.contains("Azkaban") != (line == "shelf"))
    }
    for line in ["shelf 3 --add", "bookmark 3 9", "forget 3", "forget --all", "undo", "next"] {
      let run = user.run("\(line) --state \(file)")
      #expect(run.ending == .exit(74))
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix("Error: "))
    }
    try expectUntouched(text)
    #expect(try user.folder.stamp(of: "notes.txt") == stamp)
  }

  @Test func aPageThatWasAskedToStayExpandedStillAppears() throws {
    try user.folder.write("Milk\n", to: "notes.txt")
    let run = user.run("show 3 --expand --state \(file)")
    #expect(run.ending == .exit(74))
    #expect(run.output.contains("(3)\n"))
    try expectUntouched("Milk\n")
  }

  @Test func theVariableNamesAFileToo() throws {
    try user.folder.write("Milk\n", to: "notes.txt")
    for (line, code) in [("show 3", 0), ("shelf 3 --add", 74)] as [(String, UInt8)] {
      let run = Rehearsal(line.components(separatedBy: " "), environment: ["HP_BOOKS_STATE": file])
      #expect(run.code == code)
    }
    try expectUntouched("Milk\n")
  }

  /// Whoever holds the folder is not waited for.
  @Test func aForeignFileIsNotLocked() throws {
    try user.folder.write("Milk\n", to: "notes.txt")
    let free = user.run("shelf 3 --add --state \(file)")
    let held = try HeldFolder(user.folder.path)
    #expect(user.run("shelf 3 --add --state \(file)") == free)
    _ = consume held
  }

  @Test(arguments: [
    "", "{}", " { }\n", #"{"version": 1}"#, #"{"version": 2}"#, #"{"version": 2, "series": {}}"#,
    #"{"series": {}, "version": 1}"#, #"{"version": 2, "theme": [1.50]}"#,
  ])
  func anUnusedStateIsThatOfANewReader(text: String) throws {
    try user.folder.write(text, to: "state.json")
    #expect(user.run("list").errors.isEmpty)
    let run = user.run("shelf 3 --add")
    #expect(run.ending == .exit(0))
    #expect(run.errors.isEmpty)
    #expect(try user.memories() == ["3 Harry Potter and the Prisoner of Azkaban: kept"])
    #expect(try user.folder.names() == ["state.json"])
    #expect(
      try user.folder.read("state.json").contains(#""theme": [1.50]"#) == text.contains("theme"))
  }

  @Test(arguments: [
    "\0", String(repeating: "\0", count: 5_000), #"{"version""#, #"{"version": 2, "series": {"emb"#,
    #"{"series": {"#, "{\n \"series\": {}, }}", #"{"version": 2, "series": {}} x"#,
    #"{"version": "1", "series": {}}"#,
  ])
  func ourOwnIsSetAsideWhereItIsDamaged(text: String) throws {
    try user.folder.write(text, to: "state.json")
    let run = user.run("shelf 3 --add")
    #expect(run.ending == .exit(0))
    #expect(run.errors.components(separatedBy: "Warning: ").count == 2)
    #expect(run.errors.contains("state.json.damaged"))
    #expect(try user.folder.read("state.json.damaged") == text)
    #expect(try user.memories() == ["3 Harry Potter and the Prisoner of Azkaban: kept"])
  }

  @Test(.limitForPrograms, arguments: ["Milk\n", "{", "{}x", #"{"data": []}"#])
  func inTheDefaultPlaceEverythingIsSetAside(text: String) throws {
    let reader = try ShellUser()
    try reader.home.createFolder(".local/state/hp-books")
    try reader.home.write(text, to: ShellUser.usualStateFile)
    let run = try reader.run("shelf", "3", "--add")
    #expect(run.ending == .exit(0))
    #expect(run.errors.contains("state.json.damaged"))
    #expect(!run.errors.contains("will be"))
    #expect(try reader.home.read(ShellUser.usualStateFile + ".damaged") == text)
    #expect(try reader.run("shelf", "--json").output.contains("Azkaban"))
  }

  @Test func aFileOfALaterVersionIsLeftAlone() throws {
    let text = #"{"version": 3, "series": {"embedded": {}}}"#
    try user.folder.write(text, to: "notes.txt")
    #expect(user.run("show 3 --state \(file)").ending == .exit(0))
    #expect(user.run("shelf 3 --add --state \(file)").ending == .exit(74))
    try expectUntouched(text)
  }
}

// MARK: The data file as the state

extension ForeignStateTests {
  @Test(arguments: ["list", "show 1", "shelf 1 --add", "forget --all", "read 1"])
  func theDataFileIsNoStateFile(line: String) throws {
    let folder = user.folder
    let text = SampleBook.file(volumes: 2)
    let data = try folder.write(text, to: "d.json")
    try folder.link("link.json", to: "d.json")
    try folder.link("link of link.json", to: "link.json")
    try FileManager.default.linkItem(atPath: data, toPath: folder.path("hard.json"))
    let names = try folder.names()
    for (data, state) in [
      ("d.json", "d.json"), ("d.json", "link.json"), ("link.json", "d.json"),
      ("d.json", "link of link.json"), ("hard.json", "d.json"), ("d.json", "./d.json"),
    ] {
      let words = line.components(separatedBy: " ")
      let run = Rehearsal(
        words + ["--data", folder.path(data), "--state", folder.path(state)], environment: [:])
      #expect(run.code == 64, "\(data) and \(state)")
      #expect(run.outputText.isEmpty)
      #expect(run.errorText.hasPrefix("Error: "))
    }
    #expect(try folder.names() == names)
    #expect(try folder.read("d.json") == text)
    #expect(try folder.target(of: "link.json") == "d.json")
  }

  @Test func theVariableDoesNotNameTheDataFile() throws {
    let text = SampleBook.file(volumes: 2)
    let data = try user.folder.write(text, to: "d.json")
    let run = Rehearsal(
      ["shelf", "1", "--add", "--data", data], environment: ["HP_BOOKS_STATE": data])
    #expect(run.code != 0)
    #expect(try user.folder.read("d.json") == text)
    #expect(try user.folder.names() == ["d.json"])
  }
}
