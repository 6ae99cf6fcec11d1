import DisplayText
import Testing

@testable import BookPresentation

struct ProgressBarTests {
  @Test(arguments: [
    (10, 0.36, "━━━━──────", "====------"), (7, 1, "━━━━━━━", "======="), (3, 0, "───", "---"),
    (0, 0, "", ""), (8, 0.93, "━━━━━━━─", "=======-"), (1, 0.5, "─", "-"), (1, 1, "━", "="),
    // What has been begun is not empty, and what is not read to its end is not full.
    (8, 0.001, "━───────", "=-------"), (8, 0.999, "━━━━━━━─", "=======-"),
    (2, 0.01, "━─", "=-"), (2, 0.99, "━─", "=-"),
  ])
  func theReadPartIsHeavy(length: Int, share: Double, bar: String, ascii: String) {
    let progress = ProgressBar(length: length, share: share)
    #expect(progress.line(inASCII: false).plainText == bar)
    #expect(progress.line(inASCII: true).plainText == ascii)
  }

  @Test func theWholeBarHasOneColour() {
    let bar = ProgressBar(length: 4, share: 0.5, color: .indexed(24)).line(inASCII: false)
    #expect(bar == StyledText("━━──", style: Style(foreground: .indexed(24))))
  }
}
