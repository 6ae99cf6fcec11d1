import BookCore
import DisplayText
import Foundation
import TestSupport
import Testing

@testable import BookPresentation

struct NameIndexTests {
  /// People, and things with an asterisk, each maybe with more names behind signs of equality, with
  /// forms behind tildes, and with what is told behind a colon; the one on whose card one is, and the
  /// titles of the books, if they matter;
  /// then texts, of which a sign has the line ends, and the names in them with where they lead.
  @Test(arguments: try CaseFile().sections)
  func aNameLeadsToWhoeverHasIt(table: CaseFile.Section) throws {
    let sample = try Sample(table.heading)
    for row in table.rows {
      let rows = row[0].spelled.split(separator: "⏎").map {
        Row(StyledText(String($0)), at: .key(1))
      }
      let found = sample.marks(in: rows).map { mark in
        let words = mark.parts.map { rows[$0.row].text.slice(at: $0.range).plainText }
        return "\(words.joined(separator: "⏎")) → \(mark.target?.name ?? "")"
      }
      #expect(found.joined(separator: ", ") == (row.count > 1 ? row[1].spelled : ""), "\(row[0])")
    }
  }

  /// Each paragraph has them anew.
  @Test func aPersonIsAStopOnceInAParagraph() throws {
    let rows = [("Harry and Harry", 1), ("see Harry", 1), ("Harry", 2)].map {
      Row(StyledText($0.0), at: .key($0.1))
    }
    let marks = try Sample("Harry Potter").marks(in: rows)
    #expect(marks.map { $0.parts.map(\.row) } == [[0], [2]])
  }

  @Test func aLabelHasNoNames() throws {
    let row = Row("Harry  saw Harry", labelLength: 7)
    let marks = try Sample("Harry Potter").marks(in: [row])
    #expect(marks.map { $0.parts.map(\.range) } == [[11..<16]])
  }

  /// However Unicode writes the letters.
  @Test(arguments: ["Élodie", "ガブリエル", "해리"])
  func decomposedLettersAreTheSame(name: String) throws {
    for (known, written) in [(name, name.decomposed), (name.decomposed, name)] {
      let marks = try Sample(known).marks(in: [Row(StyledText("‘\(written)’"))])
      #expect(marks.map { $0.target?.name } == [known])
    }
  }
}

/// What is known of the names in a text.
private struct Sample {
  private let index: NameIndex
  private let owner: StoryEntry?

  init(_ heading: String) throws {
    let (heading, titles) = heading.cut(at: ", in ")
    let (names, owner) = heading.cut(at: ", on the card of ")
    let (things, people) = names.parts.separated { $0.hasPrefix("*") }
    let chapter = Chapter(
      place: 1, number: 1, title: "One", summary: "", people: people.map(ChapterEntry.init),
      things: things.map { ChapterEntry(String($0.dropFirst())) })
    var books = [try Emma(seriesNumber: 1, title: "…", chapters: [chapter]).book]
    for title in titles?.parts ?? [] {
      books.append(try Emma(seriesNumber: books.count + 1, title: title, chapters: []).book)
    }
    let series = try #require(BookSeries(books))
    let story = StorySoFar(everythingIn: series)
    index = NameIndex(of: story.people, and: story.things, in: series)
    self.owner = owner.flatMap { owner in
      (story.people + story.things).first { $0.names.contains(owner) }
    }
  }

  func marks(in rows: [Row]) -> [PageMark] { index.marks(in: rows, onCardOf: owner) }
}

extension ChapterEntry {
  /// The entry that a text such as `Remus Lupin=Moony~Lupins: A wolf.` describes.
  fileprivate init(_ text: String) {
    let (names, line) = text.cut(at: ": ")
    let parts = names.split(separator: "~").map(String.init)
    let all = parts[0].split(separator: "=").map(String.init)
    self.init(
      name: all[0], text: line ?? "…", otherNames: Array(all.dropFirst()),
      forms: Array(parts.dropFirst()))
  }
}

extension [String] {
  fileprivate func separated(_ isFirst: (String) -> Bool) -> ([String], [String]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}

extension String {
  /// What is before some letters, and what is behind them if they are there.
  fileprivate func cut(at letters: String) -> (String, String?) {
    guard let place = firstRange(of: letters) else { return (self, nil) }
    return (String(self[..<place.lowerBound]), String(self[place.upperBound...]))
  }

  fileprivate var decomposed: String { decomposedStringWithCanonicalMapping }
}

extension Target {
  fileprivate var name: String { words.isEmpty ? topic.name : "\(topic.name) \(words)" }
}
