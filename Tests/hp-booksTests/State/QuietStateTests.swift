import Foundation
import TestSupport
import Testing

/// When the state file is written, and when it is left alone.
@Suite(.limitForPrograms)
struct QuietStateTests {
  private let reader: ShellUser

  init() throws { reader = try ShellUser() }

  @Test(arguments: [
    [Request("show", "3")],
    [Request("show", "3"), Request("show")],
    [Request("summary", "1", "--expand")],
    [Request("summary", "1", "--expand"), Request("summary", "1")],
    [Request("show", "1", "--expand"), Request("summary", "1", "--expand"), Request("show", "1")],
    [Request("show", "1"), Request("summary", "1", "--collapse")],
    [Request("shelf", "3", "--add")], [Request("bookmark", "3", "9")],
    [Request("bookmark", "3", "--finished")],
    [Request("bookmark", "1-7", "--finished"), Request("next")],
  ])
  func whatChangesNothingWritesNothing(_ requests: [Request]) throws {
    for request in requests.prefix(1) { _ = try reader.run(request.words) }
    let stamp = try reader.home.stamp(of: ShellUser.usualStateFile)
    for request in requests { #expect(try reader.run(request.words).errors == "") }
    #expect(try reader.home.stamp(of: ShellUser.usualStateFile) == stamp)
  }

  @Test(arguments: [
    Request("show", "3"), Request("show"), Request("summary", "3", "--collapse"),
  ])
  func whatChangesNothingWaitsForNobody(_ request: Request) throws {
    _ = try reader.run("show", "3")
    let folder = try HeldFolder(reader.home.path(".local/state/hp-books"))
    #expect(try reader.run(request.words).errors == "")
    _ = consume folder
  }

  @Test func whatChangesSomethingReplacesTheFile() throws {
    _ = try reader.run("show", "3")
    let stamp = try reader.home.stamp(of: ShellUser.usualStateFile)
    _ = try reader.run("show", "4")
    #expect(try reader.home.stamp(of: ShellUser.usualStateFile) != stamp)
    #expect(try reader.home.names(in: ".local/state/hp-books") == ["state.json"])
  }

  @Test(arguments: [
    Request("list"), Request("chapters", "3"), Request("chapters"), Request("summary", "1"),
    Request("summary"), Request("--help"), Request("help", "show"), Request("--version"),
    Request("show", "9"), Request("shwo"), Request("show", "3", "--data", "/nowhere.json"),
    Request("shelf"), Request("recent"), Request("bookmark"), Request("bookmark", "3"),
    Request("status"), Request(), Request("forget", "3"), Request("shelf", "--clear"),
    Request("shelf", "3"),
    Request("undo"), Request("bookmark", "3", "-1"),
  ])
  func readingAloneTouchesNoFile(_ request: Request) throws {
    _ = try reader.run(request.words)
    #expect(try reader.home.contents == [])
  }

  @Test(arguments: [Request("search", "owl", "--json")])
  func whatNeedsNoStateSaysNothingAboutIt(_ request: Request) throws {
    let usual = try reader.run(request.words)
    let file = try reader.home.write("damaged", to: "state.json")
    #expect(try reader.run(request.words + ["--state", file]) == usual)
    #expect(try reader.home.contents == ["state.json"])
  }

  @Test func unknownKeysSurviveARewrite() throws {
    let text = """
      {"version": 2, "theme": "dark", "large": 12345678901234567890,
       "series": {"embedded": {"notes": [1.5, null, true], "volumes": [{
       "volume": 3, "later": { "a":1.0 }, "bookmark": {"chapter": 9, "page": 1e2},
       "title": "Harry Potter and the Prisoner of Azkaban"}]}, "x": {"y": "z"}}}
      """
    let file = try reader.home.write(text, to: "state.json")
    _ = try reader.run("show", "3", "--state", file)
    #expect(
      try reader.home.read("state.json") == """
        {
          "version": 2,
          "theme": "dark",
          "large": 12345678901234567890,
          "series": {
            "embedded": {
              "recent": [
                3
              ],
              "volumes": [
                {
                  "volume": 3,
                  "title": "Harry Potter and the Prisoner of Azkaban",
                  "bookmark": {
                    "chapter": 9,
                    "page": 1e2
                  },
                  "later": { "a":1.0 }
                }
              ],
              "notes": [1.5, null, true]
            },
            "x": {"y": "z"}
          }
        }

        """)
  }
}
