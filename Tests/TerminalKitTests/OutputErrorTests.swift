import Testing
import TerminalKit

struct OutputErrorTests {
  @Test(arguments: [
    (OutputError.system(code: noSpaceLeft), "No space left on device"),
    (.system(code: badDescriptor), "Bad file descriptor"),
    (.readerIsGone, "Broken pipe"),
  ])
  func reasonsAreTheSystemsWords(error: OutputError, reason: String) {
    #expect(error.reason == reason)
  }
}
