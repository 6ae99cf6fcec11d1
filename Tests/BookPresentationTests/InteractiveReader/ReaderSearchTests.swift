import BookCore
import BookPresentation
import DisplayText
import TerminalKit
import TestSupport
import Testing

struct ReaderSearchTests {
  @Test func hitsAreUnderlinedAndTheCurrentOneHasTheAccent() throws {
    var reader = try ReaderSample.embedded(size: "40x9")
    reader.press("]]]")
    reader.find("the")
    #expect(reader.frame[2] == StyledText("Chapters", style: .bold))
    #expect(reader.frame[3] == "   1. Owl Post")
    #expect(
      reader.frame[5] == StyledText(">", style: .current) + "  3. "
        + StyledText("The", style: .current) + " Knight Bus")
    #expect(
      reader.frame[6] == StyledText("-", style: .bold) + "  4. "
        + StyledText("The", style: .otherHit) + " Leaky Cauldron")
    reader.press("n")
    #expect(
      reader.frame[5] == StyledText("-", style: .bold) + "  3. "
        + StyledText("The", style: .otherHit) + " Knight Bus")
    #expect(
      reader.frame[6] == StyledText(">", style: .current) + "  4. "
        + StyledText("The", style: .current) + " Leaky Cauldron")
    reader.press(.escape)
    #expect(reader.frame[5] == "   3. The Knight Bus")
    #expect(reader.frame[6] == "   4. The Leaky Cauldron")
  }

  @Test func hitsRunAcrossLineEnds() throws {
    var reader = try ReaderSample.embedded(size: "20x12")
    reader.find("warm thought out of the people they watch")
    #expect(
      reader.frame[2..<5] == [
        StyledText(">", style: .current) + "drink every " + StyledText("warm", style: .current),
        StyledText(">", style: .current) + StyledText("thought out of the", style: .current),
        StyledText(">", style: .current) + StyledText("people they watch", style: .current) + ".",
      ])
    reader.find("ofthepeople")
    #expect(
      reader.frame.contains([
        StyledText(">", style: .current) + "thought out " + StyledText("of the", style: .current),
        StyledText(">", style: .current) + StyledText("people", style: .current) + " they watch.",
      ]))
  }

  /// The columns of the screen, and the rows of the title above the facts.
  @Test(arguments: [
    (80, ["> Harry Potter and the Prisoner of Azkaban"]),
    (20, [" Harry Potter and", ">the Prisoner of", ">Azkaban"]),
    (40, ["> Harry Potter and the Prisoner of", "> Azkaban", "  Author    J. K. Rowling"]),
  ])
  func theTitleMakesRoomForTheMarkOfAHit(columns: Int, rows: [String]) throws {
    var reader = try ReaderSample.embedded(size: TerminalSize(columns: columns, rows: 14))
    let before = reader.frame
    reader.find("prisoner of azkaban")
    #expect(reader.frame.map(\.plainText).contains(rows))
    reader.press(.escape)
    #expect(reader.frame == before)
  }

  /// The columns of the screen, and a chapter with a bookmark and a hit: where the margin is
  /// narrow, it has room for one sign only.
  @Test(arguments: [(80, "-»20. The Dementor’s Kiss"), (39, "-20. The Dementor’s Kiss")])
  func aHitMovesTheSignOfTheBookmark(columns: Int, row: String) throws {
    var reader = try ReaderSample.embedded(
      size: TerminalSize(columns: columns, rows: 40),
      state: ReaderState(of: try .embedded(), at: [3: 20]))
    reader.find("dementor")
    #expect(reader.press("G") == [])
    #expect(reader.frame.map(\.plainText).contains(row))
  }

  @Test(arguments: ["80x10", "40x12", "20x6", "200x60"] as [TerminalSize])
  func aHitInSightStaysThereWhenTheScreenIsResized(size: TerminalSize) throws {
    for words in ["owl post again", "kiely", "azkaban"] {
      var reader = try ReaderSample.embedded()
      reader.find(words)
      _ = reader.handle(.resized(size))
      #expect(reader.frame.contains { $0.plainText.contains(">") }, "\(words)")
    }
  }

  @Test func aHitThatWasLeftIsNotReturnedTo() throws {
    var reader = try ReaderSample.embedded(size: "80x12")
    reader.find("owl post again")
    reader.press("g")
    _ = reader.handle(.resized("80x11"))
    #expect(reader.topRow == "Author    J. K. Rowling")
  }

  @Test func aHitInTheCollapsedPartExpandsItForTheVisit() throws {
    var reader = try ReaderSample.embedded(size: "80x12")
    #expect(reader.find("going to be a long year") == [], "nothing is remembered")
    #expect(
      reader.topRow
        == "> about his parents that no grown-up will tell to the end, it is going to be a")
    #expect(
      reader.lastRow
        == " 1 of 1 hit: going to be a long year  n next  Esc close             3 of 7  43% ")
    reader.press(.escape, .character("j"), .character("j"))
    #expect(reader.topRow == "[ Less ]")
    #expect(reader.press("l") == [.reload])
    reader.press("h]k")
    #expect(reader.topRow == "")
    reader.press("k")
    #expect(reader.topRow == "[ More ]")
  }

  @Test func collapsingAfterAHitIsRemembered() throws {
    var reader = try ReaderSample.embedded()
    reader.find("going to be a long year")
    #expect(reader.press("m") == [.remember(.collapsed(try .embedded(3)))])
    #expect(reader.press("m") == [.remember(.expanded(try .embedded(3)))])
  }

  @Test func aHitInSightMovesNothing() throws {
    var reader = try ReaderSample.embedded()
    let page = reader.frame.map(\.plainText)
    reader.find("nobody breaks")
    var marked = page
    marked[12] = ">" + page[12].dropFirst()
    marked[23] = " 1 of 1 hit: nobody breaks  n next  N previous  Esc close    volume 3 of 7  Top "
    #expect(
      page[12] == "  Nobody breaks out of Azkaban. The fortress stands alone in the sea, and its")
    #expect(reader.frame.map(\.plainText) == marked)
  }
}

// MARK: What is searched

extension ReaderSearchTests {
  /// Words in front of the cut and behind it, and what is marked in the last row of a collapsed
  /// summary and on the button below.
  @Test(arguments: [(3, "in", []), (1, "th", []), (3, "of it", ["of it"]), (3, "m", [])])
  func hitsBehindTheCutPaintNothing(volume: Int, words: String, marked: [String]) throws {
    var reader = try ReaderSample.embedded(volume: volume, size: "80x60")
    let button = try #require(reader.frame.firstIndex { $0.plainText == "  [ More ]" })
    reader.find(words)
    let rows = reader.frame[button - 1...button]
    #expect(rows.flatMap(\.hits) == marked)
  }

  /// Words in the texts of a book with all that its page leaves out, adds or shows in another way.
  @Test(arguments: [
    "Rows", "and lines", "Jane", "Austen", "first", "second one", "Begin", "and", "then", "last",
    "twelve",
  ])
  func hitsArePaintedWhereTheTextIs(words: String) throws {
    let book = SampleBook(
      title: "Rows\nand lines", dedication: "\n \nfirst\n\n   second one\n",
      summary: "Begin\r\n\r\nand\u{1b}then\n\n\tthe last", chapters: ["", "1. ", "12. twelve"])
    var reader = try ReaderSample.of([book], size: "60x40")
    reader.find(words)
    let page = reader.frame.dropFirst(3).dropLast()
    #expect(Set(page.flatMap(\.hits)) == [words])
  }
}

// MARK: What is not found

extension ReaderSearchTests {
  @Test func tabIsForSectionsOnceTheOfferIsGone() throws {
    var (reader, other) = (try ReaderSample.embedded(), try ReaderSample.embedded())
    reader.type("/peck\rjk\t")
    other.type("]")
    #expect(reader.frame.dropLast() == other.frame.dropLast())
  }

  @Test func oneVolumeOffersNoOther() throws {
    var reader = try ReaderSample.numbered(size: "80x12")
    reader.find("unicorn")
    #expect(reader.notice == " Nothing found for 'unicorn'.")
    reader.press(.tab)
    #expect(reader.topRow == "Dedication")
  }
}
