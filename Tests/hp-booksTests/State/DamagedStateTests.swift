import Foundation
import TestSupport
import Testing

/// State files that are not what the program wrote, or that a newer one wrote.
@Suite(.limitForPrograms)
struct DamagedStateTests {
  private static let whole = """
    {"version": 2, "series": {"embedded": {"volumes": [{"volume": 3, "isExpanded": true}]}}}
    """
  private static let name = #"{"version""#

  /// Each beginning of a whole file that still tells what it was, and kinds of damage that no cut
  /// makes.
  static let damages: [[UInt8]] =
    (name.utf8.count..<whole.utf8.count).map { Array(whole.utf8.prefix($0)) }
    + [whole + "}", whole + whole, #"{"series": {}}"#, #"{"version": 0, "series": {}}"#]
    .map { Array($0.utf8) }
    + [[0], whole.utf8 + [0x80], Array(repeating: 0, count: 100_000)]

  /// Files that no version of the program has written.
  static let foreign: [[UInt8]] =
    (1..<name.utf8.count).map { Array(whole.utf8.prefix($0)) }
    + [
      "null", "[]", "7", "\"\"", "\u{feff}x", "\u{1b}[31m", #"{"version": "1"}"#, #"{"data": []}"#,
      #"{"name": "x", "version": "1.0"}"#, "# My notes\n",
    ].map { Array($0.utf8) } + [[0xff, 0xfe]]

  private let reader: ShellUser
  private let home: TemporaryFolder
  private let file: String

  init() throws {
    reader = try ShellUser()
    home = reader.home
    file = home.path("state.json")
  }

  @Test func chaptersTellsOfDamageSinceItShowsTheBookmark() throws {
    try home.write(Self.name, to: "state.json")
    let warning = "Warning: '\(file)' is damaged, so it is ignored.\n"
    #expect(try reader.run("chapters", "--state", file).errors == warning)
    #expect(try reader.run("chapters", "3", "--state", file).errors == warning)
  }

  @Test(arguments: [
    #"{"version": 0, "series": {}}"#, #"{"version": "1", "series": {}}"#, #"{"series": {}}"#,
    #"{"version": 1, "series": {"/x": 01}}"#, #"{"version": 1 "series": {}}"#, "\0\0",
  ])
  func aDamagedFileIsKeptAside(_ text: String) throws {
    try home.write(text, to: "state.json")
    let outcome = try reader.run("show", "3", "--state", file)
    #expect(outcome.output.contains("(3)\n"))
    #expect(
      outcome.errors
        == "Warning: '\(file)' was damaged; the old file is kept as '\(file).damaged'.\n")
    #expect(outcome.ending == .exit(0))
    #expect(try home.read("state.json.damaged") == text)
    #expect(try Memory(file: file, series: "embedded") == Memory(expanded: [], lastShown: 3))
    #expect(try reader.run("show", "3", "--state", file).errors == "")
  }

  /// Pages appear, and what was asked for is an error; the file is not even locked.
  @Test(arguments: foreign)
  func aFileThatIsNotOursIsLeftAlone(_ contents: [UInt8]) throws {
    try home.write(contents, to: "state.json")
    let folder = try HeldFolder(home.path)
    let message = "'\(file)' is not a reader state and is left alone."
    let page = try ShellUser().run("show", "3")
    let named = reader.with(["HP_BOOKS_STATE": file])
    #expect(
      try named.run("show", "3")
        == ProgramResult(output: page.output, errors: "Warning: \(message)\n"))
    let asked = try named.run("summary", "1", "--expand")
    #expect(asked.output.contains("Less: "))
    #expect(asked.errors == "Error: \(message)\n")
    #expect(asked.ending == .exit(74))
    #expect(
      try reader.run("shelf", "3", "--add", "--state", file) == .failed(74, "Error: \(message)\n"))
    _ = consume folder
    #expect(try home.bytes("state.json") == contents)
    #expect(try home.contents == ["state.json"])
  }

  @Test(arguments: foreign)
  func whereOnlyAReaderStateBelongsItIsKeptAside(_ contents: [UInt8]) throws {
    try home.createFolder(".local/state/hp-books")
    try home.write(contents, to: ShellUser.usualStateFile)
    let path = home.path(ShellUser.usualStateFile)
    #expect(
      try reader.run("shelf", "3", "--add")
        == ProgramResult(
          output: "  On the shelf: 3  Harry Potter and the Prisoner of Azkaban\n",
          errors: "Warning: '\(path)' was damaged; the old file is kept as '\(path).damaged'.\n"))
    #expect(try home.bytes(ShellUser.usualStateFile + ".damaged") == contents)
  }

  @Test(arguments: ["", "{}", "{ }\n", #"{"version": 1}"#, #"{"version": 2, "theme": "dark"}"#])
  func aFileWithoutSeriesIsThatOfANewReader(_ text: String) throws {
    try home.write(text, to: "state.json")
    #expect(try reader.run("summary", "1", "--expand", "--state", file).errors == "")
    #expect(try Memory(file: file, series: "embedded") == Memory(expanded: [1]))
    #expect(try home.read("state.json").contains("\"theme\"") == text.contains("theme"))
    #expect(try home.contents == ["state.json"])
  }

  private static let seven = #"{"volume": 7, "isExpanded": true}"#

  /// State files with parts of the wrong shape, the names of the parts, and what is understood.
  @Test(arguments: [
    (#"{"version": 2, "series": []}"#, "\"series\"", []),
    (#"{"version": 2, "series": {"embedded": 3}}"#, "\"embedded\"", []),
    (
      #"{"version": 2, "series": {"embedded": {"recent": "x", "volumes": [\#(seven)]}}}"#,
      "\"recent\"", [7]
    ),
    (
      #"{"version": 2, "series": {"embedded": {"volumes": [\#(seven), 7, {"volume": "x"}]}}}"#,
      "\"volumes\"", [7]
    ),
    (
      """
      {"version": 2, "series": {"embedded": {"reading": -1, "lost": {}, "undo": [], \
      "volumes": [\(seven)]}}}
      """, "\"reading\", \"lost\" and \"undo\"", [7]
    ),
    (
      #"{"version": 1, "series": {"embedded": {"expanded": [1, "2"], "places": 1}}}"#,
      "\"expanded\" and \"places\"", [1]
    ),
    (
      """
      {"version": 1, "series": {"embedded": {"kept": [1, "x", 3], "bookmarks": {"3": "x"}, \
      "lastShown": "x", "expanded": [7]}}}
      """, "\"lastShown\", \"kept\" and \"bookmarks\"", [7]
    ),
  ])
  func aDamagedPartIsCopiedAside(_ text: String, parts: String, expanded: [Int]) throws {
    try home.write(text, to: "state.json")
    let warning = "Warning: '\(file)' is damaged in \(parts); the rest is used.\n"
    #expect(try reader.run("summary", "2", "--state", file).errors == warning)
    #expect(try reader.run("list", "--state", file).errors == warning)
    #expect(try home.contents == ["state.json"])
    let outcome = try reader.run("show", "3", "--state", file)
    #expect(outcome.output.contains("(3)\n"))
    #expect(
      outcome.errors
        == "Warning: '\(file)' was damaged; the old file is kept as '\(file).damaged'.\n")
    #expect(outcome.ending == .exit(0))
    #expect(try home.read("state.json.damaged") == text)
    #expect(try Memory(file: file, series: "embedded") == Memory(expanded: expanded, lastShown: 3))
    #expect(try reader.run("show", "3", "--state", file).errors == "")
  }

  @Test(arguments: [Request("search", "owl")])
  func whatReadsNoStateSaysNothingOfDamage(_ request: Request) throws {
    for text in [Self.name, "{\"version\": 1, \"series\": 7}"] {
      try home.write(text, to: "state.json")
      #expect(try reader.run(request.words + ["--state", file]).errors == "")
    }
    #expect(try home.contents == ["state.json"])
  }

  @Test func filesSetAsideBeforeKeepTheirNames() throws {
    let texts = ["first", "second", "third"].map { "\(Self.name) \($0)" }
    for text in texts {
      try home.write(text, to: "state.json")
      _ = try reader.run("show", "3", "--state", file)
    }
    let names = ["state.json.damaged", "state.json.damaged-2", "state.json.damaged-3"]
    #expect(try names.map(home.read) == texts)
  }

  @Test func aDamagedFileStaysWhereNothingIsSaved() throws {
    try home.write(Self.name, to: "state.json")
    let outcome = try reader.run("summary", "1", "--state", file)
    #expect(outcome.errors.hasPrefix("Warning: '\(file)' is damaged"))
    #expect(outcome.ending == .exit(0))
    #expect(try home.contents == ["state.json"])
  }

  @Test func aFileOfANewerVersionIsLeftAlone() throws {
    let text = "{\"version\": 3, \"series\": 7}"
    try home.write(text, to: "state.json")
    let message = "'\(file)' was written by a newer version of this program and is left alone.\n"
    let shown = try reader.run("show", "3", "--state", file)
    #expect(shown.output.contains("(3)\n"))
    #expect(shown.errors.hasPrefix("Warning: \(message)Hint: "))
    #expect(shown.ending == .exit(0))
    for (option, hint) in [("--expand", "Less: "), ("--collapse", "More: ")] {
      let asked = try reader.run("summary", "1", option, "--state", file)
      #expect(asked.output.contains(hint))
      #expect(asked.errors.hasPrefix("Error: \(message)Hint: "))
      #expect(asked.ending == .exit(74))
    }
    #expect(try home.contents == ["state.json"])
    #expect(try home.read("state.json") == text)
  }

  @Test(arguments: damages)
  func anyDamageIsKeptAsideByAChange(_ damage: [UInt8]) throws {
    try home.write(damage, to: "state.json")
    let outcome = try reader.run("summary", "1", "--expand", "--state", file)
    #expect(outcome.ending == .exit(0))
    #expect(outcome.output.contains("Less: "))
    #expect(try home.bytes("state.json.damaged") == damage)
    #expect(try Memory(file: file, series: "embedded").expanded == [1])
    #expect(try home.contents == ["state.json", "state.json.damaged"])
  }

  @Test func aHundredMegabytesAreLeftAloneUnread() throws {
    let size = 100 << 20
    #expect(FileManager.default.createFile(atPath: file, contents: nil))
    #expect(truncate(file, off_t(size)) == 0)
    let message =
      "The reader state in '\(file)' is larger than the limit of 16 MiB and is left alone.\n"
    #expect(try reader.run("show", "3", "--state", file).errors == "Warning: \(message)")
    #expect(
      try reader.run("shelf", "3", "--add", "--state", file) == .failed(74, "Error: \(message)"))
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int == size)
    #expect(try home.contents == ["state.json"])
  }

  @Test(arguments: [#"{"recent":"x"}"#, "7", #"[ 1.0, {"expanded" : "\u00e9"}]"#])
  func damageInTheEntryOfAnotherSeriesStaysThere(other: String) throws {
    let own = #"{"volumes":[{"volume":3,"isExpanded":true}],"recent":[1]}"#
    let text = "{\"version\":2,\"series\":{\"/x\":\(other),\"embedded\":\(own)}}"
    try home.write(text, to: "state.json")
    let reading = try reader.run("summary", "3", "--state", file)
    #expect(reading.output.contains("Less: "))
    #expect(reading.errors.isEmpty)

    let outcome = try reader.run("show", "1", "--expand", "--state", file)
    #expect(outcome.ending == .exit(0))
    #expect(outcome.errors.isEmpty)
    #expect(try home.read("state.json").contains("\"/x\": \(other),\n"))
    #expect(try home.contents == ["state.json"])
    let memory = try Memory(file: file, series: "embedded")
    #expect(memory == Memory(expanded: [1, 3], lastShown: 1))
  }
}
