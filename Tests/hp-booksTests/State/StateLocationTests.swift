import Foundation
import TestSupport
import Testing

@Suite(.limitForPrograms)
struct StateLocationTests {
  private let reader: ShellUser
  private let home: TemporaryFolder

  init() throws {
    reader = try ShellUser()
    home = reader.home
  }

  @Test func isInTheHomeOfWhoeverSaysNothing() throws {
    _ = try reader.run("show", "3")
    #expect(
      try home.contents == [
        ".local", ".local/state", ".local/state/hp-books", ShellUser.usualStateFile,
      ])
  }

  /// Variables, and where the state is kept then; both know `~` as the home of the reader.
  @Test(
    arguments: [
      (["HP_BOOKS_STATE": "~/a/b.json"], "a/b.json"),
      (["XDG_STATE_HOME": "~/xdg"], "xdg/hp-books/state.json"),
      (["HP_BOOKS_STATE": "~/a.json", "XDG_STATE_HOME": "~/xdg"], "a.json"),
      (["HP_BOOKS_STATE": "", "XDG_STATE_HOME": "~/xdg"], "xdg/hp-books/state.json"),
      (["XDG_STATE_HOME": "xdg"], ShellUser.usualStateFile),
      (["XDG_STATE_HOME": "../xdg"], ShellUser.usualStateFile),
      (["XDG_STATE_HOME": ""], ShellUser.usualStateFile),
      (["HOME": nil, "XDG_STATE_HOME": "~/xdg"], "xdg/hp-books/state.json"),
      (["HOME": nil, "HP_BOOKS_STATE": "~/a.json"], "a.json"),
    ] as [([String: String?], String)])
  func followsTheEnvironment(_ variables: [String: String?], file: String) throws {
    let reader = reader.with(
      variables.mapValues { $0?.replacingOccurrences(of: "~", with: home.path) })
    #expect(try reader.run("show", "3").errors == "")
    let files = try home.contents.filter { $0.hasSuffix(".json") }
    #expect(files == [file])
  }

  @Test func theOptionOutweighsTheEnvironment() throws {
    let reader = reader.with([
      "HP_BOOKS_STATE": home.path("a.json"), "XDG_STATE_HOME": home.path("xdg"),
    ])
    _ = try reader.run("show", "3", "--state", home.path("mine/b.json"))
    #expect(try home.contents == ["mine", "mine/b.json"])
  }

  @Test func aRelativeOptionCountsFromTheWorkingFolder() throws {
    try home.createFolder("work")
    let outcome = try reader.shell("cd \"$HOME/work\" && hp-books show 3 --state state.json")
    #expect(outcome.errors == "")
    #expect(try home.contents == ["work", "work/state.json"])
  }

  @Test func folderAndFileAreTheirOwnersAlone() throws {
    _ = try reader.run("show", "3")
    #expect(try home.permissions(of: ShellUser.usualStateFile) == 0o600)
    for folder in [".local", ".local/state", ".local/state/hp-books"] {
      #expect(try home.permissions(of: folder) == 0o700)
    }
  }

  @Test func aFileThatIsOpenToOthersStaysSo() throws {
    _ = try reader.run("show", "3")
    let file = home.path(ShellUser.usualStateFile)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
    _ = try reader.run("show", "4")
    #expect(try reader.remembered().lastShown == 4)
    #expect(try home.permissions(of: ShellUser.usualStateFile) == 0o644)
  }
}
