import BookCore
import BookPresentation
import DisplayText
import TerminalKit
import TestSupport
import Testing

/// The bookmark, the shelf and the volumes that were looked at.
struct ReaderLibraryTests {
  /// How far volume 3 with its 22 chapters has been read, a key, the chapters that the bookmark
  /// moves by, and what is said.
  @Test(
    arguments: [
      (.notBegun, ".", 1, "Bookmark: chapter 1, Owl Post"),
      (.chapter(1), ".", 1, "Bookmark: chapter 2, Aunt Marge’s Big Mistake"),
      (.chapter(21), ".", 1, "Bookmark: chapter 22, Owl Post Again"),
      (.chapter(22), ".", 1, "Finished; next: 4  Goblet of Fire"),
      (.finished, ".", nil, "Already finished"),
      (.finished, ",", -1, "Bookmark: chapter 22, Owl Post Again"),
      (.chapter(22), ",", -1, "Bookmark: chapter 21, Hermione’s Secret"),
      (.chapter(2), ",", -1, "Bookmark: chapter 1, Owl Post"),
      (.notBegun, ",", nil, "No bookmark here"),
      // As after a change of the data file.
      (.chapter(99), ".", nil, "The bookmarked chapter was not found"),
      (.chapter(99), ",", nil, "The bookmarked chapter was not found"),
    ] as [(ReadingStatus, String, Int?, String)])
  func theBookmarkMovesChapterByChapter(
    status: ReadingStatus, key: String, count: Int?, notice: String
  ) throws {
    let book = try [Book].embedded()[2]
    var state = ReaderState(of: [book], status)
    // All of the page is in sight, so that nothing scrolls.
    let size: TerminalSize = "80x60"
    var reader = try ReaderSample.embedded(size: size, state: state)
    let change = count.map { ReaderState.Change.moved(book, by: $0) }
    #expect(reader.press(key) == (change.map { [.remember($0)] } ?? []))
    #expect(reader.notice == " \(notice)")
    if let change { state.apply(change) }
    let page = try ReaderSample.embedded(size: size, state: state).frame
    #expect(reader.frame.dropLast() == page.dropLast())
  }

  /// Keys that scroll, before the bookmark of chapter 9 moves.
  @Test(arguments: ["", "jjjj", "]]", "]]]jj", "G"])
  func theBookmarkComesIntoSight(keys: String) throws {
    for size in ["40x9", "80x24"] as [TerminalSize] {
      var reader = try ReaderSample.embedded(
        size: size, state: ReaderState(of: try .embedded(), at: [3: 9]))
      reader.press(keys)
      reader.press(".")
      #expect(reader.frame.contains { $0.plainText.hasPrefix("» 10. ") })
      let top = reader.topRow.withoutBookmark
      reader.press(".,")
      #expect(reader.topRow.withoutBookmark == top, "a chapter in sight moves nothing")
    }
  }

  @Test func theStepBackFromTheFirstChapterRemovesTheBookmark() throws {
    var reader = try ReaderSample.embedded(state: ReaderState(of: try .embedded(), at: [3: 1]))
    #expect(reader.press(",") == [.remember(.removedBookmarks(of: [try .embedded(3)]))])
    #expect(reader.notice == " Bookmark removed")
    #expect(reader.press(",") == [])
  }

  @Test func aChapterHasTheNumberOfThePage() throws {
    var reader = try ReaderSample.of([SampleBook(chapters: ["Prologue", "1. Alpha", "2."])])
    for notice in ["Bookmark: Prologue", "Bookmark: chapter 1, Alpha", "Bookmark: chapter 2"] {
      _ = reader.press(".")
      #expect(reader.notice == " \(notice)")
    }
  }

  /// How far a volume without chapters has been read, a key, the change, and what is said.
  @Test(
    arguments: [
      (.notBegun, ".", .moved(rows, by: 1), "Finished; all volumes are finished"),
      (.notBegun, ",", nil, "No bookmark here"), (.finished, ".", nil, "Already finished"),
      (.finished, ",", .removedBookmarks(of: [rows]), "Bookmark removed"),
      (.chapter(5), ".", nil, "The bookmarked chapter was not found"),
    ] as [(ReadingStatus, String, ReaderState.Change?, String)])
  func aVolumeWithoutChaptersCanOnlyBeFinished(
    status: ReadingStatus, key: String, change: ReaderState.Change?, notice: String
  ) throws {
    let book = SampleBook(title: "Rows", chapters: [])
    var reader = try ReaderSample.of([book], state: ReaderState(of: [book.book], status))
    #expect(reader.press(key) == (change.map { [.remember($0)] } ?? []))
    #expect(reader.notice == " \(notice)")
  }

  private static let rows = SampleBook(title: "Rows", chapters: []).checkedBook

  @Test func keepingTakesTurns() throws {
    var reader = try ReaderSample.embedded()
    let page = reader.frame
    #expect(reader.press("s") == [.remember(.kept([try .embedded(3)]))])
    #expect(reader.frame[7].plainText == "  Status    on the shelf")
    #expect(reader.notice == " On the shelf")
    #expect(reader.press("s") == [.remember(.removedFromShelf([try .embedded(3)]))])
    #expect(reader.notice == " Taken off the shelf")
    reader.press(.control("l"))
    #expect(reader.frame == page)
  }

  /// Keys that scroll a narrow page, which is laid out anew when the shelf changes.
  @Test(arguments: [
    "", "j", "jjjj", "jjjjjj", "jjjjjjj", "jjjjjjjj", "jjjjjjjjjj", "jjjjjjjjjjjj", "]", "]]j",
    "]]]", "]]]jjj", "G", "Gk",
  ])
  func theViewStaysWhereItIs(keys: String) throws {
    for size in ["20x6", "40x9", "80x10"] as [TerminalSize] {
      var reader = try ReaderSample.embedded(size: size)
      reader.press(keys)
      let top = reader.topRow
      for _ in 1...3 {
        reader.press("s")
        #expect(reader.topRow == top, "\(size)")
      }
    }
  }

  @Test func aHitIsStillShownWhenTheBookmarkMoves() throws {
    var reader = try ReaderSample.embedded(size: "80x12")
    reader.find("going to be a long year")
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
    let state = ReaderState(of: try .embedded(), at: [3: 2], kept: [3])
    _ = reader.handle(.reloaded(state))
    var other = try ReaderSample.embedded(state: state)
    other.press("]]]")
    #expect(reader.frame == other.frame)
    #expect(reader.frame[5].plainText == "»  2. Aunt Marge’s Big Mistake")
    reader.press(".")
    #expect(reader.notice == " Bookmark: chapter 3, The Knight Bus")
    #expect(reader.press("s") == [.remember(.removedFromShelf([try .embedded(3)]))])
  }

  @Test func bookmarkAndShelfAreThoseOfTheOpenVolume() throws {
    var reader = try ReaderSample.embedded(
      state: ReaderState(of: try .embedded(), at: [4: 9], finished: [3], kept: [3]))
    reader.press("l.")
    #expect(reader.notice == " Bookmark: chapter 10, Mayhem at the Ministry")
    #expect(reader.press("s") == [.remember(.kept([try .embedded(4)]))])
    reader.press("h,")
    #expect(reader.notice == " Bookmark: chapter 22, Owl Post Again")
  }

  /// Keys, and whether those behind them go by what another window may have changed.
  @Test(arguments: [
    ("", true), ("c", true), ("cl", true), ("c\u{1b}", true), ("/", false), ("c/", false),
  ])
  func theStateIsReadBeforeWhatGoesByIt(keys: String, isRead: Bool) throws {
    var reader = try ReaderSample.embedded()
    reader.type(keys)
    for key in ".,'Uprms/nN" { #expect(reader.needsReload(before: .character(key)) == isRead) }
    #expect(!reader.needsReload(before: .character("j")))
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
    ("/\tdumbledore\r\rn", [3]), ("/\tdumbledore\r\rnj", [6, 3]), ("l/h5l", [4]), ("l?l", [4]),
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
    let book = try Book.embedded(3)
    #expect(
      reader.handle(.key(.character("m"))) == [.remember(.shown(book)), .remember(.expanded(book))])
    #expect(reader.handle(.key(.character("m"))) == [.remember(.collapsed(book))])
    #expect(reader.handle(.key(.character("q"))) == [.quit])
    var other = try ReaderSample.embedded(state: ReaderState(of: try .embedded(), recent: [3, 4]))
    #expect(other.handle(.key(.character("q"))) == [.quit])
  }

  @Test func theVolumeInWhichReadingEndsCounts() throws {
    var reader = try ReaderSample.embedded()
    #expect(reader.changesOnExit == [.shown(try .embedded(3))])
    reader.press("l")
    #expect(reader.changesOnExit == [.shown(try .embedded(4))])
    reader.press("j")
    #expect(reader.changesOnExit == [])
  }

  @Test func aVolumeThatAnotherWindowHasVisitedSinceCountsAgain() throws {
    var reader = try ReaderSample.embedded()
    reader.press("j")
    _ = reader.handle(.reloaded(ReaderState(of: try .embedded(), recent: [5, 3])))
    #expect(reader.handle(.key(.character("j"))) == [.remember(.shown(try .embedded(3)))])
  }
}

extension ReaderState {
  /// A state in which some books have been read so far.
  fileprivate init(of books: [Book], _ status: ReadingStatus) {
    let volumes = books.map(\.seriesNumber)
    let places = status.place.map { chapter in volumes.map { ($0, chapter) } } ?? []
    self.init(
      of: books, at: Dictionary(uniqueKeysWithValues: places),
      finished: status == .finished ? Set(volumes) : [])
  }
}

extension String {
  /// A row without the mark of the chapter that the reader is in.
  fileprivate var withoutBookmark: String {
    first == "»" ? String(dropFirst().drop { $0 == " " }) : self
  }
}
