import BookCore
import BookPresentation
import DisplayText
import TerminalKit
import TestSupport
import Testing

/// The chapters in the contents.
struct ReaderChaptersTests {
  private static let hints = " Enter go there  . set bookmark  h volumes  / filter  Esc close"

  /// Keys that go to a chapter, the volume, the row, and whether the state is read again.
  @Test(arguments: [
    ("c→9\r", 3, "   9. Grim Defeat", false), ("cl\r", 3, "   1. Owl Post", false),
    ("cl22\r", 3, "  22. Owl Post Again", false),
    ("c4l37\r", 4, "  37. The Beginning", true),
    ("cjl/mayhem\r\r", 4, "  10. Mayhem at the Ministry", true),
  ])
  func enterGoesToTheChapter(keys: String, volume: Int, row: String, isElsewhere: Bool) throws {
    var reader = try ReaderSample.embedded(size: "80x12")
    reader.type(String(keys.dropLast()))
    #expect(reader.press(.enter) == (isElsewhere ? [.reload] : []))
    #expect(reader.volume == volume)
    #expect(reader.frame.map(\.plainText).contains(row))
  }

  /// Keys to the row of a chapter, its volume and place, the row with the bookmark, and what is said.
  @Test(arguments: [
    ("c→9", 3, 9, "> »  9. Grim Defeat", "chapter 9, Grim Defeat"),
    ("c→G", 3, 22, "> » 22. Owl Post Again", "chapter 22, Owl Post Again"),
    ("c→", 3, 1, "> »  1. Owl Post", "chapter 1, Owl Post"),
    ("c4→12", 4, 12, "> » 12. The Triwizard Tournament", "chapter 12, The Triwizard Tournament"),
  ])
  func theBookmarkIsSetToAChapter(
    keys: String, volume: Int, chapter: Int, row: String, notice: String
  ) throws {
    var reader = try ReaderSample.embedded()
    reader.type(keys)
    let book = try [Book].embedded()[volume - 1]
    let bookmark = Bookmark(chapter: chapter, of: book.chapters)
    #expect(reader.press(".") == [.remember(.bookmarked(book.identity, bookmark))])
    #expect(reader.selectedRow == row)
    #expect(reader.notice == " Bookmark: \(notice)")
    reader.type("c'")
    #expect(reader.volume == volume)
    #expect(reader.frame.contains { $0.plainText.hasPrefix("»") && row.hasSuffix($0.plainText) })
  }

  /// Digits in the chapters of a volume with a prologue, the row, and what is said.
  @Test(arguments: [
    ("1", ">   1. Alpha", nil), ("2", ">   2. Beta", nil), ("4", ">      Epilogue", nil),
    ("5", ">      Prologue", " There is no chapter 5"),
  ])
  func aChapterHasTheNumberThatIsPrinted(keys: String, row: String, notice: String?) throws {
    let book = SampleBook(chapters: ["Prologue", "1. Alpha", "2. Beta", "Epilogue"])
    var reader = try ReaderSample.of([book])
    reader.type("cl" + keys)
    #expect(reader.selectedRow == row)
    #expect(reader.notice == notice ?? Self.hints)
  }

  @Test func aVolumeWithoutChaptersSaysSo() throws {
    var reader = try ReaderSample.of([SampleBook(title: "Title", chapters: [])])
    reader.type("cl")
    #expect(reader.notice == " This volume has no chapters")
    #expect(reader.selectedRow == "> 1  Title")
  }

  @Test func anotherWindowMovesTheSignAndNotTheSelection() throws {
    var reader = try ReaderSample.embedded(state: ReaderState(of: .embedded(), at: [3: 10]))
    reader.type("cl")
    _ = reader.handle(.reloaded(ReaderState(of: try .embedded(), at: [3: 9])))
    #expect(reader.selectedRow == ">   10. The Marauder’s Map")
    #expect(reader.frame.map(\.plainText).contains("  »  9. Grim Defeat"))
  }
}
