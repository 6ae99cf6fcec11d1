import SystemCalls
import TestSupport
import Testing

@testable import BookCore

struct ReadersTests {
  // MARK: Names

  @Test(
    arguments: [
      "anna", "Zoë", "Zoe\u{308}", "해리", "ana_2", "_", "2", String(repeating: "a", count: 64),
      "भाषा",
    ])
  func aNameHasLettersWithTheirMarksDigitsAndSigns(name: String) {
    #expect(ReaderName(name)?.text == name)
  }

  @Test(
    arguments: [
      "", "-a", "-", "../anna", "a/b", "a.b", "a b", "a\n", "a\0", "\u{301}a", "a😀", "CON:", "’",
      "a\u{202e}", "a\u{fe0f}", "²", String(repeating: "a", count: 65),
      String(repeating: "해", count: 67),
      "a" + String(repeating: "\u{301}", count: 200),
    ])
  func anythingElseIsNoName(name: String) { #expect(ReaderName(name) == nil) }

  @Test(
    arguments: try CaseFile().table("what folds equal is the same reader")
      as [(String, String, Bool)])
  func whatFoldsEqualIsTheSameReader(name: String, other: String, isSame: Bool) {
    #expect((ReaderName(name) == ReaderName(other)) == isSame)
  }

  // MARK: Files

  @Test func everybodyHasAFileBesideTheUsualOne() throws {
    let folder = try TemporaryFolder()
    let usual = try #require(
      ReaderStateLocation(named: folder.path("mine.json"), orIn: "", Environment([:])))
    let readers = Readers(beside: usual)
    #expect(readers.all.map(\.name.text) == ["you"])
    let anna = readers.reader(named: try #require(ReaderName("anna")))
    #expect(anna.isNew && anna.location.isNamed)
    #expect(anna.location.path == folder.path("readers/anna.json"))
    try folder.createFolder("readers")
    for file in [
      "anna.json", "Zoë.json", "you.json", "b.txt", "a b.json", "c.json.damaged", ".json",
    ] {
      try folder.write("{}", to: "readers/\(file)")
    }
    #expect(readers.all.map(\.name.text) == ["you", "anna", "Zoë"])
    let other = readers.reader(named: try #require(ReaderName("ZOE\u{308}")))
    #expect(!other.isNew && other.name.text == "Zoë")
    let you = readers.reader(named: try #require(ReaderName("YOU")))
    #expect(you.location == usual && !you.isNew)
  }
}
