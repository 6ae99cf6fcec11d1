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

  /// A title goes before a printed number, and that before a place; a number is a title only as a
  /// whole.
  @Test(
    arguments: try CaseFile().triples(
      "headings, a name, and the place that it leads to, or what is wrong with it"))
  func aNameLeadsToOneChapter(headings: String, name: String, expected: String) throws {
    let book = try book(headings.parts)
    #expect(outcome { String(try book.chapter(named: name).place) } == expected)
  }

  @Test(arguments: ["1", "chapter 1", "1."])
  func ofANumberThatTwoHaveItIsAskedWhich(name: String) throws {
    let chapters = [
      NamedTitle(place: 1, name: "1. A", title: "A"),
      NamedTitle(place: 3, name: "1. C", title: "C"),
    ]
    #expect(throws: NameError(.several(name, .chapter(ofVolume: 1), chapters))) {
      try book(["1. A", "2. B", "1. C"]).chapter(named: name)
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

  @Test(
    arguments: try CaseFile().pairs(
      "headings, the places of some of which are numbers of others, and the names of chapters"))
  func aChapterHasNoNameThatWouldLeadElsewhere(headings: String, names: String) throws {
    let book = try book(headings.parts)
    #expect(book.namedChapters.map { $0.name ?? "" } == names.parts)
    for chapter in book.namedChapters where chapter.name != nil {
      #expect(try book.chapter(named: #require(chapter.name)).place == chapter.place)
    }
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
