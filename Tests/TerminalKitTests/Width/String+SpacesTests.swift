import Testing

@testable import TerminalKit

struct StringSpacesTests {
  @Test(arguments: [(-1, ""), (0, ""), (1, " "), (20, "                    ")])
  func aNumberOfSpacesIsMade(count: Int, spaces: String) {
    #expect(String.spaces(count) == spaces)
  }
}
