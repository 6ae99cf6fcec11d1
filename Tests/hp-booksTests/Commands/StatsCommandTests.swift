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

  private func begin() {
    user.prepare("bookmark 1 --finished", "bookmark 3 9")
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

  @Test func asciiWillDo() {
    begin()
    let page = user.run("stats --ascii --width 60").output
    #expect(page.contains("  3  Prisoner of Azkaban   1999  ##...        in chapter 9\n"))
  }

  @Test func oneBookIsASeries() throws {
    let user = try LibraryUser([SampleBook(pages: 1, chapters: ["1. Hartfield"])])
    user.run("bookmark 1 1")
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
  private static func books(_ count: Int) -> [SampleBook] {
    (0..<count).map { index in
      SampleBook(
        title: "Emma \(index)", pages: 100, releaseDate: "\(1800 + index % 3)-12-23")
    }
  }

  @Test func aLongSeriesHasARowForEachYear() throws {
    let user = try LibraryUser(Self.books(102))
    user.prepare("bookmark 1 --finished", "bookmark 2 2")
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

  @Test(arguments: [20, 40, 80])
  func noLineIsWiderThanTheTerminal(width: Int) throws {
    begin()
    user.prepare("shelf 5 2 --add", "show 7", "show 1")
    for line in [
      "stats", "stats --ascii", "bookmark", "shelf", "recent", "next", "undo", "forget 3",
    ] {
      let output = user.run("\(line) --width \(width)").output
      #expect(output.layoutFaults(width: width) == [], "\(line)")
    }
    let many = try LibraryUser(Self.books(102)).run("stats --width \(width)").output
    #expect(many.layoutFaults(width: width) == [])
  }

  @Test func programsGetTheVolumesAndTheTotals() {
    begin()
    let state = ReaderState(of: user.books, at: [3: 9], finished: [1])
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
    try user.remember(.finished([BookIdentity(volume: 9, title: "Emma")]))
    #expect(user.run("stats") == page)
  }
}
