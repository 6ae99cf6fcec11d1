import Testing
@testable import DisplayText

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
  func linesBreakAtWhiteSpace(space: String) throws {
    #expect(try traits(of: space) == .space)
  }

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
