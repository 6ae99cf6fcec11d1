import TestSupport
import Testing

/// What a terminal gets that a pipe does not.
@Suite(.limitForPrograms)
struct TerminalTests {
  private let reader: ShellUser

  init() throws { reader = try ShellUser(["TERM": "xterm", "HP_BOOKS_COVER": "never"]) }

  @Test func itsColumnsAreAskedFor() throws {
    let shown = try reader.run(["show", "3"], output: .terminal(columns: 40))
    #expect(shown.output.withoutStyles == reader.rehearse("show", "3", "--width", "40").output)
    #expect(shown.output.withoutStyles.controlFaults == [])
    let unknown = try reader.run(["show", "3"], output: .terminal(columns: 0))
    #expect(unknown.output.withoutStyles == reader.rehearse("show", "3").output)
  }

  /// Columns and rows for the page of volume 5, which has 62 lines.
  ///
  /// Two columns save 18 of them: 19 less one for a title that is wrapped in its column.
  @Test(arguments: [
    (100, 62, true), (100, 45, true), (100, 44, false), (100, 63, false), (99, 62, false),
  ])
  func chaptersAreInTwoColumnsIfOnlyThatFits(columns: Int, rows: Int, isSpread: Bool) {
    let page = reader.rehearse(
      ["show", "5", "--no-pager", "--no-color"], rows: rows, columns: columns
    ).output
    let first = page.split(separator: "\n").first { $0.contains("1. Dudley Demented") }
    #expect(first?.contains("20. Hagrid’s Tale") == isSpread)
    #expect(page.count { $0 == "\n" } == (isSpread ? 44 : 62))
  }

  @Test func neitherAPipeNorAPageWiderThanTheTerminalHasTwoColumns() {
    let words = ["show", "5", "--no-pager", "--no-color", "--width", "120"]
    let narrow = reader.rehearse(words)
    #expect(narrow.output.contains("\n   1. Dudley Demented\n"))
    #expect(reader.rehearse(words, rows: 45, columns: 100) == narrow)
  }

  @Test func eachStreamIsColoredForItself() throws {
    let shown = try reader.run(["show", "9"], errors: .terminal(columns: 80))
    #expect(shown.errors.hasPrefix("\u{1b}[1mError:\u{1b}[0m There is no volume 9"))
    let piped = try reader.run(["show", "9"], output: .terminal(columns: 80))
    #expect(piped.errors.hasPrefix("Error: There is no volume 9"))
  }
}
