import TestSupport
import Testing

@Suite(.limitForPrograms)
struct LocaleTests {
  @Test(
    arguments: Request.oneOfEach,
    [
      ["TZ": "Pacific/Kiritimati"],
      ["TZ": "America/Los_Angeles"],
      ["LANG": "ko_KR.UTF-8"],
      ["LC_ALL": "th_TH"],
      ["LC_ALL": "C.UTF-8"],
      ["LC_ALL": "", "LANG": "de_DE.utf8@euro"],
      ["LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "tr", "TZ": ":/nowhere"],
    ])
  func isTheSameEverywhere(_ request: Request, variables: [String: String]) throws {
    let here = try ShellUser().run(request.words)
    #expect(try ShellUser(variables.mapValues(Optional.some)).run(request.words) == here)
  }

  /// Variables that name an encoding that has none of our own signs, and those that do not.
  @Test(
    arguments: [
      (["LC_ALL": "C"], true),
      (["LC_CTYPE": "POSIX"], true),
      (["LANG": "en_US.ISO-8859-1"], true),
      (["LANG": "de_DE.ISO-8859-15@euro"], true),
      (["LC_ALL": "ko_KR.eucKR", "LANG": "ko_KR.UTF-8"], true),
      (["LC_ALL": "C.UTF-8", "LANG": "C"], false),
      (["LC_ALL": "en_US"], false),
      (["LC_ALL": ""], false),
      ([:], false),
    ] as [([String: String], Bool)])
  func onlyALocaleThatNamesAnotherEncodingGetsASCII(
    variables: [String: String], isASCII: Bool
  ) throws {
    let reader = try ShellUser(variables.mapValues(Optional.some))
    let run = try reader.run("summary", "3")
    #expect(run.output.contains(isASCII ? "\n  a teach...\n" : "\n  a teach…\n"))
    // What comes from the books stays as it is.
    #expect(try reader.run("chapters", "3").output.contains("10. The Marauder’s Map\n"))
    #expect(try reader.run("show", "3", "--json") == ShellUser().run("show", "3", "--json"))
  }

  @Test(arguments: [["show", "3"], ["list", "-w", "40"], ["summary", "3"], ["help", "data"]])
  func everyCommandTakesASCII(words: [String]) throws {
    let plain = try ShellUser().run(words + ["--ascii"]).output
    #expect(!plain.contains("…"))
    #expect(plain == (try ShellUser(["LC_ALL": "C"]).run(words).output))
    let signs = plain.unicodeScalars.filter { !$0.isASCII }
    #expect(signs.allSatisfy { $0 == "’" } && (words[0] != "help" || signs.isEmpty))
  }

  @Test(arguments: ["ko_KR.UTF-8", "th_TH", "C", "de_DE.UTF-8"])
  func errorsAreTheSameEverywhere(_ locale: String) throws {
    let words = ["list", "--data", "/nowhere/books.json"]
    #expect(try ShellUser(["LC_ALL": locale]).run(words) == ShellUser().run(words))
  }
}
