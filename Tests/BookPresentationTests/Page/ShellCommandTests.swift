import BookCore
import DisplayText
import TestSupport
import Testing
@testable import BookPresentation

@Suite(.timeLimit(.minutes(60)))
struct ShellCommandTests {
  @Test(arguments: [
    (["hp-books", "summary", "3", "--expand"], "hp-books summary 3 --expand"),
    (["a", "my books.json"], "a 'my books.json'"),
    (["a", "it's"], #"a 'it'\''s'"#),
    (["a", "$HOME/*"], "a '$HOME/*'"),
    (["a", ""], "a ''"),
    (["a", "~/b"], "a '~/b'"),
    (["a", "해리.json"], "a '해리.json'"),
    (["a", "--data=/x,y:z"], "a --data=/x,y:z"),
    (["a", "b\u{1b}[3%\n'"], #"a "$(printf 'b\033\1333\045\012\047')""#),
  ])
  func wordsAreQuotedWhereAShellWouldReadThemOtherwise(words: [String], text: String) {
    #expect(ShellCommand(words).text == text)
  }

  static let words = [
    "summary", "3", "--expand", "--data", "/tmp/it's a long path to my books/and on/books.json",
    "--state", "/tmp/\(String(repeating: "nested/", count: 20))$state.json", "해리 포터",
    "\u{1b}[31m100%",
    "", "-x", "*", "~", "a\\b", "\"q\"",
  ]

  @Test func foldedLinesFitAndStillRunAsOneCommand() throws {
    try expectToRun(Self.words, widths: 20...120)
  }

  @Test func lineBreaksInAWordSurviveTheFolding() throws {
    let words = ["a\nb\n\nc", String(repeating: "12345\n", count: 9) + "."]
    try expectToRun(words, widths: 28...60)
  }

  /// Has one shell run the hints of all widths, one after another.
  private func expectToRun(_ words: [String], widths: ClosedRange<Int>) throws {
    var script = "printargs() { printf '%s\\0' \"$@\"; }\n"
    for width in widths {
      let lines = try hint(words, width: width)
      for line in lines {
        #expect(line.displayWidth <= width)
        #expect(line.plainText.last != " ")
      }
      script += lines.plainText.replacing("More: ", with: "")
    }
    let once = words.map { $0 + "\0" }.joined()
    #expect(try output(of: script) == String(repeating: once, count: widths.count))
  }

  private func hint(_ words: [String], width: Int) throws -> [StyledText] {
    let book = try Emma(summary: String(repeating: "a", count: 450)).book
    let page = Page.summary(
      of: book, isExpanded: false, toggle: ShellCommand(["printargs"] + words),
      format: PageFormat(width: width, usesColor: false))
    let start = try #require(page.lines.firstIndex { $0.plainText.contains("More: ") })
    return Array(page.lines[start...])
  }

  private func output(of script: String) throws -> String {
    try Launch(path: "/bin/sh", arguments: ["-c", script]).run().output
  }
}

// MARK: Folding

extension ShellCommandTests {
  @Test(arguments: try CaseFile().sections(of: "short"))
  func aHintIsFoldedBetweenWords(hint: CaseFile.Section) throws {
    try expect(hint, "More: ", ShellCommand(["hp-books", "summary", "3", "--expand"]))
  }

  @Test(arguments: try CaseFile().sections(of: "long"))
  func aLongWordGoesOnAtTheLeftEdge(hint: CaseFile.Section) throws {
    let path = "/home/emma/my books/all-of-them.json"
    try expect(hint, "Less: ", ShellCommand(["hp-books", "--data", path]))
  }

  private func expect(
    _ hint: CaseFile.Section, _ label: String, _ command: ShellCommand
  ) throws {
    for width in try #require(hint.widths) {
      let format = PageFormat(width: width, usesColor: false)
      #expect(command.lines(after: label, format).plainText == hint.text, "\(width)")
    }
  }
}
