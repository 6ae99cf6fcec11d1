import BookCore
import DisplayText
import TerminalKit
import TestSupport
import Testing

@testable import BookPresentation

/// The story in place of the page; what its keys lead to stands in the cases of
/// ``ReaderScriptTests``.
struct TextViewTests {
  private static let places = "of stories, volume 2, bookmarks 2:3, finished 1"

  private static func reader(_ size: TerminalSize, _ keys: String = "") throws -> InteractiveReader
  {
    var reader = try InteractiveReader(describedBy: "the story: \(places)")
    _ = reader.handle(.resized(size))
    reader.type(keys)
    return reader
  }

  /// Files of the folder `Frames`, as in ``ScreenFrameTests``.
  @Test(arguments: [
    ("80x24-story", "r"), ("80x24-story-hits", "r/owl\rn"), ("40x12-story", "r"),
    ("40x12-story-hits", "r/owl\rnn"), ("40x12-story-before", "3r"), ("20x6-story", "r"),
    ("20x6-story-hits", "r/owl\r"), ("20x6-story-find", "r/\towl"),
    ("80x24-story-hit-list", "r/\towl\r/"), ("40x12-story-hit-list", "r/\towl\r/"),
    ("20x6-story-hit-list", "r/\towl\r"), ("20x6-story-hit-edited", "r/\towl\r/"),
  ])
  func theFrameIsAsPictured(name: String, keys: String) throws {
    let reader = try Self.reader(TerminalSize(named: name), keys)
    #expect(try reader.difference(fromFrame: name) == [])
  }

  @Test func hitsAreMarkedAsOnThePage() throws {
    var reader = try Self.reader("80x24", "r/owl\r")
    #expect(
      reader.frame[4] == StyledText(">", style: .current) + "    An "
        + StyledText("owl", style: .current)
        + " lives in the wood, and nobody knows where it has come from.")
    #expect(
      reader.frame[8] == StyledText("-", style: .bold) + "    A hawk comes, and the "
        + StyledText("owl", style: .otherHit) + " hides.")
    reader.type("\u{1b}")
    #expect(reader.frame[4].hits == [])
    #expect(reader.frame[7].plainText == "  1. Cedar")
    #expect(reader.frame[7].spans.last?.style == .bold, "titles are bold")
  }

  /// A long story opens at the last chapter that was read, or where there is room above it at an
  /// earlier one, and what comes before is above.
  @Test(arguments: [
    ("80x24", "5. Weasleys’ Wizard Wheezes", "4. Back to The Burrow"),
    ("40x12", "8. The Quidditch World Cup", "7. Bagman and Crouch"),
    ("20x6", "8. The Quidditch", "7. Bagman and"),
  ])
  func theStoryOpensAtTheChapterBeforeTheBookmark(size: String, top: String, above: String) throws {
    let state = ReaderState(of: try .embedded(), at: [4: 9], finished: [1, 2, 3])
    var reader = try ReaderSample.embedded(volume: 4, size: TerminalSize(named: size), state: state)
    reader.press("r")
    #expect(reader.textRows[0] == top)
    #expect(reader.picture.contains("8. The Quidditch"))
    reader.press("[")
    #expect(reader.textRows[0] == above)
    reader.press("]")
    #expect(reader.textRows[0] == top || reader.lastRow.hasSuffix("End "))
  }

  /// Keys, and the words at the top in 80 columns.
  @Test(arguments: ["rg]jj", "r[[j", "rgd"])
  func theWordsOnTopStayThere(keys: String) throws {
    let state = ReaderState(of: try .embedded(), at: [4: 9], finished: [1, 2, 3])
    var reader = try ReaderSample.embedded(volume: 4, size: "80x24", state: state)
    reader.type(keys)
    let before = reader.frame
    let words = reader.textRows[0].prefix(12)
    for size in ["79x24", "50x20", "40x12", "30x10"] as [TerminalSize] {
      _ = reader.handle(.resized(size))
      #expect(reader.textRows.prefix(2).joined(separator: " ").contains(words), "\(size)")
    }
    _ = reader.handle(.resized("80x24"))
    #expect(reader.frame == before)
  }

  /// Keys, after which the window is resized and gets its size back.
  @Test(arguments: ["r", "rkk", "rgjj", "r/fight\r", "r/owl\rn", "3rj"])
  func theLettersOnTopStayOnTop(keys: String) throws {
    for size in ReaderSample.sizes {
      var reader = try Self.reader(size, keys)
      let before = reader.frame
      for other in ReaderSample.sizes + [size] {
        _ = reader.handle(.resized(other))
        #expect(reader.fits)
      }
      #expect(reader.frame == before)
    }
  }

  /// As when another window moves the bookmark, forgets everything, or finishes the volume.
  @Test func theStoryGoesWithTheBookmark() throws {
    let books = try SampleBook.series(ReaderSample.stories).books
    var reader = try Self.reader("44x18", "r/hawk\r")
    #expect(reader.notice.contains("1 of 2"))
    _ = reader.handle(.reloaded(ReaderState(of: books, at: [2: 2], finished: [1])))
    #expect(reader.notice.contains("1 of 1"))
    #expect(!reader.picture.contains("fight"))
    _ = reader.handle(.reloaded(ReaderState(of: books, finished: [1, 2])))
    #expect(reader.picture.contains("The whole story"))
    #expect(reader.notice.contains("2 of 4"))
    _ = reader.handle(.reloaded(ReaderState()))
    var other = try InteractiveReader(describedBy: "nothing read: of stories, volume 2")
    _ = other.handle(.resized("44x18"))
    #expect(reader.picture == other.picture)
  }

  @Test func anUntoldVolumeSaysSo() throws {
    let books = try SampleBook.series([SampleBook()]).books
    var reader = try ReaderSample.of([SampleBook()], state: ReaderState(of: books, at: [1: 2]))
    let page = reader.frame
    reader.press("r")
    #expect(reader.notice == " This volume has no chapter summaries")
    #expect(reader.frame.dropLast() == page.dropLast())
  }

  /// Texts that once broke something, in each text of a story.
  @Test(arguments: Corpus.texts)
  func whatOnceBrokeSomethingFits(entry: Corpus.Entry<String>) throws {
    let text = entry.input
    let books = try (1...2).map { volume in
      let book = try SampleBook(title: "\(volume) \(text)").book
      let chapters = (1...3).map { Chapter(place: $0, number: $0, title: text, summary: text) }
      return Book(
        seriesNumber: volume, title: book.title, author: text, pages: 1,
        releaseDate: book.releaseDate, dedication: text, summary: Summary(text), story: text,
        wiki: nil, chapters: chapters)
    }
    let series = try #require(BookSeries(books))
    for size in ["1x1", "10x3", "20x6", "40x12", "80x24"] as [TerminalSize] {
      var reader = InteractiveReader(
        series: series, volume: 2, state: ReaderState(of: books, at: [2: 3], finished: [1]),
        size: size)
      for key in [Key.character("r"), .character("/"), .pasted(text), .enter, .character("n")] {
        reader.press(key)
        #expect(reader.fits)
      }
      reader.press("k\u{1b}")
      reader.press(.character("/"), .tab, .pasted(text), .enter, .enter)
      #expect(reader.fits)
    }
  }
}

// MARK: What another window changed

extension TextViewTests {
  /// Two volumes of as many chapters, one of which had been read, and then the other instead.
  @Test func theStoryIsToldAnewWhenAnotherVolumeHasBeenRead() throws {
    let books = ["An owl hoots.", "A hawk hunts.", "A raven rules."].enumerated().map {
      index, story in
      SampleBook(title: "Book \(index + 1)", json: ["story": "\"\(story)\""])
    }
    let series = try SampleBook.series(books)
    let states = [1, 2].map { ReaderState(of: Array(series), at: [3: 1], finished: [$0]) }
    var reader = InteractiveReader(series: series, volume: 3, state: states[0], size: "80x24")
    reader.press("r")
    #expect(reader.picture.contains("An owl hoots."))
    _ = reader.handle(.reloaded(states[1]))
    #expect(!reader.picture.contains("An owl hoots."))
    #expect(reader.picture.contains("A hawk hunts."))
  }

  /// In the first chapter of a volume, what came before is read from its beginning.
  @Test func beforeTheFirstChapterIsReadTheViewBeginsAtItsTop() throws {
    let state = ReaderState(of: try .embedded(), at: [4: 1], finished: [1, 2, 3])
    var reader = try ReaderSample.embedded(volume: 4, state: state)
    reader.press("r")
    #expect(reader.picture.contains("1  Harry Potter and the Philosopher’s Stone"))
  }
}

extension InteractiveReader {
  /// The rows of a text in place of the page, without their margin.
  fileprivate var textRows: [Substring] {
    frame.dropFirst().dropLast().map(\.plainText).filter { !$0.hasPrefix("─") }
      .map { $0.trimmingPrefix { $0 == " " } }
  }
}

// MARK: Nothing is told too early

extension TextViewTests {
  private static let states = [
    "of stories, volume 1", "of stories, volume 2, bookmarks 2:1",
    "of stories, volume 2, bookmarks 2:3, finished 1", "of stories, volume 3, finished 1 2",
    "of stories, volume 1, bookmarks 1:2, finished 1 2, reading 1",
  ]

  /// The words of each text of the stories, and the states at whose index they have been read.
  private static let texts: [(words: String, states: Set<Int>)] = [
    ("comes wood", [2, 3, 4]), ("nest", [2, 3, 4]), ("lives", [2, 3, 4]), ("hides", [2, 3, 4]),
    ("fight", [2, 3, 4]), ("wins", [3, 4]), ("driven", [3, 4]), ("raven", []), ("speaks", []),
    ("king", []),
  ]

  /// What has been read is found, and what has not is answered like a word that no book has.
  @Test(arguments: states.indices)
  func onlyWhatHasBeenReadIsFound(index: Int) throws {
    let before = try InteractiveReader(describedBy: "a state: \(Self.states[index])")
    for (words, states) in Self.texts {
      let unknown = String(words.map { $0 == " " ? " " : "q" })
      for keys in ["/\t\(words)\r", "r/\(words)\r"] {
        var (reader, other) = (before, before)
        reader.type(keys)
        other.type(keys.replacing(words, with: unknown))
        let same = reader.picture.replacing(words, with: unknown) == other.picture
        let isInView = keys.first == "/" || !reader.notice.hasPrefix(" Nothing found")
        #expect(same != (states.contains(index) && isInView), "\(keys)")
      }
    }
  }
}
