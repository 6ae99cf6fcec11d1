import BookCore
import BookPresentation
import TestSupport
import Testing

/// `recent`: what counts as shown, and what it answers.
struct RecentCommandTests {
  private let user: LibraryUser

  init() throws { user = try LibraryUser() }

  @Test func anEmptyListSaysHowToBegin() {
    let hint = "Hint: There are no recent volumes. To show one, type: hp-books show 1\n"
    #expect(user.run("recent") == .advised(hint))
    #expect(user.state == ReaderState())
  }

  @Test func theVolumesShownLastAreListedNewestFirst() {
    for volume in [3, 5, 3, 1] { user.run("show \(volume)") }
    #expect(
      user.run("recent")
        == .printed(
          """
               Title                                      Released       Pages
            1  Harry Potter and the Philosopher’s Stone   June 26, 1997    223
            3  Harry Potter and the Prisoner of Azkaban   July 8, 1999     317
            5  Harry Potter and the Order of the Phoenix  June 21, 2003    766

          """))
    #expect(user.state == ReaderState(of: user.books, recent: [1, 3, 5]))
  }

  @Test func tenVolumesAreListedAtMost() throws {
    let user = try LibraryUser((1...12).map { SampleBook(title: "Emma \($0)") })
    for volume in 1...12 { user.run("show \(volume)") }
    #expect(user.state.recentVolumes == [12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
    #expect(user.run("recent").output.split(separator: "\n").count == 11)
  }

  @Test(arguments: [
    "show 3 --json", "list", "list --json", "search owl", "summary 3", "summary 3 --expand",
    "summary 3 --json", "chapters 3", "shelf 3 --add", "bookmark 3 9", "bookmark 3", "status",
    "recent", "show 3 --no-state", "show 9",
  ])
  func whatPrintsNoPageDoesNotCount(line: String) {
    user.run(line)
    #expect(user.state.recentVolumes == [])
  }

  @Test(arguments: ["show 3", "3", "azkaban", "show 3 --expand", "read 3"])
  func aPageThatIsPrintedCounts(line: String) {
    user.run(line)
    #expect(user.state.recentVolumes == [3])
  }

  @Test func theLastVolumeOfTheFirstReleaseIsTheFirst() throws {
    try user.folder.write(
      """
      {"series": {"embedded": {"expanded": [1], "lastShown": 5}}, "version": 1}
      """, to: "state.json")
    #expect(
      user.run("recent")
        == .printed(
          """
               Title                                      Released       Pages
            5  Harry Potter and the Order of the Phoenix  June 21, 2003    766

          """))
    user.run("show 2")
    #expect(user.state.recentVolumes == [2, 5])
  }

  @Test func clearingForgetsTheVolumeShownLastUntilItIsTakenBack() {
    for volume in [5, 3] { user.run("show \(volume)") }
    #expect(
      user.run("recent --clear")
        == .printed(
          """
            The list of recent volumes is now empty.
            Undo: hp-books undo

          """))
    #expect(user.state == ReaderState())
    #expect(user.run("recent").output == "")
    #expect(user.run("recent --clear") == .printed("  There were no recent volumes.\n"))
    #expect(user.run("show").output.contains("(1)\n"))
    #expect(user.run("undo") == .printed("  Recent volumes: 1, 3, 5\n"))
    #expect(user.state.recentVolumes == [1, 3, 5])
  }

  @Test func afterAForgottenVolumeShowOpensTheNewestRecentOne() {
    for volume in [5, 1, 3] { user.run("show \(volume)") }
    user.run("forget 3")
    #expect(user.run("show").output.contains("(1)\n"))
    user.run("forget 1")
    #expect(user.run("show").output.contains("(5)\n"))
    user.run("forget 5")
    #expect(user.state == ReaderState())
    #expect(user.run("show").output.contains("(1)\n"))
  }

  @Test func programsGetTheVolumesInTheSameOrder() {
    let books = user.books
    for volume in [5, 3] { user.run("show \(volume)") }
    let state = ReaderState()
    #expect(user.run("recent --json") == .document(.volumes([books[2], books[4]], state)))
    #expect(user.run("recent --clear --json") == .document(.volumes([books[2], books[4]], state)))
    #expect(user.run("recent --json") == .document(.volumes([], state)))
  }

  @Test(arguments: ["recent --json", "recent --clear --json"])
  func programsGetAnEmptyListWhateverElseIsRemembered(line: String) {
    user.prepare("bookmark 3 9", "shelf 3 --add", "summary 3 --expand")
    #expect(user.run(line) == .document(.volumes([], ReaderState())))
  }

  @Test(arguments: [
    ("recent --clear --no-state", "--clear and --no-state cannot be used together."),
    ("recent 3", "Unexpected argument '3': 'recent' takes no arguments."),
  ])
  func aMistakeChangesNothing(line: String, message: String) {
    user.run("show 3")
    #expect(user.run(line) == .misused("recent [options]", message))
    #expect(user.state.recentVolumes == [3])
  }

  @Test func volumesThatTheFileHasLostAreNotRecentAnyMore() throws {
    try user.remember(
      .shown(BookIdentity(volume: 9, title: "Emma")), .shown(user.books[2].identity))
    #expect(
      user.run("recent")
        == .printed(
          """
               Title                                      Released       Pages
            3  Harry Potter and the Prisoner of Azkaban   July 8, 1999     317

          """))
    user.run("show 4")
    #expect(user.state.recentVolumes == [4, 3])
  }
}
