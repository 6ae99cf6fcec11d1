import TerminalKit
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
    // An address that fits is not broken; one that does not is broken at its last slash.
    ("a.b/c/567890123456789012345", ["A  a.b/c/", "   567890123456789012345"]),
    ("a.b/c/56789012345678901234", ["A  a.b/c/", "   56789012345678901234"]),
    ("a.b/c/7890123456789012345", ["A  a.b/c/7890123456789012345"]),
    ("a.b/3456789012345678901234/6", ["A  a.b/345678901234567890123", "   4/6"]),
    ("a.b/34567890123456789012/67", ["A  a.b/34567890123456789012/", "   67"]),
    ("a.b/345678901234567890123/67", ["A  a.b/345678901234567890123", "   /67"]),
    ("a.b/c/8901234567890123456789012", ["A  a.b/c/", "   8901234567890123456789012"]),
    ("a.b/c/89012345678901234567890123", ["A  a.b/c/8901234567890123456", "   7890123"]),
    ("https://example.org/a/emma/", ["A  https://example.org/a/emm", "   a/"]),
    // A slash with a mark on it separates nothing.
    ("a.b/34567890123456789/\u{301}12345", ["A  a.b/", "   34567890123456789/\u{301}12345"]),
  ])
  func aLongValueIsWrapped(value: String, expected: [String]) {
    #expect(lines([("A", value)], width: 30) == expected.map { " " + $0 })
  }

  /// On a wide screen prose is 76 columns wide, but what has no spaces may be wider.
  @Test(arguments: [(96, 1), (97, 1), (95, 2)])
  func aValueWithoutSpacesTakesTheWholeScreen(width: Int, count: Int) {
    let address = String(repeating: "a", count: 89)
    #expect(lines([("A", address)], width: width).count == count)
    #expect(lines([("A", "a " + address.dropFirst(2))], width: width).count == 3)
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
    #expect(
      facts.lines(PageFormat(width: 40, usesColor: false)) == [
        "  " + StyledText("A", style: .bold) + "  x"
      ])
  }

  private func lines(_ facts: [(String, String)], width: Int) -> [String] {
    var list = FactList()
    for (label, value) in facts { list.add(label, value) }
    return list.lines(PageFormat(width: width, usesColor: false)).map(\.plainText)
  }
}
