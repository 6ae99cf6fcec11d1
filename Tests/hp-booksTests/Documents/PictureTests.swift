import DisplayText
import TerminalKit
import TestSupport
import Testing

/// The pictures of the README show what the program does.
///
/// They are drawn again, instead of compared, by
///
///     HP_BOOKS_DRAW=1 swift test --filter PictureTests
@Suite(.limitForPrograms)
struct PictureTests {
  private let reader: ShellUser

  /// Somebody who has read half the series.
  init() throws {
    reader = try ShellUser([
      "TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8",
    ])
    _ = try reader.run("bookmark", "1-3", "--finished")
    _ = try reader.run("bookmark", "4", "9")
    _ = try reader.run("shelf", "5", "--add")
  }

  @Test func statusShowsTheSeriesAndWhereTheReaderIs() throws {
    try expect(
      "status", showing: [screen(of: "status", rows: 24)], titled: "hp-books status",
      "The cover of volume 4, and a bar for each volume: three are finished, the fourth is begun.")
  }

  @Test func theListShowsTheCovers() throws {
    try expect(
      "covers", showing: [screen(of: "list --covers", rows: 34)], titled: "hp-books list --covers",
      "The covers of all seven volumes.")
  }

  /// What the contents look like where there is little room.
  @Test func theContentsFitANarrowTerminal() throws {
    let terminal = try reader.startInTerminal(["read"], .size(columns: 40, rows: 12))
    let screen = try screen(of: terminal, after: "c", "Enter")
    terminal.type("Q")
    #expect(try terminal.ending() == .exit(0))
    try expect(
      "contents", showing: [screen], titled: "hp-books read, c",
      "The volumes in a terminal of 40 columns, the fourth of which is marked.")
  }

  @Test func anErrorPointsAtItsPlace() throws {
    let readme = try ProjectFile(path: "README.md").text
    let block = readme.firstMatch(of: /```json\n(?<file>[^`]+)```/)
    let file = try #require(block).output.file
    try reader.home.write(
      file.replacing("(novel)\",", with: "(novel)\"").description, to: "comma.json")
    // Errors go to a stream of their own, which here is no terminal.
    let outcome = try reader.shell("cd && hp-books list --data comma.json --color always")
    var screen = EmulatedScreen(TerminalSize(columns: 80, rows: 10))
    screen.show(Array(outcome.errors.replacing("\n", with: "\r\n").utf8))
    try expect(
      "error", showing: [screen], titled: "hp-books list --data comma.json",
      "The line of a data file that lacks a comma, and a caret where it is missing.")
  }

  /// The way of a reader from the page to the story so far, to a name in it, and back.
  @Test func aReaderLooksAround() throws {
    let terminal = try reader.startInTerminal(["read"], .size(columns: 80, rows: 24))
    let keys = [
      ("g", " Top"), ("r", "The story before chapter 9"), ("\t\t", "Enter open"),
      ("\r", "as far as you have read"), ("\u{1b}", "The story before chapter 9"),
      ("c", "l chapters"), ("/fire", "/fire"),
    ]
    let screens = try keys.map { try screen(of: terminal, after: $0, $1) }
    terminal.type("\u{3}")
    #expect(try terminal.ending() == .signal(2))
    try expect(
      "tour", showing: screens, titled: "hp-books read",
      """
      In turn: the page of volume 4, the story so far, a name that is chosen in it, what is known \
      of that person, the story again, the contents with a bar for each volume, and the volumes \
      narrowed to one.
      """)
  }

  /// What a terminal shows after some keys, as soon as that has some words.
  private func screen(
    of terminal: TerminalSession, after keys: String, _ words: String
  ) throws -> EmulatedScreen {
    try terminal.wait(for: "a whole frame") { $0.frameCount > 0 && !$0.isDrawing }
    terminal.type(keys)
    try terminal.wait(for: words) { screen in
      !screen.isDrawing && screen.rows.contains { $0.contains(words) }
    }
    return terminal.screen
  }

  /// What a command leaves on the screen.
  private func screen(of command: String, rows: Int) throws -> EmulatedScreen {
    let terminal = try reader.startInTerminal(
      command.split(separator: " ").map(String.init), .size(columns: 80, rows: rows))
    _ = try terminal.ending()
    return terminal.screen
  }

  private func expect(
    _ name: String, showing screens: [EmulatedScreen], titled title: String,
    _ description: String
  ) throws {
    let picture = ScreenPicture(title: title, description: description, of: screens)
    #expect(picture.svg.utf8.count < 150_000)
    let path = "Resources/\(name).svg"
    let difference = try ProjectFile(path: path).difference(from: picture.svg)
    #expect(difference == [], "The program shows something else: draw \(path) and look at it.")
  }
}
