import BookCore
import DisplayText
import TerminalKit
import TestSupport
import Testing
@testable import BookPresentation

struct CoverPainterTests {
  /// Without a picture, a volume has its number in its place, if it is not the only one, as large as
  /// its digits allow; and with a short title its author.
  @Test(arguments: try CaseFile().sections)
  func aCoverIsDrawnInItsSquare(picture: CaseFile.Section) throws {
    let words = try #require(picture.heading.firstMatch(of: /volume (\d+) of:? (.*)/))
    let file =
      switch words.2 {
      case "the seven": DataFile.embedded
      case "a thousand": try file((1...1000).map { "Owl \($0)" })
      default: try file(words.2.split(separator: " / ").map(\.spelled))
      }
    let volume = try #require(Int(words.1))
    let book = try #require(try file.book(volume: volume))
    #expect(try CoverPainter(file, depth: .full).cover(of: book).rows.plainText == picture.text)
  }

  @Test func everyPartHasItsColour() throws {
    let file = try file(["A Tale of Owls", "A Tale of Mice"])
    let book = try #require(try file.book(volume: 1))
    let colors = CoverColors(nil, volume: 1, depth: .full)
    let spans = try CoverPainter(file, depth: .full).cover(of: book).rows.flatMap(\.spans)
    let parts = [
      ("A TALE", colors.heading), ("██", colors.ink), ("Owls", colors.title),
      ("Ada Lovelace", colors.heading),
    ]
    for (text, color) in parts {
      let style = spans.first { $0.text.contains(text) }?.style
      #expect(style == Style(isBold: true, foreground: color, background: colors.ground), "\(text)")
    }
  }

  @Test(arguments: [
    "هاري بوتر وسجين أزكابان", "📚👨‍👩‍👧🏳️‍🌈", "e\u{301}\u{302}", "\u{1b}[2J\u{202e}evil", "a\r\nb\tc",
    "\u{200d}",
    "नमस्ते दुनिया की किताब", String(repeating: "\u{301}", count: 10_000), " \u{3000} x",
  ])
  func everyRowIsAsWideAsTheCover(text: String) throws {
    let series = [
      try file([text]), try file([text, "Owl"]), try file([text + " a", text + " b"]),
      try file(["Owl a", "Owl b"], author: text),
    ]
    for file in series {
      let painter = try CoverPainter(file, depth: .full)
      for book in try file.allBooks() {
        let rows = painter.cover(of: book).rows
        #expect(rows.count == 12)
        #expect(rows.allSatisfy { $0.displayWidth == 16 }, "\(rows.plainText)")
      }
    }
  }

  private func file(_ titles: [String], author: String = "Ada Lovelace") throws -> DataFile {
    let books = titles.map { SampleBook(title: $0, author: author) }
    return try DataFile(bytes: Array(SampleBook.file(books).utf8), name: "books.json")
  }
}
