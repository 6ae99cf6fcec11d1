import Testing

@testable import SystemCalls

struct StringSystemStringTests {
  @Test(arguments: [
    "", "state.json", "해리 포터", "caf\u{10FFE9}", "\u{10FFFF}\u{10FFFE}", "\u{10FF7F}",
  ])
  func theSystemGivesBackWhatItGot(text: String) {
    #expect(
      text.withSystemString { String(systemString: $0) }.unicodeScalars.elementsEqual(
        text.unicodeScalars))
  }
}
