import TestSupport
import Testing

@testable import BookCore

struct VolumeNamesTests {
  /// A number that no volume has may be a title or begin one.
  @Test(arguments: try CaseFile().sections(of: "one of"))
  func wordsNameOneVolumeOrSomethingIsWrong(table: CaseFile.Section) throws {
    let series = try series(table.heading)
    for row in table.rows {
      let found = outcome { String(try series.book(named: row[0].spelled).seriesNumber) }
      #expect(found == row[1].spelled, "\(row[0])")
    }
  }

  /// Words in the order of volumes; a number is a title only beside a word or as a whole, and a
  /// title with a word that says what a number is goes first.
  @Test(arguments: try CaseFile().sections(of: "several of"))
  func wordsNameVolumesOrSomethingIsWrong(table: CaseFile.Section) throws {
    let series = try series(table.heading)
    for row in table.rows {
      let found = outcome {
        let books = try series.books(named: words(row[0].spelled))
        return books.map { String($0.seriesNumber) }.joined(separator: " ")
      }
      #expect(found == row[1].spelled, "\(row[0])")
    }
  }

  @Test(
    arguments: [
      ("returns 2", .namesChapter("returns 2", place: 2, ofVolume: 2)),
      ("1 randalls", .namesChapter("1 randalls", place: 2, ofVolume: 1)),
      (
        "emm",
        .several(
          "emm", .volume,
          [
            NamedTitle(place: 1, name: "1", title: "Emma"),
            NamedTitle(place: 2, name: "2", title: "Emma Returns"),
          ])
      ),
    ] as [(String, NameError.Reason)])
  func anErrorSaysWhatMayBeMeant(name: String, reason: NameError.Reason) throws {
    let error = #expect(throws: NameError(reason)) {
      try series("Emma / Emma Returns").book(named: name)
    }
    #expect(error?.localizedDescription == error?.description)
  }

  @Test func aLostBookIsNamed() {
    let error = NameError(.lostBook("Amber\u{1b}\nRiver"))
    #expect(
      "\(error)" == "The volume you are reading, 'Amber\\u{1b} River', is no longer in this series")
  }

  /// Words, and the volumes that they list; nil if they list none.
  @Test(
    arguments: [
      ("3-4", [3, 4]), ("2-2", [2]), ("5,1-2,2", [5, 1, 2]), ("3", nil), ("3,", nil), ("emma", nil),
      ("8-9", nil), ("20,000", nil), ("1984", nil), ("", nil), ("1 and 2", [1, 2]), ("1 to", nil),
      ("vol 1 to 2", [1, 2]), ("ch 1 to 2", nil),
    ] as [(String, [Int]?)])
  func oneWordListsSeveral(word: String, volumes: [Int]?) throws {
    let series = try series("Catch 22 / Emma / 1984 / 20,000 Leagues / Persuasion / 8-9")
    #expect(try series.books(listedIn: words(word))?.books.map(\.seriesNumber) == volumes)
    #expect(throws: NameError(.backwards(first: 4, last: 3))) {
      try series.books(listedIn: ["4-3"])
    }
    #expect(throws: NameError(.noNumber("9", .volume, count: 6))) {
      try series.books(listedIn: ["1-9"])
    }
  }

  /// Were each number looked for in all titles, this would take minutes.
  @Test func aWholeCatalogueIsNamedWordByWord() throws {
    let count = 2000
    let series = try SampleBook.series((1...count).map { SampleBook(title: "Emma \($0)") })
    let numbers = (1...count).map(String.init)
    for words in [numbers, numbers + ["emma", "7"], ["1-\(count)"]] {
      #expect(try series.books(named: words) == series.books)
    }
  }

  /// The volumes that come with the program, or some with titles.
  private func series(_ titles: String) throws -> BookSeries {
    if titles == "the seven" { return try .embedded() }
    return try SampleBook.series(titles.parts.map { SampleBook(title: $0) })
  }

  private func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }
}
