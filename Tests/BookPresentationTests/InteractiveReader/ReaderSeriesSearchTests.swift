import BookCore
import BookPresentation
import DisplayText
import TerminalKit
import TestSupport
import Testing

/// Finding words in all volumes.
struct ReaderSeriesSearchTests {
  @Test func theSelectedHitHasTheAccentAsAWholeAndWhatWasFoundIsBold() throws {
    var reader = try ReaderSample.owls(size: "40x8")
    reader.type("/\towl\r")
    let bold = Style.current
    let plain = Style(foreground: .indexed(231), background: .indexed(24))
    #expect(
      reader.frame[1] == " " + StyledText("3", style: .bold) + StyledText("  ", style: .plain)
        + StyledText("Prisoner of Azkaban", style: .bold))
    #expect(
      reader.frame[2] == StyledText(">", style: bold) + StyledText(" Chapter 1   ", style: plain)
        + StyledText("Owl", style: bold) + StyledText(" Post                  ", style: plain))
    #expect(reader.frame[3] == "  Chapter 22  " + StyledText("Owl", style: .bold) + " Post Again")
  }

  @Test func enterGoesToTheHit() throws {
    var reader = try ReaderSample.owls(volume: 1, size: "40x8")
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
         2 of 5 hits: owl  Esc close        End

        """)
  }

  @Test func hitsOfTheOpenVolumeAreMarkedWhereverTheReaderGoes() throws {
    var reader = try ReaderSample.owls(volume: 1)
    reader.type("/\towl\r\r5]]]")
    #expect(reader.frame.map(\.plainText).contains("-  2. A Peck of Owls"))
  }

  /// No page shows it.
  @Test func anotherTitleLeadsToItsVolume() throws {
    var reader = try ReaderSample.embedded(volume: 3, size: "60x8")
    reader.type("/sorcerer\r")
    #expect(reader.volume == 3)
    reader.type("/\tsorcerer\r")
    #expect(reader.frame[2].plainText.contains("Other title"))
    reader.type("\r")
    #expect((reader.volume, reader.frame[3].plainText) == (1, "  Released  June 26, 1997"))
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
    var reader = try ReaderSample.embedded(volume: 1, size: "60x8")
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
    ("stone philosopher", 1, 1), ("row", 0, 1), ("the", 16, 26), ("lived boy", 1, 1),
    ("owl mirror", 0, 0),
  ])
  func theSameIsFoundEverywhere(words: String, texts: Int, passages: Int) throws {
    let results = SearchQuery(words)?.results(in: try .ofFreshReader()) ?? []
    let count = results.reduce(0) { $0 + $1.hits.count }
    let first = results.first { $0.volume == 1 }?.hits ?? []
    #expect(first.count == texts)
    var reader = try ReaderSample.embedded(volume: 1)
    reader.type("/\t\(words)\r")
    #expect(reader.lastRow.contains(count == 0 ? "Nothing found" : " of \(count)"))
    reader.type("\u{1b}\u{1b}/\t\(words)\r")
    let hits = passages == 1 ? "hit" : "hits"
    let found = " of \(passages) \(hits): \(words)  "
    #expect(reader.lastRow.contains(passages == 0 ? "Nothing found for '\(words)'." : found))
  }
}

// MARK: Other series

extension ReaderSeriesSearchTests {
  /// Widths of a screen, and the first rows of a list with wide letters.
  @Test(arguments: [
    (
      40,
      """
       Story: 마법        3 hits in 2 volumes
       1  해리 포터와 마법사의 돌
      > Title      해리 포터와 마법사의 돌
        Summary    …마법을 배운다.
       2  비밀의 방
        Chapter 1  …장에서 마법을 배우는…
      """
    ),
    (
      20,
      """
       Story: 마법
       1  해리 포터와 마…
      > …마법사의 돌
        …마법을 배운다.
       2  비밀의 방
        …마법을 배우는…
      """
    ),
  ])
  func wideLettersAreCutByColumns(width: Int, picture: String) throws {
    var reader = try ReaderSample.of(
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
    #expect(reader.picture.split(separator: "\n").prefix(6).joined(separator: "\n") == picture)
  }
}
