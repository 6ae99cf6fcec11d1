import DisplayText
import TestSupport
import Testing

struct StyledTextTests {
  @Test func textIsSanitized() {
    #expect(StyledText("\u{1b}[31m\n").plainText == #"\u{1b}[31m\u{a}"#)
    #expect(("a\tb" as StyledText).plainText == "a b")
  }

  /// What has no ink is left out of prose, unless it may hide or reorder text.
  @Test(arguments: try CaseFile().pairs("prose is sanitized"))
  func proseIsSanitized(text: String, expected: String) {
    #expect(StyledText(prose: text) == StyledText(expected))
  }

  /// Letters of all the ranges, the first and the last ones, and their neighbours.
  @Test(arguments: [
    ("\u{590}\u{8ff}\u{fb1d}\u{fdff}\u{fe70}\u{fefc}\u{10800}\u{10fff}\u{1e800}\u{1efff}", true),
    ("aä\u{58f}\u{900}\u{fb1c}\u{fe10}\u{fe6f}\u{fefd}\u{107ff}\u{11000}\u{1e7ff}\u{1f000}", false),
  ])
  func titlesFromRightToLeftAreIsolated(letters: String, areIsolated: Bool) {
    for letter in letters.unicodeScalars {
      let spans = StyledText(title: String(letter)).spans
      #expect(spans.map(\.style.isIsolated) == [areIsolated], "\(letter)")
    }
  }

  @Test func proseIsPartedWhereItMayBeAfterItIsJoinedOrCut() {
    let text = "in " + StyledText(prose: "co", style: .bold) + StyledText(prose: "\u{ad}operate")
    #expect(text.slice(at: 1..<12).wrapped(to: 8).map(\.plainText) == ["n co-", "operate"])
    #expect(text.wrapped(to: 8)[0] == "in " + StyledText("co", style: .bold) + "-")
  }

  @Test func emptyTextHasNoSpans() {
    #expect(StyledText("", style: .bold) == StyledText())
    #expect(StyledText("\u{200d}", style: .bold).isEmpty)
    #expect(!StyledText(" ").isEmpty)
  }

  @Test func linesAreJoinedFromLeftToRight() {
    var row = StyledText("Pages", style: .bold) + "  "
    row += StyledText("317", style: .dim)

    #expect(row.plainText == "Pages  317")
    #expect(row.spans.map(\.style) == [.bold, .plain, .dim])
    #expect(row.displayWidth == 10)
  }

  @Test func neighboursThatLookAlikeAreOneSpan() {
    let row = StyledText("Pages", style: .bold) + StyledText(": ", style: .bold) + "" + "31" + "7"

    #expect(row.spans.map(\.text) == ["Pages: ", "317"])
    #expect(row == StyledText("Pages: ", style: .bold) + "317")
    #expect(row != StyledText("Pages: 317", style: .bold))
  }

  @Test func aCharacterAcrossSpansIsMeasuredOnce() {
    let flag = StyledText("\u{1f1f0}", style: .bold) + StyledText("\u{1f1f7}")

    #expect(flag.displayWidth == 2)
  }

  @Test(arguments: [
    ("The Boy", -3, ""), ("", 5, ""), ("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…"), ("가족\u{a0}사진", 7, "가족…"),
  ])
  func whatDoesNotFitEndsInAnEllipsis(text: String, width: Int, expected: String) {
    #expect(StyledText(text).truncated(to: width).plainText == expected)
  }

  /// A text in each width from none on, up to the one that it needs.
  @Test(
    arguments: try CaseFile().table("a text is cut in each width") as [(String, String, [String])])
  func aTextIsCutInEachWidth(text: String, ellipsis: String, expected: [String]) {
    let cut = expected.indices.map {
      StyledText(text).truncated(to: $0, ellipsis: ellipsis).plainText
    }
    #expect(cut == expected)
    #expect(StyledText(text).truncated(to: expected.count, ellipsis: ellipsis).plainText == text)
  }

  /// A text in each width from none on, with a bar behind it.
  @Test(
    arguments: try CaseFile().table("a text is padded to each width")
      as [(String, [String], [String], [String])])
  func aTextIsPaddedToEachWidth(
    text: String, centered: [String], atEnd: [String], atStart: [String]
  ) {
    let text = StyledText(text)
    #expect(centered.indices.map { (text.centered(in: $0) + "|").plainText } == centered)
    #expect(atEnd.indices.map { (text.paddedAtEnd(to: $0) + "|").plainText } == atEnd)
    #expect(atStart.indices.map { (text.paddedAtStart(to: $0) + "|").plainText } == atStart)
  }

  @Test(arguments: [
    (4, StyledText("Pag…", style: .bold)),
    (6, StyledText("Pages…", style: .bold)),
    (7, StyledText("Pages…", style: .bold)),
    (8, StyledText("Pages ", style: .bold) + StyledText("3…", style: .dim)),
    (1, StyledText("…", style: .bold)),
  ])
  func theEllipsisLooksLikeWhatItFollows(width: Int, expected: StyledText) {
    let text = StyledText("Pages ", style: .bold) + StyledText("317", style: .dim)

    #expect(text.truncated(to: width) == expected)
  }

  @Test func theEllipsisLooksLikeTheOnlyLetterBeforeIt() {
    let text = StyledText("P", style: .bold) + StyledText("ages", style: .dim)
    #expect(text.truncated(to: 2) == StyledText("P…", style: .bold))
    #expect(text.truncated(to: 1) == StyledText("…", style: .bold))
  }

  @Test(
    arguments: RandomText.kept
      + RandomText.texts(of: RandomText.pieces, count: 100, seed: 7).sampled(20))
  func everyResultFits(text: String) {
    for width in 0...60 {
      let truncated = StyledText(text).truncated(to: width)

      #expect(truncated.displayWidth <= width)
      #expect(text.displayWidth > width || truncated.plainText == text)
    }
  }

  @Test(arguments: [("ab", 2, "  ab"), ("ab", 0, "ab"), ("ab", -1, "ab"), ("", 2, "")])
  func indentedLinesMoveRight(text: String, columns: Int, expected: String) {
    #expect(StyledText(text).indented(by: columns).plainText == expected)
  }

  @Test func addedSpacesHaveNoStyle() {
    let title = StyledText("ab", style: .bold)

    #expect(title.centered(in: 4) == StyledText(" ") + title)
    #expect(title.paddedAtEnd(to: 4) == title + StyledText("  "))
    #expect(title.paddedAtStart(to: 4) == StyledText("  ") + title)
    #expect(title.indented(by: 1) == StyledText(" ") + title)
  }
}

// MARK: Styles

extension StyledTextTests {
  /// A line of random parts, and the style of each of its letters.
  private struct Sample {
    var line = StyledText()
    var styles: [Style] = []

    init(_ generator: inout SeededGenerator) {
      for _ in 0..<Int.random(in: 0...20, using: &generator) {
        let style = [Style.plain, .bold, .dim].randomElement(using: &generator) ?? .plain
        let length = Int.random(in: 0...3, using: &generator)
        line += StyledText(String(repeating: "a", count: length), style: style)
        styles += Array(repeating: style, count: length)
      }
    }
  }

  @Test(arguments: 1...300)
  func everyLetterKeepsItsStyle(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let sample = Sample(&generator)
    let (line, styles) = (sample.line, sample.styles)
    expect(line, styles)

    let start = Int.random(in: 0...styles.count, using: &generator)
    let end = Int.random(in: start...styles.count, using: &generator)
    expect(line.slice(at: start..<end), Array(styles[start..<end]))

    expect(line.indented(by: 2), styles.isEmpty ? [] : [.plain, .plain] + styles)
    let row = line + line.paddedAtEnd(to: styles.count + 1) + line
    expect(row, styles + styles + [.plain] + styles)
  }

  private func expect(_ line: StyledText, _ styles: [Style]) {
    let spans = line.spans
    #expect(spans.flatMap { Array(repeating: $0.style, count: $0.text.count) } == styles)
    #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.style != $1.style })
    #expect(spans.map(\.text).joined() == line.plainText)
  }
}
