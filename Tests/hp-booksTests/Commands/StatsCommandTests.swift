import BookCore
import BookPresentation
import TestSupport
import Testing

/// `stats`: the series at a glance, at every width.
struct StatsCommandTests {
  private let user: LibraryUser

  init() throws {
    user = try LibraryUser()
  }

  private func begin() throws {
    try user.remember(.bookmarked(1, .finished), .bookmarked(3, .chapter(9)))
  }

  @Test func aSeriesThatIsNotBegunHasEmptyBars() {
    #expect(
      user.run("stats")
        == .printed(
          """
            1  Philosopher’s Stone   1997  ░░░░░░                 223 pages  17 chapters
            2  Chamber of Secrets    1998  ░░░░░░░                251        18
            3  Prisoner of Azkaban   1999  ░░░░░░░░░              317        22
            4  Goblet of Fire        2000  ░░░░░░░░░░░░░░░░░      636        37
            5  Order of the Phoenix  2003  ░░░░░░░░░░░░░░░░░░░░░  766        38
            6  Half-Blood Prince     2005  ░░░░░░░░░░░░░░░░░      607        30
            7  Deathly Hallows       2007  ░░░░░░░░░░░░░░░░░      607        37

            7 volumes, 3,407 pages, 199 chapters, in 10 years and 25 days.

          """))
    #expect(user.state == ReaderState())
  }

  @Test func whatHasBeenReadIsFull() throws {
    try begin()
    #expect(
      user.run("stats --width 97")
        == .printed(
          """
            1  Philosopher’s Stone   1997  ███████                   223 pages  17 chapters  read
            2  Chamber of Secrets    1998  ░░░░░░░░                  251        18
            3  Prisoner of Azkaban   1999  ███▋░░░░░░                317        22           in chapter 9
            4  Goblet of Fire        2000  ░░░░░░░░░░░░░░░░░░░░      636        37
            5  Order of the Phoenix  2003  ░░░░░░░░░░░░░░░░░░░░░░░░  766        38
            6  Half-Blood Prince     2005  ░░░░░░░░░░░░░░░░░░░       607        30
            7  Deathly Hallows       2007  ░░░░░░░░░░░░░░░░░░░       607        37

            7 volumes, 3,407 pages, 199 chapters, in 10 years and 25 days.
            1 read, 1 begun: 25 of 199 chapters.

          """))
  }

  @Test func asciiWillDo() throws {
    try begin()
    #expect(
      user.run("stats --ascii --width 60")
        == .printed(
          """
            1  Philosopher’s Stone   1997  ###          read
            2  Chamber of Secrets    1998  ....
            3  Prisoner of Azkaban   1999  ##...        in chapter 9
            4  Goblet of Fire        2000  .........
            5  Order of the Phoenix  2003  ...........
            6  Half-Blood Prince     2005  .........
            7  Deathly Hallows       2007  .........

            7 volumes, 3,407 pages, 199 chapters, in 10 years and 25
            days.
            1 read, 1 begun: 25 of 199 chapters.

          """))
  }

  @Test func aNarrowTerminalHasLessOfEverything() throws {
    try begin()
    #expect(
      user.run("stats --width 40")
        == .printed(
          """
            1  Philosopher’s St…  ██▍       read
            2  Chamber of Secre…  ░░░
            3  Prisoner of Azka…  █▎░       9/22
            4  Goblet of Fire     ░░░░░░░
            5  Order of the Pho…  ░░░░░░░░
            6  Half-Blood Prince  ░░░░░░
            7  Deathly Hallows    ░░░░░░

            7 volumes, 3,407 pages, 199
            chapters, in 10 years and 25 days.
            1 read, 1 begun: 25 of 199 chapters.

          """))
    #expect(
      user.run("stats --width 20")
        == .printed(
          """
           1  Philosop…  read
           2  Chamber…
           3  Prisoner…  9/22
           4  Goblet o…
           5  Order of…
           6  Half-Blo…
           7  Deathly…

           7 volumes, 3,407
           pages, 199
           chapters, in 10
           years and 25 days.
           1 read, 1 begun:
           25 of 199
           chapters.

          """))
  }

  @Test func oneBookIsASeries() throws {
    let user = try LibraryUser([SampleBook(pages: 1, chapters: ["1. Hartfield"])])
    try user.remember(.bookmarked(1, .chapter(1)))
    #expect(
      user.run("stats")
        == .printed(
          """
            1  Emma  1815  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░  1 page  1 chapter  in chapter 1

            1 volume, 1 page, 1 chapter.
            1 begun: 0 of 1 chapter.

          """))
  }

  /// Books of three years, one of each in a row.
  private static func books(_ count: Int, everyYears step: Int = 1) -> [SampleBook] {
    (0..<count).map { index in
      let year = String(1800 + index % 3 * step)
      return SampleBook(title: "Emma \(index)", pages: 100, releaseDate: "\(year)-12-23")
    }
  }

  @Test func aLongSeriesHasARowForEachYear() throws {
    let user = try LibraryUser(Self.books(102))
    try user.remember(.bookmarked(1, .finished), .bookmarked(2, .chapter(2)))
    #expect(
      user.run("stats")
        == .printed(
          """
            1800  34 volumes  ▊░░░░░░░░░░░░░░░░░░░░░░░  3,400 pages  68 chapters  1 read
            1801  34 volumes  ▍░░░░░░░░░░░░░░░░░░░░░░░  3,400        68
            1802  34 volumes  ░░░░░░░░░░░░░░░░░░░░░░░░  3,400        68

            102 volumes, 10,200 pages, 204 chapters, in 2 years.
            1 read, 1 begun: 3 of 204 chapters.

          """))
  }

  @Test func upToAHundredVolumesHaveARowEach() throws {
    for (count, rows) in [(1, 1), (100, 100), (101, 3)] {
      let output = try LibraryUser(Self.books(count)).run("stats").output
      #expect(output.split(separator: "\n").count == rows + 1)
    }
  }

  @Test func centuriesAreFewerThanYears() throws {
    let user = try LibraryUser(
      (0..<1_010).map { SampleBook(releaseDate: "\(1000 + $0)-12-23") })
    let page = user.run("stats --width 60").output
    #expect(
      page.hasPrefix(
        """
          1000–1099  100 volumes  ░░░░░░░░░░░░░░░░░░  47,400 pages
        """))
    #expect(page.contains("\n  2000–2099  10 volumes   ░░                   4,740\n"))
  }

  @Test(arguments: Array(20...120) + [199, 200])
  func noLineIsWiderThanTheTerminal(width: Int) throws {
    try begin()
    try user.remember(.kept(5), .kept(2), .visited(7), .visited(1))
    for line in ["stats", "stats --ascii", "bookmark", "shelf", "recent", "forget 3"] {
      let output = user.run("\(line) --width \(width)").output
      #expect(output.layoutFaults(width: width) == [], "\(line)")
    }
    let many = try LibraryUser(Self.books(102)).run("stats --width \(width)").output
    #expect(many.layoutFaults(width: width) == [])
  }

  @Test func programsGetTheVolumesAndTheTotals() throws {
    try begin()
    let state = ReaderState(bookmarks: [1: .finished, 3: .chapter(9)])
    #expect(user.run("stats --json") == .document(.stats(user.books, state)))
  }

  @Test(arguments: [
    ("stats 3", "Unexpected argument '3': 'stats' takes no arguments."),
    (
      "stats --clear",
      """
      Unknown option '--clear'.
      Hint: --clear belongs to bookmark, shelf and recent.
      """
    ),
  ])
  func aMistakeIsTold(line: String, message: String) {
    #expect(user.run(line) == .misused("stats [options]", message))
  }

  @Test func volumesThatTheFileHasLostDoNotCount() throws {
    let page = user.run("stats")
    try user.remember(.bookmarked(9, .finished), .bookmarked(0, .chapter(1)), .kept(8))
    #expect(user.run("stats") == page)
  }
}
