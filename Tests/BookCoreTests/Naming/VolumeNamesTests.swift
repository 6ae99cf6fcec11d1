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

  @Test func aLostBookIsNamed() {
    let error = NameError(.lostBook("Amber\u{1b}\nRiver"))
    #expect(
      "\(error)" == "The volume you are reading, 'Amber\\u{1b} River', is no longer in this series")
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
