import BookCore
import BookPresentation
import DisplayText
import TerminalKit
import TestSupport
import Testing

/// What is said of words that are not found, and the way on.
struct ReaderNotFoundTests {
  @Test func tabIsForSectionsOnceTheOfferIsGone() throws {
    var (reader, other) = (try ReaderSample.embedded(), try ReaderSample.embedded())
    reader.type("/peck\rjk\t")
    other.type("]")
    #expect(reader.frame.dropLast() == other.frame.dropLast())
  }

  @Test func oneVolumeOffersNoOther() throws {
    var reader = try ReaderSample.numbered(size: "80x12")
    reader.find("unicorn")
    #expect(reader.notice == " Not found: unicorn")
    reader.press(.tab)
    #expect(reader.topRow == "Dedication")
  }
}
