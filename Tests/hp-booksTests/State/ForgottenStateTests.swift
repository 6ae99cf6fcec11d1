import TestSupport
import Testing

/// `forget` with a state file that is damaged, or says more than this version knows.
struct ForgottenStateTests {
  private let user: LibraryUser

  init() throws { user = try LibraryUser() }

  @discardableResult
  private func write(_ entry: String) throws -> String {
    let text = #"{"version":\#(stateVersion),"series":{"/x":[ 1 ],"embedded":\#(entry)}}"#
    try user.folder.write(text, to: "state.json")
    return text
  }

  @Test(arguments: [#"{"volumes":"x"}"#, "7", #"{"lost":[{}],"volumes":[]}"#])
  func whatIsDamagedIsForgottenAndKeptAside(entry: String) throws {
    let text = try write(entry)
    let forgotten = user.run("forget --all")
    #expect(forgotten.output == "  Everything about this series is forgotten.\n")
    #expect(forgotten.errors.hasPrefix("Warning: '\(user.stateFile)' was damaged; "))
    #expect(try user.folder.read("state.json.damaged") == text)
    let answer = "  There is nothing to forget about this series.\n"
    #expect(user.run("forget --all") == .printed(answer))
    #expect(try user.folder.read("state.json").contains("\"/x\": [ 1 ]"))
  }

  /// What a later version remembers needs no version of its own.
  @Test func whatALaterVersionRemembersIsForgottenAndBroughtBack() throws {
    let title = "Harry Potter and the Prisoner of Azkaban"
    let volumes = #"[{"volume":3,"title":"\#(title)","rating":5}]"#
    try write(#"{"volumes":\#(volumes),"future":{"a":1}}"#)
    func state() throws -> String { try user.folder.read("state.json") }
    #expect(user.run("bookmark 3 9").errors == "")
    #expect(try state().contains("\n          \"rating\": 5\n"))
    #expect(user.run("bookmark 3 --remove").output.contains("Undo: hp-books undo"))
    for (line, answer) in [
      ("forget 3", "Forgotten: 3  Prisoner of Azkaban"),
      ("forget --all", "Everything about this series is forgotten."),
    ] {
      let forgotten = user.run(line)
      #expect(forgotten.output == "  \(answer)\n  Undo: hp-books undo\n")
      #expect(forgotten.errors == "")
      #expect(try !state().contains("\n          \"rating\": 5\n"))
      let answer = user.run("undo").output
      #expect(answer.hasPrefix("  Undone. Now remembered: 3  Prisoner of Azkaban\n"))
      #expect(try state().contains("\n          \"rating\": 5\n"))
      #expect(try state().contains("\n      \"future\": {\"a\":1}"))
    }
    #expect(try user.folder.names() == ["state.json"])
  }

  @Test(arguments: try CaseFile().pairs("where nothing is forgotten nothing is written"))
  func whereNothingIsForgottenNothingIsWritten(entry: String, line: String) throws {
    let text = try write(entry)
    #expect(user.run(line).output.contains("othing to forget"))
    #expect(try user.folder.read("state.json") == text)
    #expect(try user.folder.names() == ["state.json"])
  }
}
