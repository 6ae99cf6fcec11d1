import DisplayText
import TestSupport
import Testing

@testable import ArgumentParsing

struct HelpPageTests {
  /// The heading of a case is what is typed, the width, and what it shows.
  @Test(arguments: try CaseFile().sections)
  func aPageIsLaidOut(page: CaseFile.Section) throws {
    let parts = page.heading.prefix { $0 != ":" }.split(separator: ", ")
    let program: any ParsableProgram.Type = parts[0].hasPrefix("rack") ? Rack.self : Sample.self
    let line = parts[0].split(separator: " ").dropFirst().joined(separator: " ")
    let lines = try program.help(line).page.lines(width: #require(Int(parts[1])))
    #expect(lines.map { $0.plainText + "\n" }.joined() == page.text)
  }

  @Test(arguments: [20, 30, 80])
  func commandLinesAreWhole(width: Int) throws {
    let commands = ["books list --json | jq -r '.volumes[] | .title'", "books manual > ~/m.1"]
    let page = HelpPage(
      subject: .topic(Topic("t", abstract: "T.") { [.commands(commands)] }), program: Sample.self)
    #expect(page.lines(width: width).map(\.plainText) == ["T.", ""] + commands.map { "  " + $0 })
  }

  @Test func onlyWhatIsThereTakesRoom() {
    let blocks: HelpBlock = [
      .options([Flag("dry-run", help: "Write nothing.")]),
      .terms([Term("a label that is longer than a line", "Wraps.")]),
    ]
    let page = HelpPage(
      subject: .topic(Topic("t", abstract: "T.") { blocks }), program: Sample.self)
    let expected = """
      T.

        --dry-run
          Write nothing.

        a label that is
        longer than a line
          Wraps.
      """
    #expect(page.lines(width: 20).map(\.plainText).joined(separator: "\n") == expected)
    #expect(page.lines(width: 80)[2].plainText == "  --dry-run  Write nothing.")
  }

  @Test(arguments: [1, 20, 21, 27, 30, 39, 40, 41, 60, 80, 200])
  func fitsEveryWidthAndDropsNothing(_ width: Int) throws {
    for name in ["", "list", "show", "summary", "search", "completions", "help", "exit-codes"] {
      let lines = try page(name).lines(width: width)
      for line in lines {
        let isCommand = line.plainText.hasPrefix("  books ")
        #expect(isCommand || line.displayWidth <= max(width, HelpPage.minWidth))
        #expect(line.plainText.last != " ")
      }
      let whole = try page(name).lines(width: 500)
      #expect(letters(of: lines) == letters(of: whole))
    }
  }

  @Test func countsColumnsAndNotCharacters() throws {
    let page = try 도서.help("책 --help").page
    for width in 20...90 {
      #expect(page.lines(width: width).allSatisfy { $0.displayWidth <= width })
    }
  }

  private enum 도서: ParsableProgram {
    enum 책: ParsableCommand {
      static let name = "책"
      static let abstract = "해리 포터 일곱 권을 차례로 보여 준다."
      static let options = [Flag("모두", help: "모든 권을 한 번에 보여 주고 아무것도 빼놓지 않는다.")]
    }

    static let name = "도서"
    static let version = "1"
    static let abstract = "책."
    static let commands: [any ParsableCommand.Type] = [책.self]
  }

  @Test func hasBoldHeadings() throws {
    let bold = try page("show").lines(width: 80).flatMap(\.spans).filter { $0.style == .bold }
    #expect(bold.map(\.text) == ["Usage:", "Examples:", "Arguments:", "Options:"])
  }

  private func page(_ name: String) throws -> HelpPage { try Sample.help("help \(name)").page }

  private func letters(of lines: [StyledText]) -> String {
    lines.map(\.plainText).joined().filter { $0 != " " }
  }
}
