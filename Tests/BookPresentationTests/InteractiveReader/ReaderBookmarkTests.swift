import BookCore
import BookPresentation
import DisplayText
import TerminalKit
import TestSupport
import Testing

/// The way to the bookmark and back, and the way back from a change.
struct ReaderBookmarkTests {
  private static let size = TerminalSize(columns: 80, rows: 12)

  /// Where one came from does not matter any more once another volume has been opened.
  @Test func aVolumeThatIsOpenedEndsTheWayBack() throws {
    var reader = try ReaderSample.embedded(
      volume: 5, size: TerminalSize(columns: 80, rows: 200),
      state: ReaderState(of: .embedded(), at: [3: 1, 4: 1], reading: 4))
    reader.press("'")
    #expect(reader.volume == 4)
    reader.press("3'")
    #expect(reader.volume == 3)
    #expect(reader.notice == " The bookmark is in view")
  }

  @Test(arguments: [(20, 6), (40, 12), (80, 24), (200, 60)], [1, 10, 22])
  func theReaderMayOpenAtTheBookmark(size: (columns: Int, rows: Int), chapter: Int) throws {
    let size = TerminalSize(columns: size.columns, rows: size.rows)
    let state = ReaderState(of: try .embedded(), at: [3: chapter])
    let reader = try ReaderSample.embedded(size: size, atBookmark: true, state: state)
    #expect(reader.picture.contains("»"))
    #expect(reader.changesOnExit == [.shown(try .embedded(3))])
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

  /// Where the bookmarks are, the volume whose bookmark was set last, keys from volume 3, the volume
  /// and the chapter with the bookmark that are shown then, and what is said.
  @Test(
    arguments: [
      ([3: 19], 3, "'", 3, "19. The Servant of Lord Voldemort", nil),
      ([3: 19], 3, "''''g'", 3, "19. The Servant of Lord Voldemort", nil),
      ([3: 19], 3, "'jk", 3, "19. The Servant of Lord Voldemort", nil),
      ([3: 19], 3, "5jj'", 3, "19. The Servant of Lord Voldemort", nil),
      ([3: 19, 4: 30], 4, "'", 3, "19. The Servant of Lord Voldemort", nil),
      ([3: 19, 4: 30], 4, "7'", 4, "30. The Pensieve", nil),
      ([4: 30], 4, "'", 4, "30. The Pensieve", nil),
      ([4: 30], 4, "c'\u{1b}", 3, nil, nil),
      ([3: 19], 3, "G[jjjjjjjjjjjjjjjj'", 3, "19. The Servant of Lord Voldemort", inSight),
      ([:], nil, "'", 3, nil, " No bookmark here"),
    ] as [([Int: Int], Int?, String, Int, String?, String?)])
  func theBookmarkIsFound(
    bookmarks: [Int: Int], reading: Int?, keys: String, volume: Int, row: String?, notice: String?
  ) throws {
    var reader = try ReaderSample.embedded(
      size: Self.size, state: ReaderState(of: .embedded(), at: bookmarks, reading: reading))
    reader.type(keys)
    #expect(reader.volume == volume)
    let marked = reader.frame.map(\.plainText).first { $0.hasPrefix("»") }
    #expect(marked == row.map { "» \($0)" })
    #expect(notice == nil || reader.notice == notice)
  }

  /// Keys that lead to the bookmark in chapter 10 from above or from below, and its row of nine.
  @Test(arguments: [("'", 7), ("]]]'", 7), ("G'", 3), ("c→12.\u{1b}c", 7), ("G,", 3)])
  func aQuarterOfTheRowsIsBehindTheBookmark(keys: String, row: Int) throws {
    var reader = try ReaderSample.embedded(
      size: Self.size, state: ReaderState(of: .embedded(), at: [3: 10]))
    reader.type(keys)
    #expect(reader.frame[row + 1].plainText.hasPrefix("» "))
  }

  private static let inSight = " The bookmark is in view"

  /// Keys before the bookmark in chapter 19 of volume 3 is visited, and what is to be read again.
  @Test(arguments: [("", 0), ("]]j", 0), ("5", 1), ("4]]jj", 1), ("/godmothers\r", 0)])
  func theWayLeadsBack(keys: String, reloads: Int) throws {
    let state = ReaderState(of: try .embedded(), at: [3: 19], reading: 3)
    var reader = try ReaderSample.embedded(size: Self.size, state: state)
    reader.type(keys)
    let before = reader.frame
    let reload = Array(repeating: InteractiveReader.Effect.reload, count: reloads)
    #expect(reader.press("'") == reload)
    #expect(reader.frame.contains { $0.plainText.hasPrefix("» 19. ") })
    #expect(reader.press("'") == reload)
    #expect(reader.frame == before)
  }
}

// MARK: Undo

extension ReaderBookmarkTests {
  /// Keys with the bookmark of volume 3 in chapter 9, others that lead to the same frame, and what is
  /// said.
  @Test(arguments: [
    (".U", ".,", " Undone: volume 3, 9/22"), (".UU", ".", " Undone: volume 3, 10/22"),
    ("..U", ".", " Undone: volume 3, 10/22"), (",U", ",.", " Undone: volume 3, 9/22"),
    ("sU", "", " Undone: volume 3, 9/22"), ("mU", "", " Undone: volume 3, 9/22"),
    ("m]U", "]", " Undone: volume 3, 9/22"), (".gU", "'", " Undone: volume 3, 9/22"),
    ("c4.U", "c4", " Undone: volume 4"), ("c5sU", "c5", " Undone: volume 5"),
    ("cl12.U", "cl12", " Undone: volume 3, 9/22"), ("4.hU", "4h", " Undone: volume 4"),
  ])
  func theLastChangeIsTakenBack(keys: String, others: String, notice: String) throws {
    let state = ReaderState(of: try .embedded(), at: [3: 9], reading: 3)
    var reader = try ReaderSample.embedded(size: Self.size, state: state)
    var other = reader
    #expect(reader.type(keys).last == .remember(.undone))
    #expect(reader.notice == notice)
    other.type(others)
    #expect(reader.frame.dropLast() == other.frame.dropLast())
  }

  @Test(arguments: ["U", "jU", "cU", "clU", "4U"])
  func withoutAChangeThereIsNothingToTakeBack(keys: String) throws {
    var reader = try ReaderSample.embedded(state: ReaderState(of: .embedded(), at: [3: 9]))
    #expect(reader.type(keys).contains(.remember(.undone)) == false)
    #expect(reader.notice == " There is nothing to undo")
  }

  /// Volumes that another window has put on the shelf, and what is said.
  @Test(arguments: [([3], " Undone: volume 3"), ([6], " Undone: volume 6"), ([5, 6], " Undone")])
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
