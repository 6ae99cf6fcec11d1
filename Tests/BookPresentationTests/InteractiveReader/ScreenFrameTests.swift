import BookCore
import BookPresentation
import DisplayText
import TerminalKit
import TestSupport
import Testing

struct ScreenFrameTests {
  @Test(arguments: (1...7).sampled(1), ReaderSample.sizes)
  func everyFrameFitsItsScreen(volume: Int, size: TerminalSize) throws {
    for expanded: Set in [[], [volume]] {
      var reader = try ReaderSample.embedded(
        volume: volume, size: size, state: ReaderState(of: try .embedded(), expanded: expanded))
      for _ in 1...20 {
        #expect(reader.fits)
        reader.type("d")
      }
    }
  }

  @Test(arguments: ReaderSample.sizes.sampled(2))
  func koreanFitsAndSoDoHelpPromptAndLongSeries(size: TerminalSize) throws {
    var korean = try InteractiveReader(describedBy: "wide letters: of korean")
    korean.resize(to: size)
    for keys in ["", "m", "G", "?", "c", "p", "/해리는 호그와트에서 마법을 배운다"] {
      korean.type(keys)
      #expect(korean.fits)
    }
    for (count, volume) in [(1, 1), (25, 1), (25, 13), (1000, 1000), (1000, 500)] {
      var reader = try ReaderSample.series(of: count, volume: volume, size: size)
      #expect(reader.fits)
      if size.columns >= 10, size.rows >= 5 {
        #expect(reader.picture.contains("(\(volume))"), "the current badge is in sight")
      }
      reader.type("c")
      #expect(reader.fits)
    }
  }

  /// Texts that once broke something, wherever a book has a text.
  @Test(arguments: Corpus.texts)
  func whatOnceBrokeSomethingFits(entry: Corpus.Entry<String>) throws {
    let text = entry.input
    let sample = try SampleBook().book
    let books = (1...2).map { volume in
      let chapters = (1...3).map { place in
        Chapter(
          place: place, number: place, title: text, summary: text,
          people: [
            ChapterEntry(name: text, text: text), ChapterEntry(name: "\(place)", text: text),
            ChapterEntry(name: "\(text) \(place)", text: text, otherNames: ["\(place) \(text)"]),
          ])
      }
      return Book(
        seriesNumber: volume, title: "\(volume) \(text)", author: text, pages: 1,
        releaseDate: sample.releaseDate, dedication: text,
        summary: Summary(text + SampleBook.longSummary), story: text, wiki: nil, chapters: chapters)
    }
    let series = try #require(BookSeries(books))
    let state = ReaderState(of: books, at: [2: 3], finished: [1])
    let (find, look) = (
      [Key.pasted(text), .enter], [Key.tab, .pasted(text), .enter, .end, .enter]
    )
    let sizes: [TerminalSize] = ["1x1", "10x3", "20x6", "40x12", "80x24"]
    for size in sizes.sampled(1) {
      var reader = InteractiveReader(.inMemory(series, state), volume: 2, size: size)
      for keys in ["", "m", "G", "?", "c", "l", "qq:2⏎", "/", "nr", "⇥⇥⏎", "qp", "jj⏎", "/", "q/"] {
        reader.type(keys)
        #expect(reader.fitsAndIsVisible, "\(keys)")
        for key in keys.hasSuffix("/") ? find : [] { reader.type(key) }
        #expect(reader.fitsAndIsVisible, "\(keys) and the text")
      }
      reader.type("c:2⏎/")
      for key in look { reader.type(key) }
      #expect(reader.fitsAndIsVisible)
    }
  }

  /// Files of the folder `Frames`, whose names begin with the size of the screen, and keys that
  /// lead there from the reader in the heading.
  ///
  /// They are drawn again, instead of compared, by
  ///
  ///     HP_BOOKS_DRAW=1 swift test --filter AsPictured
  @Test(arguments: try CaseFile().sections)
  func theFrameIsAsPictured(table: CaseFile.Section) throws {
    for row in table.rows {
      var reader = try InteractiveReader(describedBy: table.heading)
      reader.resize(to: TerminalSize(named: row[0]))
      reader.type(row.count > 1 ? row[1] : "")
      #expect(try reader.difference(fromFrame: row[0]) == [])
      #expect(reader.frame.flatMap(\.spans).allSatisfy { $0.style.canBeRead($0.text) })
    }
  }

  @Test func asciiMarksAreASCII() throws {
    let widestPage = PageFormat(width: 80, usesColor: false, usesASCII: true)
    for size in ReaderSample.sizes {
      var reader = try ReaderSample.embedded(size: size, widestPage: widestPage)
      for keys in ["", "G", "?", "q", "z", "/x", "⎋/⇥peter⏎", "c", ".r", "p"] {
        reader.type(keys)
        // Book titles keep what the file has.
        #expect(reader.picture.unicodeScalars.allSatisfy { $0.isASCII || $0 == "’" })
      }
    }
  }

  @Test func thePageIsThatOfShow() throws {
    let book = try #require(try BookSeries.embedded()[volume: 3])
    let page = Page.book(
      VolumeProgress(book, BookRecord(of: book.identity)), toggle: LabelledCommand("More: ", ["x"]),
      format: PageFormat(width: 80, usesColor: false))
    let reader = try ReaderSample.embedded(size: "80x60")
    let shown = reader.frame.map(\.plainText).dropFirst(3)
    let lines = page.lines.map(\.plainText).dropFirst(3)
    #expect(
      shown.prefix(lines.count).map { $0 == "  [ m  More ]" ? "  More: x" : $0 } == Array(lines))
  }
}

extension InteractiveReader {
  fileprivate var fitsAndIsVisible: Bool {
    fits && frame.map(\.plainText).allSatisfy { $0.sanitizedForTerminal() == $0 }
  }
}
