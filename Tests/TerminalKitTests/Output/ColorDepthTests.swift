import SystemCalls
import TerminalKit
import Testing

struct ColorDepthTests {
  @Test(
    arguments: [
      ([:], .sixteen), (["TERM": ""], .sixteen), (["TERM": "xterm"], .sixteen),
      (["TERM": "linux"], .sixteen), (["TERM": "256color"], .indexed),
      (["TERM": "xterm-256color"], .indexed), (["TERM": "screen-256color-bce"], .indexed),
      (["TERM": "screen.xterm-256color"], .indexed), (["TERM": "xterm-256colors"], .sixteen),
      (["TERM": "xterm", "COLORTERM": "truecolor"], .full), (["COLORTERM": "24bit"], .full),
      (["TERM": "xterm-256color", "COLORTERM": "yes"], .indexed),
      (["TERM": "xterm-256color", "COLORTERM": ""], .indexed),
    ] as [([String: String], ColorDepth)])
  func theEnvironmentSaysHowManyColoursThereAre(_ variables: [String: String], depth: ColorDepth) {
    #expect(Environment(variables).colorDepth == depth)
  }
}
