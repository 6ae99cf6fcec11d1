import TestSupport
import Testing

/// `forget` with a state file that says more than this version understands.
struct ForgottenStateTests {
  private let user: LibraryUser

  init() throws { user = try LibraryUser() }

  @discardableResult
  private func write(_ entry: String) throws -> String {
    let text = #"{"version":3,"series":{"/x":[ 1 ],"embedded":\#(entry)}}"#
    try user.folder.write(text, to: "state.json")
    return text
  }

  @Test(arguments: [#"{"volumes":"x"}"#, "7", #"{"volumes":[],"future":{"a":1}}"#])
  func whatIsDamagedIsForgottenAndKeptAside(entry: String) throws {
    let text = try write(entry)
    let forgotten = user.run("forget --all")
    #expect(forgotten.output == "  Everything about this series is forgotten.\n")
    #expect(forgotten.errors.hasPrefix("Warning: '\(user.stateFile)' was damaged; "))
    #expect(try user.folder.read("state.json.damaged") == text)
    #expect(
      user.run("forget --all") == .printed("  There is nothing to forget about this series.\n"))
    #expect(try user.folder.read("state.json").contains("\"/x\": [ 1 ]"))
  }

  @Test(arguments: [
    ("{}", "forget --all"), (#"{"volumes":[], "lost":null}"#, "forget --all"),
    ("null", "forget --all"),
    (#"{"future":{"3":1},"volumes":[{"title":"Emma","later":1}]}"#, "forget 3"),
    (#"{"volumes":"x"}"#, "forget 3"),
  ])
  func whereNothingIsForgottenNothingIsWritten(entry: String, line: String) throws {
    let text = try write(entry)
    #expect(user.run(line).output.contains("othing to forget"))
    #expect(try user.folder.read("state.json") == text)
    #expect(try user.folder.names() == ["state.json"])
  }
}
