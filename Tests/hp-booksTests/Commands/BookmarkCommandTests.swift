import BookCore
import BookPresentation
import TestSupport
import Testing

/// `bookmark`: every form of it, and what it answers.
struct BookmarkCommandTests {
  private let user: LibraryUser

  init() throws { user = try LibraryUser() }

  @Test func withoutABookmarkItSaysHowToBegin() {
    let hint = "Hint: No volume has a bookmark. To set one, type: hp-books bookmark 1 1\n"
    #expect(user.run("bookmark") == .advised(hint))
    #expect(
      user.run("bookmark 3")
        == ProgramResult(
          output: "  Not begun: 3  Harry Potter and the Prisoner of Azkaban\n",
          errors: "Hint: To set one, type: hp-books bookmark 3 1\n"))
    #expect(user.state == ReaderState())
  }

  /// Chapters as people name them and as pages print them, and their places.
  @Test(arguments: [
    ("9", 9), ("grim", 9), ("Grim Defeat", 9), ("defeat grim", 9), ("owl post", 1),
    ("owl again", 22), ("ＯＷＬ　ａｇａｉｎ", 22), ("９", 9), ("09", 9), ("22", 22), ("9.", 9),
    ("9. Grim Defeat", 9), ("chapter 9", 9), ("Chapter 9, Grim Defeat", 9),
  ])
  func aChapterIsNamedByItsNumberOrWordsOfItsTitle(name: String, place: Int) {
    user.run("bookmark 3 \(name)")
    #expect(user.state == ReaderState(of: user.books, at: [3: place], reading: 3))
  }

  @Test func aChangeSaysWhatIsTrueNow() {
    let (words, undo) = ("3  Harry Potter and the Prisoner of Azkaban", "  Undo: hp-books undo\n")
    let place = "\(words), chapter 9 of 22, Grim Defeat\n"
    let answers = [
      ("bookmark azkaban 9", "Bookmark: \(place)"), ("bookmark 3 grim", "Already there: \(place)"),
      ("bookmark 3", "Bookmark: \(place)"),
      ("bookmark 3 --finished", "Finished: \(words)\n\(undo)"),
      ("bookmark 3 --finished", "Already finished: \(words)\n"),
      ("bookmark 3", "Finished: \(words)\n"), ("bookmark 3 9", "Bookmark: \(place)"),
      ("bookmark 3 --finished", "Finished: \(words)\n\(undo)"),
      ("bookmark 3 9", "Bookmark: \(place)"),
      ("bookmark 3 --remove", "Bookmark removed: \(words), still finished\n\(undo)"),
      ("bookmark 3 --remove", "No longer finished: \(words)\n\(undo)"),
      ("bookmark 3 --remove", "Had no bookmark: \(words)\n"),
    ]
    for (line, answer) in answers {
      #expect(user.run("\(line) --width 100") == .printed("  \(answer)"), "\(line)")
    }
    #expect(user.state == ReaderState())
  }

  @Test func severalVolumesAreFinishedOrLeft() {
    user.prepare("bookmark 1 --finished", "bookmark 4 2")
    #expect(
      user.run("bookmark 1-2,4 --finished")
        == .printed(
          """
            Already finished: 1  Harry Potter and the Philosopher’s Stone
            Finished: 2  Harry Potter and the Chamber of Secrets
            Finished: 4  Harry Potter and the Goblet of Fire
            Undo: hp-books undo

          """))
    #expect(user.state == ReaderState(of: user.books, finished: [1, 2, 4], reading: 4))
    user.run("bookmark 2 3")
    #expect(
      user.run("bookmark 4 chamber 3 --remove")
        == .printed(
          """
            No longer finished: 4  Harry Potter and the Goblet of Fire
            Bookmark removed: 2  Harry Potter and the Chamber of Secrets, still finished
            Had no bookmark: 3  Harry Potter and the Prisoner of Azkaban
            Undo: hp-books undo

          """))
    #expect(user.state == ReaderState(of: user.books, finished: [1, 2], reading: 2))
  }

  /// Reading a volume again leaves how often it was read.
  @Test func eachTimeThatAVolumeIsReadCounts() {
    for count in 1...3 {
      user.prepare("bookmark 1 3", "bookmark 1 --finished", "bookmark 1 --finished")
      #expect(user.state.record(ofVolume: 1)?.timesFinished == count)
    }
    user.run("bookmark 1 3")
    #expect(user.state.record(ofVolume: 1)?.timesFinished == 3)
  }

  /// Five of the seven titles are also those of chapters in them.
  @Test(arguments: [
    ("philosophers stone", 1), ("chamber of secrets", 2), ("prisoner of azkaban", 3),
    ("goblet of fire", 4), ("order of the phoenix", 5), ("half blood prince", 6),
    ("deathly hallows", 7),
  ])
  func aTitleAloneAsks(title: String, volume: Int) {
    user.run("bookmark \(volume) 2")
    let state = user.state
    let answer = user.run("bookmark \(title)").output
    #expect(answer.hasPrefix("  Bookmark: \(volume)  \(user.books[volume - 1].title)"))
    #expect(user.state == state)
  }

  @Test(arguments: ["bookmark azkaban 9", "bookmark prisoner of azkaban 9", "bookmark 3 grim"])
  func aChapterIsNamedBehindTheVolume(line: String) {
    #expect(user.run(line).ending == .exit(0))
    #expect(user.state == ReaderState(of: user.books, at: [3: 9], reading: 3))
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

  @Test func allBookmarksAreListed() throws {
    user.prepare("bookmark 3 9", "bookmark 1 --finished", "bookmark 7 1", "bookmark 2 18")
    #expect(
      user.run("bookmark")
        == .printed(
          """
               Title                                      Released       Pages  Status
            1  Harry Potter and the Philosopher’s Stone   June 26, 1997    223  finished
            2  Harry Potter and the Chamber of Secrets    July 2, 1998     251  18/18
            3  Harry Potter and the Prisoner of Azkaban   July 8, 1999     317  9/22
            7  Harry Potter and the Deathly Hallows       July 21, 2007    607  1/37

          """))
    #expect(
      user.run("bookmark --ascii --width 50")
        == .printed(
          """
               Title                    Year  Status
            1  ...Philosopher’s Stone   1997  finished
            2  ...Chamber of Secrets    1998  18/18
            3  ...Prisoner of Azkaban   1999  9/22
            7  ...Deathly Hallows       2007  1/37

          """))
    #expect(
      user.run("bookmark --width 20")
        == .printed(
          """
              Title  Status
           1  Phil…  finished
           2  Cham…  18/18
           3  Pris…  9/22
           7  Deat…  1/37

          """))
  }

  @Test func clearingTakesTheBookmarksAndThenTheCounts() {
    user.prepare("bookmark 3 9", "bookmark 1 --finished")
    let undo = "\n  Undo: hp-books undo\n"
    #expect(user.run("bookmark --clear") == .printed("  No volume has a bookmark now.\(undo)"))
    #expect(user.state == ReaderState(of: user.books, finished: [1]))
    #expect(user.run("bookmark --clear") == .printed("  No volume is finished now.\(undo)"))
    #expect(user.state == ReaderState())
    #expect(user.run("bookmark --clear") == .printed("  No volume had a bookmark.\n"))
  }

  @Test func programsGetTheVolumesThatItIsAbout() {
    let books = user.books
    let (first, third) = (books[0], books[2])
    let both = ReaderState(of: books, at: [3: 9], finished: [1])
    #expect(user.run("bookmark --json") == .document(.volumes([], ReaderState())))
    #expect(user.run("bookmark 3 --json") == .document(.volumes([third], ReaderState())))
    #expect(user.run("bookmark 3 9 --json") == .document(.volumes([third], both)))
    #expect(user.run("bookmark 1 --finished --json") == .document(.volumes([first], both)))
    #expect(user.run("bookmark --json") == .document(.volumes([first, third], both)))
    #expect(user.run("bookmark 3 --json") == .document(.volumes([third], both)))
    let read = ReaderState(of: books, finished: [1])
    #expect(user.run("bookmark --clear --json") == .document(.volumes([third], read)))
    #expect(user.run("bookmark --clear --json") == .document(.volumes([first], ReaderState())))
    #expect(user.run("bookmark --clear --json") == .document(.volumes([], ReaderState())))
    #expect(
      user.run("bookmark 3 --remove --json") == .document(.volumes([third], ReaderState())))
  }

  @Test(arguments: ["bookmark --json", "bookmark --clear --json"])
  func programsGetNoVolumesWhateverElseIsRemembered(line: String) {
    user.prepare("shelf 3 --add", "show 3 --expand")
    #expect(user.run(line) == .document(.volumes([], ReaderState())))
  }

  @Test(arguments: [
    ("bookmark --finished", "Which volume? Give its number or words of its title."),
    ("bookmark --remove", "Which volume? Give its number or words of its title."),
    ("bookmark 3 --clear", "--clear applies to all volumes, so it takes no VOLUME."),
    ("bookmark 3 9 --clear", "--clear applies to all volumes, so it takes no VOLUME."),
    ("bookmark 3 9 --finished", "There is no volume 9: this series has volumes 1 to 7."),
    ("bookmark 3 9 --remove", "There is no volume 9: this series has volumes 1 to 7."),
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
    ("bookmark 3 +99999999999", "No volume has enough chapters for +99999999999."),
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
      Hint: Use a number, or more words of the title.
      """
    ),
  ])
  func aMistakeChangesNothing(line: String, message: String) {
    #expect(user.run(line) == .misused("bookmark [VOLUME...] [CHAPTER] [options]", message))
    #expect(user.state == ReaderState())
  }

  @Test func bookmarksOfVolumesThatTheFileHasLostAreKeptAndNotShown() throws {
    let bookmark = Bookmark(chapter: 2, title: "Owls")
    let lost = [BookIdentity(volume: 9, title: "Emma"), BookIdentity(volume: 8, title: "Sanditon")]
    try user.remember(.bookmarked(lost[0], bookmark), .finished([lost[1]]))
    let notice = """
        No longer in this series: Sanditon and 1 more.
        Forget it: hp-books forget Sanditon

      """
    let hint = "Hint: No volume has a bookmark. To set one, type: hp-books bookmark 1 1\n"
    #expect(user.run("bookmark") == ProgramResult(output: notice, errors: hint))
    #expect(!user.run("list").output.contains("Status"))
    user.run("bookmark 3 --finished")
    #expect(user.run("bookmark").output.hasSuffix("    317  finished\n\n\(notice)"))
    #expect(user.state.lostRecords.map(\.bookmark) == [nil, bookmark])
  }
}

// MARK: Another data file

extension BookmarkCommandTests {
  /// A change where a volume was put in front, with nothing recalled before.
  @Test(arguments: [
    ("bookmark 2 2", [2: 2]), ("bookmark 3 1", [2: 1, 3: 1]), ("shelf 1-3 --add", [2: 1]),
    ("bookmark 1 1", [1: 1, 2: 1]), ("shelf --clear", [2: 1]), ("next", [2: 2]),
  ])
  func aChangeIsMadeToTheBookAndNotToItsNumber(line: String, places: [Int: Int]) throws {
    let books = ["Emma", "Persuasion", "Sanditon"].map { SampleBook(title: $0) }
    let user = try LibraryUser(Array(books.dropFirst()))
    user.prepare("bookmark 1 1", "shelf 2 --add")
    try user.folder.write(SampleBook.file(books), to: "books.json")
    #expect(user.run(line).ending == .exit(0))
    let state = try user.reopened().state
    #expect(state.bookmarks == places)
    #expect(state.lostRecords == [])
    #expect(state.record(ofVolume: 3)?.isKept == (line == "shelf --clear" ? nil : true))
  }
}

// MARK: Steps

extension BookmarkCommandTests {
  /// How far volume 3 with its 22 chapters has been read, a step, and where that leads.
  @Test(arguments: [
    ("", "+1", "chapter 1 of 22, Owl Post"), ("", "+3", "chapter 3 of 22, The Knight Bus"),
    ("9", "+1", "chapter 10 of 22, The Marauder’s Map"), ("9", "-8", "chapter 1 of 22, Owl Post"),
    ("9", "+13", "chapter 22 of 22, Owl Post Again"), ("9", "+0", nil), ("9", "-0", nil),
    ("--finished", "-1", "chapter 22 of 22, Owl Post Again"),
    ("--finished", "+1", "chapter 1 of 22, Owl Post"),
  ])
  func aStepGoesFromTheBookmark(before: String, step: String, place: String?) {
    if !before.isEmpty { user.run("bookmark 3 \(before)") }
    let title = "3  Harry Potter and the Prisoner of Azkaban"
    let still = "Already there: \(title), chapter 9 of 22, Grim Defeat"
    let undo = place == nil || Int(before) == nil ? "" : "  Undo: hp-books undo\n"
    #expect(
      user.run("bookmark 3 \(step) --width 100")
        == .printed("  \(place.map { "Bookmark: \(title), \($0)" } ?? still)\n\(undo)"))
  }

  @Test func theStepFromTheLastChapterFinishes() {
    user.run("bookmark 3 22")
    #expect(
      user.run("bookmark 3 +1")
        == .printed(
          """
            Finished: 3  Harry Potter and the Prisoner of Azkaban
            Next: 4  Harry Potter and the Goblet of Fire
            Begin it: hp-books next
            Undo: hp-books undo

          """))
    #expect(user.state == ReaderState(of: user.books, finished: [3], reading: 3))
  }

  /// How far volume 3 has been read, a step beyond an end, and why it leads nowhere.
  @Test(arguments: [
    ("1", "-1", "A step of -1 goes beyond the beginning of volume 3."),
    ("9", "-9", "A step of -9 goes beyond the beginning of volume 3."),
    ("9", "-2147483648", "A step of -2147483648 goes beyond the beginning of volume 3."),
    ("22", "+2", "A step of +2 goes beyond the end of volume 3: its last chapter is 22."),
    ("9", "+14", "A step of +14 goes beyond the end of volume 3: its last chapter is 22."),
    ("--finished", "-23", "A step of -23 goes beyond the beginning of volume 3."),
  ])
  func aStepBeyondAnEndChangesNothing(before: String, step: String, message: String) {
    user.run("bookmark 3 \(before)")
    let state = user.state
    #expect(
      user.run("bookmark 3 \(step)")
        == .misused(
          "bookmark [VOLUME...] [CHAPTER] [options]",
          "\(message)\nHint: For example: hp-books bookmark 3 1"))
    #expect(user.state == state)
  }

  @Test func fromAChapterThatIsGoneThereIsNoStep() throws {
    try user.remember(
      .bookmarked(user.books[2].identity, Bookmark(chapter: 9, title: "The Wrong Trousers")))
    for line in ["bookmark 3 +1", "bookmark 3 -1", "next 3", "next"] {
      #expect(
        user.run(line).errors.hasPrefix(
          """
          Error: The bookmarked chapter of volume 3 is gone, so there is no step from it.
          Hint: For example: hp-books bookmark 3 1

          """), "\(line)")
    }
    #expect(user.run("bookmark 3").output.contains("Azkaban, chapter gone\n"))
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
    #expect(user.state.bookmarks == [1: place])
  }

  @Test func aVolumeWithoutChaptersCanOnlyBeFinished() throws {
    let user = try LibraryUser([SampleBook(chapters: [])])
    let failed = user.run("bookmark 1 1")
    #expect(failed.ending == .exit(64))
    #expect(
      failed.errors.hasPrefix(
        """
        Error: Volume 1 has no chapters, so it takes no bookmark.
        Hint: For example: hp-books bookmark 1 --finished --data 
        """))
    #expect(user.run("bookmark 1 --finished") == .printed("  Finished: 1  Emma\n"))
    #expect(
      user.run("bookmark")
        == .printed(
          "     Title  Released           Pages  Status\n  1  Emma   December 23, 1815    474  finished\n"
        ))
  }

  /// As after a change of the data file.
  @Test func aBookmarkStaysWhereAllChaptersAreGone() throws {
    let user = try LibraryUser([SampleBook(chapters: [])])
    let bookmark = Bookmark(chapter: 9, title: "Lost")
    try user.remember(.bookmarked(user.books[0].identity, bookmark))
    #expect(
      user.run("bookmark")
        == .printed(
          "     Title  Released           Pages  Status\n  1  Emma   December 23, 1815    474  chapter gone\n"
        ))
    #expect(user.run("bookmark 1") == .printed("  Bookmark: 1  Emma, chapter gone\n"))
    #expect(user.run("list").output.hasSuffix("  chapter gone\n"))
    #expect(user.run("show 1").output.contains("\n  Status    chapter gone\n"))
    #expect(user.run("bookmark --json").output.contains("\"chapter\": null,\n"))
    #expect(user.state.bookmarks == [1: 9])
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
      user.run("bookmark 1 경고").output.hasPrefix(
        "  Bookmark: 1  해리 포터와 비밀의 방, chapter 2 of 2, 도비의 경고\n"))
  }
}
