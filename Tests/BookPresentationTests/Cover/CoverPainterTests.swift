import BookCore
import DisplayText
import TerminalKit
import TestSupport
import Testing
@testable import BookPresentation

struct CoverPainterTests {
  /// Without a picture, a volume has its number in its place, if it is not the only one, as large
  /// as its digits allow; and with a short title its author.
  @Test(arguments: try CaseFile().sections)
  func aCoverIsDrawnInItsSquare(picture: CaseFile.Section) throws {
    let words = try #require(picture.heading.firstMatch(of: /volume (\d+) of:? (.*)/))
    let series =
      switch words.2 {
      case "the seven": try BookSeries.embedded()
      case "a thousand": try series((1...1000).map { "Owl \($0)" })
      default: try series(words.2.split(separator: " / ").map(\.spelled))
      }
    let volume = try #require(Int(words.1))
    let book = try #require(series[volume: volume])
    #expect(CoverPainter(series, depth: .full).cover(of: book).rows.plainText == picture.text)
  }

  @Test func everyPartHasItsColour() throws {
    let series = try series(["A Tale of Owls", "A Tale of Mice"])
    let colors = CoverColors(nil, volume: 1, depth: .full)
    let spans = CoverPainter(series, depth: .full).cover(of: series[0]).rows.flatMap(\.spans)
    let parts = [
      ("A TALE", colors.ink), ("██", colors.ink), ("Owls", colors.title),
      ("Ada Lovelace", colors.ink),
    ]
    for (text, color) in parts {
      let style = spans.first { $0.text.contains(text) }?.style
      #expect(style == Style(isBold: true, foreground: color, background: colors.ground), "\(text)")
    }
  }

  /// How many covers there are, the width of the page, and how many stand in each row.
  @Test(arguments: [
    (7, 80, [4, 3]), (7, 120, [4, 3]), (10, 80, [4, 3, 3]), (5, 80, [3, 2]), (4, 80, [4]),
    (3, 40, [2, 1]), (2, 20, [1, 1]), (1, 10, [1]),
  ])
  func rowsOfCoversAreEven(count: Int, width: Int, inRows: [Int]) throws {
    let series = try series((1...count).map { "Owl \($0)" })
    func page(maxRows: Int) -> Page? {
      Page.covers(
        of: series.books, SeriesProgress(of: series, ReaderState()),
        CoverPainter(series, depth: .full), maxRows: maxRows,
        format: PageFormat(width: width, usesColor: true))
    }
    let captions = try #require(page(maxRows: inRows.count)).lines.plainText
      .split(separator: "\n").filter { $0.contains("(") }
    #expect(captions.map { $0.count { $0 == "(" } } == inRows)
    #expect(page(maxRows: inRows.count - 1) == nil)
  }

  @Test(arguments: [
    "هاري بوتر وسجين أزكابان", "📚👨‍👩‍👧🏳️‍🌈", "e\u{301}\u{302}", "\u{1b}[2J\u{202e}evil", "a\r\nb\tc",
    "\u{200d}",
    "नमस्ते दुनिया की किताब", String(repeating: "\u{301}", count: 10_000), " \u{3000} x",
  ])
  func everyRowIsAsWideAsTheCover(text: String) throws {
    let many = [
      try series([text]), try series([text, "Owl"]), try series([text + " a", text + " b"]),
      try series(["Owl a", "Owl b"], author: text),
    ]
    for series in many {
      let painter = CoverPainter(series, depth: .full)
      for book in series {
        let rows = painter.cover(of: book).rows
        #expect(rows.count == 12)
        #expect(rows.allSatisfy { $0.displayWidth == 16 }, "\(rows.plainText)")
      }
    }
  }

  private func series(_ titles: [String], author: String = "Ada Lovelace") throws -> BookSeries {
    let books = titles.map { SampleBook(title: $0, author: author) }
    return try BookSeries(bytes: SampleBook.file(books).utf8, file: "books.json")
  }
}
