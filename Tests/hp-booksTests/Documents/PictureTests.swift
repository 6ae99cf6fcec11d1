import DisplayText
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

  @Test func readShowsAVolumeAndItsCover() throws {
    let terminal = try reader.startInTerminal(["read", "3"], .size(columns: 80, rows: 24))
    try terminal.wait(for: "a whole frame") { $0.frameCount > 0 }
    let picture = ScreenPicture(
      title: "hp-books read 3",
      description: "The first screen of volume 3, with its cover beside the facts.",
      of: terminal.screen)
    terminal.type("q")
    #expect(try terminal.ending() == .exit(0))
    try expect(picture, in: "Resources/read.svg")
  }

  @Test func statusShowsTheSeriesAndWhereTheReaderIs() throws {
    try readHalfTheSeries()
    let picture = try picture(
      of: "status", rows: 24,
      "The cover of volume 4, and a bar for each volume: three are finished, the fourth is begun.")
    try expect(picture, in: "Resources/status.svg")
  }

  @Test func shelfShowsTheCovers() throws {
    try readHalfTheSeries()
    _ = try reader.run("shelf", "1-7", "--add")
    let picture = try picture(of: "shelf", rows: 34, "The covers of all seven volumes.")
    try expect(picture, in: "Resources/shelf.svg")
  }

  private func readHalfTheSeries() throws {
    _ = try reader.run("bookmark", "1-3", "--finished")
    _ = try reader.run("bookmark", "4", "9")
    _ = try reader.run("shelf", "5", "--add")
  }

  /// What a command leaves on the screen.
  private func picture(
    of command: String, rows: Int, _ description: String
  ) throws -> ScreenPicture {
    let terminal = try reader.startInTerminal([command], .size(columns: 80, rows: rows))
    #expect(try terminal.ending() == .exit(0))
    return ScreenPicture(
      title: "hp-books \(command)", description: description, of: terminal.screen)
  }

  private func expect(_ picture: ScreenPicture, in path: String) throws {
    let difference = try ProjectFile(path: path).difference(from: picture.svg)
    #expect(difference == [], "The program shows something else: draw \(path) and look at it.")
  }
}
