import BookCore
import BookPresentation
import DisplayText
import TerminalKit
import Testing

struct ReaderScrollingTests {
  /// Keys, and the row that they bring to the top of nine, of which 43 is the last that can be.
  static let moves: [(keys: String, top: String, position: String)] = [
    ("", "Author    Jane Austen", "Top"), ("j", "Released  December 23, 1815", "2%"),
    ("jj", "Pages     474", "4%"), ("jk", "Author    Jane Austen", "Top"),
    ("k", "Author    Jane Austen", "Top"),
    (" ", "row 8", "18%"), ("f", "row 8", "18%"), ("  ", "row 16", "37%"),
    (" b", "Author    Jane Austen", "Top"),
    ("  b", "row 8", "18%"), ("jb", "Author    Jane Austen", "Top"), ("dd", "row 8", "18%"),
    ("ddd", "row 12", "27%"), ("dddu", "row 8", "18%"), ("ddduuu", "Author    Jane Austen", "Top"),
    ("jju", "Author    Jane Austen", "Top"), ("     ", "row 40 owl", "93%"),
    ("     j", "row 41", "95%"),
    ("     jj", "row 42", "97%"), ("     jjj", "row 43", "End"), ("     jjjj", "row 43", "End"),
    ("      ", "row 43", "End"), ("     d", "row 43", "End"), ("G", "row 43", "End"),
    ("Gj", "row 43", "End"), ("G ", "row 43", "End"), ("Gd", "row 43", "End"),
    ("GG", "row 43", "End"), ("Gk", "row 42", "97%"), ("Gb", "row 35", "81%"),
    ("Gu", "row 39", "90%"), ("Gg", "Author    Jane Austen", "Top"),
    ("gg", "Author    Jane Austen", "Top"),
    ("]", "Dedication", "9%"), ("]]", "row 43", "End"), ("]]]", "row 43", "End"),
    ("[", "Author    Jane Austen", "Top"), ("][", "Author    Jane Austen", "Top"),
    ("]j[", "Dedication", "9%"),
    ("]k[", "Author    Jane Austen", "Top"), ("G[", "Dedication", "9%"),
    ("G[[", "Author    Jane Austen", "Top"),
    ("jj]", "Dedication", "9%"),
  ]

  @Test(arguments: moves)
  func keysBringARowToTheTop(keys: String, top: String, position: String) throws {
    var reader = try ReaderSample.numbered()
    #expect(reader.press(keys) == [])
    #expect(reader.topRow == top)
    #expect(reader.lastRow.suffix(4).trimmed == position)
  }

  @Test(arguments: ["", "j", "jjjjj", " ", "  ", "d", "G", "]", "]]", "]]]", "mjjjjjjjjjjjjjjjjj"])
  func aWindowThatGetsItsSizeBackShowsWhatItShowed(keys: String) throws {
    for size in ReaderSample.sizes {
      var reader = try ReaderSample.embedded(size: size)
      reader.press(keys)
      let before = reader.frame
      for other in ReaderSample.sizes + [TerminalSize(columns: 120, rows: 50), size] {
        _ = reader.handle(.resized(other))
      }
      #expect(reader.frame == before)
    }
  }

  @Test func eachLineDownIsOneLineAndComesBack() throws {
    var reader = try ReaderSample.embedded(size: TerminalSize(columns: 40, rows: 12))
    var frames = [reader.frame]
    while !reader.lastRow.hasSuffix("End") {
      reader.press("j")
      #expect(reader.frame[2].plainText == frames[frames.count - 1][3].plainText)
      try #require(reader.frame != frames.last, "no row is skipped or stuck")
      frames.append(reader.frame)
    }
    for frame in frames.dropLast().reversed() {
      reader.press("k")
      #expect(reader.frame == frame)
    }
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
