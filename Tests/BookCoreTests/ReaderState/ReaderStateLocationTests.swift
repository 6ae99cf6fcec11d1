import SystemCalls
import Testing

@testable import BookCore

struct ReaderStateLocationTests {
  static let everything = [
    "HP_BOOKS_STATE": "own.json", "XDG_STATE_HOME": "/xdg", "HOME": "/home/ada",
  ]

  struct Case: Sendable {
    let requested: String?
    let variables: [String: String]
    let file: String?

    init(_ requested: String?, _ variables: [String: String], _ file: String?) {
      self.requested = requested
      self.variables = variables
      self.file = file
    }
  }

  static let cases: [Case] = [
    Case("asked.json", everything, "asked.json"),
    Case(nil, everything, "own.json"),
    Case(nil, ["HP_BOOKS_STATE": "", "XDG_STATE_HOME": "/xdg"], "/xdg/hp-books/state.json"),
    Case(nil, ["XDG_STATE_HOME": "/xdg", "HOME": "/home/ada"], "/xdg/hp-books/state.json"),
    Case(
      nil, ["XDG_STATE_HOME": "xdg", "HOME": "/home/ada"],
      "/home/ada/.local/state/hp-books/state.json"
    ),
    Case(
      nil, ["XDG_STATE_HOME": "", "HOME": "/home/ada"],
      "/home/ada/.local/state/hp-books/state.json"
    ),
    Case(nil, ["HOME": "/"], "/.local/state/hp-books/state.json"),
    Case(nil, ["XDG_STATE_HOME": "//", "HOME": "/home/ada"], "/hp-books/state.json"),
    Case(nil, ["HOME": "ada"], nil),
    Case(nil, ["HOME": ""], nil),
    Case(nil, [:], nil),
  ]

  @Test(arguments: cases)
  func theFirstPlaceThatIsGivenCounts(row: Case) {
    let location = ReaderStateLocation(requested: row.requested, Environment(row.variables))
    #expect(location?.path == row.file)
    #expect((location?.isNamed == true) == (row.file == "asked.json" || row.file == "own.json"))
  }
}
