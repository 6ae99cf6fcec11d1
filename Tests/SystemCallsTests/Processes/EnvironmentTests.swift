import Foundation
import SystemCalls
import Testing

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

  /// The folder that a variable names, and the path of `x/y` in it.
  @Test(arguments: [
    ("/home/ada", "/home/ada/x/y"), ("//", "/x/y"), ("home", nil), ("", nil), (nil, nil),
  ])
  func onlyAnAbsolutePathNamesAFolder(folder: String?, path: String?) {
    let environment = Environment { _ in folder }
    #expect(environment.path("x/y", inFolderOf: "HOME") == path)
  }

  @Test func anyVariableOfTheProcessIsFound() {
    let path = getenv("PATH").map { String(cString: $0) }

    #expect(path?.isEmpty == false)
    #expect(Environment.ofProcess["PATH"] == path)
    #expect(Environment.ofProcess["HP_BOOKS_NEVER_SET"] == nil)
  }
}
