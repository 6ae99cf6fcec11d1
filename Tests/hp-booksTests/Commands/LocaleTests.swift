import TestSupport
import Testing

@Suite(.limitForPrograms)
struct LocaleTests {
  /// What the C library makes of its variables has no part in what is printed.
  @Test(arguments: Request.oneOfEach)
  func isTheSameEverywhere(_ request: Request) throws {
    let variables = ["LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "tr", "TZ": "Pacific/Kiritimati"]
    #expect(try ShellUser(variables).run(request.words) == ShellUser().run(request.words))
  }

  /// Variables that name an encoding that has none of our own signs, and those that do not.
  @Test(
    arguments: try CaseFile().table("only a locale that names another encoding gets ASCII")
      as [([String: String], Bool)])
  func onlyALocaleThatNamesAnotherEncodingGetsASCII(
    variables: [String: String], isASCII: Bool
  ) throws {
    let reader = try ShellUser(variables.mapValues(Optional.some))
    let summary = reader.rehearse("summary", "3").output
    #expect(summary.contains(isASCII ? "\n  any of it...\n" : "\n  any of it…\n"))
    // What comes from the books stays as it is.
    #expect(reader.rehearse("chapters", "3").output.contains("10. The Marauder’s Map\n"))
    let words = ["show", "3", "--json"]
    #expect(try reader.rehearse(words) == ShellUser().rehearse(words))
    #expect(try reader.rehearse("shwo") == ShellUser().rehearse("shwo"))
  }

  @Test(arguments: Request.everyCommandForPeople + [Request("list", "-w", "40")])
  func everyCommandTakesASCII(_ request: Request) throws {
    let plain = try ShellUser().rehearse(request.words + ["--ascii"])
    #expect(try plain == ShellUser(["LC_ALL": "C"]).rehearse(request.words))
    #expect(plain.output.unicodeScalars.allSatisfy { $0.isASCII || $0 == "’" })
  }

  @Test func helpIsInASCII() throws {
    let help = try ShellUser(["LC_ALL": "C"]).rehearse("help", "data").output
    #expect(help.unicodeScalars.allSatisfy { $0.isASCII })
  }
}
