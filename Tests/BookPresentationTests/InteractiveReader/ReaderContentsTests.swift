import BookCore
import DisplayText
import TerminalKit
import TestSupport
import Testing

@testable import BookPresentation

/// How lists look; what keys do in them stands in the cases of ``ReaderScriptTests``.
struct ReaderContentsTests {
  /// The same rows, and the same cuts of titles at each width.
  @Test(arguments: [20, 30, 40, 50, 58, 59, 80])
  func theRowsAreThoseOfTheOverview(width: Int) throws {
    let series = try BookSeries.embedded()
    let state = ReaderState(of: series.books, at: [3: 10, 5: 99], finished: [1], kept: [4, 1])
    var reader = try ReaderSample.embedded(
      size: TerminalSize(columns: width, rows: 12), state: state)
    reader.type("c")
    let rows = VolumeRows(
      VolumeRowFacts(series, SeriesProgress(of: series, state)), .overview,
      format: PageFormat(width: width, usesColor: false))
    for volume in 1...7 {
      let row = reader.picture.split(separator: "\n")[volume]
      #expect(row == (volume == 3 ? ">" : " ") + rows.row(of: volume).plainText)
    }
  }

  /// Lists, and the pages that the commands print; what is printed whole is whole on the screen.
  @Test(arguments: ["80x100", "200x100"] as [TerminalSize])
  func theListsAreThePagesOfTheCommands(size: TerminalSize) throws {
    let state = ReaderState(of: try .embedded(), at: [4: 9], finished: [1, 2, 3])
    let story = StorySoFar(of: try .embedded(), state)
    // On a wide screen, a list has the columns of a page.
    let format = PageFormat(width: min(size.columns, 80), usesColor: false)
    let pages: [(String, Page)] = [
      ("p", .entries(story.people, in: try .embedded(), format: format)),
      (
        "/⇥weasley⏎",
        .search(SearchFindings(of: try #require(SearchQuery("weasley")), in: story), format: format)
      ),
    ]
    for (keys, page) in pages {
      var reader = try ReaderSample.embedded(size: size, state: state)
      reader.type(keys)
      let words = reader.frame.dropFirst(2).dropLast(2).joinedWords
      #expect(!words.isEmpty && page.lines.joinedWords.hasPrefix(words), "\(keys)")
    }
  }

  /// Whoever sees only ASCII may not tell colours either.
  @Test func inASCIITheChosenRowHasASignInColoursToo() throws {
    var reader = try ReaderSample.embedded(
      widestPage: PageFormat(width: 80, usesColor: true, usesASCII: true))
    reader.type("c")
    #expect(reader.frame.contains { $0.plainText.hasPrefix(">  3  ") })
  }

  @Test func aLongTitleLeavesTheCoverWhereItIs() throws {
    let title = "A Title of More Columns than There Are to the Left of a Cover, and of Some More"
    let series = try SampleBook.series([SampleBook(title: title), SampleBook(title: "Emma")])
    var reader = InteractiveReader(
      .inMemory(series), volume: 1, size: "80x24",
      widestPage: PageFormat(width: 80, usesColor: true),
      painter: CoverPainter(series, depth: .full))
    reader.type("c")
    let columns = reader.frame.map(\.plainText).compactMap { line in
      line.firstIndex { "▌█".contains($0) }.map { line[..<$0].description.displayWidth }
    }
    #expect(columns.count == 12 && Set(columns).count == 1)
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

extension Sequence<StyledText> {
  /// The words of all rows, without the signs before those that are chosen.
  fileprivate var joinedWords: String {
    flatMap { $0.plainText.split { " >".contains($0) } }.joined(separator: " ")
  }
}
