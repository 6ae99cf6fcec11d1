import BookCore
import BookPresentation
import DisplayText
import TerminalKit
import TestSupport
import Testing

/// What is said of words that are not found, and the way on.
struct ReaderNotFoundTests {
  /// What is typed in volume 3, and the status line.
  @Test(arguments: [
    ("/unicorn\r", " Not found: unicorn  Tab all volumes"),
    // Within other words, as it is here, it counts only where no word of the series begins with it.
    ("/eat\r", " Not found: eat  Tab all volumes"),
    ("/dementr\r", " Not found: dementr; did you mean Dementor?  Tab all volumes"),
    ("/\tdementr\r", " Not found: dementr; did you mean Dementor?"),
    ("/\tunicorn\r", " Not found: unicorn"), ("/\tunicorn\rj/\r", " Not found: unicorn"),
    ("/\tunicorn\rn", " Not found: unicorn"), ("/\t'\r", " Not found: '"),
    ("/unicorn\r\t", " Not found: unicorn"),
    ("/unicorn\rj/\r", " Not found: unicorn  Tab all volumes"),
    ("/\t\r", " Nothing to repeat; / searches"),
    ("/\tunicorn\r\u{1b}", " Nothing to close; q quits"),
    ("/\tunicorn\r5", " m more  space page  1-7 volume  c contents  / find  ? help  q quit"),
  ])
  func theWayOnIsSaid(keys: String, notice: String) throws {
    var reader = try ReaderSample.embedded()
    reader.type(keys)
    #expect(reader.notice == notice)
    #expect(reader.frame[1].plainText.contains("(\(reader.volume))"), "there is no list")
  }

  @Test func tabLooksInAllVolumes() throws {
    var reader = try ReaderSample.embedded()
    #expect(reader.type("/peck\r\t") == [])
    #expect(reader.frame[0].plainText.hasPrefix("Find in all volumes: peck   "))
    #expect(reader.selectedRow == "> 5  Chapter 2  A Peck of Owls")
    #expect(reader.press(.enter) == [.reload])
    #expect(reader.volume == 5)
    reader.type("/")
    #expect(reader.lastRow.hasPrefix("Find in all volumes: "))
  }

  @Test func tabIsForSectionsOnceTheOfferIsGone() throws {
    var (reader, other) = (try ReaderSample.embedded(), try ReaderSample.embedded())
    reader.type("/peck\rjk\t")
    other.type("]")
    #expect(reader.frame.dropLast() == other.frame.dropLast())
  }

  @Test func oneVolumeOffersNoOther() throws {
    var reader = try ReaderSample.numbered(size: TerminalSize(columns: 80, rows: 12))
    reader.find("unicorn")
    #expect(reader.notice == " Not found: unicorn")
    reader.press(.tab)
    #expect(reader.topRow == "Dedication")
  }
}
