import ArgumentParsing
import BookCore
import TestSupport
import Testing

@testable import hp_books

/// Chapters that a command line names, and what the answers call them.
struct ChapterNameTests {
  private func user(_ chapters: [String]) throws -> LibraryUser {
    try LibraryUser([SampleBook(chapters: chapters)])
  }

  private func visit() throws -> Visit {
    try Visit(Invocation(context: .current(arguments: [])), recallsState: false)
  }

  /// Headings of chapters, a number that none of them has, and the place that it leads to, if any.
  @Test(
    arguments: [
      (["Intro", "The Summer of 1984", "End"], "19", nil),
      (["Intro", "The Summer of 1984", "End"], "1984", nil),
      (["Intro", "1984 and After", "End"], "1984", nil), (["Intro", "1984", "End"], "1984", 2),
      (["Intro", "1984", "End"], "１９８４", 2), (["1984", "1984", "End"], "1984", nil),
    ] as [([String], String, Int?)])
  func aNumberIsATitleOnlyAsAWhole(headings: [String], number: String, place: Int?) throws {
    let user = try user(headings)
    let run = user.run("bookmark 1 \(number)")
    #expect(user.state.bookmarks == (place.map { [1: $0] } ?? [:]))
    let error = "Error: There is no chapter \(number): volume 1 has chapters 1 to 3.\n"
    #expect(run.errors.hasPrefix(error) == (place == nil))
  }

  /// Chapters as people name them and as pages print them.
  @Test(arguments: [
    "9", "09", "９", "grim", "Grim Defeat", "defeat grim", "9. Grim Defeat", "9.", "9)", "9,",
    "chapter 9", "chapter 9.", "CHAPTER 09", "9 grim defeat", "９. grim", "chapter 9, Grim Defeat",
    "chapter 9 of 22, Grim Defeat", "9 of 22", "9. defeat grim",
  ])
  func aChapterIsNamedByItsNumberOrWordsOfItsTitle(name: String) throws {
    let user = try LibraryUser()
    #expect(user.run(["bookmark", "3", name]).ending == .exit(0))
    #expect(user.state.bookmarks == [3: 9])
  }

  /// Headings of chapters, a name, and the place that it leads to or the error.
  @Test(
    arguments: [
      (["Prologue", "1. A", "2. B", "3. C"], "1", 2, ""),
      (["Prologue", "1. A", "2. B"], "prologue", 1, ""),
      (["Prologue", "1. A", "2. B"], "3", 3, ""), (repeating, "1", 1, ""), (repeating, "3", 5, ""),
      (repeating, "4", 4, ""), (repeating, "c", 3, ""), (["1984", "2001", "2"], "2", 2, ""),
      (["1. Before", "2. 1984", "3. After"], "1984", 2, ""),
      (["1. Owl", "2. Owl B"], "owl", 1, ""),
      (["프롤로그", "1. 살아남은 아이", "2. 사라진 유리"], "유리", 3, ""),
      (["1. \u{1b}[31mred", "2. tab\tbat"], "tab bat", 2, ""),
      (["1. 9 Lives", "2. B"], "9 lives", 1, ""), (["A", "Chapter 1"], "chapter 1", 2, ""),
      (["A", "1 B"], "1 B", 2, ""), (["A", "Two 2 B"], "2 b", 2, ""),
      (["Prologue", "1. A", "2. B"], "chapter 2.", 3, ""),
      (["A", "B"], "1 B", nil, "No chapter of volume 1 matches '1 B'."),
      (
        ["A", "Beta"], "1 btea", nil,
        "No chapter of volume 1 matches '1 btea'. Did you mean 'Beta'?"
      ),
      (["제1장 A", "第二章 B"], "제2장", 2, ""), (["제1장 A", "第二章 B"], "第二章：B", 2, ""),
      (["제1장 A", "第二章 B"], "第三章", nil, "There is no chapter 3: volume 1 has chapters 1 to 2."),
      (["A", "B"], "chapter 3", nil, "There is no chapter 3: volume 1 has chapters 1 to 2."),
      (["A", "B"], "0.", nil, "There is no chapter 0: volume 1 has chapters 1 to 2."),
      (["A", "B"], "chapter", nil, "No chapter of volume 1 matches 'chapter'."),
      (["A", "B"], ".", nil, "No chapter of volume 1 matches '.'."),
    ] as [([String], String, Int?, String)])
  func aTitleGoesBeforeAPrintedNumberAndThatBeforeAPlace(
    headings: [String], name: String, place: Int?, error: String
  ) throws {
    let user = try user(headings)
    let errors = user.run(["bookmark", "1", name]).errors
    #expect(user.state.bookmarks == (place.map { [1: $0] } ?? [:]))
    #expect(errors.hasPrefix("Error: \(error)\n") == (place == nil), "\(errors)")
  }

  private static let repeating = ["1. A", "2. B", "1. C", "2. D", "3. E"]

  /// What is said of a chapter, and how far it leads from the bookmark.
  @Test(
    arguments: [
      ("+1", 1), ("+03", 3), ("-2", -2), ("-0", 0), ("+２", 2), ("1", nil), ("+", nil),
      ("+ 1", nil), ("+1 on", nil), ("grim", nil), ("", nil), ("+2147483647", 2_147_483_647),
    ] as [(String, Int?)])
  func aStepHasASign(name: String, step: Int?) throws {
    #expect(try visit().chapterStep(named: name) == step)
  }

  @Test(arguments: ["+2147483648", "-9223372036854775808", "+99999999999999999999"])
  func aStepThatNoVolumeHasRoomForIsAnError(name: String) throws {
    let visit = try visit()
    let error = #expect(throws: ValidationError.self) { try visit.chapterStep(named: name) }
    #expect(error?.message == "No volume has enough chapters for \(name).")
  }

  @Test func aListHasNoNumberWhereNoneLeadsToTheChapter() throws {
    let user = try user(["Interlude", "1. A", "Interlude", "2. B", "3. C", "Interlude Again"])
    #expect(
      user.run("bookmark 1 inter").errors.hasPrefix(
        """
        Error: 'inter' matches 3 chapters:
             Interlude
             Interlude
          6  Interlude Again

        """))
  }

  @Test(arguments: [("prologue", "Prologue"), ("1", "chapter 1, Alpha"), ("2", "chapter 2, Beta")])
  func theAnswerHasTheNumberOfThePage(name: String, place: String) throws {
    let user = try user(["Prologue", "1. Alpha", "2. Beta"])
    #expect(user.run("bookmark 1 \(name)") == .printed("  Bookmark: 1  Emma, \(place)\n"))
    #expect(user.run("show 1").output.contains("\n  Status    \(place)\n"))
  }

  @Test func theNumbersOfAListLineUp() throws {
    let user = try user((1...30).map { "\($0). \($0 % 3 == 0 ? "Interlude" : "Act")" })
    #expect(
      user.run("bookmark 1 interlude").errors.hasPrefix(
        """
        Error: 'interlude' matches 10 chapters:
           3  Interlude
           6  Interlude
           9  Interlude
          12  Interlude
          15  Interlude

        """))
  }
}
