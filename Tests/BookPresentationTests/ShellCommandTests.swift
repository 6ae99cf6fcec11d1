import BookCore
import BookPresentation
import Foundation
import TerminalKit
import Testing

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
    (["a", "b\u{1b}[31m\n'"], #"a $'b\x1b\x5b31m\x0a\x27'"#),
  ])
  func wordsAreQuotedWhereAShellWouldReadThemOtherwise(words: [String], text: String) {
    #expect(ShellCommand(words).text == text)
  }

  static let words = [
    "summary", "3", "--expand", "--data", "/tmp/it's a long path to my books/and on/books.json",
    "--state", "/tmp/\(String(repeating: "nested/", count: 20))$state.json", "해리 포터", "\u{1b}[31m",
    "", "-x", "*", "~", "a\\b", "\"q\"",
  ]

  @Test(arguments: 20...120)
  func foldedLinesFitAndStillRunAsOneCommand(width: Int) throws {
    let lines = try hint(Self.words, width: width)
    for line in lines {
      #expect(line.displayWidth <= width)
      #expect(line.plainText.last != " ")
    }
    let command = lines.map(\.plainText).joined(separator: "\n")
      .replacing("More: printargs", with: "printf '%s\\0'")
    #expect(try output(of: command) == Self.words.map { $0 + "\0" }.joined())
  }

  private func hint(_ words: [String], width: Int) throws -> [StyledText] {
    let book = try SampleBook(summary: String(repeating: "a", count: 450)).book
    let page = Page.summary(
      of: book, isExpanded: false, toggle: ShellCommand(["printargs"] + words),
      format: PageFormat(width: width, usesColor: false))
    let start = try #require(page.lines.firstIndex { $0.plainText.contains("More: ") })
    return Array(page.lines[start...])
  }

  private func output(of command: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", command]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
