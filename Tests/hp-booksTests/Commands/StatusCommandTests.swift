import BookCore
import BookPresentation
import TestSupport
import Testing

/// `hp-books` alone and `status`: where the reader is.
struct StatusCommandTests {
  private let user: LibraryUser

  init() throws { user = try LibraryUser() }

  @Test func aNewReaderIsToldHowToBegin() {
    let page = user.run("status")
    #expect(
      page
        == .printed(
          """
            Harry Potter                 0 of 199 chapters

            1  Philosopher’s Stone   ─────             223
            2  Chamber of Secrets    ─────             251
            3  Prisoner of Azkaban   ───────           317
            4  Goblet of Fire        ─────────────     636
            5  Order of the Phoenix  ────────────────  766
            6  Half-Blood Prince     ─────────────     607
            7  Deathly Hallows       ─────────────     607

            Look inside: hp-books show 1
            In full screen: hp-books read
            Set a bookmark: hp-books bookmark 1 1

            7 volumes, 3,407 pages, 199 chapters, over 10 years and 25 days
            All commands: hp-books help

          """))
    #expect(user.state == ReaderState())
    #expect(user.run("") == page)
    user.prepare("show 3")
    #expect(user.run("").output.contains("Look inside: hp-books show 3\n"))
  }

  @Test func aReaderOfSeveralWeeksSeesThePlace() {
    user.prepare("bookmark 1-3 --finished", "bookmark 4 9", "shelf 4 5 --add")
    #expect(
      user.run("--ascii")
        == .printed(
          """
            Harry Potter                            65 of 199 chapters

            1  Philosopher’s Stone   =====             223  finished
            2  Chamber of Secrets    =====             251  finished
            3  Prisoner of Azkaban   =======           317  finished
            4  Goblet of Fire        ===----------     636  9/37, kept
            5  Order of the Phoenix  ----------------  766  kept
            6  Half-Blood Prince     -------------     607
            7  Deathly Hallows       -------------     607

            Chapter 9  The Dark Mark
            Read on: hp-books read    Next chapter: hp-books next

            7 volumes, 3,407 pages, 199 chapters, over 10 years and 25 days
            Story so far: hp-books recap    All commands: hp-books help

          """))
  }

  /// What was done, and the lines about the volume that the reader is in.
  @Test(arguments: [
    (
      ["bookmark 3 --finished"],
      ["Next: 4 Goblet of Fire", "Begin it: hp-books next"]
    ),
    (["bookmark 1-7 --finished"], ["All volumes are finished."]),
    // A volume that is read again counts whole.
    (
      ["bookmark 4 --finished", "bookmark 4 9"],
      ["Chapter 9  The Dark Mark", "Read on: hp-books read    Next chapter: hp-books next"]
    ),
  ])
  func theVolumeThatOneIsInIsTold(lines: [String], expected: [String]) {
    for line in lines { user.run(line) }
    let blocks = user.run("").output.split(separator: "\n\n").map(String.init)
    #expect(blocks[2] == expected.map { "  " + $0 }.joined(separator: "\n"))
    if lines.count == 2 { #expect(blocks[0].hasSuffix("  37 of 199 chapters")) }
  }

  @Test func oneBookIsASeries() throws {
    let user = try LibraryUser([SampleBook(pages: 1, chapters: ["Hartfield"])])
    user.run("bookmark 1 1")
    let page = user.run("").output
    #expect(
      page.hasPrefix(
        """
          Emma               0 of 1 chapter

          1  Emma  ────────────────  1  1/1

          Chapter 1  Hartfield

        """))
    #expect(
      page.hasSuffix("\n\n  1 volume, 1 page, 1 chapter\n  All commands: hp-books help\n"))
  }

  @Test func aVolumeWithoutChaptersIsOfferedWhatWorks() throws {
    let user = try LibraryUser([SampleBook(chapters: [])])
    #expect(user.run("").output.contains("\n  Finish it: hp-books bookmark 1 --finished --data "))
    try user.remember(.bookmarked(user.books[0].identity, Bookmark(chapter: 3, title: "Gone")))
    let page = user.run("").output
    #expect(page.contains("  chapter gone\n"))
    #expect(page.contains("\n  The bookmarked chapter is gone.\n  Finish it: "))
  }

  @Test func theLastChapterLeadsToTheEnd() {
    user.prepare("bookmark 4 37")
    #expect(user.run("").output.contains("read    Finish it: hp-books next\n"))
  }

  @Test func aLongSeriesShowsWhatOneHasToDoWith() throws {
    let user = try LibraryUser((1...21).map { SampleBook(title: "Emma \($0)") })
    #expect(user.rows == ["1"])
    user.prepare("bookmark 5 2", "shelf 3 --add", "show 20", "bookmark 9 --finished")
    #expect(user.rows == ["3", "5", "20"])
    #expect(user.run("").output.contains("\n  18 more: "))
    user.prepare("shelf 1-21 --add")
    #expect(user.rows.count == 20 && user.rows.contains("5"))
    #expect(try LibraryUser((1...20).map { SampleBook(title: "Emma \($0)") }).rows.count == 20)
  }

  @Test(arguments: [20, 40, 60, 80])
  func noLineIsWiderThanTheTerminal(width: Int) throws {
    user.prepare("bookmark 1 --finished", "bookmark 3 9", "shelf 5 2 3 --add", "show 7", "show 1")
    for line in [
      "status", "status --ascii", "bookmark", "shelf", "recent", "list --unread", "next", "undo",
      "forget 3",
    ] {
      let output = user.run("\(line) --width \(width)").output
      #expect(output.layoutFaults(width: width) == [], "\(line)")
    }
  }

  @Test func programsGetTheVolumesTheTotalsAndThePlace() {
    #expect(
      user.run("status --json")
        == .document(
          .overview(
            user.books, ReaderState(), SeriesTotals(user.books.progress(ReaderState())),
            reading: nil)))
    user.prepare("bookmark 1 --finished", "bookmark 3 9")
    let state = ReaderState(of: user.books, at: [3: 9], finished: [1])
    #expect(
      user.run("--json")
        == .document(
          .overview(user.books, state, SeriesTotals(user.books.progress(state)), reading: 3)))
  }

  @Test(arguments: [
    ("status 3", "Unexpected argument '3': 'status' takes no arguments."),
    (
      "status --clear",
      """
      Unknown option '--clear'.
      Hint: --clear belongs to bookmark, shelf and recent.
      """
    ),
  ])
  func aMistakeIsTold(line: String, message: String) {
    #expect(user.run(line) == .misused("status [options]", message))
  }

  @Test func volumesThatTheFileHasLostDoNotCount() throws {
    let page = user.run("").output
    try user.remember(.finished([BookIdentity(volume: 9, title: "Emma")]))
    let block = "  No longer in this series: Emma.\n  Forget it: hp-books forget Emma\n\n"
    #expect(user.run("").output.replacing(block, with: "") == page)
  }
}

extension LibraryUser {
  /// The numbers of the rows of the overview.
  fileprivate var rows: [String] {
    let blocks = run("").output.split(separator: "\n\n")
    return blocks[1].split(separator: "\n").filter { $0.contains("─") || $0.contains("━") }
      .map { String($0.split(separator: " ")[0]) }
  }
}
