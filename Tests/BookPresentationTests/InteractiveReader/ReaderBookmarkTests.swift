import BookCore
import BookPresentation
import DisplayText
import TerminalKit
import TestSupport
import Testing

/// The way to the bookmark and back, and the way back from a change.
struct ReaderBookmarkTests {
  private static let size: TerminalSize = "80x12"

  @Test(arguments: ["20x6", "40x12", "80x24", "200x60"] as [TerminalSize], [1, 10, 22])
  func theReaderMayOpenAtTheBookmarkOrAtAChapter(size: TerminalSize, chapter: Int) throws {
    let state = ReaderState(of: try .embedded(), at: [3: chapter])
    let reader = try ReaderSample.embedded(size: size, atBookmark: true, state: state)
    #expect(reader.picture.contains("»"))
    #expect(reader.changesOnExit == [.shown(try .embedded(3))])
    let other = InteractiveReader(
      series: try .embedded(), volume: 3, chapter: chapter, state: state, size: size)
    #expect(other.frame == reader.frame)
  }

  /// Keys that open volume 3, whose bookmark is in chapter 19, at its top.
  @Test(arguments: ["", "3", "ll", "c3\r", "cjj\r"])
  func aVolumeOpensAtItsTop(keys: String) throws {
    let state = ReaderState(of: try .embedded(), at: [3: 19])
    var reader = try ReaderSample.embedded(
      volume: keys.isEmpty ? 3 : 1, size: Self.size, state: state)
    reader.type(keys)
    #expect(reader.frame == (try ReaderSample.embedded(size: Self.size, state: state).frame))
  }

  /// Keys that lead to the bookmark in chapter 10 from above or from below, and its row of nine.
  @Test(arguments: [("'", 7), ("]]]'", 7), ("G'", 3), ("c→12.\u{1b}c", 7), ("G,", 3)])
  func aQuarterOfTheRowsIsBehindTheBookmark(keys: String, row: Int) throws {
    var reader = try ReaderSample.embedded(
      size: Self.size, state: ReaderState(of: .embedded(), at: [3: 10]))
    reader.type(keys)
    #expect(reader.frame[row + 1].plainText.hasPrefix("» "))
  }

  /// Keys before the bookmark in chapter 19 of volume 3 is visited, and what is to be read again.
  @Test(arguments: [("", 0), ("]]j", 0), ("5", 1), ("4]]jj", 1), ("/godmothers\r", 0)])
  func theWayLeadsBack(keys: String, reloads: Int) throws {
    let state = ReaderState(of: try .embedded(), at: [3: 19], reading: 3)
    var reader = try ReaderSample.embedded(size: Self.size, state: state)
    reader.type(keys)
    let before = reader.frame
    let reload = Array(repeating: ReaderEffect.reload, count: reloads)
    #expect(reader.press("'") == reload)
    #expect(reader.frame.contains { $0.plainText.hasPrefix("» 19. ") })
    #expect(reader.press("'") == reload)
    #expect(reader.frame == before)
  }
}

// MARK: What is at the top

extension ReaderBookmarkTests {
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
      for chapter in 1...book.chapters.count {
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

  /// Screens on which the bookmark of chapter 10 is in sight below the heading, and on which not.
  @Test(arguments: [
    ("80x24", "Chapters"), ("80x14", "Chapters"), ("80x12", "4. The Leaky Cauldron"),
  ])
  func theHeadingIsAtTheTopIfTheBookmarkIsInSightBelow(size: String, top: String) throws {
    let reader = try ReaderSample.embedded(
      size: TerminalSize(named: size), atBookmark: true,
      state: ReaderState(of: .embedded(), at: [3: 10]))
    let row = reader.frame.map(\.plainText).dropFirst(2).first { !$0.hasPrefix("─") } ?? ""
    #expect(row.trimmingPrefix { $0 == " " }.hasPrefix(top), "\(row)")
  }
}

// MARK: Undo

extension ReaderBookmarkTests {
  /// Keys with the bookmark of volume 3 in chapter 9, others that lead to the same frame, and what
  /// is said.
  @Test(arguments: [
    (".U", ".,", "Bookmark: chapter 9, Grim Defeat"),
    (".UU", ".", "Done again: Bookmark: chapter 10, The Marauder’s Map"),
    ("..U", ".", "Bookmark: chapter 10, The Marauder’s Map"),
    (",U", ",.", "Bookmark: chapter 9, Grim Defeat"), ("sU", "", "Taken off the shelf"),
    ("mU", "", "Summary collapsed"), ("m]U", "]", "Summary collapsed"),
    (".gU", "'", "Bookmark: chapter 9, Grim Defeat"),
    ("c4.U", "c4", "Bookmark removed (volume 4)"), ("c5sU", "c5", "Taken off the shelf (volume 5)"),
    ("cl12.U", "cl12", "Bookmark: chapter 9, Grim Defeat"),
    ("4.hU", "4h", "Bookmark removed (volume 4)"),
  ])
  func theLastChangeIsTakenBack(keys: String, others: String, notice: String) throws {
    let state = ReaderState(of: try .embedded(), at: [3: 9], reading: 3)
    var reader = try ReaderSample.embedded(size: Self.size, state: state)
    var other = reader
    #expect(reader.type(keys).last == .remember(.undone))
    #expect(reader.notice == " \(notice)")
    other.type(others)
    #expect(reader.frame.dropLast() == other.frame.dropLast())
  }

  /// Volumes that another window has put on the shelf, and what is said.
  @Test(arguments: [
    ([3], " Taken off the shelf"), ([6], " Taken off the shelf (volume 6)"), ([5, 6], " Undone"),
  ])
  func aChangeOfAnotherWindowIsTakenBackToo(volumes: [Int], notice: String) throws {
    var state = ReaderState()
    state.apply(.kept(try volumes.map { try .embedded($0) }))
    var reader = try ReaderSample.embedded()
    _ = reader.handle(.reloaded(state))
    #expect(reader.press("U") == [.remember(.undone)])
    #expect(reader.notice == notice)
    #expect(reader.frame[7].plainText == "")
  }
}
