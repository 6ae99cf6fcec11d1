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
    let book = try BookSample(summary: String(repeating: "a", count: 450)).book
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
  /// Widths, and a hint in them.
  @Test(arguments: [
    (
      9...9,
      #"""
       More: \
         hp-\
      books \
         sum\
      mary 3 \
         --e\
      xpand

      """#
    ),
    (
      13...13,
      #"""
       More: \
         hp-book\
      s summary \
         3 \
         --expan\
      d

      """#
    ),
    (
      14...14,
      #"""
       More: \
         hp-books \
         summary \
         3 --expand

      """#
    ),
    (
      15...17,
      #"""
       More: \
         hp-books \
         summary 3 \
         --expand

      """#
    ),
    (
      18...21,
      #"""
       More: hp-books \
         summary 3 \
         --expand

      """#
    ),
    (
      22...25,
      #"""
       More: hp-books \
         summary 3 --expand

      """#
    ),
    (
      26...27,
      #"""
       More: hp-books summary \
         3 --expand

      """#
    ),
    (
      28...34,
      #"""
       More: hp-books summary 3 \
         --expand

      """#
    ),
    (
      35...39,
      #"""
       More: hp-books summary 3 --expand

      """#
    ),
    (
      40...42,
      #"""
        More: hp-books summary 3 --expand

      """#
    ),
  ])
  func aHintIsFoldedBetweenWords(widths: ClosedRange<Int>, hint: String) {
    let command = ShellCommand(["hp-books", "summary", "3", "--expand"])
    for width in widths {
      let format = PageFormat(width: width, usesColor: false)
      #expect(command.lines(after: "More: ", format).plainText == hint, "\(width)")
    }
  }

  /// Widths, and a hint whose last word is longer than the line.
  @Test(arguments: [
    (
      17...17,
      #"""
       Less: \
         hp-books \
         --data \
         /home/emma/\
      'my books/all'\
      -of-them.json

      """#
    ),
    (
      21...21,
      #"""
       Less: hp-books \
         --data \
         /home/emma/my\
      ' books/all-of-th'\
      em.json

      """#
    ),
    (
      22...22,
      #"""
       Less: hp-books \
         --data \
         '/home/emma/my '\
      books/all-of-them.j\
      son

      """#
    ),
    (
      24...24,
      #"""
       Less: hp-books \
         --data \
         '/home/emma/my bo'\
      oks/all-of-them.json

      """#
    ),
    (
      25...25,
      #"""
       Less: hp-books --data \
         '/home/emma/my boo'\
      ks/all-of-them.json

      """#
    ),
    (
      39...39,
      #"""
       Less: hp-books --data \
         '/home/emma/my books/all-of-them'\
      .json

      """#
    ),
    (
      40...40,
      #"""
        Less: hp-books --data \
          '/home/emma/my books/all-of-the'\
      m.json

      """#
    ),
    (
      45...45,
      #"""
        Less: hp-books --data \
          '/home/emma/my books/all-of-them.jso'\
      n

      """#
    ),
    (
      46...48,
      #"""
        Less: hp-books --data \
          '/home/emma/my books/all-of-them.json'

      """#
    ),
  ])
  func aLongWordGoesOnAtTheLeftEdge(widths: ClosedRange<Int>, hint: String) {
    let command = ShellCommand(["hp-books", "--data", "/home/emma/my books/all-of-them.json"])
    for width in widths {
      let format = PageFormat(width: width, usesColor: false)
      #expect(command.lines(after: "Less: ", format).plainText == hint, "\(width)")
    }
  }
}
