import BookCore
import BookPresentation
import DisplayText
import TerminalKit
import TestSupport
import Testing

/// The contents of the series.
struct ReaderContentsTests {
  private static let hints =
    " Enter open  . next chapter  l chapters  Tab shelf  / filter  Esc close"

  @Test(arguments: 1...7)
  func theOpenVolumeIsSelected(volume: Int) throws {
    var reader = try ReaderSample.embedded(volume: volume)
    let page = reader.frame
    #expect(reader.press("c") == [.reload])
    #expect(reader.selectedRow?.hasPrefix("> \(volume)  ") == true)
    #expect(reader.lastRow == Self.hints + "   \(volume) of 7")
    #expect(reader.press(.enter) == [])
    #expect(reader.frame == page)
  }

  /// Keys in the contents from volume 3, the volume that is selected, and what is said.
  @Test(arguments: [
    ("j", 4, nil), ("k", 2, nil), ("G", 7, nil), ("g", 1, nil), (" ", 7, nil),
    ("↑↑", 1, nil), ("gb", 1, atStart), ("gk", 1, atStart), ("Gj", 7, " This is the end"),
    ("5", 5, nil), ("57", 7, nil), ("3", 3, nil), ("8", 3, " There is no volume 8"),
    ("0", 3, " There is no volume 0"), ("h", 3, nothing("h")), ("n", 3, nothing("n")),
    ("]", 3, nothing("]")), ("'", 3, nothing("'")), ("w", 3, nothing("w")), ("xjk", 3, nil),
    ("5?q", 5, nil), ("5\t\t\t", 3, nil), ("4lh", 4, nil), ("4→←", 4, nil), ("4lq", 4, nil),
    ("4l\u{1b}", 4, nil), ("5/\u{1b}", 5, nil),
  ])
  func keysMoveTheSelection(keys: String, volume: Int, notice: String?) throws {
    var reader = try ReaderSample.embedded()
    reader.press("c")
    #expect(reader.type(keys) == [])
    #expect(reader.volume == 3)
    #expect(reader.selectedRow?.hasPrefix("> \(volume)  ") == true)
    #expect(reader.notice == notice ?? Self.hints)
  }

  private static let atStart = " This is the beginning"

  private static func nothing(_ key: String) -> String {
    " \(key) does nothing here; ? for help"
  }

  @Test func enterGoesToTheVolume() throws {
    var reader = try ReaderSample.embedded(state: ReaderState(of: .embedded(), at: [5: 30]))
    reader.press("cjj")
    #expect(reader.press(.enter) == [.reload])
    #expect(reader.volume == 5)
    #expect(reader.frame[3].plainText == "Harry Potter and the Order of the Phoenix")
  }

  /// Keys in the contents that lead back to the page.
  @Test(arguments: [
    "\u{1b}", "q", "c", "lc", "jlqq", "lhq", "\tc", "\t\r", "/fire\r\u{1b}q", "?qq",
  ])
  func closingLeadsBackToThePage(keys: String) throws {
    var reader = try ReaderSample.embedded()
    reader.press("]j")
    let page = reader.frame
    reader.press("cjj")
    #expect(reader.type(keys) == [])
    #expect(reader.frame == page)
  }

  /// Keys in the contents from volume 3, the row of the volume then, the change that is remembered,
  /// and what is said.
  @Test(
    arguments: [
      (".", "3  …Prisoner of Azkaban   11/22", 3, 1, "Bookmark: chapter 11, The Firebolt"),
      ("4.", "4  …Goblet of Fire        10/37", 4, 1, "Bookmark: chapter 10, Mayhem at the"),
      ("4,", "4  …Goblet of Fire        8/37", 4, -1, "Bookmark: chapter 8, The Quidditch"),
      ("2.", "2  …Chamber of Secrets    1/18", 2, 1, "Bookmark: chapter 1, The Worst Birthday"),
      ("5.", "5  …Order of the Phoenix  finished", 5, 1, "Finished"),
      ("6.", "6  …Half-Blood Prince     finished", 6, nil, "Already finished"),
      ("1,", "1  …Philosopher’s Stone", 1, nil, "No bookmark here"),
    ] as [(String, String, Int, Int?, String)])
  func theBookmarkOfAVolumeMoves(
    keys: String, row: String, volume: Int, count: Int?, notice: String
  ) throws {
    let books = try [Book].embedded()
    var reader = try ReaderSample.embedded(
      size: TerminalSize(columns: 50, rows: 24),
      state: ReaderState(of: books, at: [3: 10, 4: 9, 5: 38], finished: [6]))
    reader.press("c")
    let book = books[volume - 1]
    let change = count.map { ReaderState.Change.moved(book.identity, by: $0, in: book.chapters) }
    #expect(reader.press(keys) == (change.map { [.remember($0)] } ?? []))
    #expect(reader.selectedRow == "> " + row)
    #expect(reader.notice.hasPrefix(" " + notice))
  }

  @Test func aVolumeIsKeptAndItsSummaryExpandedFromTheContents() throws {
    var reader = try ReaderSample.embedded()
    reader.press("c5")
    #expect(reader.press("s") == [.remember(.kept([try .embedded(5)]))])
    #expect(reader.selectedRow == "> 5  Harry Potter and the Order of the Phoenix  kept")
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

  /// Keys in the contents of a reader of four volumes, the heading, the numbers of the rows with a
  /// star at the one that is selected, and what Tab does next.
  @Test(arguments: [
    ("", "Contents 7 volumes", "1 2 3* 4 5 6 7", "Tab shelf"),
    ("\t", "On the shelf 2 volumes", "1* 4", "Tab recent"),
    ("4\t", "On the shelf 2 volumes", "1 4*", "Tab recent"),
    ("4\t.,s", "On the shelf 1 volume", "1*", "Tab recent"),
    ("\t\t", "Shown most recently 3 volumes", "3* 6 5", "Tab all"),
    ("6\t\tj", "Shown most recently 3 volumes", "3 6* 5", "Tab all"),
    ("\t\tj\t", "Contents 7 volumes", "1 2 3 4 5 6* 7", "Tab shelf"),
    ("\t\t6", "Shown most recently 3 volumes", "3 6* 5", "Tab all"),
  ])
  func tabGoesAround(keys: String, heading: String, rows: String, hint: String) throws {
    var reader = try ReaderSample.embedded(
      state: ReaderState(of: .embedded(), kept: [4, 1], recent: [6, 3, 5]))
    reader.type("c" + keys)
    let words = reader.frame[0].plainText.split(separator: " ").joined(separator: " ")
    #expect(words == heading)
    #expect(reader.listedNumbers == rows)
    #expect(keys.hasSuffix("s") || reader.lastRow.split(separator: "  ").contains { $0 == hint })
  }

  /// Keys on the empty shelf, and what is said.
  @Test(arguments: [
    ("j", "This is the end"), ("l", "l does nothing here; ? for help"),
    (".", ". does nothing here; ? for help"), ("5", "Not in this list"),
  ])
  func anEmptyShelfSaysSo(keys: String, notice: String) throws {
    var reader = try ReaderSample.embedded()
    reader.type("c\t")
    #expect(reader.frame[0].plainText.hasSuffix(" 0 volumes"))
    #expect(reader.frame[2].plainText == "  There is nothing here.")
    #expect(reader.lastRow.withoutFinalSpaces == " Tab recent  / filter  Esc close")
    #expect(reader.type(keys) == [])
    #expect(reader.notice == " " + notice)
  }

  @Test func digitsMakeANumberUntilAPause() throws {
    var reader = try ReaderSample.series(of: 1000)
    reader.press("c12")
    #expect(reader.awaitsDigit)
    reader.press("3")
    #expect(reader.selectedRow == ">  123  The Tale of Book 123")
    _ = reader.handle(.pause)
    reader.press("4")
    #expect(reader.selectedRow == ">    4  The Tale of Book 4")
    reader.press(.enter)
    #expect(reader.volume == 4)
  }

  @Test func aLongSeriesScrollsWithTheSelectionInItsMiddle() throws {
    var reader = try ReaderSample.series(
      of: 10_000, volume: 5000, size: TerminalSize(columns: 40, rows: 8))
    reader.press("cj")
    #expect(
      reader.picture == """
        Contents                  10,000 volumes
           4998  The Tale of Book 4998
           4999  The Tale of Book 4999
           5000  The Tale of Book 5000
        >  5001  The Tale of Book 5001
           5002  The Tale of Book 5002
           5003  The Tale of Book 5003
         Enter open  Esc close   5,001 of 10,000

        """)
    reader.press("G")
    #expect(reader.frame[6].plainText.hasPrefix("> 10000  The Tale of Book 10000 "))
  }

  /// The same rows, and the same cuts of titles at each width.
  @Test(arguments: [20, 30, 40, 50, 58, 59, 80])
  func theRowsAreThoseOfAList(width: Int) throws {
    let state = ReaderState(
      of: try .embedded(), at: [3: 10, 5: 99], finished: [1], kept: [4, 1])
    var reader = try ReaderSample.embedded(
      size: TerminalSize(columns: width, rows: 12), state: state)
    reader.press("c")
    let list = try Page.volumes(
      Array(1...7), of: .embedded, state, format: PageFormat(width: width, usesColor: false))
    for volume in 1...7 {
      let row = reader.picture.split(separator: "\n")[volume].dropFirst(2)
      let title = row.split(separator: "  ")[1]
      let status = row.split(separator: "  ").dropFirst(2).joined()
      let listed = list.lines[volume].plainText
      #expect(listed.contains("\(volume)  \(title)"))
      #expect(listed.hasSuffix(status))
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
