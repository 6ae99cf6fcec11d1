import BookCore
import BookPresentation
import DisplayText
import TerminalKit
import TestSupport
import Testing

/// Numbers at the ends of their ranges, from everywhere that numbers come from: none of them ends
/// the program by a sum that is too large.
@Suite(.limitForPrograms)
struct ExtremeValueTests {
  private static let numbers = [
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "99999999999999999999",
    "0", "-1",
  ]

  private let reader: ShellUser

  init() throws { reader = try ShellUser() }

  /// A file whose numbers are all as large as they may be.
  private var file: String {
    get throws {
      try reader.home.write(
        SampleBook.file([
          SampleBook(
            pages: .max, releaseDate: "9999-12-31",
            chapters: ["\(Int.max). End", "\(Int.max). End"]),
          SampleBook(pages: .max, releaseDate: "0001-01-01"),
        ]), to: "books.json")
    }
  }

  @Test(arguments: numbers)
  func anArgument(_ number: String) {
    for words in [["show", number], ["show", "--", number], ["list", "--width", number]] {
      #expect(reader.rehearse(words).ending == .exit(64))
    }
    let reader = reader.with(["COLUMNS": number, "LINES": number])
    #expect(reader.rehearse("list").ending == .exit(0))
  }

  @Test(arguments: [
    Request("list"), Request("show", "1"), Request("chapters", "1"), Request("show", "1", "--json"),
  ])
  func aDataFile(_ request: Request) throws {
    let words = try request.words + ["--data", file]
    for columns in ["1", "20", "80", "1000"] {
      let outcome = reader.with(["COLUMNS": columns]).rehearse(words)
      #expect(outcome == .printed(outcome.output))
    }
  }

  @Test(arguments: ["9223372036854775807", "-9223372036854775808", "0"])
  func aState(_ number: String) throws {
    let bookmark = #"{"chapter": \#(number), "chapterCount": \#(number), "number": \#(number)}"#
    let facts = """
      "bookmark": \(bookmark), "timesFinished": \(number), "chapterCount": \(number), \
      "lastShown": \(number)
      """
    let title = "Harry Potter and the Prisoner of Azkaban"
    let records = ["Emma", title].map { title in
      "{\"volume\": \(number), \"title\": \"\(title)\", \(facts), \"before\": {\(facts)}}"
    }.joined(separator: ", ")
    let state = """
      {"version": \(stateVersion), "series": {"embedded": {"volumes": [\(records)], "lost": [\(records)]}}}
      """
    for words in [
      ["show"], ["show", "4"], ["show", "3", "--expand"], ["chapters"], ["list"], ["shelf"],
      ["list", "--recent"], ["bookmark"], ["status"], ["bookmark", "3", "9"],
      ["shelf", "3", "--remove"],
      ["forget", "--recent"], ["forget", "3"], ["forget", "--all"], ["bookmark", "--clear"],
      ["bookmark", "3", "--finished"], ["bookmark", "3", "--remove"], ["next", "4"], ["undo"],
    ] {
      let file = try reader.home.write(state, to: "state.json")
      #expect(reader.rehearse(words + ["--state", file]).ending == .exit(0), "\(words)")
    }
  }

  @Test(arguments: [-9_223_372_036_854_775_808, -1, 4_000_000_000, 9_223_372_036_854_775_807])
  func aTimeOfTheStateAndItsFolder(seconds: Int) throws {
    try reader.home.createFolder("states")
    let file = try reader.home.write("", to: "states/state.json")
    try reader.home.setModified("states/state.json", seconds: seconds, nanoseconds: 999_999_999)
    try reader.home.setModified("states", seconds: seconds)
    let outcome = reader.rehearse("summary", "1", "--expand", "--state", file)
    #expect(outcome == .printed(outcome.output))
  }

  /// A page seen through windows of every shape.
  @Test(arguments: [(1, 1), (1, 65_535), (65_535, 1), (65_535, 4_000), (80, 24)].sampled(2))
  func aWindow(columns: Int, rows: Int) throws {
    let size = TerminalSize(columns: columns, rows: rows)
    var reader = InteractiveReader(
      .inMemory(try BookSeries(contentsOfFile: file)), volume: .max, size: size)
    for key in "jfG]m?/owl" {
      _ = reader.handle(.key(.character(key)))
      #expect(reader.frame.count == rows)
    }
    for key in [Key.enter, .left, .left, .right, .escape] {
      _ = reader.handle(.key(key))
      #expect(reader.frame.allSatisfy { $0.displayWidth <= columns })
    }
  }

  @Test(
    arguments: [
      ("\u{1b}[99999999999999999999A", [.unknown]), ("\u{1b}[<99999999999999999999;-1;0M", []),
      ("\u{1b}[M\u{7f}\u{7f}\u{7f}", []), ("\u{1b}[1;99999999999999999999B", [.unknown]),
    ] as [(String, [Key])])
  func aKeyOrAMouse(_ bytes: String, keys: [Key]) {
    var parser = KeyParser()
    #expect(parser.parse(Array(bytes.utf8)) == keys)
    #expect(parser.parse(Array("j".utf8)) == [.character("j")])
  }
}
