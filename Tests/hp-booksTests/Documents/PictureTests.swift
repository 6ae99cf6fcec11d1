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

  init() throws {
    reader = try ShellUser([
      "TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8",
    ])
  }

  @Test func statusShowsTheSeriesAndWhereTheReaderIs() throws {
    try readHalfTheSeries()
    let picture = try picture(
      of: ["status"], rows: 24,
      "The cover of volume 4, and a bar for each volume: three are finished, the fourth is begun.")
    try expect(picture, in: "Resources/status.svg")
  }

  @Test func shelfShowsTheCovers() throws {
    try readHalfTheSeries()
    _ = try reader.run("shelf", "1-7", "--add")
    let picture = try picture(of: ["shelf"], rows: 34, "The covers of all seven volumes.")
    try expect(picture, in: "Resources/shelf.svg")
  }

  /// What the contents look like where there is little room.
  @Test func theContentsFitANarrowTerminal() throws {
    try readHalfTheSeries()
    let terminal = try reader.startInTerminal(["read"], .size(columns: 40, rows: 12))
    let screen = try screen(of: terminal, after: "c", "Enter")
    terminal.type("Q")
    #expect(try terminal.ending() == .exit(0))
    let picture = ScreenPicture(
      title: "hp-books read, c",
      description: "The volumes in a terminal of 40 columns, the fourth of which is marked.",
      of: screen)
    try expect(picture, in: "Resources/contents.svg")
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
    let picture = ScreenPicture(
      title: "hp-books list --data comma.json",
      description: "The line of a data file that lacks a comma, and a caret where it is missing.",
      of: screen)
    try expect(picture, in: "Resources/error.svg")
  }

  /// The way of a reader from the page to the story so far, to a name in it, and back.
  @Test func aReaderLooksAround() throws {
    try readHalfTheSeries()
    let terminal = try reader.startInTerminal(["read"], .size(columns: 80, rows: 24))
    var screens = [try screen(of: terminal, after: "g", " Top")]
    screens.append(try screen(of: terminal, after: "r", "The story before chapter 9"))
    screens.append(try screen(of: terminal, after: "\t\t", "Enter open"))
    screens.append(try screen(of: terminal, after: "\r", "as far as you have read"))
    screens.append(try screen(of: terminal, after: "\u{1b}", "The story before chapter 9"))
    screens.append(try screen(of: terminal, after: "c", "l chapters"))
    screens.append(try screen(of: terminal, after: "/fire", "/fire"))
    terminal.type("\u{3}")
    #expect(try terminal.ending() == .signal(2))
    let picture = ScreenPicture(
      title: "hp-books read",
      description: """
        In turn: the page of volume 4, the story so far, a name that is chosen in it, what is known \
        of that person, the story again, the contents with a bar for each volume, and the volumes \
        narrowed to one.
        """, of: screens)
    #expect(picture.svg.utf8.count < 150_000)
    try expect(picture, in: "Resources/tour.svg")
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

  private func readHalfTheSeries() throws {
    _ = try reader.run("bookmark", "1-3", "--finished")
    _ = try reader.run("bookmark", "4", "9")
    _ = try reader.run("shelf", "5", "--add")
  }

  /// What a command leaves on the screen.
  private func picture(
    of words: [String], rows: Int, _ description: String
  ) throws -> ScreenPicture {
    let terminal = try reader.startInTerminal(words, .size(columns: 80, rows: rows))
    _ = try terminal.ending()
    return ScreenPicture(
      title: "hp-books \(words.joined(separator: " "))", description: description,
      of: terminal.screen)
  }

  private func expect(_ picture: ScreenPicture, in path: String) throws {
    let difference = try ProjectFile(path: path).difference(from: picture.svg)
    #expect(difference == [], "The program shows something else: draw \(path) and look at it.")
  }
}
