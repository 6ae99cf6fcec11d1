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
  ])
  func theFrameIsAsPictured(name: String, keys: String) throws {
    let reader = try Self.reader(TerminalSize(named: name), keys)
    #expect(try reader.difference(fromFrame: name) == [])
  }

  @Test func hitsAreUnderlinedAndTheSelectedRowHasTheAccent() throws {
    var reader = try Self.reader("80x24", "r/owl\r")
    let accent = Style(foreground: .indexed(231), background: .indexed(24))
    var (bold, hit) = (accent, Style.current)
    bold.isBold = true
    hit.isUnderlined = true
    #expect(
      reader.frame[4] == StyledText(">", style: bold) + StyledText("      An ", style: accent)
        + StyledText("owl", style: hit)
        + StyledText(
          " lives in the wood, and nobody knows where it has come from.       ", style: accent))
    let other = StyledText("-", style: .bold) + "      A hawk comes, and the "
    #expect(reader.frame[8] == other + StyledText("owl", style: .otherHit) + " hides.")
    reader.press("k")
    #expect(
      reader.frame[4] == StyledText("-", style: .bold) + "      An "
        + StyledText("owl", style: .current)
        + " lives in the wood, and nobody knows where it has come from.")
  }

  /// Keys, after which the window is resized and gets its size back.
  @Test(arguments: ["r", "rkk", "rgjj", "r/fight\r", "r/owl\rn", "3rj"])
  func theSelectedLettersStaySelected(keys: String) throws {
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
