import BookCore
import DisplayText
import TerminalKit
import TestSupport
import Testing
@testable import BookPresentation

/// The interactive reader with covers.
struct ReaderCoverTests {
  /// Keys that lead to a section, a chapter, the bookmark or a hit, from wherever lines and pages
  /// lead.
  @Test(arguments: [1, 3, 5], ["80x24", "64x20"] as [TerminalSize])
  func noJumpCutsTheCover(volume: Int, size: TerminalSize) throws {
    let jumps = [
      "]", "[", "G", "g", "C2⏎", "C5⏎", "C9⏎", "'", "/the\r", "/the\rn", "/harry\rN",
      "/to\rnnn", ".", ",", "/\tpotter\r\r",
    ]
    let state = ReaderState(of: try .embedded(), at: [volume: 3])
    for start in ["", "j", "jjjjjjjj", "  ", "Gb", "mj"].sampled(1) {
      for jump in jumps.sampled(8) {
        var reader = try ReaderSample.withCovers(
          volume: volume, state: state, columns: size.columns, rows: size.rows)
        reader.type(start)
        let before = reader.coverRows
        reader.type(jump)
        let shown = reader.coverRows
        // What is in sight already moves nothing, and a line may have cut the cover before; on a page
        // that is searched, the title takes a row beside it.
        let difference = abs(shown.count - before.count)
        let isCutAsBefore = shown == before || jump.hasPrefix("/") && difference == 1
        #expect([0, 12].contains(shown.count) || isCutAsBefore, "\(start) \(jump)")
      }
    }
  }

  @Test func aHitBesideTheCoverIsMarked() throws {
    var reader = try ReaderSample.withCovers(columns: 80, rows: 24)
    reader.find("Godmothers")
    let row = try #require(reader.frame.first { $0.plainText.contains("Godmothers") })
    #expect(row.plainText.hasSuffix("  To Jill Prewett and Aine Kiely, the Godmothers of Swing"))
    let hit = try #require(row.spans.first { $0.text == "Godmothers" })
    #expect(hit.style == .current)
    // What stands on the cover is no text of the book.
    reader.find("HARRY POTTER")
    #expect(reader.frame.dropFirst(2).flatMap(\.hits) == ["Harry Potter"])
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
    reader.resize(to: "40x12")
    var plain = try ReaderSample.embedded(size: "80x24")
    plain.type(plainKeys)
    plain.resize(to: "40x12")
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
