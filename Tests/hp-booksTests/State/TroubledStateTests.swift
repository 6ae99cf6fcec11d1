import Foundation
import TestSupport
import Testing

/// What the program says of a state file that it cannot use, or not wholly.
struct TroubledStateTests {
  private static let file = "hp-books/state.json"

  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    try folder.createFolder("hp-books")
    path = folder.path(Self.file)
  }

  /// Runs a command line with the state file in a folder that the program owns, or where it is
  /// named.
  private func run(_ line: String, named: Bool = true) -> Rehearsal {
    let environment = named ? ["HP_BOOKS_STATE": path] : ["XDG_STATE_HOME": folder.path]
    return Rehearsal(line.components(separatedBy: " "), environment: environment)
  }

  /// What a new user sees.
  private func page(_ line: String) -> String {
    Rehearsal((line + " --no-state").components(separatedBy: " ")).outputText
  }
}

// MARK: What is kept aside

extension TroubledStateTests {
  /// What stands in the file, and what is said of it while nothing is saved.
  static let damages = [
    (#"{"version": 3, "series": {"embed"#, "damaged, so it is ignored"),
    (
      #"{"version": 3, "series": {"embedded": {"recent": [], "lost": {}}}}"#,
      #"damaged in "recent" and "lost"; the rest is used"#
    ),
    (
      #"{"version": 3, "series": {"embedded": {"later": {}, "volumes": [{"volume": 7, "a": 1}]}}}"#,
      #"damaged in "later" and "volumes"; the rest is used"#
    ),
  ]

  /// The state of a program that was never published.
  private static let version2 = #"{"version": 2, "series": {"embedded": {"recent": [2]}}}"#

  /// Files of others, which are kept aside only where nothing but a reader state belongs.
  static let foreign =
    [
      "Milk\n", "{", #"{"version""#, "\0\0", #"{"version": "1", "series": {}}"#,
      #"{"name": "x", "version": "1.0"}"#, version2,
    ].map { ($0, "damaged, so it is ignored") } + [
      (
        #"{"version": 3, "theme": null, "series": {"/x": {"later": 1}}}"#,
        #"damaged in "theme"; the rest is used"#
      )
    ]

  @Test(arguments: damages.map { ($0, $1, true) } + (damages + foreign).map { ($0, $1, false) })
  func damageIsToldAndKeptAside(contents: String, reading: String, named: Bool) throws {
    for line in ["show 3", "shelf 3 --add"] {
      try folder.write(contents, to: Self.file)
      for line in ["list", "chapters"] {
        let run = run(line, named: named)
        #expect(run.outputText == page(line))
        #expect(run.errorText == "Warning: '\(path)' is \(reading).\n")
        #expect(run.code == 0)
      }
      #expect(try folder.names(in: "hp-books") == ["state.json"])
      let run = run(line, named: named)
      let setAside = "'\(path)' was damaged; the old file is kept as '\(path).damaged'"
      #expect(run.errorText == "Warning: \(setAside).\n")
      #expect(run.outputText.contains("Prisoner of Azkaban"))
      #expect(run.code == 0)
      #expect(try folder.read(Self.file + ".damaged") == contents)
      #expect(self.run(line, named: named).errorText == "")
      try folder.remove(Self.file + ".damaged")
    }
  }

  /// Whatever needs no state has nothing to say of it.
  @Test(arguments: [
    ("", true), ("chapters 3", true), ("summary 1", true), ("recap 3", true), ("shelf", true),
    ("list --recent", true), ("bookmark 3", true), ("search owl", true),
    ("search owl --json", true),
    ("help", false), ("--version", false), ("paths", false),
  ])
  func onlyWhatRecallsTheStateTellsOfDamage(line: String, isTold: Bool) throws {
    try folder.write(Self.damages[0].0, to: Self.file)
    let warning = "Warning: '\(path)' is damaged, so it is ignored.\n"
    let words = line.split(separator: " ").map(String.init)
    let run = Rehearsal(words, environment: ["HP_BOOKS_STATE": path])
    #expect(run.errorText == (isTold ? warning : ""))
    #expect(try folder.read(Self.file) == Self.damages[0].0)
  }
}

// MARK: What is left alone

extension TroubledStateTests {
  struct Trouble: CustomTestStringConvertible, Sendable {
    let testDescription: String

    /// What is said where the state is read, where a page is remembered, and where a change is
    /// refused, of the file `FILE`; nil where nothing is said.
    let reading: String?
    let showing: String?
    let changing: String

    let hint: String?

    /// The environment, if it does not name the file.
    var environment: [String: String]?

    /// Lays it in the folder.
    var lay: @Sendable (TemporaryFolder) throws -> Void = { _ in }

    fileprivate func text(_ label: String, _ message: String?, file: String) -> String {
      guard let message else { return "" }
      let hint = hint.map { "Hint: \($0)\n" } ?? ""
      return "\(label): \(message.replacing("FILE", with: "'\(file)'")).\n\(hint)"
    }
  }

  private static let elsewhere = "Use --state FILE to keep the reader state in another file."

  /// Something that is told in one way everywhere.
  private static func leftAlone(
    _ name: String, _ message: String, hint: String? = nil,
    lay: @escaping @Sendable (TemporaryFolder) throws -> Void
  ) -> Trouble {
    Trouble(
      testDescription: name, reading: message, showing: message, changing: message, hint: hint,
      lay: lay)
  }

  private static func noFile(
    _ name: String, lay: @escaping @Sendable (TemporaryFolder) throws -> Void
  ) -> Trouble {
    leftAlone(
      name, "FILE is not a regular file and cannot hold the reader state", hint: elsewhere, lay: lay
    )
  }

  private static func noPath(
    _ name: String, _ reason: String, lay: @escaping @Sendable (TemporaryFolder) throws -> Void
  ) -> Trouble {
    let reading = "The reader state in FILE cannot be read: \(reason)"
    return Trouble(
      testDescription: name, reading: reading, showing: reading,
      changing: "The reader state cannot be saved in FILE: \(reason)", hint: elsewhere, lay: lay)
  }

  private static func noHome(_ home: String?, _ reason: String) -> Trouble {
    let message = "There is nowhere to keep the reader state: \(reason)"
    return Trouble(
      testDescription: reason, reading: nil, showing: message, changing: message, hint: elsewhere,
      environment: home.map { ["HOME": $0] } ?? [:])
  }

  static let troubles = [
    noHome(nil, "HOME is not set"), noHome("", "HOME is not set"),
    noHome("a\u{9b}", #"HOME is 'a\u{9b}', which is not an absolute path"#),
    noFile("a folder") { try $0.createFolder(file) }, noFile("a pipe") { try $0.makePipe(file) },
    noFile("a device") { try $0.link(file, to: "/dev/null") },
    noPath("a ring of links", "Too many levels of symbolic links") {
      try $0.link(file, to: "state.json")
    },
    noPath("a file where its folder should be", "Not a directory") {
      try $0.remove("hp-books")
      try $0.write("text", to: "hp-books")
    },
    leftAlone("notes", "FILE is not a reader state and is left alone") {
      try $0.write("Milk\n", to: file)
    },
    leftAlone("a data file", "FILE is not a reader state and is left alone") {
      try $0.write(SampleBook.file(volumes: 2), to: file)
    },
    leftAlone("version 2", "FILE is not a reader state and is left alone") {
      try $0.write(version2, to: file)
    },
    leftAlone("the resolved packages of a project", "FILE is not a reader state and is left alone")
    {
      try $0.write(#"{"originHash": "a", "pins": [], "version": 3}"#, to: file)
    },
    leftAlone("another version 2", "FILE is not a reader state and is left alone") {
      try $0.write(#"{"version": 2, "name": "game save"}"#, to: file)
    },
    leftAlone(
      "a newer version", "FILE was written by a newer version of this program and is left alone",
      hint: "Use --state FILE to keep the reader state of this version in another file."
    ) { try $0.write(#"{"version": 4, "series": {"embedded": {}}}"#, to: file) },
    leftAlone(
      "a large file",
      "The reader state in FILE is larger than the limit of 16 MiB and is left alone"
    ) {
      try $0.write("", to: file)
      try #require(truncate($0.path(file), 100 << 20) == 0)
    },
    Trouble(
      testDescription: "a protected file", reading: nil, showing: nil,
      changing: "The reader state cannot be saved in FILE: the file is read-only", hint: elsewhere
    ) {
      try $0.write(#"{"version": 3, "series": {}}"#, to: file)
      try $0.setPermissions(0o444, of: file)
    },
  ]

  /// Pages are shown all the same, and so is that of a change, whose answer is not claimed.
  @Test(arguments: troubles)
  func whatCannotBeUsedIsLeftAlone(trouble: Trouble) throws {
    try trouble.lay(folder)
    let contents = try folder.contents
    let stamp = try? folder.stamp(of: Self.file)
    let environment = trouble.environment ?? ["HP_BOOKS_STATE": path]
    for (line, message) in [("list", trouble.reading), ("show 3", trouble.showing)] {
      let run = Rehearsal(line.components(separatedBy: " "), environment: environment)
      #expect(run.outputText == page(line))
      #expect(run.errorText == trouble.text("Warning", message, file: path))
      #expect(run.code == 0)
    }
    for (line, end) in [
      ("summary 1 --expand", "  Less: hp-books summary 1 --collapse\n"),
      ("summary 1 --expand --json", ""), ("shelf 3 --add", ""), ("shelf 3 --add --json", ""),
      ("bookmark 3 9", ""), ("bookmark 3 --finished --json", ""), ("next", ""),
    ] {
      let run = Rehearsal(line.components(separatedBy: " "), environment: environment)
      #expect(run.outputText.hasSuffix(end))
      #expect(run.outputText.isEmpty == end.isEmpty)
      #expect(run.errorText == trouble.text("Error", trouble.changing, file: path))
      #expect(run.code == 74)
    }
    #expect(try folder.contents == contents)
    #expect((try? folder.stamp(of: Self.file)) == stamp)
  }
}

// MARK: The data file as the state

extension TroubledStateTests {
  @Test(arguments: [
    ("d.json", "d.json"), ("d.json", "link.json"), ("link.json", "d.json"),
    ("d.json", "link of link.json"), ("hard.json", "d.json"), ("d.json", "./d.json"),
  ])
  func theDataFileIsNoStateFile(data: String, state: String) throws {
    let text = SampleBook.file(volumes: 2)
    let file = try folder.write(text, to: "d.json")
    try folder.link("link.json", to: "d.json")
    try folder.link("link of link.json", to: "link.json")
    try FileManager.default.linkItem(atPath: file, toPath: folder.path("hard.json"))
    let names = try folder.names()
    for words in [["list"], ["show", "1"], ["shelf", "1", "--add"], ["forget", "--all"]] {
      let run = Rehearsal(
        words + ["--data", folder.path(data)], environment: ["HP_BOOKS_STATE": folder.path(state)])
      #expect(run.code == 64)
      #expect(run.outputText.isEmpty)
      #expect(
        run.errorText.hasPrefix(
          "Error: The reader state and the books cannot be in the same file.\n"))
    }
    #expect(try folder.names() == names)
    #expect(try folder.read("d.json") == text)
    #expect(try folder.target(of: "link.json") == "d.json")
  }
}
