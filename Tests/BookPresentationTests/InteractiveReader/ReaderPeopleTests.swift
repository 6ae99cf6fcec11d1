import BookCore
import BookPresentation
import DisplayText
import TerminalKit
import TestSupport
import Testing

/// The list of people and their cards; what keys lead to stands in the cases of
/// ``ReaderScriptTests``.
struct ReaderPeopleTests {
  private static func reader(_ size: TerminalSize, _ keys: String = "") throws -> InteractiveReader
  {
    var reader = try InteractiveReader(
      describedBy: "people: of people, volume 2, bookmarks 2:3, finished 1")
    _ = reader.handle(.resized(size))
    reader.type(keys)
    return reader
  }

  /// Files of the folder `Frames`, as in ``ScreenFrameTests``.
  @Test(arguments: [
    ("80x24-people", "p"), ("80x24-people-narrowed", "p/m"), ("80x24-card", "p\r"),
    ("40x12-people-narrowed", "p/m"), ("20x6-people-narrowed", "p/m"),
    ("40x12-card-hits", "p\r/nest\r"),
    ("80x24-card-hits", "p\r/nest\r"), ("40x12-people", "pj"), ("40x12-card", "pj\r"),
    ("20x6-people", "pjj"), ("20x6-card", "pj\rjjjj"), ("20x6-card-hits", "/\tnest\r\r"),
  ])
  func theFrameIsAsPictured(name: String, keys: String) throws {
    let reader = try Self.reader(TerminalSize(named: name), keys)
    #expect(try reader.difference(fromFrame: name) == [])
  }

  /// Keys, after which the window is resized and gets its size back.
  @Test(arguments: ["pjj", "p/m\r", "p\rjjjj", "rpj\r", "p\r/nest\rn"])
  func aResizedWindowShowsTheSamePlace(keys: String) throws {
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

  /// Keys that lead back to where `p` was pressed, on the page or in the story.
  @Test(arguments: ["pp", "p\u{1b}", "pq", "p\rpp", "pj\r\u{1b}\u{1b}", "p\rqq", "p/h\rpp"])
  func theWayBackEndsWhereItBegan(keys: String) throws {
    for start in ["]j", "rk"] {
      var reader = try InteractiveReader(
        describedBy: "stories: bookmarks 3:10, finished 1 2, then \(start)")
      let before = reader.frame
      reader.type(keys)
      #expect(reader.frame == before)
    }
  }

  /// Only a key that would do so is said to move the bookmark on.
  @Test func whoHasFinishedAVolumeWithoutPeopleHasMetNobody() throws {
    let books = [ReaderSample.stories[0], ReaderSample.people[0]]
    let state = ReaderState(of: try SampleBook.series(books).books, finished: [1])
    for (volume, notice) in [(1, ""), (2, "; . moves the bookmark on")] {
      var reader = try ReaderSample.of(books, volume: volume, state: state)
      reader.press("p")
      #expect(reader.notice == " You have met nobody yet\(notice)")
    }
  }
}

// MARK: What another window changed

extension ReaderPeopleTests {
  private static func state(_ places: [Int: Int], finished: Set<Int>) throws -> ReaderState {
    ReaderState(
      of: try SampleBook.series(ReaderSample.people).books, at: places, finished: finished)
  }

  /// Keys, and the selected row, or the first of a card, before and after the bookmark goes back to where the stranger was
  /// not known yet, and after nothing has been read.
  @Test(arguments: [
    ("pj", "> 1  Hans Hawk", "> 1  The Stranger", ""), ("p/swift\u{1b}", "> 1  Hans Hawk", "", ""),
    ("pG", "> 2  Élodie", "> 1  Mr Marten of t…", ""),
    ("pj\r", "Hans Hawk, also The Stranger and", "The Stranger", ""),
    ("pG\r", "Élodie", "", ""), ("pG\rp", "> 2  Élodie", "> 1  Mr Marten of t…", ""),
  ])
  func peopleAreThoseWhoHaveBeenMetByNow(
    keys: String, before: String, earlier: String, blank: String
  ) throws {
    var reader = try Self.reader("40x12", keys)
    let states = [
      try Self.state([2: 3], finished: [1]), try Self.state([2: 1], finished: [1]), ReaderState(),
    ]
    for (state, row) in zip(states, [before, earlier, blank]) {
      _ = reader.handle(.reloaded(state))
      #expect((reader.selectedRow ?? reader.topListRow).hasPrefix(row))
      #expect(row != "" || reader.selectedRow == nil)
    }
  }

  /// The list behind a card takes part in what changes, too.
  @Test func theListBehindACardChangesToo() throws {
    var reader = try Self.reader("40x12", "pj\r")
    _ = reader.handle(.reloaded(try Self.state([2: 1], finished: [1])))
    reader.press("p")
    #expect(reader.frame[0].plainText.hasSuffix(" 3 people"))
    #expect(reader.selectedRow?.hasPrefix("> 1  The Stranger") == true)
  }
}

// MARK: Other texts

extension ReaderPeopleTests {
  /// Texts that once broke something, as names and as lines.
  @Test(arguments: Corpus.texts)
  func whatOnceBrokeSomethingFits(entry: Corpus.Entry<String>) throws {
    let text = entry.input
    let book = try SampleBook().book
    let chapters = (1...3).map { place in
      Chapter(
        place: place, number: place, title: text, summary: "",
        people: [
          PersonEntry(name: text, text: text), PersonEntry(name: "\(place)", text: text),
          PersonEntry(name: "\(text) \(place)", text: text, otherNames: ["\(place) \(text)"]),
        ])
    }
    let series = try #require(
      BookSeries([
        Book(
          seriesNumber: 1, title: text, author: text, pages: 1, releaseDate: book.releaseDate,
          dedication: text, summary: Summary(text), wiki: nil, chapters: chapters)
      ]))
    for size in ["1x1", "10x3", "20x6", "40x12", "80x24"] as [TerminalSize] {
      var reader = InteractiveReader(
        series: series, volume: 1, state: ReaderState(of: series.books, finished: [1]), size: size)
      for key in [Key.character("p"), .enter, .character("/"), .pasted(text), .enter] {
        reader.press(key)
        #expect(reader.fits)
      }
      reader.type("nkpp")
      reader.press(.character("p"), .character("/"), .pasted(text), .enter, .enter)
      #expect(reader.fits)
      reader.type("pp")
      reader.press(.character("/"), .tab, .pasted(text), .enter, .end, .enter)
      #expect(reader.fits)
    }
  }
}
