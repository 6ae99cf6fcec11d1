import BookCore
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
    (#"{"version": \#(stateVersion), "series": {"embed"#, "damaged, so it is ignored"),
    (
      #"{"version": \#(stateVersion), "series": {"embedded": {"volumes": 7, "lost": {}}}}"#,
      #"damaged in "volumes" and "lost"; the rest is used"#
    ),
    (
      #"{"version": \#(stateVersion), "series": {"embedded": {"volumes": [{"volume": 7}]}}}"#,
      #"damaged in "volumes"; the rest is used"#
    ),
  ]

  /// Files of others, which are kept aside only where nothing but a reader state belongs.
  static let foreign = [
    ("Milk\n", "damaged, so it is ignored"),
    (
      #"{"version": \#(stateVersion), "theme": null, "series": {"/x": {"later": 1}}}"#,
      #"damaged in "theme"; the rest is used"#
    ),
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
  @Test(
    arguments: try CaseFile().table("only what recalls the state tells of damage")
      as [(String, Bool)])
  func onlyWhatRecallsTheStateTellsOfDamage(line: String, isTold: Bool) throws {
    try folder.write(Self.damages[0].0, to: Self.file)
    let warning = "Warning: '\(path)' is damaged, so it is ignored.\n"
    let words = line.split(separator: " ").map(String.init)
    let run = Rehearsal(words, environment: ["HP_BOOKS_STATE": path])
    #expect(run.errorText == (isTold ? warning : ""))
    #expect(try folder.read(Self.file) == Self.damages[0].0)
  }
}

// MARK: What the list of readers says

extension TroubledStateTests {
  /// What stands in the file of another reader, what its row says, and the problem for programs.
  @Test(
    arguments: [
      ("Milk", "not a reader state; left alone", .foreign(file: "FILE")),
      (damages[0].0, "damaged", .damaged(file: "FILE")),
      (
        #"{"version": \#(stateVersion + 1), "series": {}}"#,
        "written by a newer version; left alone", .newerVersion(file: "FILE")
      ),
      (damages[2].0, "nothing begun yet", nil),
    ] as [(String, String, ReaderStateError?)])
  func theListOfReadersSaysWhatIsWrong(
    contents: String, row: String, problem: ReaderStateError?
  ) throws {
    try folder.createFolder("hp-books/readers")
    try folder.write(contents, to: "hp-books/readers/anna.json")
    #expect(run("readers --width 500").outputText.contains("\n  anna  \(row) "))
    let file = folder.path("hp-books/readers/anna.json")
    let said = problem.map { "\"\($0.description.replacing("FILE", with: file))\"" } ?? "null"
    let document = run("readers --json").outputText
    #expect(document.components(separatedBy: "\"anna\"")[1].contains("\"problem\": \(said),"))
  }
}

// MARK: What is left alone

extension TroubledStateTests {
  private static let elsewhere =
    "Hint: Use --state FILE to keep the reader state in another file.\n"

  private static let orAway =
    "Hint: Use --state FILE to keep the reader state in another file, or move this one away.\n"

  /// What a shell lays in the folder of the file, what is said where the state is read, where a
  /// page is remembered, and where a change is refused, nil where nothing is, and the hint.
  static let troubles:
    [(
      script: String, reading: ReaderStateError?, showing: ReaderStateError?,
      changing: ReaderStateError, hint: String
    )] = [
      everywhere("mkdir state.json", .notAFile(file: "FILE"), elsewhere),
      everywhere("mkfifo state.json", .notAFile(file: "FILE"), elsewhere),
      everywhere("ln -s /dev/null state.json", .notAFile(file: "FILE"), elsewhere),
      noPath("ln -s state.json state.json", "Too many levels of symbolic links"),
      noPath("cd ..; rmdir hp-books; echo text >hp-books", "Not a directory"),
      everywhere("echo Milk >state.json", .foreign(file: "FILE"), orAway),
      everywhere("head -c 300 /dev/zero >state.json", .foreign(file: "FILE"), orAway),
      everywhere(
        #"echo '{"version": \#(stateVersion + 1), "series": {"embedded": {}}}' >state.json"#,
        .newerVersion(file: "FILE"),
        "Hint: Use --state FILE to keep the reader state of this version in another file.\n"),
      everywhere("head -c 17000000 /dev/zero >state.json", .tooLarge(file: "FILE"), elsewhere),
      (
        #"echo '{"version": \#(stateVersion), "series": {}}' >state.json; chmod 444 state.json"#,
        nil, nil,
        .readOnly(file: "FILE"), elsewhere
      ),
    ]

  private static func everywhere(
    _ script: String, _ error: ReaderStateError, _ hint: String
  ) -> (String, ReaderStateError?, ReaderStateError?, ReaderStateError, String) {
    (script, error, error, error, hint)
  }

  private static func noPath(
    _ script: String, _ reason: String
  ) -> (String, ReaderStateError?, ReaderStateError?, ReaderStateError, String) {
    let error = ReaderStateError.unreadable(file: "FILE", reason: reason)
    return (script, error, error, .unwritable(file: "FILE", reason: reason), elsewhere)
  }

  @Test(arguments: troubles)
  func whatCannotBeUsedIsLeftAlone(
    script: String, reading: ReaderStateError?, showing: ReaderStateError?,
    changing: ReaderStateError, hint: String
  ) throws {
    let shell = Launch(
      path: "/bin/sh", arguments: ["-c", "cd \"$0\" && \(script)", folder.path("hp-books")],
      environment: ["PATH": "/usr/bin:/bin"])
    #expect(try shell.run() == .printed(""))
    let contents = try folder.contents
    let stamp = try? folder.stamp(of: Self.file)
    func text(_ label: String, _ error: ReaderStateError?) -> String {
      error.map { "\(label): \($0).\n".replacing("FILE", with: path) + hint } ?? ""
    }
    expectPages(
      ["HP_BOOKS_STATE": path], reading: text("Warning", reading),
      showing: text("Warning", showing), changing: text("Error", changing))
    #expect(try folder.contents == contents)
    #expect((try? folder.stamp(of: Self.file)) == stamp)
  }

  @Test(arguments: [
    (nil, "HOME is not set"), ("", "HOME is not set"),
    ("a\u{9b}", #"HOME is 'a\u{9b}', which is not an absolute path"#),
  ])
  func withoutAHomeNothingIsKept(home: String?, reason: String) {
    let text = "There is nowhere to keep the reader state: \(reason).\n\(Self.elsewhere)"
    expectPages(
      home.map { ["HOME": $0] } ?? [:], reading: "", showing: "Warning: \(text)",
      changing: "Error: \(text)")
  }

  /// Pages are shown all the same, and so is that of a change, whose answer is not claimed.
  private func expectPages(
    _ environment: [String: String], reading: String, showing: String, changing: String
  ) {
    for (line, errors) in [("list", reading), ("show 3", showing)] {
      let run = Rehearsal(line.components(separatedBy: " "), environment: environment)
      #expect(run.outputText == page(line))
      #expect(run.errorText == errors)
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
      #expect(run.errorText == changing)
      #expect(run.code == 73)
    }
  }
}

// MARK: What is no state file

extension TroubledStateTests {
  /// A dash is a stream wherever a file is named, and the file of that name has a longer path.
  @Test(arguments: [
    (["status", "--state", "-"], [:]), (["next", "--state=-"], [:]),
    (["shelf", "3", "--add"], ["HP_BOOKS_STATE": "-"]),
  ])
  func aDashIsNoStateFile(words: [String], environment: [String: String]) {
    let run = Rehearsal(words, environment: environment)
    #expect(run.code == 64)
    #expect(run.outputText.isEmpty)
    let message = """
      Error: The reader state needs a file, and - is a stream.
      Hint: To name a file called -, write ./- instead.

      """
    #expect(run.errorText.hasPrefix(message))
  }

  @Test(arguments: [
    ("d.json", "d.json"), ("d.json", "link.json"), ("link.json", "d.json"), ("hard.json", "d.json"),
  ])
  func theDataFileIsNoStateFile(data: String, state: String) throws {
    let text = SampleBook.file(volumes: 2)
    let file = try folder.write(text, to: "d.json")
    try folder.link("link.json", to: "d.json")
    try FileManager.default.linkItem(atPath: file, toPath: folder.path("hard.json"))
    let names = try folder.names()
    for words in [["list"], ["show", "1"], ["shelf", "1", "--add"], ["forget", "--all"]] {
      let run = Rehearsal(
        words + ["--data", folder.path(data)], environment: ["HP_BOOKS_STATE": folder.path(state)])
      #expect(run.code == 64)
      #expect(run.outputText.isEmpty)
      let message = "Error: The reader state and the books cannot be in the same file.\n"
      #expect(run.errorText.hasPrefix(message))
    }
    #expect(try folder.names() == names)
    #expect(try folder.read("d.json") == text)
    #expect(try folder.target(of: "link.json") == "d.json")
  }
}
