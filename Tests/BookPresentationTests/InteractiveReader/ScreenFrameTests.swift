import BookCore
import BookPresentation
import DisplayText
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
    for size in ["1x1", "10x3", "20x6", "40x12", "80x24"] as [TerminalSize] {
      var reader = try ReaderSample.of([book, book], size: size)
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

  /// Files of the folder `Frames`, whose names begin with the size of the screen, and keys that
  /// lead there.
  ///
  /// They are drawn again, instead of compared, by
  ///
  ///     HP_BOOKS_DRAW=1 swift test --filter AsPictured
  @Test(
    arguments: [
      ("80x24", ""), ("80x24-expanded", "m]]"), ("80x24-help", "?"), ("40x12", ""), ("20x6", ""),
      ("20x5", ""), ("10x3", ""), ("1x1", ""), ("200x60", ""), ("80x24-find", "/\towl"),
      ("80x24-hits", "/\towl\rj"), ("80x24-contents", "ms..lll.c"), ("80x24-narrowed", "c/pri"),
      ("80x24-chapters", "...cl5"), ("40x12-hits", "/\towl\rj"), ("40x12-contents", "ms..lll.c"),
      ("40x12-chapters", "...cl8"), ("40x12-narrowed", "c/pri"), ("20x6-narrowed", "c/pri"),
      ("40x12-find", "/\towl"), ("40x12-expanded", "m]]"), ("20x6-expanded", "m]]"),
      ("80x24-filtered", "ms..lll.c/o\u{1b}j"), ("40x12-filtered", "ms..lll.c/o\u{1b}j"),
      ("20x6-filtered", "ms..lll.c/o\u{1b}j"), ("80x24-shelf", "ms..lll.sc\t"),
      ("40x12-shelf", "ms..lll.sc\t"), ("20x6-shelf", "ms..lll.sc\t"), ("80x24-again", "/a\rN"),
      ("40x12-again", "/a\rN"), ("20x6-again", "/a\rN"), ("80x24-unfound", "/azkabn\r"),
      ("40x12-unfound", "/azkabn\r"), ("20x6-unfound", "/azkabn\r"), ("20x6-find", "/\towl"),
      ("20x6-hits", "/\towl\rj"), ("20x6-contents", "ms..lll.c"), ("20x6-chapters", "...cl5"),
      ("80x24-bookmark", "]]]s.."), ("40x12-bookmark", "]]]s.."), ("20x6-bookmark", "]]]s.."),
      ("40x12-help", "?"), ("20x6-help", "?"), ("80x24-help-hits", "?/ctrl\rn"),
      ("40x12-help-hits", "?/ctrl\rn"), ("20x6-help-hits", "?/ctrl\rn"),
      ("80x24-shelf-empty", "sc\ts"), ("40x12-shelf-empty", "sc\ts"),
      ("20x6-shelf-empty", "sc\ts"), ("80x24-where", "]]="), ("40x12-where", "]]="),
      ("20x6-where", "]]="),
    ] as [(String, String)])
  func theFrameIsAsPictured(name: String, keys: String) throws {
    var reader = try ReaderSample.embedded(size: TerminalSize(named: name))
    reader.type(keys)
    #expect(try reader.difference(fromFrame: name) == [])
    #expect(reader.frame.flatMap(\.spans).allSatisfy { $0.style.canBeRead($0.text) })
  }

  /// Volume 4 in its ninth chapter, opened at the bookmark, and what leads away from there.
  @Test(arguments: [
    ("80x24-opened", ""), ("40x12-opened", ""), ("20x6-opened", ""), ("80x24-long-story", "r"),
    ("40x12-long-story", "r"), ("20x6-long-story", "r"),
    ("80x24-long-story-searched", "r/harry\rn"),
    ("40x12-long-story-searched", "r/harry\rn"), ("20x6-long-story-searched", "r/harry\rn"),
    ("80x24-long-card", "p\r"), ("40x12-long-card", "p\r"), ("20x6-long-card", "p\r]"),
    ("80x24-undone", ".U"), ("40x12-undone", ".UU"), ("20x6-undone", ".UU"),
  ])
  func theFrameOfABegunVolumeIsAsPictured(name: String, keys: String) throws {
    var reader = try ReaderSample.embedded(
      volume: 4, size: TerminalSize(named: name), atBookmark: true,
      state: ReaderState(of: .embedded(), at: [4: 9], finished: [1, 2, 3], reading: 4))
    reader.type(keys)
    #expect(try reader.difference(fromFrame: name) == [])
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
      book, BookRecord(of: book.identity), toggle: LabelledCommand("More: ", ["x"]),
      format: PageFormat(width: 80, usesColor: false))
    let reader = try ReaderSample.embedded(size: "80x60")
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
