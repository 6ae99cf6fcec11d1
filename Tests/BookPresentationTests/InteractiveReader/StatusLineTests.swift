import BookCore
import DisplayText
import TerminalKit
import TestSupport
import Testing
@testable import BookPresentation

struct StatusLineTests {
  /// Widths, and what is left of three parts; the ones with the highest rank go first.
  @Test(arguments: [
    (4...8, ""), (9...15, " one"), (16...20, " one  three"), (21...24, " one  two  three"),
  ])
  func theHighestRankIsDroppedFirst(widths: ClosedRange<Int>, hints: String) {
    let parts = [
      StatusLine.Part("one", 1), .init("two", 3), .init("", 9),
      .init("three", 2),
    ]
    for width in widths {
      let line = StatusLine(parts, positions: ["Top"], ellipsis: "…").line(width: width)
      let expected = hints + String(repeating: " ", count: width - 3 - hints.count) + "Top"
      #expect(line == StyledText(expected))
    }
  }

  /// Widths, and what a message that is never dropped looks like, with a hint that is.
  @Test(arguments: [
    (0, ""), (1, "5"), (2, "50"), (3, "50%"), (4, " 50%"), (5, "  50%"), (6, "…  50%"),
    (7, "…   50%"), (8, " a…  50%"), (9, " a…   50%"), (10, " a l…  50%"), (11, " a lo…  50%"),
    (19, " a long messa…  50%"), (20, " a long message  50%"), (21, " a long message   50%"),
    (27, " a long message         50%"), (28, " a long message  n next  50%"),
    (29, " a long message  n next   50%"),
  ])
  func aMessageIsCut(width: Int, line: String) {
    let parts = [
      StatusLine.Part("a long message", 0), .init("n next", 1),
    ]
    let status = StatusLine(parts, positions: ["50%"], ellipsis: "…").line(width: width)
    #expect(status == StyledText(line))
  }

  @Test func partsKeepTheirStyles() {
    let key = StyledText("n", style: .bold) + " next"
    let line = StatusLine([.init(key, 0)], positions: ["50%"], ellipsis: "…")
    #expect(line.line(width: 12) == " " + key + "  50%")
    #expect(line.line(width: 9) == " " + StyledText("n…", style: .bold) + "   50%")
  }

  @Test func twoPartsOfOneRankGoTogether() {
    let parts = [
      StatusLine.Part("one", 2), .init("two", 1),
      .init("three", 2),
    ]
    let status = StatusLine(parts, positions: [], ellipsis: "…")
    #expect(status.line(width: 17).plainText == " one  two  three ")
    #expect(status.line(width: 16).plainText == " two            ")
  }

  @Test func wideLettersAreMeasured() {
    let parts = [StatusLine.Part("마법", 0), .init("돌", 1)]
    let status = StatusLine(parts, positions: ["All"], ellipsis: "…")
    #expect(status.line(width: 14).plainText == " 마법  돌  All")
    #expect(status.line(width: 13).plainText == " 마법     All")
    #expect(status.line(width: 12).plainText == " 마법    All")
  }
}

extension StatusLineTests {
  /// Widths of a screen, and the hints that the reader has room for.
  @Test(arguments: [
    (4...11, ""), (12...27, " ? help"), (28...35, " ? help  q quit"),
    (36...43, " m more  ? help  q quit"), (44...55, " m more  / find  ? help  q quit"),
    (56...67, " m more  c contents  / find  ? help  q quit"),
    (68...79, " m more  1-7 volume  c contents  / find  ? help  q quit"),
    (80...91, " m more  space page  1-7 volume  c contents  / find  ? help  q quit"),
  ])
  func theReaderHasHints(widths: ClosedRange<Int>, hints: String) throws {
    for width in widths {
      let reader = try ReaderSample.embedded(size: TerminalSize(columns: width, rows: 12))
      #expect(reader.notice == hints)
      #expect(reader.lastRow.hasSuffix(width >= 20 ? " 3 of 7  Top" : "Top"))
    }
  }

  /// The number of volumes, and how the status line in a wide screen begins and ends.
  @Test(arguments: [
    (1, " c contents  / find", " 1 of 1  All"), (2, " 1-2 volume  c contents", " 1 of 2  All"),
    (9, " 1-9 volume  c contents", " 1 of 9  All"),
    (10, " 1-9 volume  c contents", " 1 of 10  All"),
  ])
  func theDigitsThatSelectAVolumeAreNamed(count: Int, start: String, end: String) throws {
    let row = try ReaderSample.series(of: count).lastRow
    #expect(row.hasPrefix(start))
    #expect(row.hasSuffix(end))
  }
}
