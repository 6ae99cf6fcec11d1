import BookCore
import BookPresentation
import DisplayText
import Foundation
import TerminalKit
import TestSupport
import Testing

struct ScreenFrameTests {
  @Test(arguments: 1...7, ReaderSample.sizes)
  func everyFrameFitsItsScreen(volume: Int, size: TerminalSize) throws {
    for expanded: Set in [[], [volume]] {
      var reader = try ReaderSample.embedded(
        volume: volume, size: size, state: ReaderState(of: try .embedded(), expanded: expanded))
      for _ in 1...20 {
        #expect(reader.fits)
        reader.press("d")
      }
    }
  }

  @Test(arguments: ReaderSample.sizes)
  func koreanFitsAndSoDoHelpPromptAndLongSeries(size: TerminalSize) throws {
    var korean = try ReaderSample.korean(size: size)
    for keys in ["", "m", "G", "?", "qc", "q/해리는 호그와트에서 마법을 배운다"] {
      korean.press(keys)
      #expect(korean.fits)
    }
    for (count, volume) in [(1, 1), (25, 1), (25, 13), (1000, 1000), (1000, 500)] {
      var reader = try ReaderSample.series(of: count, volume: volume, size: size)
      #expect(reader.fits)
      if size.columns >= 10, size.rows >= 5 {
        #expect(reader.picture.contains("(\(volume))"), "the current badge is in sight")
      }
      reader.press("c")
      #expect(reader.fits)
    }
  }

  @Test(arguments: Corpus.texts)
  func whatOnceBrokeSomethingFits(entry: Corpus.Entry<String>) throws {
    let text = entry.input
    let book = SampleBook(
      title: "A \(text)", author: text, dedication: text, summary: text + SampleBook.longSummary,
      chapters: [text, "1. \(text)"])
    let series = try SampleBook.series([book, book])
    for size in ReaderSample.sizes {
      var reader = InteractiveReader(series: series, volume: 1, state: ReaderState(), size: size)
      for keys in ["", "m", "G", "?", "?", "c", "q", "/\(text)"] {
        reader.press(keys)
        #expect(reader.fitsAndIsVisible)
      }
      for key in [Key.tab, .enter, .down, .enter, .tab] {
        reader.press(key)
        #expect(reader.fitsAndIsVisible)
      }
    }
  }

  static let pictures: [(String, TerminalSize, String)] = [
    ("80x24", TerminalSize(columns: 80, rows: 24), ""),
    ("80x24-expanded", TerminalSize(columns: 80, rows: 24), "m]]"),
    ("80x24-help", TerminalSize(columns: 80, rows: 24), "?"),
    ("40x12", TerminalSize(columns: 40, rows: 12), ""),
    ("20x6", TerminalSize(columns: 20, rows: 6), ""),
    ("20x5", TerminalSize(columns: 20, rows: 5), ""),
    ("10x3", TerminalSize(columns: 10, rows: 3), ""),
    ("1x1", TerminalSize(columns: 1, rows: 1), ""),
    ("200x60", TerminalSize(columns: 200, rows: 60), ""),
    ("80x24-find", TerminalSize(columns: 80, rows: 24), "/\towl"),
    ("80x24-hits", TerminalSize(columns: 80, rows: 24), "/\towl\rj"),
    ("80x24-contents", TerminalSize(columns: 80, rows: 24), "ms..lll.c"),
    ("80x24-narrowed", TerminalSize(columns: 80, rows: 24), "c/pri"),
    ("80x24-chapters", TerminalSize(columns: 80, rows: 24), "...cl5"),
    ("40x12-hits", TerminalSize(columns: 40, rows: 12), "/\towl\rj"),
    ("40x12-contents", TerminalSize(columns: 40, rows: 12), "ms..lll.c"),
    ("40x12-chapters", TerminalSize(columns: 40, rows: 12), "...cl8"),
    ("40x12-narrowed", TerminalSize(columns: 40, rows: 12), "c/pri\rl/the\r"),
    ("20x6-find", TerminalSize(columns: 20, rows: 6), "/\towl"),
    ("20x6-hits", TerminalSize(columns: 20, rows: 6), "/\towl\rj"),
    ("20x6-contents", TerminalSize(columns: 20, rows: 6), "ms..lll.c"),
    ("20x6-chapters", TerminalSize(columns: 20, rows: 6), "...cl5"),
    ("80x24-bookmark", TerminalSize(columns: 80, rows: 24), "]]]s.."),
    ("40x12-bookmark", TerminalSize(columns: 40, rows: 12), "]]]s.."),
    ("20x6-bookmark", TerminalSize(columns: 20, rows: 6), "]]]s.."),
  ]

  @Test(arguments: pictures)
  func theFrameIsAsPictured(name: String, size: TerminalSize, keys: String) throws {
    var reader = try ReaderSample.embedded(size: size)
    reader.type(keys)
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Frames/\(name).txt")
    #expect(try reader.picture == String(contentsOf: file, encoding: .utf8))
    // Nothing that must be read is faint, which leaves rules and the numbers of rows.
    let faint = reader.frame.flatMap(\.spans).filter(\.style.isDim).map(\.text)
    #expect(faint.joined().allSatisfy { $0 == "─" || $0.isNumber })
  }

  @Test func asciiMarksAreASCII() throws {
    let widestPage = PageFormat(width: 80, usesColor: false, usesASCII: true)
    for size in ReaderSample.sizes {
      var reader = try ReaderSample.embedded(size: size, widestPage: widestPage)
      for keys in ["", "G", "?", "q", "z", "/x", "\u{1b}/\tpeter\r", "\u{1b}c"] {
        reader.type(keys)
        // Book titles keep what the file has.
        #expect(reader.picture.unicodeScalars.allSatisfy { $0.isASCII || $0 == "’" })
      }
    }
  }

  @Test func thePageIsThatOfShow() throws {
    let book = try #require(try BookSeries.embedded()[volume: 3])
    let page = Page.book(
      book, BookRecord(of: book.identity), toggle: ShellCommand(["x"]),
      format: PageFormat(width: 80, usesColor: false))
    let reader = try ReaderSample.embedded(size: TerminalSize(columns: 80, rows: 60))
    let shown = reader.frame.map(\.plainText).dropFirst(3)
    let lines = page.lines.map(\.plainText).dropFirst(3)
    #expect(shown.prefix(lines.count).map { $0 == "  [ More ]" ? "  More: x" : $0 } == Array(lines))
  }
}

extension InteractiveReader {
  fileprivate var fitsAndIsVisible: Bool {
    fits && frame.map(\.plainText).allSatisfy { $0.sanitizedForTerminal() == $0 }
  }
}
