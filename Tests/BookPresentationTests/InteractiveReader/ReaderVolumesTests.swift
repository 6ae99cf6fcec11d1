import BookCore
import BookPresentation
import DisplayText
import TerminalKit
import TestSupport
import Testing

struct ReaderVolumesTests {
  @Test(arguments: ["8", "k", "x"])
  func controlLTakesAwayWhatIsSaid(key: String) throws {
    var reader = try ReaderSample.embedded()
    let page = reader.frame
    reader.press(key)
    #expect(reader.frame != page)
    #expect(reader.frame.dropLast() == page.dropLast())
    reader.press(.control("l"))
    #expect(reader.frame == page)
  }

  @Test func afterAPauseADigitBeginsANumber() throws {
    var reader = try ReaderSample.series(of: 25)
    #expect(!reader.awaitsDigit)
    reader.press("1")
    #expect(reader.awaitsDigit)
    let page = reader.frame
    #expect(reader.handle(.pause) == [])
    #expect(reader.frame == page)
    #expect(!reader.awaitsDigit)
    reader.press("2")
    #expect(reader.volume == 2)
  }

  @Test(arguments: [Key.character("j"), .escape, .left, .control("l"), .character("?")])
  func anyOtherKeyEndsANumber(key: Key) throws {
    var reader = try ReaderSample.series(of: 25)
    reader.press("2")
    reader.press(key)
    #expect(!reader.awaitsDigit)
  }

  @Test(arguments: [(0, 1), (-5, 1), (8, 7), (1000, 7), (7, 7), (1, 1)])
  func aVolumeThatThereIsNotIsTheNearest(volume: Int, shown: Int) throws {
    #expect(try ReaderSample.embedded(volume: volume).volume == shown)
  }

  @Test func moreAndLessAreRememberedAtOnce() throws {
    var reader = try ReaderSample.embedded(volume: 3)
    let collapsed = reader.frame
    #expect(reader.frame[19].plainText == "  [ More ]")
    #expect(reader.press("m") == [.remember(.expanded(try .embedded(3)))])
    let state = ReaderState(of: try .embedded(), expanded: [3])
    #expect(reader.frame == (try ReaderSample.embedded(state: state).frame))
    #expect(reader.press("m") == [.remember(.collapsed(try .embedded(3)))])
    #expect(reader.frame == collapsed)
  }

  @Test func whatAnotherWindowExpandsOrCollapsesIsTakenOver() throws {
    var reader = try ReaderSample.embedded()
    let collapsed = reader.frame
    let books = try [Book].embedded()
    let both = ReaderState(of: books, expanded: [3, 4])
    #expect(reader.handle(.reloaded(both)) == [])
    #expect(reader.frame == (try ReaderSample.embedded(state: both).frame))
    reader.press("l")
    #expect(reader.frame == (try ReaderSample.embedded(volume: 4, state: both).frame))
    reader.press("h")
    _ = reader.handle(.reloaded(ReaderState(of: books, expanded: [4])))
    #expect(reader.frame == collapsed)
  }

  @Test func whereThisWindowIsStaysWhenTheStateIsReadAgain() throws {
    var reader = try ReaderSample.embedded(size: "40x12")
    reader.press("]]")
    _ = reader.handle(.reloaded(ReaderState(of: try .embedded(), kept: [3])))
    #expect(reader.topRow == "Summary")
  }

  @Test func aSummaryExpandedForAHitStaysSoWhenTheStateIsReadAgain() throws {
    var reader = try ReaderSample.embedded()
    reader.find("going to be a long year")
    let page = reader.frame
    _ = reader.handle(.reloaded(ReaderState()))
    #expect(reader.frame == page)
  }

  @Test func aShortSummaryHasNoButton() throws {
    var reader = try ReaderSample.series(of: 1)
    let page = reader.frame
    #expect(!page.map(\.plainText).contains("  [ More ]"))
    #expect(reader.press("m") == [])
    #expect(reader.lastRow.hasPrefix(" Too short to collapse "))
    #expect(Array(reader.frame.dropLast()) == Array(page.dropLast()))
  }
}
