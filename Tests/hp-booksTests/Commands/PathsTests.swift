import TestSupport
import Testing

/// `hp-books paths`.
@Suite(.limitForPrograms)
struct PathsTests {
  private static let state = "/tmp/" + String(repeating: "folder of mine/", count: 8) + "state.json"

  @Test func aLongPathHasALineOfItsOwn() throws {
    let expected = """
        Data   embedded in the program
        State
        \(Self.state)

      """
    #expect(try ShellUser().run("paths", "--state", Self.state) == .printed(expected))
    #expect(
      try ShellUser().run("paths", "--state", Self.state, "--width", "40") == .printed(expected))
  }

  @Test func aShortPathStandsBehindItsLabel() throws {
    let expected = """
        Data   embedded in the program
        State  /tmp/state.json

      """
    #expect(try ShellUser().run("paths", "--state", "/tmp/state.json") == .printed(expected))
  }

  @Test func programsGetThePathsAsTheyAre() throws {
    let reader = try ShellUser()
    let data = try reader.home.write(SampleBook.file([SampleBook()]), to: "books.json")
    let expected = """
      {
        "schemaVersion": 2,
        "data": "\(data)",
        "state": "\(Self.state)"
      }

      """
    #expect(
      try reader.run("paths", "--json", "--data", data, "--state", Self.state)
        == .printed(expected))
  }

  @Test func standardInputIsADashForPrograms() {
    #expect(Rehearsal(["paths", "--data", "-"]).outputText.hasPrefix("  Data   standard input\n"))
    #expect(
      Rehearsal(["paths", "--data", "-", "--json"]).outputText.contains("\n  \"data\": \"-\",\n"))
  }

  @Test(arguments: [
    ([], "books.json"), (["--data", "other.json"], "other.json"),
    (["--data=-"], "standard input"),
  ])
  func theVariableNamesTheDataFileUnlessAnOptionDoes(_ options: [String], _ data: String) {
    let paths = Rehearsal(["paths"] + options, environment: ["HP_BOOKS_DATA": "books.json"])
    #expect(paths.outputText.hasPrefix("  Data   \(data)\n"))
    let empty = Rehearsal(["paths"], environment: ["HP_BOOKS_DATA": ""])
    #expect(empty.outputText.hasPrefix("  Data   embedded in the program\n"))
  }

  @Test func withoutAPlaceForTheStateTheReasonStandsThere() {
    let expected = """
        Data   embedded in the program
        State  nowhere, since HOME is 'ada', which is not an absolute path

      """
    #expect(Rehearsal(["paths"], environment: ["HOME": "ada"]).outputText == expected)
  }

  @Test func whatThereIsNotIsNull() throws {
    let expected = """
      {
        "schemaVersion": 2,
        "data": null,
        "state": null
      }

      """
    #expect(try ShellUser(["HOME": nil]).run("paths", "--json") == .printed(expected))
  }
}
