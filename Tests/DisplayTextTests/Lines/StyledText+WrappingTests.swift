import TestSupport
import Testing

@testable import DisplayText

struct StyledTextWrappingTests {
  /// A text, a width, how far later lines hang, and the lines.
  @Test(arguments: try CaseFile().sections)
  func aTextIsWrapped(table: CaseFile.Section) throws {
    for row in table.rows {
      let width = try #require(Int(row[1]))
      let lines = StyledText(prose: row[0].spelled)
        .wrapped(to: width, hangingIndent: try #require(Int(row[2])))
      #expect(lines.map(\.plainText) == row.dropFirst(3).map(\.spelled), "\(row[0]) in \(width)")
    }
  }

  @Test func stylesAreCutWithTheirText() {
    let text = StyledText("Pages: ", style: .bold) + StyledText("three hundred", style: .dim)

    #expect(
      text.wrapped(to: 13, hangingIndent: 2) == [
        StyledText("Pages: ", style: .bold) + StyledText("three", style: .dim),
        StyledText("  ") + StyledText("hundred", style: .dim),
      ])
    #expect(
      text.wrapped(to: 6) == [
        StyledText("Pages:", style: .bold), StyledText("three", style: .dim),
        StyledText("hundre", style: .dim), StyledText("d", style: .dim),
      ])
  }

  @Test(
    arguments: RandomText.kept
      + RandomText.texts(of: RandomText.pieces, count: 120, seed: 4).sampled(12))
  func everyLineFitsAndNothingIsLost(text: String) {
    for width in (1...120).sampled(30) {
      let lines = StyledText(text).wrapped(to: width).map(\.plainText)
      let hanging = StyledText(text).wrapped(to: width, hangingIndent: 4).map(\.plainText)

      for lines in [lines, hanging] {
        let fits = lines.allSatisfy { line in
          line.displayWidth <= width || line.drop { $0 == " " }.count == 1
        }
        #expect(fits, "\(width)")
        #expect(lines.joined().withoutSpaces == text.withoutSpaces, "\(width)")
      }
      #expect(!lines.contains { $0.unicodeScalars.last?.properties.isWhitespace == true })
      #expect(lines == [""] || !lines.contains(""), "\(width)")
    }
  }

  @Test(arguments: [(-1, 1), (0, 2), (3, 2), (4, 3), (7, 3), (8, 4), (.max, 4)])
  func noLineIsMadeBehindTheFirstThatBeginsBeyondAnOffset(offset: Int, count: Int) {
    let text: StyledText = "one two six ten"

    let lines = text.wrapped(to: 3, behind: offset).map(\.plainText)
    #expect(lines == Array(["one", "two", "six", "ten"].prefix(count)))
  }

  @Test(arguments: RandomText.texts(of: RandomText.asciiPieces, count: 60, seed: 6).sampled(12))
  func asciiWrapsAsAnyOtherNarrowScript(text: String) {
    let accented = text.inCyrillic
    for width in 1...60 {
      let lines = StyledText(text).wrapped(to: width, hangingIndent: 2).map(\.plainText)
      let others = StyledText(accented).wrapped(to: width, hangingIndent: 2).map(\.plainText)

      #expect(lines.map(\.inCyrillic) == others, "\(width)")
    }
  }

  @Test(arguments: [
    ("", 8, []), ("https://", 8, ["https://"]), ("https://a.b/c", 8, ["https://", "a.b/c"]),
    ("a.b/(c).", 4, ["a.b/", "(c)."]), ("마법사의돌", 5, ["마법", "사의", "돌"]),
    ("a b  c", 3, ["a b", "  c"]), ("한a", 1, ["한", "a"]), ("ab", 0, ["a", "b"]),
  ])
  func rowsAreFilledWhereverThatBreaksTheText(text: String, width: Int, rows: [String]) {
    let line = StyledText(text, style: .address)

    #expect(line.filling(rowsOf: width) == rows.map { StyledText($0, style: .address) })
  }
}

extension String {
  fileprivate var withoutSpaces: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !$0.properties.isWhitespace }))
  }

  /// The text with a Cyrillic letter for each Latin one, as wide and with the same rules.
  fileprivate var inCyrillic: String { String(map { $0.isLetter ? "ж" : $0 }) }
}

struct LineBreakTraitsTests {
  /// What belongs to the text before it: stops, closing brackets and quotation marks, and the signs
  /// of Japanese that repeat or lengthen.
  private static let closing =
    ".,!?:;)]}" + "…‥·‼⁇⁈⁉" + "、。，．！？：；・｡､･" + "々〻ー〜ゝゞヽヾ" + "،؛؟۔।॥" + "”’»›」』】〉》〕）］｝｣"

  /// What belongs to the text after it.
  private static let opening = "([{" + "“‘«‹„‚" + "「『【〈《〔（［｛｢"

  @Test(arguments: closing.unicodeScalars.map { $0 })
  func closingMarksStartNoLine(mark: Unicode.Scalar) throws {
    #expect(try traits(of: String(mark)).contains(.closing))
    #expect(try !traits(of: String(mark)).contains(.opening))
    #expect(wrapped("ab cd\(mark) ef", to: 5) == ["ab", "cd\(mark)", "ef"])
    #expect(wrapped("ab cd\(mark) ef", to: 3 + wide(mark)).first == "ab")
  }

  @Test(arguments: opening.unicodeScalars.map { $0 })
  func openingMarksEndNoLine(mark: Unicode.Scalar) throws {
    #expect(try traits(of: String(mark)).contains(.opening))
    #expect(try !traits(of: String(mark)).contains(.closing))
    #expect(wrapped("ab \(mark)cd", to: 4 + wide(mark)) == ["ab", "\(mark)cd"])
  }

  /// Everything else in ASCII, and some of what looks like a mark but joins or stands for itself.
  @Test func nothingElseClosesOrOpens() throws {
    let others = (0x21...0x7e as ClosedRange<UInt8>).map { Unicode.Scalar($0) }
      .filter { !".,!?:;)]}([{".unicodeScalars.contains($0) }
    #expect(others.count == 94 - 12)
    for scalar in others + Array("—–-‐•†‰′″©é한語א¡¿#".unicodeScalars) {
      #expect(
        try traits(of: String(scalar)).isDisjoint(with: [.closing, .opening, .space, .glue]),
        "\(scalar)")
    }
  }

  @Test(arguments: [
    " ", "\t", "\n", "\u{b}", "\u{c}", "\r", "\u{85}", "\u{1680}", "\u{2000}", "\u{2006}",
    "\u{2008}", "\u{200a}", "\u{2028}", "\u{205f}", "\u{3000}",
  ])
  func linesBreakAtWhiteSpace(space: String) throws { #expect(try traits(of: space) == .space) }

  @Test(
    arguments: [
      ("\u{a0}", .glue), ("\u{2007}", .glue), ("\u{202f}", .glue),
      // A space with a mark on it is visible.
      (" \u{301}", []), ("\u{a0}\u{308}", []), ("\u{3000}\u{301}", []),
      ("a", []), ("é", []), ("e\u{301}", []), ("ж", []), ("1", []), ("한", .hangul), ("ㄱ", .hangul),
      ("\u{1112}\u{1161}", .hangul), ("語", .ideographic), ("か", .ideographic), ("カ", .ideographic),
      ("ー", [.ideographic, .closing]), ("。", [.ideographic, .closing]),
      ("「", [.ideographic, .opening]), ("𠀀", .ideographic), ("Ａ", .ideographic), ("ｱ", []),
      ("｡", .closing), ("📚", []), ("…", .closing), ("…\u{301}", .closing), (")\u{301}", .closing),
      ("(\u{301}", .opening), (".\u{301}", .closing),
    ] as [(String, LineBreakTraits)])
  func scriptsDecideWhereElseLinesBreak(text: String, expected: LineBreakTraits) throws {
    #expect(try traits(of: text) == expected)
  }

  private func traits(of text: String) throws -> LineBreakTraits {
    var clusters = ClusterIterator(text)
    let first = clusters.next()
    let cluster = try #require(first)
    #expect(clusters.next() == nil, "one Character")
    return cluster.traits
  }

  private func wrapped(_ text: String, to width: Int) -> [String] {
    StyledText(text).wrapped(to: width).map(\.plainText)
  }

  /// The columns of a mark beyond the first.
  private func wide(_ mark: Unicode.Scalar) -> Int { String(mark).displayWidth - 1 }
}
