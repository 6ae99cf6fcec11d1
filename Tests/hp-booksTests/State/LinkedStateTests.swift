import Foundation
import TestSupport
import Testing

/// State files that are reached by more than one name.
@Suite(.limitForPrograms)
struct LinkedStateTests {
  private let reader: ShellUser
  private let home: TemporaryFolder
  private let file: String

  init() throws {
    reader = try ShellUser()
    home = reader.home
    file = home.path("state.json")
  }

  private func expand() throws -> ProgramResult {
    try reader.run("summary", "1", "--expand", "--state", file)
  }

  @Test(arguments: [true, false])
  func aSymbolicLinkStaysWhetherOrNotItLeadsAnywhere(leads: Bool) throws {
    try home.createFolder("real")
    if leads { try home.write("{\"version\": 1, \"kept\": true}", to: "real/kept.json") }
    try home.link("state.json", to: "real/kept.json")
    #expect(try expand().ending == .exit(0))
    #expect(try home.target(of: "state.json") == "real/kept.json")
    #expect(try Memory(file: home.path("real/kept.json"), series: "embedded").expanded == [1])
    #expect(try home.read("real/kept.json").contains("\"kept\"") == leads)
    #expect(try home.contents == ["real", "real/kept.json", "state.json"])
  }

  /// Each link counts from its own folder, and what is kept aside stands beside the file itself.
  @Test func linksOfLinksAreFollowedAndStay() throws {
    for folder in ["a", "b"] { try home.createFolder(folder) }
    let links = ["state.json": "a/two", "a/two": "../b/three", "b/three": "kept.json"]
    for (name, target) in links { try home.link(name, to: target) }
    try home.write(#"{"version":"#, to: "b/kept.json")
    #expect(try expand().ending == .exit(0))
    #expect(try home.read("b/kept.json.damaged") == #"{"version":"#)
    #expect(try Memory(file: home.path("b/kept.json"), series: "embedded").expanded == [1])
    for (name, target) in links { #expect(try home.target(of: name) == target) }
    #expect(
      try home.contents == [
        "a", "a/two", "b", "b/kept.json", "b/kept.json.damaged", "b/three", "state.json",
      ])
  }

  @Test func linksThatLeadInACircleAreRefused() throws {
    try home.link("state.json", to: "other.json")
    try home.link("other.json", to: "state.json")
    let shown = try reader.run("show", "1", "--state", file)
    let expanded = try expand()
    #expect(
      expanded.errors == """
        Error: The reader state cannot be saved in '\(file)': Too many levels of symbolic links.
        Hint: Use --state FILE to keep the reader state in another file.

        """)
    #expect(expanded.ending == .exit(74))
    #expect(
      shown.errors == """
        Warning: The reader state in '\(file)' cannot be read: Too many levels of symbolic links.
        Hint: Use --state FILE to keep the reader state in another file.

        """)
    #expect(shown.ending == .exit(0))
    try home.remove("state.json")
    #expect(try reader.run("show", "1", "--state", file) == .printed(shown.output))
  }

  @Test func anotherNameOfTheFileKeepsTheOldContents() throws {
    let text = "{\"version\": 1}"
    let other = try home.write(text, to: "other.json")
    try FileManager.default.linkItem(atPath: other, toPath: file)
    #expect(try expand().ending == .exit(0))
    #expect(try home.read("other.json") == text)
    #expect(try Memory(file: file, series: "embedded").expanded == [1])
  }

  @Test func aLinkIsFollowedAndStays() throws {
    try home.createFolder("elsewhere")
    try home.link("state.json", to: "elsewhere/kept.json")
    for volume in 3...4 {
      #expect(try reader.run("show", "\(volume)", "--state", file).errors == "")
      let kept = home.path("elsewhere/kept.json")
      #expect(try Memory(file: kept, series: "embedded").lastShown == volume)
    }
    #expect(try home.target(of: "state.json") == "elsewhere/kept.json")
    #expect(try home.names(in: "elsewhere") == ["kept.json"])
  }
}
