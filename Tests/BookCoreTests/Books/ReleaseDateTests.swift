import BookCore
import TestSupport
import Testing

struct ReleaseDateTests {
  @Test(arguments: try CaseFile().triples("a day, in words and in digits"))
  func aDayIsShownInWordsAndInDigits(text: String, formatted: String, description: String) throws {
    let date = try #require(ReleaseDate(text))
    #expect(date.formatted == formatted)
    #expect("\(date)" == description)
    #expect(ReleaseDate(description) == date)
  }

  @Test(arguments: try CaseFile().texts("no days"))
  func anythingElseIsNoDate(text: String) {
    #expect(ReleaseDate(text) == nil)
  }

  @Test func aDateHasWhatIsKnownOfIt() throws {
    let month = try #require(ReleaseDate(year: 1813, month: 5))
    #expect((month.year, month.month, month.day) == (1813, 5, nil))
    #expect(ReleaseDate(year: 1813) == ReleaseDate("1813"))
    #expect(ReleaseDate(year: 1813)?.month == nil)
    #expect(ReleaseDate(year: 1813, day: 5) == nil)
  }

  @Test(arguments: [
    ("1997-06-26", "1998-01-01"), ("1998-07-02", "1998-08-01"), ("1998-07-02", "1998-07-03"),
    ("1813", "1813-01"), ("1813-01", "1813-01-01"), ("1812-12-31", "1813"),
    ("1813-01-31", "1813-02"),
  ])
  func earlierDaysComeFirst(earlier: String, later: String) throws {
    let first = try #require(ReleaseDate(earlier))
    let second = try #require(ReleaseDate(later))
    #expect(first < second)
    #expect(!(second < first))
    #expect(!(first < first))
  }
}
