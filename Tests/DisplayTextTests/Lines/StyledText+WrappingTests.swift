import DisplayText
import Testing

struct StyledTextWrappingTests {
  /// A text, and what it looks like in some width.
  struct Example: CustomTestStringConvertible, Sendable {
    let text: String
    let width: Int
    var hangingIndent = 0
    let lines: [String]

    var testDescription: String { "\(text) in \(width)" }
  }

  @Test(arguments: [
    Example(text: "", width: 10, lines: [""]),
    Example(text: "   ", width: 2, lines: [""]),
    Example(text: "The Boy Who Lived", width: 17, lines: ["The Boy Who Lived"]),
    Example(text: "The Boy Who Lived", width: 16, lines: ["The Boy Who", "Lived"]),
    Example(text: "The Boy Who Lived", width: 7, lines: ["The Boy", "Who", "Lived"]),
    Example(text: "one  two   three", width: 10, lines: ["one  two", "three"]),
    Example(text: "end   ", width: 3, lines: ["end"]),
    Example(text: "put it into .profile", width: 12, lines: ["put it into", ".profile"]),
    Example(text: "  deep inside", width: 7, lines: ["  deep", "inside"]),
    Example(text: "     deep", width: 6, lines: ["deep"]),
    Example(text: "page\u{a0}7 of 9", width: 6, lines: ["page\u{a0}7", "of 9"]),
    Example(text: "a\u{a0}b", width: 1, lines: ["a", "b"]),
    Example(text: "a\u{a0} b", width: 2, lines: ["a", "b"]),
    Example(text: "ab\u{a0}cdef", width: 6, lines: ["ab", "cdef"]),
    Example(text: "ab cd\u{a0}!", width: 6, lines: ["ab", "cd\u{a0}!"]),
    Example(text: "ab\u{a0}", width: 2, lines: ["ab"]),
    Example(text: "\u{a0}a", width: 2, lines: ["\u{a0}a"]),
    Example(text: "a \u{301}b", width: 1, lines: ["a", " \u{301}", "b"]),
  ])
  func spacesEndLines(example: Example) {
    expectLines(of: example)
  }

  @Test(arguments: [
    Example(text: "Hogwarts", width: 3, lines: ["Hog", "war", "ts"]),
    Example(text: "a Hogwarts", width: 5, lines: ["a", "Hogwa", "rts"]),
    Example(text: "a Hogwarts", width: 0, lines: ["a", "H", "o", "g", "w", "a", "r", "t", "s"]),
    Example(text: "마법사", width: 5, lines: ["마법", "사"]),
    Example(text: "마법", width: -1, lines: ["마", "법"]),
    Example(text: "👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", width: 5, lines: ["👨‍👩‍👧👨‍👩‍👧", "👨‍👩‍👧"]),
    Example(text: "🇰🇷🇯🇵", width: 3, lines: ["🇰🇷", "🇯🇵"]),
    Example(text: "e\u{301}e\u{301}e\u{301}", width: 2, lines: ["e\u{301}e\u{301}", "e\u{301}"]),
  ])
  func longWordsAreCutBetweenCharacters(example: Example) {
    expectLines(of: example)
  }

  @Test(arguments: [
    Example(text: "마법사의 돌과 비밀의 방", width: 10, lines: ["마법사의", "돌과", "비밀의 방"]),
    Example(text: "마법사의 돌", width: 9, lines: ["마법사의", "돌"]),
    Example(text: "그는 人을 썼다", width: 7, lines: ["그는", "人을", "썼다"]),
    Example(text: "日本語の本", width: 6, lines: ["日本語", "の本"]),
    Example(text: "本はHarryです", width: 6, lines: ["本は", "Harry", "です"]),
    Example(text: "日📚本", width: 4, lines: ["日📚", "本"]),
  ])
  func scriptsBreakInTheirOwnWay(example: Example) {
    expectLines(of: example)
  }

  @Test(arguments: [
    Example(text: "日本、語", width: 4, lines: ["日", "本、", "語"]),
    Example(text: "日「本」", width: 4, lines: ["日", "「本", "」"]),
    Example(text: "日「本」", width: 6, lines: ["日", "「本」"]),
    Example(text: "カード", width: 2, lines: ["カ", "ー", "ド"]),
    Example(text: "ラカード", width: 4, lines: ["ラ", "カー", "ド"]),
    Example(text: "one (two)", width: 8, lines: ["one", "(two)"]),
    Example(text: "one ( two )", width: 7, lines: ["one", "( two )"]),
    Example(text: "what now !", width: 8, lines: ["what", "now !"]),
    Example(text: "he said “no”", width: 11, lines: ["he said", "“no”"]),
    Example(text: "Hogwarts.", width: 8, lines: ["Hogwart", "s."]),
    Example(text: "Hogwarts !", width: 8, lines: ["Hogwarts", "!"]),
    Example(text: "!!!!!", width: 2, lines: ["!!", "!!", "!"]),
    Example(text: "마법사，의", width: 6, lines: ["마법", "사，의"]),
  ])
  func punctuationStaysWithItsWord(example: Example) {
    expectLines(of: example)
  }

  @Test(arguments: [
    Example(
      text: "1. The Boy Who Lived", width: 12, hangingIndent: 3,
      lines: ["1. The Boy", "   Who Lived"]),
    Example(text: "aa bb cc", width: 4, hangingIndent: 9, lines: ["aa", "  bb", "  cc"]),
    Example(text: "aa bb", width: 4, hangingIndent: -2, lines: ["aa", "bb"]),
    Example(text: "가나", width: 2, hangingIndent: 1, lines: ["가", "나"]),
    Example(text: "ab", width: 1, hangingIndent: 1, lines: ["a", "b"]),
    Example(text: "", width: 8, hangingIndent: 3, lines: [""]),
    Example(text: "abcdefgh", width: 4, hangingIndent: 1, lines: ["abcd", " efg", " h"]),
  ])
  func laterLinesHang(example: Example) {
    expectLines(of: example)
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

  @Test(arguments: RandomText.kept + RandomText.texts(of: RandomText.pieces, count: 120, seed: 4))
  func everyLineFitsAndNothingIsLost(text: String) {
    for width in 1...120 {
      let lines = StyledText(text).wrapped(to: width).map(\.plainText)

      #expect(lines.allSatisfy { $0.displayWidth <= width || $0.count == 1 }, "\(width)")
      #expect(lines.joined().withoutSpaces == text.withoutSpaces, "\(width)")
      #expect(!lines.contains { $0.unicodeScalars.last?.properties.isWhitespace == true })
      #expect(lines == [""] || !lines.contains(""), "\(width)")
    }
  }

  @Test(arguments: RandomText.kept + RandomText.texts(of: RandomText.pieces, count: 60, seed: 5))
  func everyLineFitsWithAnIndent(text: String) {
    for width in 1...60 {
      let lines = StyledText(text).wrapped(to: width, hangingIndent: 4).map(\.plainText)

      #expect(lines.allSatisfy { $0.displayWidth <= width || $0.count == 1 }, "\(width)")
      #expect(lines.joined().withoutSpaces == text.withoutSpaces, "\(width)")
    }
  }

  @Test(arguments: RandomText.texts(of: RandomText.asciiPieces, count: 60, seed: 6))
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

  private func expectLines(of example: Example) {
    let lines = StyledText(example.text)
      .wrapped(to: example.width, hangingIndent: example.hangingIndent)

    #expect(lines.map(\.plainText) == example.lines)
  }
}

extension String {
  fileprivate var withoutSpaces: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !$0.properties.isWhitespace }))
  }

  /// The text with a Cyrillic letter for each Latin one, as wide and with the same rules.
  fileprivate var inCyrillic: String {
    String(map { $0.isLetter ? "ж" : $0 })
  }
}
