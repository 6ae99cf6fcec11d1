import BookCore
import Testing

struct ReleaseDateTests {
  @Test(arguments: [
    ("1997-06-26", "June 26, 1997", "1997-06-26"),
    ("1998-07-02", "July 2, 1998", "1998-07-02"),
    ("2007-07-2", "July 2, 2007", "2007-07-02"),
    ("2007-7-21", "July 21, 2007", "2007-07-21"),
    ("2000-02-29", "February 29, 2000", "2000-02-29"),
    ("2024-02-29", "February 29, 2024", "2024-02-29"),
    ("0800-12-31", "December 31, 800", "0800-12-31"),
    ("9999-01-01", "January 1, 9999", "9999-01-01"),
  ])
  func aDayIsShownInWordsAndInDigits(text: String, formatted: String, iso8601: String) throws {
    let date = try #require(ReleaseDate(text))
    #expect(date.formatted == formatted)
    #expect(date.iso8601 == iso8601)
  }

  @Test(arguments: [
    "1997-02-30", "1997-13-01", "1997-00-10", "1997-01-00", "1997-04-31", "1900-02-29",
    "2100-02-29", "0000-01-01", "26/06/1997", "1997/06/26", "1997-06", "1997-06-26-01",
    "12007-07-21", "997-06-26", "１９９７-06-26", "1997-０6-26", "1997-006-26", "1997-06-026",
    " 1997-06-26", "1997-06-26 ", "1997-06-26T00:00:00Z", "+997-06-26", "1997-+6-26",
    "1997--6-26", "1997-6 -26", "June 26, 1997", "", "--", "1997-06-2６", "١٩٩٧-06-26",
  ])
  func anythingElseIsNoDate(text: String) {
    #expect(ReleaseDate(text) == nil)
  }

  @Test(
    arguments: zip(
      1...12,
      [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
      ]))
  func monthsHaveTheirEnglishNames(month: Int, name: String) {
    #expect(ReleaseDate(year: 1999, month: month, day: 3)?.formatted == "\(name) 3, 1999")
  }

  @Test(arguments: [
    ("1997-06-26", "1998-01-01"), ("1998-07-02", "1998-08-01"), ("1998-07-02", "1998-07-03"),
  ])
  func earlierDaysComeFirst(earlier: String, later: String) throws {
    let first = try #require(ReleaseDate(earlier))
    let second = try #require(ReleaseDate(later))
    #expect(first < second)
    #expect(!(second < first))
    #expect(!(first < first))
  }

  @Test(arguments: [
    ("1997-06-26", "2007-07-21", 10, 25), ("1997-06-26", "1997-06-26", 0, 0),
    ("1997-06-26", "1998-06-25", 0, 364), ("1997-06-26", "1998-06-26", 1, 0),
    ("1999-12-31", "2000-01-01", 0, 1), ("2000-02-29", "2001-02-28", 0, 365),
    ("2000-02-29", "2001-03-01", 1, 1), ("2000-02-29", "2004-02-29", 4, 0),
    ("1999-03-01", "2000-02-29", 0, 365), ("1900-02-28", "1900-03-01", 0, 1),
    ("0001-01-01", "9999-12-31", 9998, 364),
  ])
  func theTimeBetweenTwoDaysIsInYearsAndDays(
    first: String, last: String, years: Int, days: Int
  ) throws {
    let interval = try #require(ReleaseDate(first)).interval(until: #require(ReleaseDate(last)))
    #expect(interval == (years, days))
  }
}
