import TestSupport
import Testing

/// Where there is no place for a reader state.
@Suite(.limitForPrograms)
struct HomelessTests {
  private let reader: ShellUser
  private let usual: ShellUser

  init() throws {
    usual = try ShellUser()
    reader = usual.with(["HOME": nil])
  }

  @Test(arguments: [
    (nil, "HOME is not set"), ("", "HOME is not set"),
    ("a\u{9b}", #"HOME is 'a\u{9b}', which is not an absolute path"#),
  ])
  func aPageIsShownWithAWarning(_ home: String?, reason: String) throws {
    let outcome = try usual.with(["HOME": home]).run("show", "3")
    #expect(try outcome.output == usual.run("show", "3").output)
    #expect(
      outcome.errors == """
        Warning: There is nowhere to keep the reader state: \(reason).
        Hint: Use --state FILE to keep the reader state in another file.

        """)
    #expect(outcome.ending == .exit(0))
  }

  @Test(arguments: [["--expand"], ["--collapse"]])
  func whatCannotBeRememberedIsPrintedAndIsAnError(_ flag: [String]) throws {
    let outcome = try reader.run(["summary", "1"] + flag)
    #expect(try outcome.output == usual.run(["summary", "1"] + flag).output)
    #expect(
      outcome.errors == """
        Error: There is nowhere to keep the reader state: HOME is not set.
        Hint: Use --state FILE to keep the reader state in another file.

        """)
    #expect(outcome.ending == .exit(74))
  }

  @Test(arguments: [
    Request("list"), Request("chapters", "3"), Request("chapters"), Request("summary", "1"),
    Request("summary", "2", "--expand"), Request("--help"), Request("--version"),
  ])
  func nothingIsMissedWhereNothingIsRemembered(_ request: Request) throws {
    let outcome = try reader.run(request.words)
    #expect(outcome == .printed(outcome.output))
    #expect(outcome.output != "")
  }
}
