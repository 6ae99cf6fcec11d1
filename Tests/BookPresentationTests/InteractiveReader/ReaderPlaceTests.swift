import BookCore
import BookPresentation
import DisplayText
import TerminalKit
import TestSupport
import Testing

/// What is at the top after the page was laid out anew.
struct ReaderPlaceTests {
  /// Keys on a screen of 12 rows, another number of rows, and what is at the top then.
  @Test(arguments: [
    ("", 20, "Rows"), ("  dd", 20, "row 24"), ("  dd", 7, "row 24"), ("G", 11, "row 43"),
    ("G", 13, "row 42"), ("G", 15, "row 40 owl"), ("Gk", 13, "row 42"), ("Gk", 14, "row 41"),
  ])
  func theRowOnTopStaysUnlessThePageWouldEndAboveTheFold(
    keys: String, rows: Int, top: String
  ) throws {
    var reader = try ReaderSample.numbered()
    reader.press(keys)
    let before = reader.frame
    #expect(reader.handle(.resized(TerminalSize(columns: 40, rows: rows))) == [])
    #expect(reader.size == TerminalSize(columns: 40, rows: rows))
    #expect(reader.topRow == top)
    #expect(reader.handle(.resized("40x12")) == [])
    #expect(reader.frame == before)
  }

  /// Columns of the screen, and the line with the letters that were at the top in 80 columns.
  @Test(arguments: [
    (80, "guards drink every warm thought out of the people they watch. Yet one man"),
    (79, "guards drink every warm thought out of the people they watch. Yet one man"),
    (40, "and its guards drink every warm"), (30, "guards drink every warm"),
    (20, "and its guards"),
  ])
  func theLettersOnTopStayOnTop(columns: Int, top: String) throws {
    var reader = try ReaderSample.embedded(size: "80x12")
    reader.press("]]jj")
    #expect(
      reader.topRow == "guards drink every warm thought out of the people they watch. Yet one man")
    _ = reader.handle(.resized(TerminalSize(columns: columns, rows: 12)))
    #expect(reader.topRow == top)
  }

  @Test func thePlaceIsKeptForEachVolumeUntilReadingEnds() throws {
    var reader = try ReaderSample.embedded()
    reader.press("]]")
    let third = reader.frame
    reader.press("l]]]")
    let fourth = reader.frame
    #expect(reader.press("h") == [.reload])
    #expect(reader.frame == third)
    #expect(reader.press("l") == [.reload])
    #expect(reader.frame == fourth)
  }
}

// MARK: Scrolling

extension ReaderPlaceTests {
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
    while !reader.lastRow.hasSuffix("End ") {
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
