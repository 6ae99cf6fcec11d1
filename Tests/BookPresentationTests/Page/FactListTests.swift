import BookCore
import DisplayText
import Testing
@testable import BookPresentation

struct FactListTests {
  /// A label of four columns takes six, so beside it are twenty from 26 columns of text on.
  @Test(arguments: [
    (28, [" Wiki  a.b/c"]), (27, [" Wiki", "   a.b/c"]), (20, [" Wiki", "   a.b/c"]),
    (40, ["  Wiki  a.b/c"]), (39, [" Wiki  a.b/c"]),
  ])
  func aValueStandsBesideItsLabelFromTwentyColumnsOn(width: Int, expected: [String]) {
    #expect(lines([("Wiki", "a.b/c")], width: width) == expected)
    #expect(lines(address: ("Wiki", "a.b/c"), width: width) == expected)
  }

  /// Labels, the narrowest width in which values stand beside them, and the first line then.
  @Test(arguments: [
    (["A"], 25, " A  x"), (["A", "Title"], 29, " A      x"), (["Title", "A"], 29, " Title  x"),
    (["저자"], 28, " 저자  x"), (["저자", "A"], 28, " 저자  x"), (["A", "저자"], 28, " A     x"),
  ])
  func theWidestLabelMakesTheColumn(labels: [String], width: Int, first: String) {
    let facts = labels.map { ($0, "x") }
    #expect(lines(facts, width: width).first == first)
    #expect(lines(facts, width: width).count == labels.count)
    #expect(lines(facts, width: width - 1).prefix(2) == [" " + labels[0], "   x"])
  }

  @Test(arguments: ["", " ", "\n"])
  func anEmptyValueHasNoLabel(value: String) {
    #expect(lines([("A", "x"), ("Title", value), ("B", "y")], width: 40) == ["  A  x", "  B  y"])
    #expect(lines([("Title", value)], width: 40) == [])
  }

  /// In 30 columns there are 28 for the text, and 25 for a value beside its label.
  @Test(arguments: [
    ("aaaa bbbb cccc dddd eeee f", ["A  aaaa bbbb cccc dddd eeee", "   f"]),
    ("aaaa bbbb cccc dddd eeeee", ["A  aaaa bbbb cccc dddd eeeee"]),
    ("aaaa\nbbbb", ["A  aaaa bbbb"]),
    ("1234567890123456789012345", ["A  1234567890123456789012345"]),
    ("12345678901234567890123456", ["A  1234567890123456789012345", "   6"]),
  ])
  func aLongValueIsWrapped(value: String, expected: [String]) {
    #expect(lines([("A", value)], width: 30) == expected.map { " " + $0 })
  }

  /// Widths, and an address that stands beside its label, at the margin, or runs over.
  @Test(arguments: [
    (30, "1234567890123456789012345", [" A  1234567890123456789012345"]),
    (30, "12345678901234567890123456", [" A", " 12345678901234567890123456"]),
    (30, "https://example.org/a/much/longer", [" A", " https://example.org/a/much/longer"]),
    (20, "1234567890123456", [" A", "   1234567890123456"]),
    (20, "12345678901234567", [" A", " 12345678901234567"]),
    (20, "https://example.org/한국어", [" A", " https://example.org/한국어"]),
    (2, "https://a.b", ["A", "https://a.b"]),
    (30, "/home/me/my books/all of them.json", [" A", " /home/me/my books/all of them.json"]),
  ])
  func anAddressIsNeverBroken(width: Int, address: String, expected: [String]) {
    #expect(lines(address: ("A", address), width: width) == expected)
  }

  /// On a wide screen prose is 76 columns wide, but an address may be wider.
  @Test func anAddressTakesTheWholeScreen() {
    let address = String(repeating: "a", count: 89)
    #expect(lines(address: ("A", address), width: 96) == ["  A  " + address])
    #expect(lines(address: ("A", address), width: 95) == ["  A", "  " + address])
    #expect(lines([("A", address)], width: 96).count == 2)
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
    #expect(list.lines(format).map(\.plainText) == expected)
  }

  @Test func valuesBelowTheirLabelsAreWrappedTwoColumnsNarrower() {
    #expect(
      lines([("Title", "1234567890123456"), ("B", "12345678901234567")], width: 20) == [
        " Title", "   1234567890123456", " B", "   1234567890123456", "   7",
      ])
  }

  @Test func labelsAreBoldAndValuesArePlain() {
    var facts = FactList()
    facts.add("A", "x")
    facts.add("B", address: "y")
    #expect(
      facts.lines(PageFormat(width: 40, usesColor: false)) == [
        "  " + StyledText("A", style: .bold) + "  x",
        "  " + StyledText("B", style: .bold) + "  " + StyledText("y", style: .address),
      ])
  }

  @Test(arguments: [
    (BookRecord(of: emma), []),
    (
      BookRecord(of: emma, bookmark: Bookmark(chapter: 1, title: "Randalls")),
      ["Status    chapter 2 of 2, Randalls"]
    ),
    (BookRecord(of: emma, bookmark: Bookmark(chapter: 9, title: "")), ["Status    chapter gone"]),
    (BookRecord(of: emma, timesFinished: 2), ["Status    finished twice"]),
    (BookRecord(of: emma, isExpanded: true, isKept: true), ["Status    on the shelf"]),
    (
      BookRecord(
        of: emma, bookmark: Bookmark(chapter: 1, title: ""), timesFinished: 1, isKept: true),
      ["Status    chapter 1 of 2, Hartfield; on the shelf"]
    ),
  ])
  func whatTheReaderHasDoneIsAFact(record: BookRecord, expected: [String]) throws {
    let facts = FactList(try BookSample().book, record)
    #expect(
      facts.lines(PageFormat(width: 80, usesColor: false)).map(\.plainText)
        == ([
          "Author    Jane Austen", "Released  December 23, 1815", "Pages     474",
        ] + expected).map { "  " + $0 })
  }

  private static let emma = BookIdentity(volume: 3, title: "Emma")

  @Test(
    arguments: [
      ([], nil, 0, ""), ([], 1, 0, "chapter gone"), ([], nil, 1, "finished"),
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
      of: Self.emma, bookmark: bookmark.map { Bookmark(chapter: $0, of: chapters) },
      timesFinished: timesFinished)
    #expect(record.placeDescription(in: chapters) == expected)
  }

  private func lines(_ facts: [(String, String)], width: Int) -> [String] {
    var list = FactList()
    for (label, value) in facts { list.add(label, value) }
    return list.lines(PageFormat(width: width, usesColor: false)).map(\.plainText)
  }

  private func lines(address: (label: String, value: String), width: Int) -> [String] {
    var list = FactList()
    list.add(address.label, address: address.value)
    return list.lines(PageFormat(width: width, usesColor: false)).map(\.plainText)
  }
}
