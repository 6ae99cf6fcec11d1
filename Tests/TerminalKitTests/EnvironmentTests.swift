import Testing
import TerminalKit

struct EnvironmentTests {
  private let environment = Environment(["FULL": "yes", "EMPTY": ""])

  @Test(arguments: [("FULL", "yes"), ("EMPTY", ""), ("OTHER", nil)])
  func valuesAreFoundByName(name: String, value: String?) {
    #expect(environment[name] == value)
  }

  @Test(arguments: [("FULL", "yes"), ("EMPTY", nil), ("OTHER", nil)])
  func emptyIsAsGoodAsNotSetWhereThatIsAskedFor(name: String, value: String?) {
    #expect(environment.nonEmpty(name) == value)
  }

  @Test func onlyTheNamedVariablesOfTheProcessAreRead() {
    let environment = Environment.ofProcess(["PATH", "HP_BOOKS_NEVER_SET"])

    #expect(environment.nonEmpty("PATH")?.contains("/") == true)
    #expect(environment["HP_BOOKS_NEVER_SET"] == nil)
    #expect(Environment.ofProcess([])["PATH"] == nil)
  }
}
