import BookCore
import BookPresentation
import TerminalKit
import Testing

struct ReaderVolumesTests {
  @Test(arguments: [
    (7, "5", 5), (7, "53", 3), (7, "57", 7), (7, "9", 1), (7, "0", 1), (7, "19", 1),
    (25, "2", 2), (25, "12", 12), (25, "25", 25), (25, "26", 6), (25, "99", 9), (25, "10", 10),
    (25, "2j5", 5), (25, "123", 3), (1000, "999", 999), (1000, "1000", 1000), (1000, "10000", 1000),
  ])
  func digitsLeadToTheVolumeTheyMake(count: Int, keys: String, volume: Int) throws {
    var reader = try ReaderSample.series(of: count)
    reader.press(keys)
    #expect(reader.volume == volume)
  }

  @Test func afterAPauseADigitBeginsANumber() throws {
    var reader = try ReaderSample.series(of: 25)
    reader.press("1")
    #expect(reader.awaitsDigit)
    #expect(reader.handle(.pause).isEmpty)
    #expect(!reader.awaitsDigit)
    reader.press("2")
    #expect(reader.volume == 2)
  }

  @Test(arguments: [("3", false), ("2", true)])
  func aDigitIsAwaitedOnlyWhereItCouldFollow(digit: String, isAwaited: Bool) throws {
    var reader = try ReaderSample.series(of: 25)
    reader.press(digit)
    #expect(reader.awaitsDigit == isAwaited)
  }

  @Test func neighboursEndAtTheEnds() throws {
    var reader = try ReaderSample.embedded(volume: 1)
    #expect(reader.press("h").isEmpty)
    #expect(reader.lastRow.contains("This is the first volume"))
    #expect(reader.press("l") == [.remember(.shown(2))])
    #expect(!reader.lastRow.contains("This is"))
    reader.press("7")
    #expect(reader.handle(.key(.right)).isEmpty)
    #expect(reader.lastRow.contains("This is the last volume"))
    #expect(reader.handle(.key(.left)) == [.remember(.shown(6))])
  }

  @Test func moreAndLessAreRememberedAtOnce() throws {
    var reader = try ReaderSample.embedded(volume: 3)
    #expect(reader.picture.contains("[ More ]"))
    #expect(reader.press("m") == [.remember(.expanded(3))])
    reader.press("]]")
    #expect(reader.picture.contains("[ Less ]"))
    #expect(reader.handle(.key(.enter)) == [.remember(.collapsed(3))])
    #expect(reader.picture.contains("[ More ]"))
  }

  @Test func aShortSummaryHasNoButton() throws {
    var reader = try ReaderSample.series(of: 1)
    #expect(!reader.picture.contains("[ "))
    #expect(reader.press("m").isEmpty)
  }

  @Test func theWikiPageIsOpenedWhereThereIsOne() throws {
    var reader = try ReaderSample.embedded()
    let address = try #require(
      WebAddress(
        "https://harrypotter.fandom.com/wiki/Harry_Potter_and_the_Prisoner_of_Azkaban"))
    #expect(reader.press("w") == [.open(address)])
    var other = try ReaderSample.series(of: 1)
    #expect(other.press("w").isEmpty)
    #expect(other.lastRow.contains("This volume has no wiki page"))
  }
}
