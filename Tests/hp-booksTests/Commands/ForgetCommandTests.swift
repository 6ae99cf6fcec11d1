import BookCore
import BookPresentation
import TestSupport
import Testing

/// `forget`: what it leaves nothing of, and what brings that back.
@Suite(.limitForPrograms)
struct ForgetCommandTests {
  private let user: LibraryUser

  init() throws { user = try LibraryUser() }

  @Test func everythingAboutAVolumeGoes() {
    user.prepare(
      "summary 1 --expand", "shelf 3 5 --add", "bookmark 1 --finished", "bookmark 3 9", "show 1",
      "show 3 --expand")
    #expect(
      user.run("forget 3")
        == .printed(
          """
            Forgotten: 3  Harry Potter and the Prisoner of Azkaban
            Undo: hp-books undo

          """))
    #expect(
      user.state
        == ReaderState(of: user.books, expanded: [1], finished: [1], kept: [5], recent: [1]))
    #expect(
      user.run("forget azkaban")
        == .printed("  Nothing was remembered: 3  Harry Potter and the Prisoner of Azkaban\n"))
  }

  @Test func everythingAboutTheSeriesGoes() {
    user.prepare("shelf 1 5 --add", "bookmark 3 9", "bookmark 1 --finished", "show 3 --expand")
    let state = user.state
    #expect(
      user.run("forget --all")
        == .printed(
          """
            Everything about this series is forgotten.
            Undo: hp-books undo

          """))
    #expect(user.state == ReaderState())
    #expect(
      user.run("forget --all") == .printed("  Nothing was remembered about this series.\n"))
    user.run("undo")
    #expect(user.state == state)
  }

  @Test func severalVolumesAreForgotten() {
    user.prepare("bookmark 1,5 --finished", "shelf 2 --add", "summary 3 --expand")
    #expect(user.run("forget 1-2 prisoner of azkaban").ending == .exit(0))
    #expect(user.state == ReaderState(of: user.books, finished: [5], reading: 5))
  }

  @Test func whatTheFileHasLostIsForgottenByItsTitle() throws {
    let lost = [BookIdentity(volume: 8, title: "Sanditon"), BookIdentity(volume: 9, title: "Emma")]
    try user.remember(.kept(lost))
    #expect(user.run("forget sanditon").errors.hasPrefix("Error: No title matches 'sanditon'."))
    #expect(
      user.run("forget Sanditon") == .printed("  Forgotten: Sanditon\n  Undo: hp-books undo\n"))
    #expect(user.state.lostRecords.map(\.book) == [lost[1]])
    #expect(user.run("undo") == .printed("  Remembered again: Sanditon\n"))
    #expect(user.state.lostRecords.map(\.book) == lost)
    #expect(user.run("undo") == .printed("  Forgotten: Sanditon\n  Undo: hp-books undo\n"))
    user.run("forget --all")
    #expect(user.state == ReaderState())
  }

  @Test func theHelpDoesNotPromiseAVolume() {
    let help = user.run("help forget").output
    #expect(help.contains("A number, a range such as 3-5, or words of a title.\n"))
  }

  @Test func otherSeriesAreLeftAlone() throws {
    let other = #"{ "volumes" : [ {"volume": 1.0} ], "later": true }"#
    let own = #"{"volumes":[{"volume":2,"isKept":true}],"later":[1]}"#
    try user.folder.write(
      "{\"version\":2,\"series\":{\"/x\":\(other),\"embedded\":\(own)}}", to: "state.json")
    user.run("forget --all")
    let text = try user.folder.read("state.json")
    #expect(text.contains("\"/x\": \(other)"))
    #expect(text.contains("\"others\": {\n          \"later\": [1]\n"))
  }

  @Test func programsGetTheVolumesThatWereForgotten() {
    let books = user.books
    #expect(user.run("forget 3 --json") == .document(.volumes([books[2]], ReaderState())))
    #expect(user.run("forget --all --json") == .document(.volumes([], ReaderState())))
    user.prepare("shelf 5 --add", "bookmark 3 9")
    let rest = ReaderState(of: books, kept: [5])
    #expect(user.run("forget 3 --json") == .document(.volumes([books[2]], rest)))
    #expect(user.run("forget --all --json") == .document(.volumes([books[4]], ReaderState())))
  }

  @Test(arguments: [
    ("forget", "Which volume? For all of them, use --all."),
    ("forget --all 3", "--all applies to all volumes, so it takes no VOLUME."),
    ("forget 8", "There is no volume 8: this series has volumes 1 to 7."),
    (
      "forget azkabn",
      "No title matches 'azkabn'. Did you mean 'Harry Potter and the Prisoner of Azkaban'?"
    ),
    ("forget 3 --no-state", "With --no-state, nothing is remembered, so nothing can be changed."),
    ("forget --all --no-state", "--all and --no-state cannot be used together."),
  ])
  func aMistakeChangesNothing(line: String, message: String) {
    user.run("shelf 3 --add")
    #expect(user.run(line) == .misused("forget [VOLUME...] [options]", message))
    #expect(user.state == ReaderState(of: user.books, kept: [3]))
  }
}
