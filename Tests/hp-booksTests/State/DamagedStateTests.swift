import Foundation
import TestSupport
import Testing

/// State files that are not what the program wrote, or that a newer one wrote.
@Suite(.limitForPrograms)
struct DamagedStateTests {
  private static let whole = #"{"version": 1, "series": {"embedded": {"expanded": [3]}}}"#

  /// Each beginning of a whole file, and kinds of damage that no cut makes.
  static let damages: [[UInt8]] =
    (1..<whole.utf8.count).map { Array(whole.utf8.prefix($0)) }
    + ["null", "[]", "7", "\"\"", "{\"version\": []}", whole + "}", whole + whole, "\u{feff}x"]
    .map { Array($0.utf8) }
    + [[0xff, 0xfe], [0], whole.utf8 + [0x80], Array(repeating: 0, count: 100_000)]

  private let reader: ShellUser
  private let home: TemporaryFolder
  private let file: String

  init() throws {
    reader = try ShellUser()
    home = reader.home
    file = home.path("state.json")
  }

  @Test func chaptersTellsOfDamageWhereItLooksForTheLastVolume() throws {
    try home.write("{", to: "state.json")
    #expect(
      try reader.run("chapters", "--state", file).errors.hasPrefix("Warning: '\(file)' is damaged"))
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
        Warning: '\(file)' is damaged and ignored; it will be kept as '\(file).damaged' before \
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
      "\"expanded\" and \"places\"", [1]
    ),
    (
      """
      {"version": 1, "series": {"embedded": {"kept": [1, "x", 3], "bookmarks": {"3": "x"}, \
      "places": {"3": 7}, "expanded": [7]}}}
      """, "\"places\", \"kept\" and \"bookmarks\"", [7]
    ),
    (
      "{\"version\": 1, \"series\": {\"embedded\": {\"kept\": {}, \"expanded\": [7]}}}", "\"kept\"",
      [7]
    ),
    (
      """
      {"version": 1, "series": {"embedded": {"finished": 1, "recent": "3", "bookmarks": [9], \
      "expanded": [7]}}}
      """, "\"recent\", \"bookmarks\" and \"finished\"", [7]
    ),
  ])
  func aDamagedPartIsCopiedAside(_ text: String, parts: String, expanded: [Int]) throws {
    try home.write(text, to: "state.json")
    let warning = """
      Warning: '\(file)' is damaged in \(parts); the rest is used, and a copy will be kept as \
      '\(file).damaged' before anything new is saved.

      """
    #expect(try reader.run("summary", "2", "--state", file).errors == warning)
    #expect(try reader.run("list", "--state", file).errors == warning)
    #expect(try home.contents == ["state.json"])
    let outcome = try reader.run("show", "3", "--state", file)
    #expect(outcome.output.contains("(3)\n"))
    #expect(outcome.errors == warning)
    #expect(outcome.ending == .exit(0))
    #expect(try home.read("state.json.damaged") == text)
    #expect(try Memory(file: file, series: "embedded") == Memory(expanded: expanded, lastShown: 3))
    #expect(try reader.run("show", "3", "--state", file).errors == "")
  }

  @Test(arguments: [Request("chapters", "3"), Request("search", "owl")])
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
    #expect(outcome.errors.hasPrefix("Warning: '\(file)' is damaged"))
    #expect(outcome.ending == .exit(0))
    #expect(try home.contents == ["state.json"])
  }

  @Test func aFileOfANewerVersionIsLeftAlone() throws {
    let text = "{\"version\": 2, \"series\": 7}"
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

  @Test func aHundredMegabytesAreKeptAsideUnread() throws {
    let size = 100 << 20
    #expect(FileManager.default.createFile(atPath: file, contents: nil))
    #expect(truncate(file, off_t(size)) == 0)
    let outcome = try reader.run("summary", "1", "--expand", "--state", file)
    #expect(outcome.ending == .exit(0))
    #expect(try Memory(file: file, series: "embedded").expanded == [1])
    let attributes = try FileManager.default.attributesOfItem(atPath: file + ".damaged")
    #expect(attributes[.size] as? Int == size)
  }

  @Test(arguments: [#"{"lastShown":"x"}"#, "7", #"[ 1.0, {"expanded" : "\u00e9"}]"#])
  func damageInTheEntryOfAnotherSeriesStaysThere(other: String) throws {
    let own = #"{"expanded":[3],"lastShown":1}"#
    let text = "{\"version\":1,\"series\":{\"/x\":\(other),\"embedded\":\(own)}}"
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

  @Test func keysThatAreNotKnownAreKept() throws {
    let text = #"{"version":1,"shelf":["é",1.5,null],"series":{"/x":{"a":1},"embedded":{"b":{}}}}"#
    try home.write(text, to: "state.json")
    #expect(try reader.run("summary", "1", "--expand", "--state", file).ending == .exit(0))
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: file)))
    let expected = """
      {"version":1,"shelf":["é",1.5,null],\
      "series":{"/x":{"a":1},"embedded":{"b":{},"expanded":[1]}}}
      """
    let wanted = try JSONSerialization.jsonObject(with: Data(expected.utf8))
    #expect((object as? NSDictionary) == (wanted as? NSDictionary))
  }
}
