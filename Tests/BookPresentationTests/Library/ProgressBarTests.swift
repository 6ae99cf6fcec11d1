import TerminalKit
import Testing

@testable import BookPresentation

struct ProgressBarTests {
  @Test(arguments: [
    (9.93, 3.61, "███▋░░░░░░", "####......"), (6.99, 6.99, "███████", "#######"),
    (24, 0, "░░░░░░░░░░░░░░░░░░░░░░░░", "........................"), (0, 0, "", ""),
    (8, 0.0625, "▏░░░░░░░", "........"), (8, 0.0624, "░░░░░░░░", "........"),
    (8, 7.5, "███████▌", "########"), (8, 7.94, "████████", "########"), (0.2, 0, "", ""),
    (0.5, 0, "░", "."), (0.2, 0.2, "▎", ""),
  ])
  func theReadPartIsFull(length: Double, read: Double, bar: String, ascii: String) {
    let progress = ProgressBar(length: length, read: read)
    #expect(progress.line(inASCII: false).plainText == bar)
    #expect(progress.line(inASCII: true).plainText == ascii)
  }

  @Test func everyEighthHasABlock() {
    let bars = (0...8).map { eighths in
      ProgressBar(length: 1, read: Double(eighths) / 8).line(inASCII: false).plainText
    }
    #expect(bars == ["░", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"])
  }
}
