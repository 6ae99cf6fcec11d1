import BookCore
import BookPresentation
import TerminalKit
import Testing

struct ReaderSearchTests {
  private var reader: Reader

  init() throws {
    reader = try ReaderSample.embedded()
  }

  @Test mutating func theWordsAreShownWhileTheyAreTyped() {
    reader.press("/owlx")
    _ = reader.handle(.key(.backspace))
    #expect(reader.lastRow == "/owl_")
    _ = reader.handle(.key(.control("u")))
    #expect(reader.lastRow == "/_")
    _ = reader.handle(.key(.backspace))
    #expect(reader.lastRow.contains("q quit"))
  }

  @Test mutating func hitsAreMarkedAndCounted() {
    find("owl post")
    #expect(reader.lastRow.contains("1 of 2: owl post"))
    #expect(marks == ["Owl Post"])
    #expect(reader.picture.contains("\n>  1. Owl Post") || reader.picture.contains("> 1. Owl Post"))
    reader.press("n")
    #expect(reader.lastRow.contains("2 of 2: owl post"))
    reader.press("n")
    #expect(reader.lastRow.contains("1 of 2: owl post"))
    reader.press("N")
    #expect(reader.lastRow.contains("2 of 2: owl post"))
    _ = reader.handle(.key(.escape))
    #expect(reader.lastRow.contains("q quit"))
    #expect(marks.isEmpty)
  }

  @Test mutating func whatIsNotFoundIsSaid() {
    let page = reader.frame.dropLast()
    find("unicorn")
    #expect(reader.lastRow.contains("unicorn: not found"))
    #expect(reader.frame.dropLast() == page)
    reader.press("j")
    #expect(reader.lastRow.contains("q quit"))
  }

  @Test mutating func hitsRunAcrossLineEnds() {
    _ = reader.handle(.resized(TerminalSize(columns: 20, rows: 24)))
    find("warm thought out of the people they watch")
    #expect(reader.lastRow.contains("1 of 1"))
    #expect(marks.joined(separator: " ") == "warm thought out of the people they watch")
  }

  @Test mutating func aHitInTheCollapsedPartExpandsItForTheVisit() throws {
    let summary = try #require(try BookSeries.embedded()[volume: 3]?.summary)
    let hidden = String(summary.text.split(separator: " ").suffix(4).joined(separator: " "))
    reader.press("/" + hidden)
    #expect(reader.handle(.key(.enter)).isEmpty, "nothing is remembered")
    #expect(reader.lastRow.contains("1 of 1"))
    reader.press("g]]")
    #expect(reader.picture.contains("[ Less ]"))
    reader.press("lh")
    #expect(reader.picture.contains("[ More ]"))
  }

  @Test mutating func aHitInSightMovesNothing() {
    let page = reader.frame.map(\.plainText)
    find("nobody breaks")
    #expect(reader.frame[0].plainText == page[0])
    #expect(reader.frame[4].plainText == page[4])
  }

  @Test mutating func theSearchEndsWithTheVolume() {
    find("owl post")
    reader.press("l")
    #expect(!reader.lastRow.contains("owl post"))
  }

  private mutating func find(_ words: String) {
    reader.press("/" + words)
    _ = reader.handle(.key(.enter))
  }

  /// The marked parts of the page.
  private var marks: [String] {
    reader.frame.dropFirst(2).dropLast().flatMap(\.spans).filter(\.style.isReversed).map(\.text)
  }
}
