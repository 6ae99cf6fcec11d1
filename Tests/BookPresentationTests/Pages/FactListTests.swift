import BookCore
import DisplayText
import TestSupport
import Testing
@testable import BookPresentation

struct FactListTests {
  /// Labels and values, with a sign before those that are addresses, then widths, and the lines.
  @Test(arguments: try CaseFile().sections)
  func valuesStandBesideTheirLabelsWhereTheyHaveRoom(table: CaseFile.Section) throws {
    var list = FactList()
    for fact in table.heading.split(separator: " / ") {
      let label = fact.prefix { $0 != "=" }
      let value = fact.dropFirst(label.count + 1).spelled
      if label.hasPrefix("@") {
        list.add(String(label.dropFirst()), address: value)
      } else {
        list.add(String(label), value)
      }
    }
    for row in table.rows {
      let format = PageFormat(width: try #require(Int(row[0])), usesColor: false)
      #expect(
        list.rows(format).map(\.text.plainText) == row.dropFirst().map(\.spelled), "\(row[0])")
    }
  }

  /// Columns of a screen and of the page in its middle, and the rows of an address of 30 columns.
  @Test(arguments: [
    (100, 80, ["  A  https://example.org/a/b/c/d/ef"]),
    (37, 37, [" A  https://example.org/a/b/c/d/ef"]),
    (34, 34, [" A", " https://example.org/a/b/c/d/ef"]),
    (60, 30, [" A  https://example.org/a/b/c/d/ef"]),
    (31, 31, [" A", " https://example.org/a/b/c/d/ef"]),
    (30, 30, [" A", "https://example.org/a/b/c/d/ef"]),
    (29, 29, [" A", "https://example.org/a/b/c/d/e", "f"]),
    (20, 20, [" A", "https://example.org/", "a/b/c/d/ef"]),
  ])
  func onAScreenALongAddressFillsWholeRows(columns: Int, pageWidth: Int, expected: [String]) {
    var list = FactList()
    list.add("A", address: "https://example.org/a/b/c/d/ef")
    let format = PageFormat.usual.onScreen(columns: columns, pageWidth: pageWidth)
    #expect(list.rows(format).map(\.text.plainText) == expected)
  }

  @Test func labelsAreBoldAndValuesArePlain() {
    var facts = FactList()
    facts.add("A", "x")
    facts.add("B", address: "y")
    #expect(
      facts.rows(PageFormat(width: 40, usesColor: false)).map(\.text) == [
        "  " + StyledText("A", style: .bold) + "  x",
        "  " + StyledText("B", style: .bold) + "  " + StyledText("y", style: .address),
      ])
  }

  @Test(arguments: [
    (BookRecord(of: emma), []),
    (BookRecord(of: emma, isExpanded: true, isKept: true), ["Status    on the shelf"]),
    (
      BookRecord(
        of: emma, bookmark: Bookmark(at: 1, titled: "Hartfield"), timesFinished: 1, isKept: true),
      ["Status    chapter 1 of 2, Hartfield; on the shelf"]
    ),
  ])
  func whatTheReaderHasDoneIsAFact(record: BookRecord, expected: [String]) throws {
    let facts = FactList(try Emma().book, record, status: record.status(in: []))
    #expect(
      facts.rows(PageFormat(width: 80, usesColor: false)).map(\.text.plainText)
        == ([
          "Author    Jane Austen", "Released  December 23, 1815", "Pages     474",
        ] + expected).map { "  " + $0 })
  }

  @Test func whatWasFinishedInAnEarlierReadingIsNotFinishedInThisOne() throws {
    let record = BookRecord(of: Self.emma, timesFinished: 2, isKept: true)
    let facts = FactList(try Emma().book, record, status: .notBegun)
    #expect(
      facts.rows(PageFormat(width: 80, usesColor: false)).map(\.text.plainText).last
        == "  Status    finished twice, not in this reading; on the shelf")
  }

  private static let emma = BookIdentity(volume: 3, title: "Emma")

  @Test(
    arguments: [
      ([], nil, 0, ""), ([], 1, 0, "chapter not found"), ([], nil, 1, "finished"),
      ([], nil, 2, "finished twice"), ([], nil, 1_000, "finished 1,000 times"),
      ([Chapter(place: 1, number: 1, title: "")], 1, 3, "chapter 1 of 1"),
      ([Chapter(place: 1, number: 7, title: "")], 1, 0, "chapter 7"),
      ([Chapter(place: 1, number: 7, title: "A\nB ")], 1, 0, "chapter 7, A B"),
      ([Chapter(place: 1, number: nil, title: "A\nB ")], 1, 0, "A B"),
      ([Chapter(place: 1, number: nil, title: "")], 1, 0, "chapter 1 of 1"),
    ] as [([Chapter], Int?, Int, String)])
  func aBookmarkIsToldInAnyVolume(
    chapters: [Chapter], bookmark: Int?, timesFinished: Int, expected: String
  ) {
    let record = BookRecord(
      of: Self.emma,
      bookmark: bookmark.map {
        Bookmark(place: $0, of: chapters) ?? Bookmark(at: $0, titled: "")
      }, timesFinished: timesFinished)
    #expect(record.placeDescription(in: chapters) == expected)
  }
}
