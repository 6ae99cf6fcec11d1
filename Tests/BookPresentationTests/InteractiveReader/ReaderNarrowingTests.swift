import BookCore
import BookPresentation
import DisplayText
import TerminalKit
import TestSupport
import Testing

/// The contents while words narrow them.
struct ReaderNarrowingTests {
  private static let all = "1 2 3* 4 5 6 7"

  /// Keys in the contents from volume 3, what the heading adds, the numbers of the rows with a star at
  /// the one that is selected, and what the last row says.
  @Test(arguments: [
    ("/", "", Self.all, "/"), ("/p", ": p", Self.all, "/p"), ("/pri", ": pri", "3* 6", "/pri"),
    ("/PRIS", ": PRIS", "3*", "/PRIS"), ("/pris⌫", ": pri", "3* 6", "/pri"),
    ("/pri⌫⌫⌫", "", Self.all, "/"), ("/gof", ": gof", "4*", "/gof"), ("/xyz", ": xyz", "", "/xyz"),
    ("/the order", ": the order", "5*", "/the order"),
    ("/pri↓", ": pri", "3 6*", "/pri"), ("/pri↓s", ": pris", "3*", "/pris"),
    ("/pri↓↓↑", ": pri", "3* 6", "/pri"),
    ("/pri\u{1b}", "", Self.all, hints), ("/pri\u{3}", "", Self.all, hints),
    ("/⌫", "", Self.all, hints), ("/fire\u{1b}", "", "1 2 3* 4 5 6 7", hints),
    ("/pri\r", ": pri", "3* 6", narrowedHints), ("/pri\rj", ": pri", "3 6*", narrowedHints),
    ("/pri\r6", ": pri", "3 6*", narrowedHints),
    ("/pri\r4", ": pri", "3* 6", "Not in this list"),
    ("/pri\r\u{1b}", "", Self.all, hints), ("/pri\r/", "", Self.all, "/"),
    ("/pri\r/o", ": o", "2 3* 4 5", "/o"), ("/pri\r\t\t\t", "", Self.all, hints),
    ("/xyz\r", "", "1 2 3* 4 5 6 7", "Not found: xyz"),
  ])
  func theRowsNarrowLetterByLetter(
    keys: String, words: String, rows: String, status: String
  ) throws {
    var reader = try ReaderSample.embedded()
    reader.press("c")
    #expect(reader.type(keys) == [])
    #expect(reader.frame[0].plainText.hasPrefix("Contents\(words)   "))
    #expect(reader.listedNumbers == rows)
    #expect(reader.notice.drop { $0 == " " } == status)
    #expect((reader.cursor != nil) == status.hasPrefix("/"))
  }

  private static let hints =
    "Enter open  . next chapter  l chapters  Tab shelf  / filter  Esc close"
  private static let narrowedHints =
    "Enter open  . next chapter  l chapters  Tab shelf  / filter  Esc all"

  /// Letters typed in the contents of three Korean volumes, and the rows that are left.
  @Test(arguments: [
    ("포", "1* 2 3"), ("비", "2*"), ("비밀의 방", "2*"), ("잔", "3*"), ("ㄱ", ""),
  ])
  func hangulNarrowsToo(words: String, rows: String) throws {
    let books = ["해리 포터와 마법사의 돌", "해리 포터와 비밀의 방", "해리 포터와 불의 잔"].map { SampleBook(title: $0) }
    let series = try BookSeries(bytes: SampleBook.file(books).utf8, file: "books.json")
    var reader = InteractiveReader(
      series: series, volume: 1, state: ReaderState(), size: TerminalSize(columns: 80, rows: 24))
    reader.type("c/" + words)
    #expect(reader.listedNumbers == rows)
    #expect(reader.picture.contains("There is nothing here.") == rows.isEmpty)
  }

  /// Letters typed in the chapters of volume 3, and the row that is selected.
  @Test(arguments: [
    ("owl", ">    1. Owl Post"), ("owl↓", ">   22. Owl Post Again"), ("gd", ">    9. Grim Defeat"),
    ("knight b", ">    3. The Knight Bus"), ("xyz", nil),
  ])
  func chaptersNarrowToo(words: String, row: String?) throws {
    var reader = try ReaderSample.embedded()
    reader.type("cl/" + words)
    #expect(reader.selectedRow == row)
    reader.type("\u{1b}")
    #expect(reader.frame[0].plainText.hasSuffix(" 22 chapters"))
  }

  /// Keys in a narrowed list that lead on from the row that is selected.
  @Test(arguments: [
    ("/fire\r\r", 4, 1), ("/gof\r\r", 4, 1), ("/pri↓\r\r", 6, 1), ("/fire\rl9\r", 4, 9),
  ])
  func enterOpensWhatIsLeft(keys: String, volume: Int, chapter: Int) throws {
    var reader = try ReaderSample.embedded()
    reader.type("c" + keys)
    #expect(reader.volume == volume)
    #expect(reader.cursor == nil)
    #expect(reader.frame[1].plainText.contains("(\(volume))"))
    #expect(chapter == 1 || reader.picture.contains(" \(chapter). "))
  }

  /// What another window leaves on the shelf while volumes 1 and 4 are listed, which are narrowed or
  /// not, and the rows then.
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
