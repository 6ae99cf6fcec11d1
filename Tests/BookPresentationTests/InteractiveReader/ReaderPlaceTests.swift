import BookCore
import DisplayText
import TerminalKit
import TestSupport
import Testing

@testable import BookPresentation

/// What is in sight after the page was laid out anew or something was revealed.
struct ReaderPlaceTests {
  /// Readers, and keys behind which the window takes other sizes and gets its own back.
  @Test(arguments: try CaseFile().triples("a window that gets its size back shows what it showed"))
  func aWindowThatGetsItsSizeBackShowsWhatItShowed(
    of books: String, read: String, keys: String
  ) throws {
    let parts = [books, read].filter { !$0.isEmpty }.joined(separator: ", ")
    for size in ReaderSample.sizes.sampled(1) {
      for keys in (keys.split(separator: " ").map(String.init) + [""]).sampled(5) {
        var reader = try InteractiveReader(describedBy: "a reader: \(parts)")
        reader.resize(to: size)
        reader.type(keys)
        let before = reader.picture
        for other in ["1x1", "20x6", "200x60", "61x40", size] as [TerminalSize] {
          reader.resize(to: other)
          #expect(reader.fits)
        }
        #expect(reader.picture == before, "\(keys) at \(size)")
      }
    }
  }

  @Test func eachLineDownIsOneLineAndComesBack() throws {
    var reader = try ReaderSample.embedded(size: "40x12")
    var frames = [reader.frame]
    while !reader.lastRow.hasSuffix("End ") {
      reader.type("j")
      #expect(reader.frame[2].plainText == frames[frames.count - 1][3].plainText)
      try #require(reader.frame != frames.last, "no row is skipped or stuck")
      frames.append(reader.frame)
    }
    for frame in frames.dropLast().reversed() {
      reader.type("k")
      #expect(reader.frame == frame)
    }
  }

  /// Keys that scroll a narrow page, which is laid out anew when the shelf changes.
  @Test(arguments: ["", "j", "jjjj", "jjjjjjjj", "jjjjjjjjjj", "]", "]]j", "]]]jjj", "Gk"])
  func theViewStaysWhereItIsWhenSomethingChanges(keys: String) throws {
    for size in ["20x6", "40x9", "80x10"] as [TerminalSize] {
      var reader = try ReaderSample.embedded(size: size)
      reader.type(keys)
      let top = reader.topRow
      for _ in 1...3 {
        reader.type("s")
        #expect(reader.topRow == top, "\(size)")
      }
    }
  }

  /// A screen, and keys that lead away from it and back to all that it showed.
  @Test(arguments: try CaseFile().triples("the way back ends where it began"))
  func theWayBackEndsWhereItBegan(state: String, start: String, keys: String) throws {
    for keys in keys.split(separator: " ").map(String.init) {
      var reader = try InteractiveReader(describedBy: "a start: \(state), then \(start)")
      let before = reader.pictureOfPage
      reader.type(keys)
      #expect(reader.pictureOfPage == before, "\(keys)")
    }
  }
}

// MARK: What is revealed

extension ReaderPlaceTests {
  @Test(arguments: ["20x6", "40x12", "80x24", "200x60"] as [TerminalSize], [1, 10, 22])
  func theReaderMayOpenAtTheBookmarkOrAtAChapter(size: TerminalSize, chapter: Int) throws {
    let state = ReaderState(of: try .embedded(), at: [3: chapter])
    let reader = try ReaderSample.embedded(size: size, atBookmark: true, state: state)
    #expect(reader.picture.contains("»"))
    let other = InteractiveReader(
      .inMemory(try .embedded(), state), volume: 3, chapter: chapter, size: size)
    #expect(other.frame == reader.frame)
  }

  @Test(arguments: [(0, 1), (-5, 1), (8, 7), (1000, 7), (7, 7), (1, 1)])
  func aVolumeThatThereIsNotIsTheNearest(volume: Int, shown: Int) throws {
    #expect(try ReaderSample.embedded(volume: volume).volume == shown)
  }

  /// Keys that scroll, before the bookmark of chapter 9 moves.
  @Test(arguments: ["", "jjjj", "]]", "]]]jj", "G"])
  func aMovedBookmarkComesIntoSight(keys: String) throws {
    for size in ["40x9", "80x24"] as [TerminalSize] {
      var reader = try ReaderSample.embedded(
        size: size, state: ReaderState(of: try .embedded(), at: [3: 9]))
      reader.type(keys + ".")
      #expect(reader.frame.contains { $0.plainText.hasPrefix(" » │ 10. ") })
      let top = reader.topRow.trimmingPrefix { " »".contains($0) }
      reader.type(".,")
      #expect(reader.topRow.trimmingPrefix { " »".contains($0) } == top, "it was in sight")
    }
  }

  /// Keys that lead to the bookmark in chapter 10 from above or from below, and its row of nine.
  @Test(arguments: [("'", 7), ("]]]'", 7), ("G'", 3), ("C12.c'", 7), ("G,", 3)])
  func aQuarterOfTheRowsIsBehindTheBookmark(keys: String, row: Int) throws {
    var reader = try ReaderSample.embedded(
      size: "80x12", state: ReaderState(of: .embedded(), at: [3: 10]))
    reader.type(keys)
    #expect(reader.frame[row + 1].plainText.hasPrefix(" » "))
  }

  /// Wherever the bookmark is, and however the page breaks its lines, what is at the top begins
  /// something: a part of the page, a paragraph or the title of a chapter.
  @Test(arguments: 1...7)
  func nothingBeginsInTheMiddleOfASentence(volume: Int) throws {
    let book = try [Book].embedded()[volume - 1]
    let chapters = book.chapters.map { "\($0.number.map { "\($0). " } ?? "")\($0.title)" }
    let texts =
      [book.title, book.dedication, book.summary.text]
      .flatMap { $0.split(separator: "\n").map(String.init) } + chapters
    for size in ["20x6", "30x16", "40x12", "60x20", "80x24", "80x40", "120x50"] as [TerminalSize] {
      for chapter in (1...book.chapters.count).sampled(3) {
        let reader = try ReaderSample.embedded(
          volume: volume, size: size, atBookmark: true,
          state: ReaderState(of: .embedded(), at: [volume: chapter]))
        #expect(reader.picture.contains("»"))
        let row = reader.frame.map(\.plainText).dropFirst(2).first { !$0.hasPrefix("─") } ?? ""
        let top = row.trimmingPrefix { " »".contains($0) }
        let isBeginning =
          texts.contains { $0.hasPrefix(top) } || !texts.contains { $0.contains(top) }
        #expect(isBeginning, "\(size), chapter \(chapter): \(top)")
      }
    }
  }
}
