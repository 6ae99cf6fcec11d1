import TestSupport
import Testing

@testable import BookCore

struct BookChapterNamesTests {
  private func book(_ headings: [String]) throws -> Book { try SampleBook(chapters: headings).book }

  /// Chapters as people name them and as pages print them.
  @Test(arguments: try CaseFile().texts("a chapter is named by its number or words of its title"))
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

  @Test(
    arguments: try CaseFile().pairs(
      "headings, and the names that lead to the chapters")
  )
  func everyChapterHasANameThatLeadsThere(headings: String, names: String) throws {
    let book = try book(headings.parts)
    let found = (1...book.chapters.count).map { book.nameOfChapter(at: $0) }
    #expect(found == names.parts)
    for (index, name) in found.enumerated() {
      #expect(try book.chapter(named: name).place == index + 1, "\(name)")
    }
  }

  @Test func candidatesAndNearestNamesAreThereForApps() throws {
    let book = try book(["1. Owl Post", "2. Grim Defeat", "3. Owl Post Again"])
    let several = #expect(throws: NameError.self) { try book.chapter(named: "owl") }
    #expect(several?.candidates.map(\.words) == [["1", "1"], ["1", "3"]])
    #expect(several?.candidates.map(\.title) == ["Owl Post", "Owl Post Again"])
    let near = #expect(throws: NameError.self) { try book.chapter(named: "grim deefat") }
    #expect(near?.nearest.map(\.description) == ["1 2 Grim Defeat"])
    #expect(near?.nearest.first?.chapter == 2)
  }

  @Test(
    arguments: try CaseFile().table("a printed number counts then a place") as [(Int, [Int])])
  func aPrintedNumberCountsThenAPlace(number: Int, places: [Int]) throws {
    let headings = ["Prologue", "1. Owl Post", "2. Owl Post Again", "1. 1984", "7. The Knight Bus"]
    #expect(try ChapterNumbers(book(headings).chapters).places(of: number) == places)
    #expect(ChapterNumbers([]).places(of: number) == [])
  }

  /// What is typed, and how far it leads from the bookmark.
  @Test(
    arguments: try CaseFile().table("a step has a sign") as [(String, Int?)])
  func aStepHasASign(name: String, step: Int?) {
    #expect(NameWord.read([name]).first?.step == step)
  }
}
