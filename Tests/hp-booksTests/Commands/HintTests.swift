import TestSupport
import Testing

/// The command under a summary, copied into a shell.
@Suite(.limitForPrograms)
struct HintTests {
  private let reader: ShellUser

  init() throws { reader = try ShellUser() }

  @Test(arguments: ["show", "summary"])
  func showsTheOtherState(_ command: String) throws {
    let collapsed = try reader.run(command, "3")
    #expect(collapsed.output.hint("Less") == nil)
    let more = try #require(collapsed.output.hint("More"))
    #expect(more == "hp-books summary 3 --expand")

    let expanded = try reader.shell(more)
    #expect(expanded.output.hint("More") == nil)
    let less = try #require(expanded.output.hint("Less"))
    #expect(less == "hp-books summary 3 --collapse")

    _ = try reader.shell(less)
    #expect(try reader.run(command, "3") == collapsed)
  }

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

  @Test func namesNoFileThatComesFromTheEnvironment() throws {
    let reader = reader.with(["HP_BOOKS_STATE": reader.home.path("state.json")])
    #expect(try reader.run("show", "3").output.hint("More") == "hp-books summary 3 --expand")
  }

  @Test(arguments: ["show", "summary"])
  func isMissingWhereTheSummaryIsShort(_ command: String) throws {
    let output = try reader.run(command, "2", "--expand").output
    #expect(output.hint("More") == nil)
    #expect(output.hint("Less") == nil)
  }
}
