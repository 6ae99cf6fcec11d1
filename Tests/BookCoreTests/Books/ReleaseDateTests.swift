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
  func anythingElseIsNoDate(text: String) { #expect(ReleaseDate(text) == nil) }

  @Test func aDateHasWhatIsKnownOfIt() throws {
    let month = try #require(ReleaseDate(year: 1813, month: 5))
    #expect((month.year, month.month, month.day) == (1813, 5, nil))
    #expect(ReleaseDate(year: 1813) == ReleaseDate("1813"))
    #expect(ReleaseDate(year: 1813)?.month == nil)
    #expect(ReleaseDate(year: 1813, day: 5) == nil)
  }

  @Test(arguments: try CaseFile().pairs("earlier days come first"))
  func earlierDaysComeFirst(earlier: String, later: String) throws {
    let first = try #require(ReleaseDate(earlier))
    let second = try #require(ReleaseDate(later))
    #expect(first < second)
    #expect(!(second < first))
    #expect(!(first < first))
  }
}
