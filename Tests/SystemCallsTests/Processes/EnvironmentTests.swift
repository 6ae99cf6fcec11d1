import Foundation
import SystemCalls
import Testing

struct EnvironmentTests {
  @Test(arguments: [("FULL", "yes", "yes"), ("EMPTY", "", nil), ("OTHER", nil, nil)])
  func emptyIsAsGoodAsNotSetWhereThatIsAskedFor(name: String, value: String?, nonEmpty: String?) {
    let environment = Environment(["FULL": "yes", "EMPTY": ""])
    #expect(environment[name] == value)
    #expect(environment.nonEmpty(name) == nonEmpty)
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
