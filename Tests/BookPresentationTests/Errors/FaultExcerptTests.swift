import BookCore
import BookPresentation
import DisplayText
import TestSupport
import Testing

struct FaultExcerptTests {
  private static let long = String(repeating: "x", count: 500)

  /// The excerpt that goes with the error of a broken data file.
  private func lines(_ text: String, width: Int = 40, usesASCII: Bool = false) throws -> [String] {
    let error = #expect(throws: DataFileError.self) {
      try BookSeries(bytes: text.utf8, file: "books.json")
    }
    let place = try #require(error?.place)
    let format = PageFormat(width: width, usesColor: false, usesASCII: usesASCII)
    return FaultExcerpt(place.excerpt).lines(format).map(\.plainText)
  }

  @Test(arguments: [
    ("[1 2]", "  [1 2]", "    ^"),
    ("[\n    \"wiki\" \"chapters\"\n]", "  \"wiki\" \"chapters\"", "        ^"),
    ("{", "  {", "   ^"),
    ("[\"마법사\" x]", "  [\"마법사\" x]", "            ^"),
    ("[\"👨‍👩‍👧\" x]", "  [\"👨‍👩‍👧\" x]", "        ^"),
    ("[\t1\t2]\t ", "  [ 1 2]", "     ^"),
    ("\u{feff}[<]", "  [<]", "   ^"),
    ("{\"data\":\"\u{1b}[31m\"}", "  {\"data\":\"\\u{1b}[31m\"}", "           ^"),
    ("[\"\u{7f}\" \u{202e}]", "  [\"\\u{7f}\" \\u{202e}]", "            ^"),
    ("[\(long)]", "  [xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…", "   ^"),
    (
      "[\"\(long)\" y]", "  …xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\" y]",
      "                                    ^"
    ),
    (
      "[\"\(long)\" \"\(long)\"]", "  …xxxxxxxxxxxxxxxx\" \"xxxxxxxxxxxxxxx…",
      "                    ^"
    ),
  ])
  func theCaretStandsUnderThePlace(text: String, line: String, caret: String) throws {
    #expect(try lines(text) == [line, caret])
  }

  /// Widths, and what fits into them around the place where a comma is missing.
  @Test(arguments: [
    (8, [" [1 2]", "   ^"]), (7, [" [1 2]", "   ^"]), (6, [" [1…", "   ^"]), (5, [" [1…", "   ^"]),
    (4, [" 1…", "  ^"]), (3, [" 1…", "  ^"]), (2, ["1…", " ^"]), (1, ["1…", " ^"]),
  ])
  func aNarrowWindowKeepsWhatIsNearest(width: Int, expected: [String]) throws {
    #expect(try lines("[1 2]", width: width) == expected)
  }

  /// Behind the end of the line the caret has a column of its own.
  @Test(arguments: [(6, [" [1", "   ^"]), (5, [" [1", "   ^"]), (4, [" 1", "  ^"])])
  func theCaretBehindTheEndHasAColumn(width: Int, expected: [String]) throws {
    #expect(try lines("[1", width: width) == expected)
  }

  @Test func theEllipsesMayBeASCII() throws {
    #expect(
      try lines("[\"\(Self.long)\" \"\(Self.long)\"]", usesASCII: true) == [
        "  ...xxxxxxxxxxxxxx\" \"xxxxxxxxxxxxx...", "                    ^",
      ])
  }

  @Test func anEmptyLineIsNotShown() throws { #expect(try lines("[1,\n") == []) }

  @Test(arguments: ["x", "마", "👨‍👩‍👧", "\u{9b}", "e\u{301}\u{302}", "\u{202e}"])
  func noWindowIsWiderThanTheScreen(piece: String) throws {
    let side = String(repeating: piece, count: 300)
    for width in (4...200).sampled(20) {
      let lines = try lines("[\"\(side)\" \"\(side)\"]", width: width)
      #expect(lines.allSatisfy { $0.displayWidth <= width })
      #expect(lines.count == 2)
    }
  }
}
