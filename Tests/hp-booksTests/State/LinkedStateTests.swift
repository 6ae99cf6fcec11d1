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
