import BookCore
import BookPresentation
import TestSupport
import Testing

/// `bookmark`: every form of it, and what it answers.
struct BookmarkCommandTests {
  private let user: LibraryUser

  init() throws {
    user = try LibraryUser()
  }

  @Test func withoutABookmarkItSaysHowToBegin() {
    let hint = "Hint: No volume has a bookmark. To set one, type: hp-books bookmark 1 1\n"
    #expect(user.run("bookmark") == .advised(hint))
    #expect(
      user.run("bookmark 3")
        == ProgramResult(
          output: "  No bookmark: 3  Harry Potter and the Prisoner of Azkaban\n",
          errors: "Hint: To set one, type: hp-books bookmark 3 1\n"))
    #expect(user.state == ReaderState())
  }

  /// Chapters as people name them, and their places.
  @Test(arguments: [
    ("9", 9), ("grim", 9), ("Grim Defeat", 9), ("defeat grim", 9), ("owl post", 1),
    ("owl again", 22), ("ＯＷＬ　ａｇａｉｎ", 22), ("９", 9), ("09", 9), ("22", 22),
  ])
  func aChapterIsNamedByItsNumberOrWordsOfItsTitle(name: String, place: Int) {
    user.run("bookmark 3 \(name)")
    #expect(user.state == ReaderState(bookmarks: [3: .chapter(place)]))
  }

  @Test func aChangeSaysWhatIsTrueNow() {
    let words = "3  Harry Potter and the Prisoner of Azkaban"
    let place = "\(words), chapter 9 of 22, Grim Defeat\n"
    let answers = [
      ("bookmark azkaban 9", "Bookmark: \(place)"), ("bookmark 3 grim", "Already there: \(place)"),
      ("bookmark 3", "Bookmark: \(place)"), ("bookmark 3 --finished", "Finished: \(words)\n"),
      ("bookmark 3 --finished", "Already finished: \(words)\n"),
      ("bookmark 3", "Finished: \(words)\n"), ("bookmark 3 9", "Bookmark: \(place)"),
      ("bookmark 3 --remove", "No bookmark: \(words)\n"),
      ("bookmark 3 --remove", "Had no bookmark: \(words)\n"),
    ]
    for (line, answer) in answers {
      #expect(user.run("\(line) --width 100") == .printed("  \(answer)"), "\(line)")
    }
    #expect(user.state == ReaderState())
  }

  /// Five of the seven titles are also those of chapters in them.
  @Test(arguments: [
    ("philosophers stone", 1), ("chamber of secrets", 2), ("prisoner of azkaban", 3),
    ("goblet of fire", 4), ("order of the phoenix", 5), ("half blood prince", 6),
    ("deathly hallows", 7),
  ])
  func aTitleAloneAsks(title: String, volume: Int) throws {
    try user.remember(.bookmarked(volume, .chapter(2)))
    let answer = user.run("bookmark \(title)").output
    #expect(answer.hasPrefix("  Bookmark: \(volume)  \(user.books[volume - 1].title)"))
    #expect(user.state == ReaderState(bookmarks: [volume: .chapter(2)]))
  }

  @Test(arguments: ["bookmark azkaban 9", "bookmark prisoner of azkaban 9", "bookmark 3 grim"])
  func aChapterIsNamedBehindTheVolume(line: String) {
    #expect(user.run(line).ending == .exit(0))
    #expect(user.state == ReaderState(bookmarks: [3: .chapter(9)]))
  }

  @Test func severalVolumesAreFinishedOrNot() {
    #expect(
      user.run("bookmark 1-2 prisoner of azkaban --finished")
        == .printed(
          """
            Finished: 1  Harry Potter and the Philosopher’s Stone
            Finished: 2  Harry Potter and the Chamber of Secrets
            Finished: 3  Harry Potter and the Prisoner of Azkaban

          """))
    user.run("bookmark 2,3 --remove")
    #expect(user.state == ReaderState(bookmarks: [1: .finished]))
  }

  @Test func anAnswerHangsUnderItsFirstLine() {
    #expect(
      user.run("bookmark 3 9 --width 40")
        == .printed(
          """
            Bookmark: 3  Harry Potter and the
              Prisoner of Azkaban, chapter 9 of
              22, Grim Defeat

          """))
  }

  @Test func allBookmarksAreListedWithABar() throws {
    try user.remember(
      .bookmarked(3, .chapter(9)), .bookmarked(1, .finished), .bookmarked(7, .chapter(1)),
      .bookmarked(2, .chapter(18)))
    #expect(
      user.run("bookmark")
        == .printed(
          """
            1  Philosopher’s Stone  ██████████  read
            2  Chamber of Secrets   █████████▌  18/18  Dobby’s Reward
            3  Prisoner of Azkaban  ███▋░░░░░░  9/22   Grim Defeat
            7  Deathly Hallows      ░░░░░░░░░░  1/37   The Dark Lord Ascending

          """))
    #expect(
      user.run("bookmark --ascii --width 50")
        == .printed(
          """
            1  Philosopher’s Stone  ##########  read
            2  Chamber of Secrets   #########.  18/18
            3  Prisoner of Azkaban  ####......  9/22
            7  Deathly Hallows      ..........  1/37

          """))
    #expect(
      user.run("bookmark --width 20")
        == .printed(
          """
           1  Philoso…  read
           2  Chamber…  18/18
           3  Prisone…  9/22
           7  Deathly…  1/37

          """))
  }

  @Test func whatWasClearedCanBeTypedAgain() throws {
    try user.remember(.bookmarked(3, .chapter(9)), .bookmarked(1, .finished))
    #expect(
      user.run("bookmark --clear")
        == .printed(
          """
            No volume has a bookmark now.
            Undo: hp-books bookmark 1 --finished
            Undo: hp-books bookmark 3 9

          """))
    #expect(user.state == ReaderState())
    #expect(user.run("bookmark --clear") == .printed("  No volume had a bookmark.\n"))
  }

  @Test func programsGetTheVolumesThatItIsAbout() {
    let (first, third) = (user.books[0], user.books[2])
    let both = ReaderState(bookmarks: [1: .finished, 3: .chapter(9)])
    #expect(user.run("bookmark --json") == .document(.volumes([], ReaderState())))
    #expect(user.run("bookmark 3 --json") == .document(.volumes([third], ReaderState())))
    #expect(user.run("bookmark 3 9 --json") == .document(.volumes([third], both)))
    #expect(user.run("bookmark 1 --finished --json") == .document(.volumes([first], both)))
    #expect(user.run("bookmark --json") == .document(.volumes([first, third], both)))
    #expect(user.run("bookmark 3 --json") == .document(.volumes([third], both)))
    let cleared = JSONDocument.volumes([first, third], ReaderState())
    #expect(user.run("bookmark --clear --json") == .document(cleared))
    #expect(user.run("bookmark --clear --json") == .document(.volumes([], ReaderState())))
    #expect(
      user.run("bookmark 3 --remove --json") == .document(.volumes([third], ReaderState())))
  }

  @Test(arguments: ["bookmark --json", "bookmark --clear --json"])
  func programsGetNoVolumesWhateverElseIsRemembered(line: String) throws {
    try user.remember(.kept(3), .visited(3), .expanded(3))
    #expect(user.run(line) == .document(.volumes([], ReaderState())))
  }

  @Test(arguments: [
    ("bookmark --finished", "Which volume? Name it by its number or words of its title."),
    ("bookmark --remove", "Which volume? Name it by its number or words of its title."),
    ("bookmark 3 --clear", "--clear is about all volumes, so it takes none."),
    ("bookmark 3 9 --clear", "--clear is about all volumes, so it takes none."),
    ("bookmark 3 9 --finished", "There is no volume 9: this series has volumes 1 to 7."),
    ("bookmark 3 5-3 --remove", "The range 5-3 runs backwards. Did you mean 3-5?"),
    ("bookmark 3 --finished --remove", "--finished and --remove cannot be used together."),
    ("bookmark 3 --finished --no-state", "--finished and --no-state cannot be used together."),
    ("bookmark 3 --remove --no-state", "--remove and --no-state cannot be used together."),
    ("bookmark --clear --no-state", "--clear and --no-state cannot be used together."),
    (
      "bookmark 3 9 --no-state",
      "With --no-state, nothing is remembered, so nothing can be changed."
    ),
    ("bookmark 8 1", "There is no volume 8: this series has volumes 1 to 7."),
    ("bookmark 3 23", "There is no chapter 23: volume 3 has chapters 1 to 22."),
    ("bookmark 3 0", "There is no chapter 0: volume 3 has chapters 1 to 22."),
    ("bookmark 3 -1", "There is no chapter -1: volume 3 has chapters 1 to 22."),
    (
      "bookmark 3 99999999999999999999",
      "There is no chapter 99999999999999999999: volume 3 has chapters 1 to 22."
    ),
    ("bookmark 3 grm", "No chapter of volume 3 matches 'grm'. Did you mean 'Grim Defeat'?"),
    (
      "bookmark 3 xyzzy",
      """
      No chapter of volume 3 matches 'xyzzy'.
      Hint: To see its chapters, type: hp-books chapters 3
      """
    ),
    (
      "bookmark 3 owl",
      """
      'owl' matches 2 chapters:
         1  Owl Post
        22  Owl Post Again
      Hint: Use its number, or more words of its title.
      """
    ),
  ])
  func aMistakeChangesNothing(line: String, message: String) {
    #expect(user.run(line) == .misused("bookmark [VOLUME...] [CHAPTER] [options]", message))
    #expect(user.state == ReaderState())
  }

  @Test func bookmarksOfVolumesThatTheFileHasLostAreKeptAndNotShown() throws {
    try user.remember(.bookmarked(9, .chapter(2)), .bookmarked(0, .finished))
    let hint = "Hint: No volume has a bookmark. To set one, type: hp-books bookmark 1 1\n"
    #expect(user.run("bookmark") == .advised(hint))
    #expect(!user.run("list").output.contains("At"))
    user.run("bookmark 3 --finished")
    #expect(user.run("bookmark").output == "  3  Prisoner of Azkaban  ██████████  read\n")
    #expect(user.state.bookmarks == [0: .finished, 3: .finished, 9: .chapter(2)])
  }

  @Test func aBookmarkBeyondTheEndIsTheLastChapter() throws {
    try user.remember(.bookmarked(3, .chapter(.max)))
    #expect(
      user.run("bookmark 3 --width 100")
        == .printed(
          """
            Bookmark: 3  Harry Potter and the Prisoner of Azkaban, chapter 22 of 22, Owl Post Again

          """))
    #expect(user.run("bookmark --json").output.contains("\"bookmark\": 22,\n"))
    #expect(user.run("bookmark --clear").output.hasSuffix("  Undo: hp-books bookmark 3 22\n"))
  }
}

// MARK: Chapters of all kinds

extension BookmarkCommandTests {
  /// Headings of chapters, what is typed, and the place that it leads to.
  @Test(
    arguments: [
      (["Prologue", "1. A", "2. B", "3. C"], "1", 2), (["Prologue", "1. A", "2. B"], "2", 3),
      (["Prologue", "1. A", "2. B"], "prologue", 1), (["Prologue", "1. A", "2. B"], "3", 3),
      (["1. A", "2. B", "1. C", "2. D", "3. E"], "1", 1),
      (["1. A", "2. B", "1. C", "2. D", "3. E"], "3", 5),
      (["1. A", "2. B", "1. C", "2. D", "3. E"], "4", 4),
      (["1. A", "2. B", "1. C", "2. D", "3. E"], "c", 3),
      (["1. Before", "2. 1984", "3. After"], "1984", 2), (["1984", "2001", "2"], "2", 2),
      (["프롤로그", "1. 살아남은 아이", "2. 사라진 유리"], "유리", 3),
      (["프롤로그", "1. 살아남은 아이", "2. 사라진 유리"], "프롤로그", 1),
      (["1. \u{1b}[31mred", "2. tab\tbat"], "tab bat", 2),
    ] as [([String], String, Int)])
  func aChapterIsFoundByWhatIsPrinted(headings: [String], name: String, place: Int) throws {
    let user = try LibraryUser([SampleBook(chapters: headings)])
    #expect(user.run("bookmark 1 \(name)").ending == .exit(0))
    #expect(user.state.bookmarks == [1: .chapter(place)])
  }

  @Test func aVolumeWithoutChaptersCanOnlyBeFinished() throws {
    let user = try LibraryUser([SampleBook(chapters: [])])
    let failed = user.run("bookmark 1 1")
    #expect(failed.ending == .exit(64))
    #expect(
      failed.errors.hasPrefix(
        """
        Error: Volume 1 has no chapters; it can only be finished.
        Hint: For example: hp-books bookmark 1 --finished --data 
        """))
    #expect(user.run("bookmark 1 --finished") == .printed("  Finished: 1  Emma\n"))
    #expect(user.run("bookmark") == .printed("  1  Emma  ██████████  read\n"))
  }

  /// As after a change of the data file.
  @Test func aBookmarkStaysWhereAllChaptersAreGone() throws {
    let user = try LibraryUser([SampleBook(chapters: [])])
    try user.remember(.bookmarked(1, .chapter(9)))
    #expect(user.run("bookmark") == .printed("  1  Emma  ░░░░░░░░░░  begun\n"))
    #expect(user.run("bookmark 1") == .printed("  Bookmark: 1  Emma, begun\n"))
    #expect(user.run("list").output.hasSuffix("  begun\n"))
    #expect(user.run("show 1").output.contains("\n  Reading   begun\n"))
    #expect(user.run("bookmark --json").output.contains("\"bookmark\": null,\n"))
    #expect(user.state.bookmarks == [1: .chapter(9)])
  }

  @Test func titlesOfAllKindsAreAnswered() throws {
    let user = try LibraryUser([
      SampleBook(
        title: "해리 포터와 비밀의 방", chapters: ["1. \u{1b}]0;x\u{7}\u{202e}", "2. 도비의 경고"])
    ])
    #expect(
      user.run("bookmark 1 1")
        == .printed(
          """
            Bookmark: 1  해리 포터와 비밀의 방, chapter 1 of 2, \\u{1b}]0;x\\u{7}\\u{202e}

          """))
    #expect(
      user.run("bookmark 1 경고")
        == .printed("  Bookmark: 1  해리 포터와 비밀의 방, chapter 2 of 2, 도비의 경고\n"))
  }
}
