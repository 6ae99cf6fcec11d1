import BookCore
import BookPresentation
import TestSupport
import Testing

/// `forget`: what it leaves nothing of, and what brings that back.
@Suite(.limitForPrograms)
struct ForgetCommandTests {
  private let user: LibraryUser

  init() throws {
    user = try LibraryUser()
  }

  @Test func everythingAboutAVolumeGoes() throws {
    try user.remember(
      .expanded(1), .expanded(3), .kept(5), .kept(3), .bookmarked(3, .chapter(9)),
      .bookmarked(1, .finished), .left(3, at: .start), .visited(1), .visited(3), .shown(3))
    #expect(
      user.run("forget 3")
        == .printed(
          """
            Forgotten: 3  Harry Potter and the Prisoner of Azkaban
            In hp-books read, it begins at the top again.
            It is no longer listed as recent.
            Undo: hp-books summary 3 --expand
            Undo: hp-books bookmark 3 9
            Undo: hp-books shelf 3 --add

          """))
    #expect(
      user.state
        == ReaderState(
          expandedVolumes: [1], lastShownVolume: 1, keptVolumes: [5], recentVolumes: [1],
          bookmarks: [1: .finished]))
    #expect(
      user.run("forget azkaban")
        == .printed("  Nothing was remembered: 3  Harry Potter and the Prisoner of Azkaban\n"))
  }

  @Test func everythingAboutTheSeriesGoes() throws {
    try user.remember(
      .expanded(3), .kept(5), .kept(1), .bookmarked(3, .chapter(9)), .bookmarked(1, .finished),
      .left(3, at: .start), .visited(1), .visited(3), .shown(3))
    #expect(
      user.run("forget --all")
        == .printed(
          """
            Everything about this series is forgotten.
            In hp-books read, all volumes begin at the top again.
            The list of recent volumes was:
              3  Harry Potter and the Prisoner of Azkaban
              1  Harry Potter and the Philosopher’s Stone
            Undo: hp-books summary 3 --expand
            Undo: hp-books bookmark 1 --finished
            Undo: hp-books bookmark 3 9
            Undo: hp-books shelf 5 1 --add

          """))
    #expect(user.state == ReaderState())
    #expect(
      user.run("forget --all") == .printed("  Nothing was remembered about this series.\n"))
  }

  @Test func severalVolumesAreForgotten() throws {
    try user.remember(
      .bookmarked(1, .finished), .kept(2), .expanded(3), .bookmarked(5, .finished))
    #expect(user.run("forget 1-2 prisoner of azkaban").ending == .exit(0))
    #expect(user.state == ReaderState(bookmarks: [5: .finished]))
  }

  @Test func theHelpDoesNotPromiseAVolume() {
    let help = user.run("help forget").output
    #expect(help.contains("A number, a range such as 3-5, or words of a title.\n"))
  }

  @Test func otherSeriesAreLeftAlone() throws {
    let other = #"{ "kept" : [ 1.0 ], "later": true }"#
    try user.folder.write(
      "{\"version\":1,\"series\":{\"/x\":\(other),\"embedded\":{\"kept\":[2],\"later\":[1]}}}",
      to: "state.json")
    user.run("forget --all")
    #expect(
      try user.folder.read("state.json") == """
        {
          "version": 1,
          "series": {
            "/x": \(other)
          }
        }

        """)
  }

  @Test func volumesThatTheFileHasLostAreForgottenWithTheSeries() throws {
    try user.remember(.kept(9), .bookmarked(0, .finished), .visited(8))
    #expect(
      user.run("forget --all") == .printed("  Everything about this series is forgotten.\n"))
    #expect(user.state == ReaderState())
  }

  @Test func programsGetTheVolumesThatWereForgotten() throws {
    let books = user.books
    #expect(user.run("forget 3 --json") == .document(.volumes([books[2]], ReaderState())))
    #expect(user.run("forget --all --json") == .document(.volumes([], ReaderState())))
    try user.remember(.kept(5), .bookmarked(3, .chapter(9)), .kept(9))
    let rest = ReaderState(keptVolumes: [5])
    #expect(user.run("forget 3 --json") == .document(.volumes([books[2]], rest)))
    #expect(user.run("forget --all --json") == .document(.volumes([books[4]], ReaderState())))
  }

  @Test(arguments: [
    ("forget", "Which volume is to be forgotten? For all of them, use --all."),
    ("forget --all 3", "--all is about all volumes, so it takes none."),
    ("forget 8", "There is no volume 8: this series has volumes 1 to 7."),
    (
      "forget azkabn",
      "No title matches 'azkabn'. Did you mean 'Harry Potter and the Prisoner of Azkaban'?"
    ),
    ("forget 3 --no-state", "With --no-state, nothing is remembered, so nothing can be changed."),
    ("forget --all --no-state", "--all and --no-state cannot be used together."),
  ])
  func aMistakeChangesNothing(line: String, message: String) throws {
    try user.remember(.kept(3))
    #expect(user.run(line) == .misused("forget [VOLUME...] [options]", message))
    #expect(user.state == ReaderState(keptVolumes: [3]))
  }
}

// MARK: Bringing back

extension ForgetCommandTests {
  /// A state that a reader of the seven volumes may have.
  private static func state(seed: Int) -> ReaderState {
    var dice = SeededGenerator(seed: UInt64(seed))
    var state = ReaderState()
    for volume in (1...7).shuffled(using: &dice) {
      // The summary of volume 2 is short.
      if volume != 2, Bool.random(using: &dice) { state.apply(.expanded(volume)) }
      if Bool.random(using: &dice) { state.apply(.kept(volume)) }
      switch Int.random(in: 0...2, using: &dice) {
      case 0: state.apply(.bookmarked(volume, .finished))
      case 1: state.apply(.bookmarked(volume, .chapter(.random(in: 1...17, using: &dice))))
      default: break
      }
    }
    return state
  }

  private func remember(_ state: ReaderState) throws {
    let kept = state.keptVolumes.map(ReaderState.Change.kept)
    let bookmarked = state.bookmarks.map(ReaderState.Change.bookmarked)
    let store = ReaderStateStore(file: user.stateFile, series: .embedded)
    try store.save(
      [.forgotEverything] + state.expandedVolumes.map(ReaderState.Change.expanded) + kept
        + bookmarked)
  }

  @Test(arguments: 0..<40)
  func theCommandsOfTheAnswerBringBackWhatTheyCan(seed: Int) throws {
    let state = Self.state(seed: seed)
    for line in ["forget --all", "shelf --clear", "bookmark --clear"] {
      try remember(state)
      try #require(user.state == state)
      for undo in user.run("\(line) --width 500").undo {
        #expect(user.run(undo).ending == .exit(0))
      }
      #expect(user.state == state, "\(line)")
    }
  }

  /// A volume that was forgotten comes back at the end of the shelf.
  @Test(arguments: 0..<40)
  func aVolumeComesBack(seed: Int) throws {
    let (state, volume) = (Self.state(seed: seed), seed % 7 + 1)
    try remember(state)
    for undo in user.run("forget \(volume) --width 500").undo { user.run(undo) }
    var expected = state
    if state.keptVolumes.contains(volume) {
      expected.apply(.removed(volume))
      expected.apply(.kept(volume))
    }
    #expect(user.state == expected)
  }

  /// Chapters whose number is not their place, or is that of another, and titles that a shell reads
  /// as something else.
  @Test(arguments: [
    ["Prologue", "1. A", "2. B", "3. C"], ["1. A", "2. B", "1. C’s \"d\" $e", "2. D", "3. E"],
    ["프롤로그 'ㄱ'", "1. 1984", "2. A; rm B"], ["1984", "2001", "A"], ["", "", ""],
  ])
  func aShellBringsBackEveryChapter(headings: [String]) throws {
    let reader = try ShellUser()
    let data = try reader.home.write(
      SampleBook.file(headings.map { _ in SampleBook(chapters: headings) }), to: "my books.json")
    let file = reader.home.path("state.json")
    let store = ReaderStateStore(file: file, series: .dataFile(data))
    let marks = headings.indices.map { ReaderState.Change.bookmarked($0 + 1, .chapter($0 + 1)) }
    let state = try store.save(marks).state
    let answer = try reader.run("bookmark", "--clear", "--data", data, "--state", file)
    #expect(store.load().state == ReaderState())
    let lines = answer.output.split(separator: "\n").dropFirst()
    let script = lines.map { $0.replacing("  Undo: ", with: "") }.joined(separator: "\n")
    #expect(try reader.shell(script).errors == "")
    #expect(store.load().state == state)
  }
}

extension ProgramResult {
  /// The words of the commands that bring back what was forgotten, without the program's name.
  fileprivate var undo: [[String]] {
    output.split(separator: "\n").filter { $0.hasPrefix("  Undo: ") }
      .map { $0.split(separator: " ").dropFirst(2).map(String.init) }
  }
}
