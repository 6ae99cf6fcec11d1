import BookCore
import BookPresentation
import TerminalKit
import Testing

struct ReaderScrollingTests {
  @Test(arguments: ["", "j", "jjjjj", " ", "  ", "d", "G", "]", "]]", "]]]", "mjjjjjjjjjjjjjjjjj"])
  func aWindowThatGetsItsSizeBackShowsWhatItShowed(keys: String) throws {
    for size in ReaderSample.sizes {
      var reader = try ReaderSample.embedded(size: size)
      reader.press(keys)
      let before = reader.frame
      for other in ReaderSample.sizes + [TerminalSize(columns: 120, rows: 50), size] {
        _ = reader.handle(.resized(other))
      }
      #expect(reader.frame == before)
    }
  }

  @Test func theTextOnTopStaysOnTop() throws {
    var reader = try ReaderSample.embedded(size: TerminalSize(columns: 80, rows: 12))
    reader.press("m]]jjjj")
    let top = try #require(reader.frame[2].plainText.split(separator: " ").first)
    _ = reader.handle(.resized(TerminalSize(columns: 30, rows: 12)))
    #expect(reader.frame[2].plainText.contains(top))
  }

  @Test func eachLineDownIsOneLineAndComesBack() throws {
    var reader = try ReaderSample.embedded(size: TerminalSize(columns: 40, rows: 12))
    var frames = [reader.frame]
    while reader.lastRow.contains("End") == false {
      reader.press("j")
      #expect(reader.frame != frames.last, "no row is skipped or stuck")
      #expect(reader.frame[2].plainText == frames[frames.count - 1][3].plainText)
      frames.append(reader.frame)
    }
    for frame in frames.dropLast().reversed() {
      reader.press("k")
      #expect(reader.frame == frame)
    }
  }

  @Test(arguments: [("f", "b"), (" ", "b"), ("d", "u"), ("G", "g"), ("]", "[")])
  func opposedKeysLeadBackToTheTop(forward: String, back: String) throws {
    var reader = try ReaderSample.embedded(size: TerminalSize(columns: 40, rows: 12))
    let start = reader.frame
    reader.press(forward)
    #expect(reader.frame != start)
    reader.press(back)
    #expect(reader.frame == start)
  }

  @Test func aPageDownLeavesOneRowInSight() throws {
    var reader = try ReaderSample.embedded(size: TerminalSize(columns: 40, rows: 12))
    let last = reader.frame[10].plainText
    reader.press(" ")
    #expect(reader.frame[2].plainText == last)
  }

  @Test func sectionsAreReachedInOrder() throws {
    var reader = try ReaderSample.embedded(size: TerminalSize(columns: 40, rows: 12))
    let headings = ["  Dedication", "  Summary", "  Chapters"]
    for heading in headings {
      reader.press("]")
      #expect(reader.frame[2].plainText == heading)
    }
    for heading in headings.dropLast().reversed() {
      reader.press("[")
      #expect(reader.frame[2].plainText == heading)
    }
  }

  @Test func howFarDownIsTold() throws {
    var reader = try ReaderSample.embedded()
    #expect(reader.lastRow.hasSuffix("Top"))
    reader.press("d")
    #expect(reader.lastRow.hasSuffix("%"))
    reader.press("G")
    #expect(reader.lastRow.hasSuffix("End"))
    _ = reader.handle(.resized(TerminalSize(columns: 80, rows: 100)))
    #expect(reader.lastRow.hasSuffix("All"))
  }

  @Test func thePlaceIsKeptForEachVolumeAndAcrossRuns() throws {
    var reader = try ReaderSample.embedded()
    reader.press("]]")
    let third = reader.frame
    let place = BookPlace(section: .summary, character: 0)
    #expect(reader.press("l").first == .remember(.left(3, at: place)))
    reader.press("h")
    #expect(reader.frame == third)

    var state = ReaderState()
    for change in reader.changesOnExit { state.apply(change) }
    #expect(try ReaderSample.embedded(state: state).frame == third)
  }

  @Test func aPlaceThatIsGoneIsTheBeginningOfItsSection() throws {
    let place = BookPlace(section: .summary, character: 1_000_000)
    let size = TerminalSize(columns: 40, rows: 12)
    let reader = try ReaderSample.embedded(size: size, state: ReaderState(places: [3: place]))
    #expect(reader.frame[2].plainText == "  Summary")
  }
}
