import TestSupport
import Testing

/// The command under a summary, copied into a shell.
@Suite(.limitForPrograms)
struct HintTests {
  private let reader: ShellUser

  init() throws { reader = try ShellUser() }

  @Test(arguments: ["-books.json", "--data", "books.json", "my books.json"])
  func repeatsPathsFromTheWorkingFolder(_ name: String) throws {
    try reader.home.write(SampleBook.file(volumes: 1), to: name)
    let script = "cd; hp-books summary 1 --data=\"$1\" --state=\"$1.state\""
    let more = try #require(try reader.shell(script, [name]).output.hint("More"))
    let expanded = try reader.shell("cd\n\(more)")
    #expect(expanded.errors == "")
    #expect(expanded.output.hint("Less") != nil)
    #expect(reader.home.exists("\(name).state"))
  }

  @Test func theWayBackNamesTheSameFiles() throws {
    let data = try reader.home.write(SampleBook.file(volumes: 1), to: "my books.json")
    let state = reader.home.path("other.json")
    let files = ["--data", data, "--state", state, "--width", "500"]
    _ = reader.rehearse(["shelf", "1", "--add"] + files)
    let undo = reader.rehearse(["shelf", "1", "--remove"] + files).output.hint("Undo")
    #expect(undo == "hp-books undo --data '\(data)' --state \(state)")
  }

  @Test func namesNoFileThatComesFromTheEnvironment() {
    let reader = reader.with(["HP_BOOKS_STATE": reader.home.path("state.json")])
    #expect(reader.rehearse("show", "3").output.hint("More") == "hp-books summary 3 --expand")
  }
}
