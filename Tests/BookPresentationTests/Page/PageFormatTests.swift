import BookCore
import BookPresentation
import TerminalKit
import Testing

struct PageFormatTests {
  static let hostile = [
    "plain words of an ordinary book", "\u{1b}[31mred\u{1b}[2J", "a\rb\u{8}c\u{7}", "x\u{9b}31m",
    "\u{202e}txt.exe", "가나다라마바사아자차카타파하 해리 포터와 마법사의 돌",
    "ハリー・ポッターと賢者の石、そして秘密の部屋。", "👨‍👩‍👧‍👦👍🏽🇰🇷1️⃣ e\u{301}", "\u{2028}\u{0}\u{7f}",
    "line\nbreak\r\nand\ttab", "", " ", String(repeating: "m", count: 300),
  ]

  @Test(arguments: hostile, [1, 2, 3, 7, 19, 20, 21, 39, 40, 80, 200])
  func anyTextInEveryFieldFitsAndStaysHarmless(text: String, width: Int) throws {
    let chapters = [Chapter(number: 7, title: text), Chapter(number: nil, title: text)]
    let sample = BookSample(
      title: text, author: text, dedication: text,
      summary: text + String(repeating: text, count: 40),
      chapters: chapters)
    let book = try sample.book
    let format = PageFormat(width: width, usesColor: false)
    let toggle = ShellCommand(["hp-books", "summary", "3", "--expand"])
    let pages = [
      Page.book(book, isExpanded: false, toggle: toggle, format: format).lines,
      Page.summary(of: book, isExpanded: true, toggle: toggle, format: format).lines,
      Page.chapters(of: book, format: format).lines,
    ]
    for line in pages.joined() {
      // A wide character needs two columns, and a backslash and a letter of the hint four.
      if width >= 20 { #expect(line.displayWidth <= width, "\(line.plainText)") }
      #expect(line.plainText.last != " ")
      #expect(
        line.plainText.unicodeScalars.allSatisfy {
          $0.properties.generalCategory != .control && $0 != "\u{202e}" && $0 != "\u{2028}"
        })
    }
  }
}
