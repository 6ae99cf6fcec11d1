import BookCore
import BookPresentation
import DisplayText
import TerminalKit
import TestSupport
import Testing

/// The bookmark, the shelf and the volumes that were looked at.
struct ReaderLibraryTests {
  /// A bookmark in volume 3 with its 22 chapters, a key, the change, and what is said.
  @Test(
    arguments: [
      (nil, ".", .bookmarked(3, .chapter(1)), "Chapter 1: Owl Post"),
      (.chapter(1), ".", .bookmarked(3, .chapter(2)), "Chapter 2: Aunt Marge’s Big Mistake"),
      (.chapter(21), ".", .bookmarked(3, .chapter(22)), "Chapter 22: Owl Post Again"),
      (.chapter(22), ".", .bookmarked(3, .finished), "Finished"),
      (.finished, ".", nil, "Finished already"),
      (.finished, ",", .bookmarked(3, .chapter(22)), "Chapter 22: Owl Post Again"),
      (.chapter(22), ",", .bookmarked(3, .chapter(21)), "Chapter 21: Hermione’s Secret"),
      (.chapter(2), ",", .bookmarked(3, .chapter(1)), "Chapter 1: Owl Post"),
      (.chapter(1), ",", .removedBookmark(3), "Bookmark removed"),
      (nil, ",", nil, "No bookmark here"),
      // Beyond the last chapter, as after a change of the data file.
      (.chapter(99), ".", .bookmarked(3, .finished), "Finished"),
      (.chapter(99), ",", .bookmarked(3, .chapter(21)), "Chapter 21: Hermione’s Secret"),
    ] as [(Bookmark?, String, ReaderState.Change?, String)])
  func theBookmarkMovesChapterByChapter(
    bookmark: Bookmark?, key: String, change: ReaderState.Change?, notice: String
  ) throws {
    var state = ReaderState()
    state.bookmarks[3] = bookmark
    var reader = try ReaderSample.embedded(state: state)
    #expect(reader.press(key) == (change.map { [.remember($0)] } ?? []))
    #expect(reader.notice == " \(notice)")
    if let change { state.apply(change) }
    let page = try ReaderSample.embedded(state: state).frame
    #expect(Array(reader.frame.dropLast()) == Array(page.dropLast()))
  }

  @Test func aChapterHasTheNumberOfThePage() throws {
    let book = SampleBook(chapters: ["Prologue", "1. Alpha", "2."])
    let series = try BookSeries(bytes: SampleBook.file([book]).utf8, file: "books.json")
    var reader = InteractiveReader(
      series: series, volume: 1, state: ReaderState(), size: TerminalSize(columns: 80, rows: 24))
    for notice in ["Prologue", "Chapter 1: Alpha", "Chapter 2"] {
      _ = reader.press(".")
      #expect(reader.notice == " \(notice)")
    }
  }

  /// A bookmark in a volume without chapters, a key, the change, and what is said.
  @Test(
    arguments: [
      (nil, ".", .bookmarked(1, .finished), "Finished"), (nil, ",", nil, "No bookmark here"),
      (.finished, ",", .removedBookmark(1), "Bookmark removed"),
      (.chapter(5), ".", .bookmarked(1, .finished), "Finished"),
      (.chapter(5), ",", .removedBookmark(1), "Bookmark removed"),
    ] as [(Bookmark?, String, ReaderState.Change?, String)])
  func aVolumeWithoutChaptersCanOnlyBeFinished(
    bookmark: Bookmark?, key: String, change: ReaderState.Change?, notice: String
  ) throws {
    var state = ReaderState()
    state.bookmarks[1] = bookmark
    let book = SampleBook(title: "Rows", chapters: [])
    let series = try BookSeries(bytes: SampleBook.file([book]).utf8, file: "books.json")
    var reader = InteractiveReader(
      series: series, volume: 1, state: state, size: TerminalSize(columns: 80, rows: 24))
    #expect(reader.press(key) == (change.map { [.remember($0)] } ?? []))
    #expect(reader.notice == " \(notice)")
  }

  @Test func keepingTakesTurns() throws {
    var reader = try ReaderSample.embedded()
    let page = reader.frame
    #expect(reader.press("s") == [.remember(.kept(3))])
    #expect(reader.frame[7].plainText == "  Shelf     kept")
    #expect(reader.notice == " On the shelf")
    #expect(reader.press("s") == [.remember(.removed(3))])
    #expect(reader.notice == " Off the shelf")
    reader.press(.control("l"))
    #expect(reader.frame == page)
  }

  /// The notices on a narrow screen.
  @Test(arguments: [
    (".", " Chapter 1: Owl…  Top"), (".,", " Bookmark remov…  Top"), ("s", " On the shelf     Top"),
    ("ss", " Off the shelf    Top"), (",", " No bookmark he…  Top"),
  ])
  func aNarrowScreenSaysWhatChanged(keys: String, row: String) throws {
    var reader = try ReaderSample.embedded(size: TerminalSize(columns: 21, rows: 6))
    reader.press(keys)
    #expect(reader.lastRow == row)
  }

  /// Keys that scroll a narrow page, which is laid out anew when the bookmark or the shelf changes.
  @Test(arguments: [
    "", "j", "jjjj", "jjjjjj", "jjjjjjj", "jjjjjjjj", "jjjjjjjjjj", "jjjjjjjjjjjj", "]", "]]j",
    "]]]",
    "]]]jjj", "G", "Gk",
  ])
  func theViewStaysWhereItIs(keys: String) throws {
    for size in [(20, 6), (40, 9), (80, 10)] {
      var reader = try ReaderSample.embedded(size: TerminalSize(columns: size.0, rows: size.1))
      reader.press(keys)
      let top = reader.topRow.withoutBookmark
      for key in [".", "s", ".", ",", ",", ".", "s", ","] {
        reader.press(key)
        #expect(reader.topRow.withoutBookmark == top, "\(key) in \(size)")
      }
    }
  }

  @Test func aHitIsStillShownWhenTheBookmarkMoves() throws {
    var reader = try ReaderSample.embedded(size: TerminalSize(columns: 80, rows: 12))
    reader.find("worst night of his life")
    let shown = reader.frame.filter { $0.plainText.hasPrefix(">") }
    #expect(shown.count == 2)
    reader.press("..")
    #expect(reader.frame.filter { $0.plainText.hasPrefix(">") } == shown)
    reader.find("Marge")
    #expect(
      reader.frame.contains { $0.spans.contains { $0.text == "Marge" && $0.style == .current } })
  }

  @Test func whatAnotherWindowChangesIsShown() throws {
    var reader = try ReaderSample.embedded()
    reader.press("]]]")
    let state = ReaderState(
      places: [3: BookPlace(section: .chapters, character: 0)], keptVolumes: [3],
      bookmarks: [3: .chapter(2)])
    _ = reader.handle(.reloaded(state))
    #expect(reader.frame == (try ReaderSample.embedded(state: state).frame))
    #expect(reader.frame[5].plainText == "»  2. Aunt Marge’s Big Mistake")
    #expect(reader.press(".") == [.remember(.bookmarked(3, .chapter(3)))])
    #expect(reader.press("s") == [.remember(.removed(3))])
  }

  @Test func bookmarkAndShelfAreThoseOfTheOpenVolume() throws {
    var reader = try ReaderSample.embedded(
      state: ReaderState(keptVolumes: [3], bookmarks: [3: .finished]))
    reader.press("l")
    #expect(reader.press(".s") == [.remember(.bookmarked(4, .chapter(1))), .remember(.kept(4))])
    reader.press("h")
    #expect(reader.press(",") == [.remember(.bookmarked(3, .chapter(22)))])
  }
}

// MARK: Volumes that were looked at

extension ReaderLibraryTests {
  /// Keys from volume 3, and the volumes that were looked at, the newest first.
  @Test(arguments: [
    ("", []), ("l", []), ("lll", []), ("h", []), ("5", []), ("57", []), ("8", []), ("lh", []),
    ("j", [3]), ("jj", [3]), ("x", [3]), ("k", [3]), ("m", [3]), ("/", [3]), ("?", [3]), ("c", [3]),
    (".", [3]), ("s", [3]), ("q", [3]), ("\u{1b}", [3]), ("n", [3]), ("jl", [3]), ("jlj", [4, 3]),
    ("lj", [4]), ("lljhj", [4, 5]), ("jljhj", [3, 4]), ("c5\r", [3]), ("c5\rj", [5, 3]),
    ("/\towl\r\rnnn", [3]), ("/\towl\r\rnnnj", [4, 3]), ("l/h5l", [4]), ("l?l", [4]),
  ])
  func aVolumeCountsOnceAKeyIsPressedThere(keys: String, volumes: [Int]) throws {
    var reader = try ReaderSample.embedded()
    var state = ReaderState()
    for effect in keys.flatMap({ reader.handle(.key($0.key)) }) {
      if case .remember(let change) = effect { state.apply(change) }
    }
    #expect(state.recentVolumes == volumes)
  }

  @Test func aVisitIsRememberedOnceAndBeforeWhatItLeadsTo() throws {
    var reader = try ReaderSample.embedded()
    #expect(
      reader.handle(.key(.character("m"))) == [.remember(.visited(3)), .remember(.expanded(3))])
    #expect(reader.handle(.key(.character("m"))) == [.remember(.collapsed(3))])
    #expect(reader.handle(.key(.character("q"))) == [.quit])
    var other = try ReaderSample.embedded(state: ReaderState(recentVolumes: [3, 4]))
    #expect(other.handle(.key(.character("q"))) == [.quit])
  }

  @Test func theVolumeInWhichReadingEndsCounts() throws {
    var reader = try ReaderSample.embedded()
    #expect(reader.changesOnExit == [.visited(3)])
    reader.press("l")
    #expect(reader.changesOnExit == [.visited(4)])
    reader.press("j")
    #expect(
      reader.changesOnExit == [.left(4, at: BookPlace(section: .facts, character: 29))])
  }

  @Test func aVolumeThatAnotherWindowHasVisitedSinceCountsAgain() throws {
    var reader = try ReaderSample.embedded()
    reader.press("j")
    _ = reader.handle(.reloaded(ReaderState(recentVolumes: [5, 3])))
    #expect(reader.handle(.key(.character("j"))) == [.remember(.visited(3))])
  }
}

extension Character {
  /// The key that types it, or Tab, Enter or Escape.
  fileprivate var key: Key {
    switch self {
    case "\t": .tab
    case "\r": .enter
    case "\u{1b}": .escape
    default: .character(self)
    }
  }
}

extension String {
  /// A row without the mark of the chapter that the reader is in.
  fileprivate var withoutBookmark: String {
    first == "»" ? String(dropFirst().drop { $0 == " " }) : self
  }
}
