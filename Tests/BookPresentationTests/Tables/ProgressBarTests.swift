import DisplayText
import TestSupport
import Testing

@testable import BookPresentation

struct ProgressBarTests {
  @Test(
    arguments: try CaseFile().table("the read part is heavy") as [(Int, Double, String, String)])
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
