import DisplayText
import TestSupport
import Testing

struct StyledTextWrappingTests {
  /// A text, a width, how far later lines hang, and the lines.
  @Test(arguments: try CaseFile().sections)
  func aTextIsWrapped(table: CaseFile.Section) throws {
    for row in table.rows {
      let width = try #require(Int(row[1]))
      let lines = StyledText(row[0].spelled)
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

  @Test(arguments: RandomText.kept + RandomText.texts(of: RandomText.pieces, count: 120, seed: 4))
  func everyLineFitsAndNothingIsLost(text: String) {
    for width in 1...120 {
      let lines = StyledText(text).wrapped(to: width).map(\.plainText)
      let hanging = StyledText(text).wrapped(to: width, hangingIndent: 4).map(\.plainText)

      for lines in [lines, hanging] {
        #expect(lines.allSatisfy { $0.displayWidth <= width || $0.count == 1 }, "\(width)")
        #expect(lines.joined().withoutSpaces == text.withoutSpaces, "\(width)")
      }
      #expect(!lines.contains { $0.unicodeScalars.last?.properties.isWhitespace == true })
      #expect(lines == [""] || !lines.contains(""), "\(width)")
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
