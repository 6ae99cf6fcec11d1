import DisplayText
import Testing
@testable import BookPresentation

struct ProgressBarTests {
  @Test(arguments: [
    (9.93, 3.61, "███▋░░░░░░", "####......"), (6.99, 6.99, "███████", "#######"),
    (24, 0, "░░░░░░░░░░░░░░░░░░░░░░░░", "........................"), (0, 0, "", ""),
    (8, 7.5, "███████▌", "#######."), (5.9, 5.9, "██████", "######"),
    (5.4, 5.4, "█████▍", "#####"), (0.2, 0, "", ""), (0.5, 0, "░", "."), (0.2, 0.2, "▎", ""),
    // What has been begun is not empty, and what is not read to its end is not full.
    (8, 0.001, "▏░░░░░░░", "#......."), (8, 7.999, "███████▉", "#######."), (1, 0.5, "▌", "."),
    (8, 1_479, "████████", "########"),
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
