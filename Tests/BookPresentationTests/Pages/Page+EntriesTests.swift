import BookCore
import DisplayText
import Foundation
import TestSupport
import Testing

@testable import BookPresentation

/// The page of a person or a thing, and the list of several.
struct PageEntriesTests {
  private static let emma = SampleBook(json: [
    "chapters": """
    [{"title": "Prologue", "people": [{"name": "Emma", "is": "Rich and clever."}]},
    {"title": "1. Hartfield", "people": [
      {"name": "Emma", "is": "Rich, clever, and a maker of matches, since she knows the mind of everybody."},
      {"name": "Mr Weston", "is": "A widower; married again, as Emma has foreseen."},
      {"name": "The old friend of all at Hartfield", "is": "A neighbour."}]},
    {"title": "12. Harriet", "people": [{"name": "\\u001b[31mHarriet\\nSmith ", "is": " A\\tfriend. "}]}]
    """
  ])

  private static let sequel = SampleBook(
    title: "Emma and the Weddings of Highbury in the Year after the Strawberries",
    json: [
      "chapters": """
      [{"title": "2. Donwell", "people": [
        {"name": "Emma Woodhouse", "was": "Emma", "also": "Mrs Knightley", "is": "Married."},
        {"name": "Mr Elton", "is": "The vicar."}],
        "things": [{"name": "The Crown", "forms": "Crown", "is": "An inn."}]}]
      """
    ])

  private static func story() throws -> StorySoFar {
    StorySoFar(everythingIn: try SampleBook.series([emma, sequel]))
  }

  private static func page(of name: String, _ format: PageFormat) throws -> Page {
    let story = try story()
    let entries = story.people + story.things
    let named = name == "all" ? story.people : entries.named(name)
    let commands = [LabelledCommand("Next: ", ["hp-books", "next"])]
    return named.count == 1
      ? .entry(named[0], commands: commands, format: format)
      : .entries(named, in: story.series, commands: commands, format: format)
  }

  /// Who is asked for, the width of the page, and the page.
  @Test(arguments: try CaseFile().sections)
  func thePageSaysWhoIsWho(expected: CaseFile.Section) throws {
    let parts = expected.heading.split(separator: ": ")
    let width = try #require(Int(parts[1]))
    let page = try Self.page(of: String(parts[0]), PageFormat(width: width, usesColor: false))
    #expect(page.lines.plainText == expected.text)
  }

  @Test func aNameOfSeveralLinesIsWhole() throws {
    let name = String(repeating: "Countess ", count: 20) + "Olga"
    let chapters = #"[{"title": "Prologue", "people": [{"name": "\#(name)", "is": "Late."}]}]"#
    let story = StorySoFar(
      everythingIn: try SampleBook.series([SampleBook(json: ["chapters": chapters])]))
    let page = Page.entries(
      story.people, in: story.series, commands: [], format: PageFormat(width: 80, usesColor: false))
    let words = page.lines.plainText.split { $0.isWhitespace }
    #expect(words.filter { ["Countess", "Olga", "Late."].contains($0) }.count == 22)
  }

  /// Only an address or a command to be copied may be wider.
  @Test(arguments: 1...120)
  func noLineIsTooWide(width: Int) throws {
    for name in ["all", "emma", "elton", "crown"] {
      let lines = try Self.page(of: name, PageFormat(width: width, usesColor: false)).lines
      #expect(lines.dropLast().allSatisfy { $0.displayWidth <= max(width, 6) })
    }
  }

  @Test func namesAndHeadingsStandOut() throws {
    let format = PageFormat(width: 80, usesColor: true)
    func bold(_ name: String) throws -> [String] {
      try Self.page(of: name, format).lines.flatMap(\.spans).filter { $0.style == .bold }
        .map(\.text.onOneLine).filter { !$0.isEmpty }
    }
    #expect(
      try bold("emma").map { $0.trimmingCharacters(in: .whitespaces) } == [
        "Emma Woodhouse", "1", "Prologue", "1.1", "Hartfield", "hp-books next",
      ])
    #expect(try bold("mr").prefix(2) == ["1  Emma", "Mr Weston"])
    #expect(try Self.page(of: "all", format).lines.flatMap(\.spans).allSatisfy { !$0.style.isDim })
  }
}
