import TestSupport
import Testing

@testable import BookCore

struct BookChapterNamesTests {
  private func book(_ headings: [String]) throws -> Book { try SampleBook(chapters: headings).book }

  /// Chapters as people name them and as pages print them.
  @Test(arguments: [
    "9", "09", "９", "grim", "Grim Defeat", "defeat grim", "9. Grim Defeat", "9.", "9)", "9,",
    "chapter 9", "chapter 9.", "CHAPTER 09", "9 grim defeat", "９. grim", "chapter 9, Grim Defeat",
    "chapter 9 of 22, Grim Defeat", "9 of 22", "9. defeat grim", "Chapter Nine",
    "CHAPTER IX: Grim Defeat", "ch. 9 - grim", "ch 9", "Ch. 9", "ch.9", "chap9",
  ])
  func aChapterIsNamedByItsNumberOrWordsOfItsTitle(name: String) throws {
    #expect(try BookSeries.embedded()[2].chapter(named: name).place == 9)
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
    let book = try book(headings)
    if let place {
      #expect(try book.chapter(named: number).place == place)
    } else {
      #expect(throws: NameError(.noNumber(number, .chapter(ofVolume: 1), count: 3))) {
        try book.chapter(named: number)
      }
    }
  }

  /// Headings, a name, and the place that it leads to.
  @Test(arguments: [
    (["Prologue", "1. A", "2. B", "3. C"], "1", 2), (["Prologue", "1. A", "2. B"], "prologue", 1),
    (["Prologue", "1. A", "2. B"], "3", 3), (repeating, "1. C", 3), (repeating, "3", 5),
    (repeating, "1 a", 1), (repeating, "chapter 2, D", 4), (repeating, "1 of 5", 1),
    (repeating, "chapter 2 of 5, B", 2), (["1. A", "1. A"], "1 of 2, A", 1),
    (["Prologue", "Chapter Nine"], "9", 2), (["Prologue", "Chapter Nine"], "chapter nine", 2),
    (["A", "Chapter One Hundred Days"], "chapter one hundred days", 2),
    (repeating, "4", 4), (repeating, "c", 3), (["1984", "2001", "2"], "2", 2),
    (["1. Before", "2. 1984", "3. After"], "1984", 2), (["1. Owl", "2. Owl B"], "owl", 1),
    (["프롤로그", "1. 살아남은 아이", "2. 사라진 유리"], "유리", 3),
    (["1. \u{1b}[31mred", "2. tab\tbat"], "tab bat", 2), (["1. 9 Lives", "2. B"], "9 lives", 1),
    (["A", "Chapter 1"], "chapter 1", 2), (["A", "1 B"], "1 B", 2), (["A", "Two 2 B"], "2 b", 2),
    (["A", "+1"], "+1", 2), (["1/2", "2/2"], "2/2", 2), (["2/2", "B"], "2/2", 1),
    (["Prologue", "1. A", "2. B"], "chapter 2.", 3), (["제1장 A", "第二章 B"], "제2장", 2),
    (["제1장 A", "第二章 B"], "第二章：B", 2), (["Chess", "The Ch. Key"], "ch", 2),
    (["Volcano", "Book 10", "Book 1"], "book 1", 3), (["Chess 2", "A"], "ch 2", 2),
  ])
  func aTitleGoesBeforeAPrintedNumberAndThatBeforeAPlace(
    headings: [String], name: String, place: Int
  ) throws {
    #expect(try book(headings).chapter(named: name).place == place)
  }

  private static let repeating = ["1. A", "2. B", "1. C", "2. D", "3. E"]

  @Test(arguments: try CaseFile().triples("headings, a name, and what is wrong with it"))
  func whatIsWrongIsNamed(headings: String, name: String, message: String) throws {
    let book = try book(headings.parts)
    let error = #expect(throws: NameError.self) { try book.chapter(named: name) }
    #expect(error?.description == message)
  }

  @Test(arguments: ["1", "chapter 1", "1."])
  func ofANumberThatTwoHaveItIsAskedWhich(name: String) throws {
    let chapters = [
      NamedTitle(place: 1, name: "1. A", title: "A"),
      NamedTitle(place: 3, name: "1. C", title: "C"),
    ]
    #expect(throws: NameError(.several(name, .chapter(ofVolume: 1), chapters))) {
      try book(Self.repeating).chapter(named: name)
    }
  }

  @Test func severalChaptersAreNamedAsTheyCanBeTyped() throws {
    let book = try book(["Interlude", "1. A", "Interlude", "2. B", "3. C", "Interlude Again"])
    let chapters = [
      NamedTitle(place: 1, name: nil, title: "Interlude"),
      NamedTitle(place: 3, name: nil, title: "Interlude"),
      NamedTitle(place: 6, name: "6", title: "Interlude Again"),
    ]
    #expect(throws: NameError(.several("inter", .chapter(ofVolume: 1), chapters))) {
      try book.chapter(named: "inter")
    }
  }

  @Test(arguments: [
    ["1. A", "2. B"], ["Prologue", "1. A", "2. B"], repeating, ["", "", ""], ["7.", "8.", "9."],
    ["1984", "2001", "2"], ["1.", "2.", "1.", "2."], ["1. A", "1. A", "1. B", "1. 1"],
    ["Chapter One", "Chapter Two", "Chapter One", "Epilogue"],
  ])
  func whatAUserCanTypeLeadsToEveryChapter(headings: [String]) throws {
    let book = try book(headings)
    for chapter in book.namedChapters {
      #expect(try book.chapter(named: #require(chapter.name)).place == chapter.place)
    }
  }

  /// Headings, the first of which has a place that is the number of another.
  @Test(
    arguments: [
      (["--finished", "1. A", "2. B"], [nil, "1", "2"]), (["-", "1. A"], [nil, "1"]),
      (["1", "1. A", "2. B"], [nil, "1", "2"]), (["+ 1", "1. A", "2. B"], [nil, "1", "2"]),
      (["１９８４", "1. A", "2. B"], [nil, "1", "2"]), (["", "1. A", "2. B"], [nil, "1", "2"]),
      (["\u{301}", "1. A", "2. B"], [nil, "1", "2"]), (["a\0b", "1. A"], [nil, "1"]),
      (["Interlude", "1. A", "Interlude", "2. B", "3. C"], [nil, "1", nil, "2", "3"]),
      (["Interlude", "1. A", "INTERLUDE ", "2. B", "3. C"], [nil, "1", nil, "2", "3"]),
      (["Interlude", "1. A", "2. Interlude"], [nil, "1", "2"]),
      (["Act 1", "1. A", "2. Act 10"], ["Act 1", "1", "2"]),
      (
        ["1. Owl Post", "Prologue", "1. 1984", "2. Again"],
        ["1. Owl Post", "Prologue", "1. 1984", "2"]
      ),
      (["3. A", "1. B", "3. A"], [nil, "1", "3 of 3"]),
    ] as [([String], [String?])])
  func aChapterHasNoNameThatWouldLeadElsewhere(headings: [String], names: [String?]) throws {
    #expect(try book(headings).namedChapters.map(\.name) == names)
  }

  @Test(
    arguments: [
      (2, [3]), (7, [5]), (1, [2, 4]), (3, [3]), (4, [4]), (5, [5]), (6, []), (0, []), (-1, []),
      (.max, []), (.min, []),
    ] as [(Int, [Int])])
  func aPrintedNumberCountsThenAPlace(number: Int, places: [Int]) throws {
    let headings = ["Prologue", "1. Owl Post", "2. Owl Post Again", "1. 1984", "7. The Knight Bus"]
    #expect(try ChapterNumbers(book(headings).chapters).places(of: number) == places)
    #expect(ChapterNumbers([]).places(of: number) == [])
  }

  /// What is said of a chapter, and how far it leads from the bookmark.
  @Test(
    arguments: [
      ("+1", 1), ("+03", 3), ("-2", -2), ("-0", 0), ("+２", 2), ("1", nil), ("+", nil),
      ("+ 1", nil), ("+1 on", nil), ("grim", nil), ("", nil), ("+2147483647", 2_147_483_647),
    ] as [(String, Int?)])
  func aStepHasASign(name: String, step: Int?) throws {
    #expect(try Book.chapterStep(named: name) == step)
  }

  @Test(arguments: ["+2147483648", "-9223372036854775808", "+99999999999999999999"])
  func aStepThatNoVolumeHasRoomForIsAnError(name: String) throws {
    let error = #expect(throws: NameError(.stepTooLong(name))) { try Book.chapterStep(named: name) }
    #expect(error?.description == "No volume has enough chapters for \(name)")
  }
}
