import BookCore
import BookPresentation
import DisplayText
import TerminalKit
import TestSupport
import Testing

/// Finding words in all volumes.
struct ReaderSeriesSearchTests {
  private static let hints = " Enter open  j k move  Tab this volume only  Esc close"

  /// Keys that search all volumes from some volume, and the hit that is selected in the list.
  @Test(arguments: [
    (1, "/\towl\r", 1), (3, "/\towl\r", 1), (4, "/\towl\r", 3), (6, "/\towl\r", 5),
    (7, "/\towl\r", 1), (5, "G/\towl\r", 5), (3, "]]]jj/\towl\r", 2), (3, "/owl\r/\t\r", 1),
    (3, "/o\tw\t\tl\r", 1),
  ])
  func theNextHitIsSelected(volume: Int, keys: String, hit: Int) throws {
    var reader = try ReaderSample.owls(
      volume: volume, size: TerminalSize(columns: 80, rows: 12))
    #expect(reader.type(keys) == [])
    #expect(reader.volume == volume)
    #expect(reader.topListRow.contains("3  Chapter 1   Owl Post"))
    #expect(reader.frame.first?.plainText.hasPrefix("Find in all volumes: owl  ") == true)
    #expect(reader.marked == [hit])
    #expect(
      reader.lastRow.withoutFinalSpaces
        == Self.hints + String(repeating: " ", count: 20) + "\(hit) of 5")
  }

  /// Keys in the list of five hits, and the one that is selected then.
  @Test(arguments: [
    ("j", 2, nil), ("jjk", 2, nil), ("G", 5, nil), ("Gg", 1, nil), (" ", 5, nil), ("d", 5, nil),
    ("k", 1, " This is the beginning"), ("Gj", 5, " This is the end"), ("5", 1, Self.nothing("5")),
    ("m", 1, Self.nothing("m")), ("l", 1, Self.nothing("l")), ("n", 1, Self.nothing("n")),
    ("/", 1, Self.nothing("/")), ("]", 1, Self.nothing("]")), ("c", 1, Self.nothing("c")),
    ("jjjj?q", 5, nil), ("jj??", 3, nil), ("jj.", 3, Self.nothing(".")),
    ("jjs", 3, Self.nothing("s")), ("jxk", 1, nil),
  ])
  func keysMoveTheSelection(keys: String, hit: Int, notice: String?) throws {
    var reader = try ReaderSample.owls()
    reader.type("/\towl\r")
    #expect(reader.type(keys) == [])
    #expect(reader.marked == [hit])
    #expect(reader.notice == notice ?? Self.hints)
  }

  private static func nothing(_ key: String) -> String {
    " \(key) does nothing here; ? for help"
  }

  @Test func theSelectedHitHasTheAccentAsAWholeAndWhatWasFoundIsBold() throws {
    var reader = try ReaderSample.owls(size: TerminalSize(columns: 40, rows: 8))
    reader.type("/\towl\r")
    let bold = Style.current
    let plain = Style(foreground: .indexed(231), background: .indexed(24))
    #expect(
      reader.frame[1] == StyledText(">", style: bold) + StyledText(" 3  Chapter 1   ", style: plain)
        + StyledText("Owl", style: bold) + StyledText(" Post               ", style: plain))
    #expect(
      reader.frame[2] == "  " + StyledText("3", style: .dim) + "  "
        + "Chapter 22" + "  " + StyledText("Owl", style: .bold)
        + " Post Again")
  }

  @Test func enterGoesToTheHit() throws {
    var reader = try ReaderSample.owls(volume: 1, size: TerminalSize(columns: 40, rows: 8))
    reader.type("/\towl\rj")
    #expect(reader.press(.enter) == [.reload])
    #expect(
      reader.picture == """
        Harry Potter and the Prisoner of Azkaban
               1   2  (3)  4   5   6   7
        > 22. Owl Post Again

        Wiki
        https://harrypotter.fandom.com/wiki/Harr
        y_Potter_and_the_Prisoner_of_Azkaban
         2 of 5: owl  Esc close      3 of 7  End

        """)
  }

  /// Keys after the first of five hits in volume 3, the volume, the row that is marked, and which
  /// hit it is, unless the search begins again.
  @Test(arguments: [
    ("", 3, "1. Owl Post", 1), ("n", 3, "22. Owl Post Again", 2),
    ("nn", 4, "To Peter Owlbert, in memory of Mr Ridley and to Susan Sladden, who", 3),
    ("nnn", 5, "2. A Peck of Owls", 4), ("nnnnn", 3, "1. Owl Post", nil),
    ("nnnN", 4, "To Peter Owlbert, in memory of Mr Ridley and to Susan Sladden, who", 3),
    ("NN", 5, "2. A Peck of Owls", 4), ("/\rj\r", 3, "22. Owl Post Again", 2),
    ("n/\rj\r", 4, "To Peter Owlbert, in memory of Mr Ridley and to Susan Sladden, who", 3),
    // From where the reader is now, once no hit is shown.
    ("5n", 5, "2. A Peck of Owls", 4), ("7n", 3, "1. Owl Post", nil), ("5N", 4, nil, 3),
    ("1N", 6, nil, nil), ("\u{1b}5n", 5, "2. A Peck of Owls", 4), ("\u{1b}Gn", 3, nil, 2),
  ])
  func theNextHitMayBeInAnotherVolume(
    keys: String, volume: Int, row: String?, number: Int?
  ) throws {
    var reader = try ReaderSample.owls()
    reader.type("/\towl\r\r" + keys)
    #expect(reader.volume == volume)
    let marked = reader.frame.map(\.plainText).first { $0.hasPrefix(">") }
    let text = try #require(marked).dropFirst().drop { $0 == " " }
    if let row { #expect(text.hasPrefix(row)) }
    // A search that begins again says so.
    let status = number.map { " \($0) of 5: owl  n next  N previous  Esc close " }
    #expect(reader.lastRow.hasPrefix(status ?? " Again from the "))
  }

  /// Keys after a hit in volume 3, and the status line.
  @Test(arguments: [
    ("4", " 5 hits in 4 volumes: owl  n next  N previous  Esc close "),
    ("1", " 5 hits in 4 volumes: owl  n next  N previous  Esc close "),
    ("j", " 1 of 5: owl  n next  N previous  Esc close "),
    ("\u{1b}", " m more  space page  1-7 volume  c contents  / find  ? help  q quit  3 of 7  52%"),
    ("1\u{1b}", " m more  space page  1-7 volume  c contents  / find  ? help  q quit  1 of 7  Top"),
    ("\u{1b}\u{1b}", " Nothing to close; q quits "), ("/\tpost\r", " 1 of 2: post "),
    ("/\t\r", " 1 of 2: owl "),
  ])
  func theSearchGoesOn(keys: String, status: String) throws {
    var reader = try ReaderSample.owls()
    reader.type("/\towl\r\r" + keys)
    #expect(reader.lastRow.hasPrefix(status))
  }

  @Test func hitsOfTheOpenVolumeAreMarkedWhereverTheReaderGoes() throws {
    var reader = try ReaderSample.owls(volume: 1)
    reader.type("/\towl\r\r5]]]")
    #expect(reader.frame.map(\.plainText).contains("-  2. A Peck of Owls"))
  }

  @Test func tabSearchesThisVolumeOnly() throws {
    var reader = try ReaderSample.embedded(volume: 5, size: TerminalSize(columns: 80, rows: 12))
    #expect(reader.type("/\towl\r\t") == [])
    #expect(reader.volume == 5)
    // It is not the author, whose name has one too.
    #expect(reader.lastRow.hasPrefix(" 1 of 1: owl  n next  N previous  Esc close "))
    reader.type("4n")
    #expect(reader.lastRow.hasPrefix(" Not found: owl "))
  }

  @Test func thePromptKeepsItsScope() throws {
    var reader = try ReaderSample.embedded()
    reader.type("/\towl\r\r/")
    #expect(reader.lastRow.hasPrefix("Find in all volumes:   "))
    #expect(reader.cursor == ScreenPosition(row: 23, column: 21))
    reader.type("\t\u{1b}/")
    #expect(reader.lastRow.hasPrefix("Find in all volumes:   "), "nothing was searched for")
    reader.type("\t\r/")
    #expect(reader.lastRow.hasPrefix("/   "))
  }

  @Test(arguments: ["\u{1b}", "q"])
  func aClosedListLeavesThePageAsItWas(key: String) throws {
    var reader = try ReaderSample.embedded()
    let page = reader.frame
    reader.type("/\towl\rj" + key + "\u{1b}")
    #expect(reader.frame == page)
  }

  /// The words may be in any order, and anywhere in the text.
  @Test(arguments: ["/\tascending dark\r\r", "7/ascending dark\r"])
  func aHitMarksEachWord(keys: String) throws {
    var reader = try ReaderSample.embedded(volume: 1, size: TerminalSize(columns: 60, rows: 8))
    reader.type(keys)
    #expect(
      reader.frame.contains(
        StyledText(">", style: .current) + "  1. The " + StyledText("Dark", style: .current)
          + " Lord " + StyledText("Ascending", style: .current)))
  }

  /// Words, and how many of their texts the first volume has, and how many passages.
  ///
  /// An author of all volumes is only found where it is looked for in one.
  @Test(arguments: [
    ("stone philosopher", 1, 1), ("row", 0, 1), ("the", 16, 30), ("lived boy", 1, 1),
    ("owl mirror", 0, 0),
  ])
  func theSameIsFoundEverywhere(words: String, texts: Int, passages: Int) throws {
    let results = BookSearch(words)?.results(in: try BookSeries.embedded().books) ?? []
    let count = results.reduce(0) { $0 + $1.hits.count }
    let first = results.first { $0.seriesNumber == 1 }?.hits ?? []
    #expect(first.count == texts)
    var reader = try ReaderSample.embedded(volume: 1)
    reader.type("/\t\(words)\r")
    #expect(reader.lastRow.contains(count == 0 ? "Not found" : " of \(count)"))
    reader.type("\u{1b}\u{1b}/\t\(words)\r")
    #expect(reader.lastRow.contains(passages == 0 ? "Not found" : " of \(passages): \(words)  "))
  }
}

// MARK: Other series

extension ReaderSeriesSearchTests {
  /// Widths of a screen, and the first rows of a list with wide letters.
  @Test(arguments: [
    (
      40,
      """
      All: 마법            3 hits in 2 volumes
      > 1  Title      …포터와 마법사의 돌
        1  Summary    …마법을 배운다.
        2  Chapter 1  …마법을 배우는…
      """
    ),
    (
      20,
      """
      All: 마법
      > 1  …마법사의 돌
        1  …마법을 배운다.
        2  …마법을 배우는…
      """
    ),
  ])
  func wideLettersAreCutByColumns(width: Int, picture: String) throws {
    var reader = try Self.reader(
      [
        SampleBook(
          title: "해리 포터와 마법사의 돌", author: "조앤 K. 롤링", dedication: "",
          summary: "해리는 호그와트에서 마법을 배운다.", chapters: []),
        SampleBook(
          title: "비밀의 방", author: "조앤 K. 롤링", dedication: "", summary: "뱀.",
          chapters: ["1. 아주 긴 제목의 장에서 마법을 배우는 아이들과 선생님들의 이야기"]),
      ], size: TerminalSize(columns: width, rows: 12))
    reader.type("/\t마법\r")
    #expect(reader.fits)
    #expect(reader.picture.split(separator: "\n").prefix(4).joined(separator: "\n") == picture)
  }

  private static func reader(
    _ books: [SampleBook], size: TerminalSize = TerminalSize(columns: 80, rows: 12)
  ) throws -> InteractiveReader {
    let series = try BookSeries(bytes: SampleBook.file(books).utf8, file: "books.json")
    return InteractiveReader(series: series, volume: 1, state: ReaderState(), size: size)
  }
}

extension InteractiveReader {
  /// The rows of a list that are marked, counted from 1.
  fileprivate var marked: [Int] {
    frame.indices.filter { frame[$0].plainText.hasPrefix(">") }
  }
}
