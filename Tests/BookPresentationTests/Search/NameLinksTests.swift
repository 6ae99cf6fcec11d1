import BookCore
import DisplayText
import TestSupport
import Testing

@testable import BookPresentation

struct NameLinksTests {
  /// People, some with an earlier name behind a sign of equality, and the one on whose card one is;
  /// then texts, of which a sign has the line ends, and the names in them with where they lead.
  @Test(arguments: try CaseFile().sections)
  func aNameLeadsToWhoeverHasIt(table: CaseFile.Section) throws {
    let parts = table.heading.split(separator: ", on the card of ").map(String.init)
    let links = NameLinks(
      of: try Self.people(parts[0].parts), onCardOf: parts.count > 1 ? parts[1] : nil)
    for row in table.rows {
      let rows = row[0].split(separator: "⏎").map { Row(StyledText(String($0)), at: .key(1)) }
      let found = links.links(in: rows).map { link in
        let words = link.marks.map { rows[$0.row].text.slice(at: $0.range).plainText }
        return "\(words.joined(separator: "⏎")) → \(link.target.name)"
      }
      #expect(found.joined(separator: ", ") == (row.count > 1 ? row[1] : ""), "\(row[0])")
    }
  }

  /// Each paragraph has them anew.
  @Test func aPersonIsAStopOnceInAParagraph() throws {
    let rows = [("Harry and Harry", 1), ("see Harry", 1), ("Harry", 2)].map {
      Row(StyledText($0.0), at: .key($0.1))
    }
    let links = NameLinks(of: try Self.people(["Harry Potter"])).links(in: rows)
    #expect(links.map { $0.marks.map(\.row) } == [[0], [2]])
  }

  @Test func aLabelHasNoNames() throws {
    let row = Row("Harry  saw Harry", labelLength: 7)
    let links = NameLinks(of: try Self.people(["Harry Potter"])).links(in: [row])
    #expect(links.map { $0.marks.map(\.range) } == [[11..<16]])
  }

  private static func people(_ names: [String]) throws -> [Person] {
    let entries = names.map { name in
      let names = name.split(separator: "=").map(String.init)
      return PersonEntry(name: names[0], text: "Somebody.", otherNames: Array(names.dropFirst()))
    }
    let chapter = Chapter(place: 1, number: 1, title: "One", summary: "", people: entries)
    return StorySoFar(everythingIn: [try Emma(seriesNumber: 1, chapters: [chapter]).book]).people
  }
}

extension Target {
  fileprivate var name: String { words.isEmpty ? topic.name : "\(topic.name) \(words)" }
}
