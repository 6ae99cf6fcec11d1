import TerminalKit
import TestSupport
import Testing

/// Where a cover is shown, and in which colours.
@Suite(.limitForPrograms)
struct CoverTests {
  private static let words = "  HARRY POTTER  "

  private let reader: ShellUser

  init() throws {
    reader = try ShellUser(["TERM": "xterm", "HP_BOOKS_PAGER": ""])
  }

  /// What the terminal says of itself, and the style of the words on the cover.
  @Test(arguments: [
    (["TERM": "xterm"], "1;37;40"),
    (["TERM": "xterm-256color"], "1;38;5;189;48;5;17"),
    (["COLORTERM": "truecolor"], "1;38;2;215;223;245;48;2;28;37;96"),
  ])
  func aCoverHasTheColoursOfTheTerminal(variables: [String: String], codes: String) throws {
    let page = try reader.runInTerminal(["show", "3"], with: variables).output
    #expect(page.contains("  \u{1b}[\(codes)m\(Self.words)\u{1b}[0m  \u{1b}[1mAuthor"))
  }

  /// Where covers are left out.
  struct Plain: CustomTestStringConvertible, Sendable {
    var words: [String] = []
    var variables: [String: String] = [:]
    var columns = 80

    var testDescription: String { "\(words) \(variables) \(columns)" }
  }

  @Test(arguments: [
    Plain(words: ["--no-cover"]), Plain(variables: ["HP_BOOKS_COVER": "never"]),
    Plain(columns: 63), Plain(words: ["--ascii"]),
    Plain(variables: ["LC_ALL": "C"]), Plain(words: ["--no-color"]),
    Plain(variables: ["NO_COLOR": "1"]), Plain(variables: ["TERM": "dumb"]),
  ])
  func thereMayBeNoCover(plain: Plain) throws {
    let size = TerminalPlan.size(columns: plain.columns)
    let page = try reader.runInTerminal(["show", "3"] + plain.words, with: plain.variables, size)
    #expect(!page.output.contains(Self.words))
    #expect(page.ending == .exit(0))
    let piped = try reader.with(plain.variables)
      .run(["show", "3", "--width", "\(plain.columns)"] + plain.words)
    #expect(page.output.withoutStyles == piped.output)
  }

  @Test(arguments: [["HP_BOOKS_COVER": ""], ["HP_BOOKS_COVER": "always"]])
  func otherValuesOfTheVariableMeanNothing(variables: [String: String]) throws {
    #expect(try reader.runInTerminal(["show", "3"], with: variables).output.contains(Self.words))
  }

  @Test func aPipeGetsNoCover() throws {
    let page = try reader.run("show", "3", "--color", "always").output
    #expect(!page.contains(Self.words))
  }

  @Test(arguments: [(63, false), (64, true)])
  func theWidthAskedForCounts(width: Int, hasCover: Bool) throws {
    let page = try reader.runInTerminal(["show", "3", "--width", "\(width)"]).output
    #expect(page.contains(Self.words) == hasCover)
  }

  @Test(arguments: [["show", "3", "--json"], ["summary", "3"], ["chapters", "3"], ["list"]])
  func otherOutputHasNone(words: [String]) throws {
    #expect(try !reader.runInTerminal(words).output.contains(Self.words))
  }

  @Test func aBookOfAnyFileHasACover() throws {
    let file = try reader.home.write(SampleBook.file(volumes: 12), to: "books.json")
    let page = try reader.runInTerminal(["show", "12", "--data", file]).output.withoutStyles
    #expect(page.contains("     ██    ██████   Pages     474\n"))
  }

  @Test(arguments: [80, 64])
  func theReaderShowsItToo(columns: Int) throws {
    let session = try reader.startInTerminal(["read", "3"], .size(columns: columns))
    try session.wait(for: "the cover") { $0.rows.contains { $0.contains("HARRY POTTER") } }
    session.type("q")
    #expect(try session.ending() == .exit(0))
  }

  @Test(arguments: [["--no-cover"], ["--ascii"], ["--no-color"]])
  func theReaderMayHaveNone(words: [String]) throws {
    let session = try reader.startInTerminal(["read", "3"] + words)
    try session.wait(for: "the page") { $0.rows.contains("Dedication") }
    session.type("q")
    #expect(try session.ending() == .exit(0))
    #expect(!session.text.contains("HARRY POTTER"))
  }
}
