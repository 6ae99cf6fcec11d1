import DisplayText
import TerminalKit
import TestSupport
import Testing

@testable import BookCore
@testable import BookPresentation

/// The contents of the series.
struct ReaderContentsTests {
  /// Keys in the contents that lead back to the page.
  @Test(arguments: [
    "\u{1b}", "q", "c", "lc", "jlqq", "lhq", "\tc", "\t\r", "/fire\u{1b}\u{1b}q", "?qq",
  ])
  func closingLeadsBackToThePage(keys: String) throws {
    var reader = try ReaderSample.embedded()
    reader.press("]j")
    let page = reader.frame
    reader.press("cjj")
    #expect(reader.type(keys) == [])
    #expect(reader.frame == page)
  }

  @Test func aVolumeIsKeptAndItsSummaryExpandedFromTheContents() throws {
    var reader = try ReaderSample.embedded()
    reader.press("c5")
    #expect(reader.press("s") == [.remember(.kept([try .embedded(5)]))])
    #expect(reader.selectedRow == ">  5  Order of the Phoenix  ────────────────  766  on shelf")
    #expect(reader.press("m") == [.remember(.expanded(try .embedded(5)))])
    #expect(reader.notice == " Summary expanded")
    #expect(reader.press("3m") == [.remember(.expanded(try .embedded(3)))])
    #expect(reader.press("m") == [.remember(.collapsed(try .embedded(3)))])
    #expect(reader.notice == " Summary collapsed")
    reader.type("5\r")
    let state = ReaderState(of: try .embedded(), expanded: [5], kept: [5])
    let page = try ReaderSample.embedded(volume: 5, state: state).frame
    #expect(reader.frame.dropLast() == page.dropLast())
  }

  @Test func digitsMakeANumberUntilAPause() throws {
    var reader = try ReaderSample.series(of: 1000)
    reader.press("c12")
    #expect(reader.awaitsDigit)
    reader.press("3")
    #expect(reader.selectedRow == ">   123  123   ────────────────  7")
    _ = reader.handle(.pause)
    reader.press("4")
    #expect(reader.selectedRow == ">     4  4     ────────────────  7")
    reader.press(.enter)
    #expect(reader.volume == 4)
  }

  @Test func aLongSeriesScrollsWithTheSelectionInItsMiddle() throws {
    var reader = try ReaderSample.series(of: 10_000, volume: 5000, size: "40x8")
    reader.press("cj")
    #expect(
      reader.picture == """
         The Tale of Book  0 of 10,000 chapters
            4998  4998   ────────────────  7
            4999  4999   ────────────────  7
            5000  5000   ────────────────  7
        >   5001  5001   ────────────────  7
            5002  5002   ────────────────  7
            5003  5003   ────────────────  7
         / filter  Esc close    5,001 of 10,000

        """)
    reader.press("G")
    #expect(reader.frame[6].plainText.hasPrefix(">  10000  10000  ────────────────  7 "))
  }

  /// The same rows, and the same cuts of titles at each width.
  @Test(arguments: [20, 30, 40, 50, 58, 59, 80])
  func theRowsAreThoseOfTheOverview(width: Int) throws {
    let series = try BookSeries.embedded()
    let state = ReaderState(of: series.books, at: [3: 10, 5: 99], finished: [1], kept: [4, 1])
    var reader = try ReaderSample.embedded(
      size: TerminalSize(columns: width, rows: 12), state: state)
    reader.press("c")
    let rows = VolumeRows(
      VolumeRowFacts(series, SeriesProgress(of: series, state)), .overview,
      format: PageFormat(width: width, usesColor: false))
    for volume in 1...7 {
      let row = reader.picture.split(separator: "\n")[volume]
      #expect(row == (volume == 3 ? ">" : " ") + rows.row(of: volume).plainText)
    }
  }
}

extension InteractiveReader {
  /// The numbers at the beginnings of the rows of a list, with a star at the one that is selected.
  var listedNumbers: String {
    frame.dropFirst().dropLast().map(\.plainText).compactMap { row in
      row.firstMatch(of: /^(.)\W*(\d+)/).map { $0.2 + ($0.1 == ">" ? "*" : "") }
    }.joined(separator: " ")
  }
}

// MARK: Chapters

extension ReaderContentsTests {
  /// Keys that go to a chapter, the volume, the row, and whether the state is read again.
  @Test(arguments: [
    ("c→9\r", 3, "   9. Grim Defeat", false), ("cl\r", 3, "   1. Owl Post", false),
    ("cl22\r", 3, "  22. Owl Post Again", false),
    ("c4l37\r", 4, "  37. The Beginning", true),
    ("cjl/mayhem\r", 4, "  10. Mayhem at the Ministry", true),
  ])
  func enterGoesToTheChapter(keys: String, volume: Int, row: String, isElsewhere: Bool) throws {
    var reader = try ReaderSample.embedded(size: "80x12")
    reader.type(String(keys.dropLast()))
    #expect(reader.press(.enter) == (isElsewhere ? [.reload] : []))
    #expect(reader.volume == volume)
    #expect(reader.frame.map(\.plainText).contains(row))
  }

  /// Keys to the row of a chapter, its volume and place, the row with the bookmark, and what is
  /// said.
  @Test(arguments: [
    ("c→9", 3, 9, ">»  9. Grim Defeat", "chapter 9, Grim Defeat"),
    ("c→G", 3, 22, ">» 22. Owl Post Again", "chapter 22, Owl Post Again"),
    ("c→", 3, 1, ">»  1. Owl Post", "chapter 1, Owl Post"),
    ("c4→12", 4, 12, ">» 12. The Triwizard Tournament", "chapter 12, The Triwizard Tournament"),
  ])
  func theBookmarkIsSetToAChapter(
    keys: String, volume: Int, chapter: Int, row: String, notice: String
  ) throws {
    var reader = try ReaderSample.embedded()
    reader.type(keys)
    let book = try [Book].embedded()[volume - 1]
    #expect(reader.press(".") == [.remember(.bookmarked(book, place: chapter))])
    #expect(reader.selectedRow == row)
    #expect(reader.notice == " Bookmark: \(notice)")
    reader.type("c'")
    #expect(reader.volume == volume)
    #expect(reader.frame.contains { $0.plainText.hasPrefix("»") && row.hasSuffix($0.plainText) })
  }

  /// Digits in the chapters of a volume with a prologue, the row, and what is said.
  @Test(arguments: [
    ("1", ">  1. Alpha", nil), ("2", ">  2. Beta", nil), ("4", ">     Epilogue", nil),
    ("5", ">     Prologue", " There is no chapter 5"),
  ])
  func aChapterHasTheNumberThatIsPrinted(keys: String, row: String, notice: String?) throws {
    let book = SampleBook(chapters: ["Prologue", "1. Alpha", "2. Beta", "Epilogue"])
    var reader = try ReaderSample.of([book])
    reader.type("cl" + keys)
    #expect(reader.selectedRow == row)
    #expect(
      reader.notice
        == notice ?? " Enter go there  . set bookmark  / filter  h volumes  Esc close")
  }

  @Test func aVolumeWithoutChaptersSaysSo() throws {
    var reader = try ReaderSample.of([SampleBook(title: "Title", chapters: [])])
    reader.type("c")
    #expect(!reader.frame.map(\.plainText).joined().contains("l chapters"))
    reader.type("l")
    #expect(reader.notice == " This volume has no chapters")
    #expect(reader.selectedRow == ">  1  Title  ────────────────  474")
  }

  @Test func anotherWindowMovesTheSignAndNotTheSelection() throws {
    var reader = try ReaderSample.embedded(state: ReaderState(of: .embedded(), at: [3: 10]))
    reader.type("cl")
    _ = reader.handle(.reloaded(ReaderState(of: try .embedded(), at: [3: 9])))
    #expect(reader.selectedRow == ">  10. The Marauder’s Map")
    #expect(reader.frame.map(\.plainText).contains(" »  9. Grim Defeat"))
  }
}

// MARK: Narrowing

extension ReaderContentsTests {
  /// Letters typed in the contents of three Korean volumes, and the rows that are left.
  @Test(arguments: [
    ("포", "1* 2 3"), ("비", "2*"), ("비밀의 방", "2*"), ("잔", "3*"), ("ㄱ", ""),
  ])
  func hangulNarrowsToo(words: String, rows: String) throws {
    let books = ["해리 포터와 마법사의 돌", "해리 포터와 비밀의 방", "해리 포터와 불의 잔"].map { SampleBook(title: $0) }
    var reader = try ReaderSample.of(books)
    reader.type("c/" + words)
    #expect(reader.listedNumbers == rows)
    #expect(reader.picture.contains("There is nothing here.") == rows.isEmpty)
  }

  /// What another window leaves on the shelf while volumes 1 and 4 are listed, which are narrowed
  /// or not, and the rows then.
  @Test(
    arguments: [
      ("4", [2, 4, 6], "2 4* 6"), ("4", [2, 6], "2 6*"), ("4", [], ""), ("/o", [2, 4, 6], "2 4*"),
    ] as [(String, Set<Int>, String)])
  func whatAnotherWindowPutsOnTheShelfIsShown(keys: String, kept: Set<Int>, rows: String) throws {
    var reader = try ReaderSample.embedded(state: ReaderState(of: .embedded(), kept: [1, 4]))
    reader.type("c\t" + keys)
    _ = reader.handle(.reloaded(ReaderState(of: try .embedded(), kept: kept)))
    #expect(reader.listedNumbers == rows)
  }
}
