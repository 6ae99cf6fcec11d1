import DisplayText
import Foundation
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

  @Test func statsShowsTheSeriesAndHowFarTheReaderIs() throws {
    _ = try reader.run("bookmark", "1", "--finished")
    _ = try reader.run("bookmark", "3", "9")
    let terminal = try reader.startInTerminal(["stats"], .size(columns: 92, rows: 24))
    #expect(try terminal.ending() == .exit(0))
    let picture = ScreenPicture(
      title: "hp-books stats",
      description: "A bar for each volume: the first is read, the third is begun.",
      of: terminal.screen)
    try expect(picture, in: "Resources/stats.svg")
  }

  private func expect(_ picture: ScreenPicture, in path: String) throws {
    let file = ProjectFile(path: path)
    if ProcessInfo.processInfo.environment["HP_BOOKS_DRAW"] != nil {
      try picture.svg.write(to: file.url, atomically: true, encoding: .utf8)
    }
    let isCurrent = try file.text == picture.svg
    #expect(isCurrent, "The program shows something else: draw \(path) again, and look at it.")
  }
}
