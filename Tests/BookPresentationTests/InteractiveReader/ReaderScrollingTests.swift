import BookCore
import BookPresentation
import DisplayText
import TerminalKit
import TestSupport
import Testing

struct ReaderScrollingTests {
  @Test(arguments: ["", "j", "jjjjj", " ", "  ", "d", "G", "]", "]]", "]]]", "mjjjjjjjjjjjjjjjjj"])
  func aWindowThatGetsItsSizeBackShowsWhatItShowed(keys: String) throws {
    for size in ReaderSample.sizes {
      var reader = try ReaderSample.embedded(size: size)
      reader.press(keys)
      let before = reader.frame
      for other in ReaderSample.sizes + ["120x50", size] {
        _ = reader.handle(.resized(other))
      }
      #expect(reader.frame == before)
    }
  }

  @Test func eachLineDownIsOneLineAndComesBack() throws {
    var reader = try ReaderSample.embedded(size: "40x12")
    var frames = [reader.frame]
    while !reader.lastRow.hasSuffix("End") {
      reader.press("j")
      #expect(reader.frame[2].plainText == frames[frames.count - 1][3].plainText)
      try #require(reader.frame != frames.last, "no row is skipped or stuck")
      frames.append(reader.frame)
    }
    for frame in frames.dropLast().reversed() {
      reader.press("k")
      #expect(reader.frame == frame)
    }
  }
}
