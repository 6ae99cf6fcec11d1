import BookCore
import DisplayText
import TerminalKit
import TestSupport
import Testing
@testable import BookPresentation

/// The interactive reader with covers.
struct ReaderCoverTests {
  @Test func theCoverIsBesideTheFacts() throws {
    #expect(
      try ReaderSample.withCovers(columns: 64, rows: 20).picture == """
                    Harry Potter and the Prisoner of Azkaban
                           1   2  (3)  4   5   6   7
        ────────────────────────────────────────────────────────────────
          █▀▀▀▀▀▀▀▀▀▀▀▀▀▀█  Harry Potter and the Prisoner of Azkaban
          ▌ HARRY POTTER ▐  Author    J. K. Rowling
          ▌              ▐  Released  July 8, 1999
          ▌ ▄█ █    █ █▄ ▐  Pages     317
          ▌  █▄██  ██▄█  ▐
          ▌   ▄█▀██▀█▄   ▐  Dedication
          ▌     ████     ▐  To Jill Prewett and Aine Kiely, the
          ▌      ██      ▐  Godmothers of Swing
          ▌              ▐
          ▌   Prisoner   ▐
          ▌  of Azkaban  ▐
          █▄▄▄▄▄▄▄▄▄▄▄▄▄▄█

        Summary
          Nobody breaks out of Azkaban. The fortress stands alone in
        ────────────────────────────────────────────────────────────────
         r story  p who  . begin  c contents  ? help  q quit        Top

        """)
  }

  /// Keys that lead to a section, a chapter, the bookmark or a hit, from wherever lines and pages
  /// lead.
  @Test(arguments: [1, 3, 5], ["80x24", "64x20"] as [TerminalSize])
  func noJumpCutsTheCover(volume: Int, size: TerminalSize) throws {
    let jumps = [
      "]", "[", "G", "g", "C2⏎", "C5⏎", "C9⏎", "'", "''", "/the\r", "/the\rn", "/harry\rN",
      "/to\rnnn", ".", ",", "/\tpotter\r\r",
    ]
    let state = ReaderState(of: try .embedded(), at: [volume: 3])
    for start in ["", "j", "jjjjjjjj", "  ", "Gb", "mj"] {
      for jump in jumps {
        var reader = try ReaderSample.withCovers(
          volume: volume, state: state, columns: size.columns, rows: size.rows)
        reader.type(start)
        let before = reader.coverRows
        reader.type(jump)
        let shown = reader.coverRows
        // What is in sight already moves nothing, and a line may have cut the cover before.
        #expect([0, 12].contains(shown.count) || shown == before, "\(start) \(jump)")
      }
    }
  }

  /// Columns, rows, and whether there is room for a cover.
  @Test(arguments: [
    (64, 20, true), (63, 20, false), (64, 19, false), (200, 60, true), (20, 60, false),
  ])
  func aCoverNeedsRoom(columns: Int, rows: Int, isShown: Bool) throws {
    let reader = try ReaderSample.withCovers(columns: columns, rows: rows)
    #expect(reader.picture.contains("HARRY POTTER") == isShown)
    #expect(reader.fits)
  }

  /// Keys, columns, rows, and what the cover beside the list says below its drawing.
  @Test(arguments: [
    ("c", 80, 24, "Prisoner"), ("cj", 80, 24, "Goblet"), ("c4l9", 80, 24, nil),
    ("c\t", 80, 24, "Prisoner"), ("c", 63, 24, nil), ("c", 80, 19, nil), ("c", 64, 20, "Prisoner"),
    ("/\towl\r", 80, 24, nil), ("?", 80, 24, nil),
  ])
  func theCoverOfTheSelectedVolumeIsBesideTheContents(
    keys: String, columns: Int, rows: Int, title: String?
  ) throws {
    var reader = try ReaderSample.withCovers(columns: columns, rows: rows)
    reader.type(keys)
    let frame = reader.frame.map(\.plainText)
    let cover = frame.filter { $0.hasSuffix("▐") }.map { $0.suffix(16) }
    #expect(cover.contains("▌ HARRY POTTER ▐") == (title != nil))
    #expect(title == nil || cover.contains { $0.contains(title ?? "") })
    #expect(reader.fits)
  }

  @Test func eachVolumeHasItsOwn() throws {
    var reader = try ReaderSample.withCovers(columns: 80, rows: 24)
    reader.type("4")
    #expect(reader.picture.contains("\n  ▌    Goblet    ▐\n  ▌   of Fire    ▐\n"))
  }

  @Test func aHitBesideTheCoverIsMarkedInTheGap() throws {
    var reader = try ReaderSample.withCovers(columns: 80, rows: 24)
    reader.find("Godmothers")
    let row = try #require(reader.frame.first { $0.plainText.contains("Godmothers") })
    #expect(row.plainText.hasSuffix("> To Jill Prewett and Aine Kiely, the Godmothers of Swing"))
    let hit = try #require(row.spans.first { $0.text == "Godmothers" })
    #expect(hit.style == .current)
    // What stands on the cover is no text of the book.
    reader.find("HARRY POTTER")
    #expect(reader.frame.dropFirst(2).flatMap(\.hits) == ["Harry Potter"])
  }

  @Test(arguments: ["j", "jjjj", "]", "]]]", "G", " ", "jjjjjjjjjjjjjj", "/the⏎n", "cj"])
  func theSizeMayChangeAndComeBack(keys: String) throws {
    var reader = try ReaderSample.withCovers(columns: 80, rows: 24)
    reader.type(keys)
    let frame = reader.frame
    for size in ["40x12", "80x19", "63x24", "200x60", "1x1", "80x24"] as [TerminalSize] {
      _ = reader.handle(.resized(size))
      #expect(reader.fits)
    }
    #expect(reader.frame == frame, "\(reader.picture)")
  }

  /// The first rows of the sections that `]` goes to, without the cover and with it, beside which
  /// the dedication is in view with the facts.
  @Test(arguments: [(19, ["Dedication", "Summary", "Chapters"]), (20, ["Summary", "Chapters"])])
  func sectionsBeginWhereTheyDoWithoutIt(rows: Int, sections: [String]) throws {
    var reader = try ReaderSample.withCovers(columns: 64, rows: rows)
    let headings = sections.map { _ in
      reader.type("]")
      return String(reader.frame[3].plainText.split(separator: " ").last ?? "")
    }
    #expect(headings == sections)
  }

  @Test(arguments: [("]", "]]"), ("]jj", "]]jj")])
  func aPlaceIsTheSameWithoutTheCover(keys: String, plainKeys: String) throws {
    var reader = try ReaderSample.withCovers(columns: 80, rows: 24)
    reader.type(keys)
    _ = reader.handle(.resized("40x12"))
    var plain = try ReaderSample.embedded(size: "80x24")
    plain.type(plainKeys)
    _ = plain.handle(.resized("40x12"))
    #expect(reader.picture == plain.picture)
  }
}

extension InteractiveReader {
  /// The rows of the cover that are in view.
  fileprivate var coverRows: [Substring] {
    frame.map { $0.plainText.trimmingPrefix { $0 == " " }.prefix(16) }
      .filter { $0.wholeMatch(of: /[▌█].+[▐█]/) != nil }
  }
}
