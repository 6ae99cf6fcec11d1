import BookCore
import BookPresentation
import DisplayText
import TerminalKit
import TestSupport
import Testing

/// The contents of the series.
struct ReaderContentsTests {
  private static let hints = "Enter go there  j k move  1-7 volume  Esc close"

  @Test(arguments: 1...7)
  func theOpenVolumeIsSelected(volume: Int) throws {
    var reader = try ReaderSample.embedded(volume: volume)
    let page = reader.frame
    #expect(reader.press("c") == [])
    #expect(reader.selectedRow?.hasPrefix("> \(volume)  ") == true)
    #expect(reader.lastRow.withoutFinalSpaces == " \(volume) of 7  \(Self.hints)")
    #expect(reader.press(.enter) == [])
    #expect(reader.frame == page)
  }

  /// Keys in the contents from volume 3, the volume that is selected, and what is said.
  @Test(arguments: [
    ("j", 4, nil), ("k", 2, nil), ("G", 7, nil), ("g", 1, nil), (" ", 7, nil), ("gb", 1, atStart),
    ("gk", 1, atStart), ("Gj", 7, "This is the end"), ("5", 5, nil), ("57", 7, nil), ("3", 3, nil),
    ("8", 3, "There is no volume 8"), ("0", 3, "There is no volume 0"), ("h", 3, nil),
    ("l", 3, nil), ("m", 3, nil), ("j.", 4, nil), ("j,", 4, nil), ("js", 4, nil), ("c", 3, nil),
    ("x", 3, nil), ("\t", 3, nil), ("5?q", 5, nil),
  ])
  func keysMoveTheSelection(keys: String, volume: Int, notice: String?) throws {
    var reader = try ReaderSample.embedded()
    reader.press("c")
    #expect(reader.type(keys) == [])
    #expect(reader.volume == 3)
    #expect(reader.selectedRow?.hasPrefix("> \(volume)  ") == true)
    #expect(reader.lastRow.withoutFinalSpaces == " " + (notice ?? "\(volume) of 7  \(Self.hints)"))
  }

  private static let atStart = "This is the beginning"

  @Test func enterGoesToTheVolume() throws {
    var reader = try ReaderSample.embedded()
    reader.press("cjj")
    #expect(reader.press(.enter) == [.reload])
    #expect(reader.frame == (try ReaderSample.embedded(volume: 5).frame))
  }

  @Test(arguments: [Key.escape, .character("q")])
  func closingLeadsBackToThePage(key: Key) throws {
    var reader = try ReaderSample.embedded()
    reader.press("]j")
    let page = reader.frame
    reader.press("cjj")
    #expect(reader.press(key) == [])
    #expect(reader.frame == page)
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
         5001 of 10000  Esc close

        """)
    reader.press("G")
    #expect(reader.frame[6].plainText.hasPrefix("> 10000  The Tale of Book 10000 "))
  }

  /// Widths of a screen, and the contents of a series in which much is remembered.
  @Test(arguments: [
    (
      80,
      """
      Contents                                                               7 volumes
        1  Harry Potter and the Philosopher’s Stone   finished, kept
        2  Harry Potter and the Chamber of Secrets
      > 3  Harry Potter and the Prisoner of Azkaban   10/22
        4  Harry Potter and the Goblet of Fire        kept
        5  Harry Potter and the Order of the Phoenix  chapter gone
        6  Harry Potter and the Half-Blood Prince
        7  Harry Potter and the Deathly Hallows
      """
    ),
    (
      50,
      """
      Contents                                 7 volumes
        1  …Philosopher’s Stone   finished, kept
        2  …Chamber of Secrets
      > 3  …Prisoner of Azkaban   10/22
        4  …Goblet of Fire        kept
        5  …Order of the Phoenix  chapter gone
        6  …Half-Blood Prince
        7  …Deathly Hallows
      """
    ),
    (
      20,
      """
      Contents   7 volumes
        1  Philosopher’s…
        2  Chamber of Sec…
      > 3  Prisoner of Az…
        4  Goblet of Fire
        5  Order of the P…
        6  Half-Blood Pri…
        7  Deathly Hallows
      """
    ),
  ])
  func theStatusStandsBesideTheTitles(width: Int, picture: String) throws {
    let state = ReaderState(
      of: try .embedded(), expanded: [3, 4], at: [3: 10, 5: 99], finished: [1], kept: [4, 1])
    var reader = try ReaderSample.embedded(
      size: TerminalSize(columns: width, rows: 12), state: state)
    reader.press("c")
    #expect(reader.picture.split(separator: "\n").dropLast().joined(separator: "\n") == picture)
  }

  /// The same rows, and the same cuts of titles at each width.
  @Test(arguments: [20, 30, 40, 50, 58, 59, 80])
  func theRowsAreThoseOfAList(width: Int) throws {
    let state = ReaderState(of: try .embedded(), at: [3: 10], kept: [4])
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

  @Test func whatIsRememberedOfVolumesThatAreGoneIsNotShown() throws {
    var state = ReaderState()
    state.lostRecords =
      ReaderState(of: [], expanded: [3], at: [4: 3], finished: [5], kept: [6]).records
    var reader = try ReaderSample.embedded(state: state)
    reader.press("c")
    var other = try ReaderSample.embedded()
    other.press("c")
    #expect(reader.frame == other.frame)
  }

  @Test func whatAnotherWindowChangesIsShown() throws {
    var reader = try ReaderSample.embedded()
    reader.press("c")
    #expect(reader.selectedRow == "> 3  Harry Potter and the Prisoner of Azkaban")
    let state = ReaderState(of: try .embedded(), expanded: [3], at: [3: 9], kept: [3])
    _ = reader.handle(.reloaded(state))
    #expect(
      reader.selectedRow == "> 3  Harry Potter and the Prisoner of Azkaban   9/22, kept")
  }

  @Test func oneVolumeIsAllThereIs() throws {
    var reader = try ReaderSample.numbered()
    reader.press("c")
    #expect(
      reader.picture.split(separator: "\n").joined(separator: "\n") == """
        Contents                        1 volume
        > 1  Rows
         1 of 1  Enter go there  Esc close
        """)
  }
}
