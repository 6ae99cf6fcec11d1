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
      ["LC_ALL": "C"],
      ["LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "tr", "TZ": ":/nowhere"],
    ])
  func isTheSameEverywhere(_ request: Request, variables: [String: String]) throws {
    let here = try ShellUser().run(request.words)
    #expect(try ShellUser(variables.mapValues(Optional.some)).run(request.words) == here)
  }

  @Test(arguments: ["ko_KR.UTF-8", "th_TH", "C", "de_DE.UTF-8"])
  func errorsAreTheSameEverywhere(_ locale: String) throws {
    let words = ["list", "--data", "/nowhere/books.json"]
    #expect(try ShellUser(["LC_ALL": locale]).run(words) == ShellUser().run(words))
  }
}
