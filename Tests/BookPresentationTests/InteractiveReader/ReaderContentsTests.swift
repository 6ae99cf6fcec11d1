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
      size: "50x24",
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
    var reader = try ReaderSample.series(of: 10_000, volume: 5000, size: "40x8")
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
      Array(1...7), of: .embedded(), state, format: PageFormat(width: width, usesColor: false))
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
