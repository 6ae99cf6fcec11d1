import SystemCalls
import Testing

@testable import BookCore

struct ReaderStateLocationTests {
  @Test(
    arguments: [
      (["XDG_STATE_HOME": "/xdg", "HOME": "/home/ada"], "/xdg/folder/state.json"),
      (
        ["XDG_STATE_HOME": "xdg", "HOME": "/home/ada"], "/home/ada/.local/state/folder/state.json"
      ),
      (["XDG_STATE_HOME": "", "HOME": "/home/ada"], "/home/ada/.local/state/folder/state.json"),
      (["HOME": "/"], "/.local/state/folder/state.json"),
      (["XDG_STATE_HOME": "//", "HOME": "/home/ada"], "/folder/state.json"),
      (["HOME": "ada"], nil), (["HOME": ""], nil), ([:], nil),
    ] as [([String: String], String?)])
  func theFirstPlaceThatIsGivenCounts(variables: [String: String], path: String?) {
    let environment = Environment(variables)
    let location = ReaderStateLocation(named: nil, orIn: "folder", environment)
    #expect(location?.path == path)
    #expect(location?.isNamed != true)
    let named = ReaderStateLocation(named: "own.json", orIn: "folder", environment)
    #expect(named?.path == "own.json")
    #expect(named?.isNamed == true)
  }
}
