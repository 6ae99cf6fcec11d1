import BookCore
import DisplayText
import TerminalKit
import TestSupport
import Testing

@testable import BookPresentation

/// The table of keys, of which the page of help and the bottom line are made.
struct KeyTableTests {
  /// Each key of each row, pressed where that row holds, does something.
  @Test func everyKeyDoesSomething() throws {
    let readers = try Self.readers.get()
    for (index, row) in KeyTable.rows.enumerated() {
      let reader = try #require(readers.first { $0.means(row) }, "\(row.name) \(row.help)")
      for key in row.keys.joined() {
        var after = reader
        let answer = after.press(key)
        #expect(answer != .draw() || after.frame != reader.frame, "row \(index), \(key)")
        #expect(!after.notice.contains("nothing here"), "row \(index), \(key)")
      }
    }
  }

  /// No key is silent on any screen, whether it holds there or not.
  @Test func noKeyIsSilent() throws {
    let keys = Set(KeyTable.rows.flatMap { $0.keys.joined() } + [.character("z"), .altBackspace])
    for reader in try Self.readers.get().sampled(4) {
      for key in keys {
        var after = reader
        let isSilent = after.press(key) == .draw() && after.frame == reader.frame
        #expect(!isSilent, "\(key) among \(reader.topics)")
      }
    }
  }

  /// A row without help, or with a word in the bottom line and no rank there, is half a row.
  @Test func everyRowHasHelpAndEveryHintARank() throws {
    let readers = try Self.readers.get()
    for row in KeyTable.rows {
      #expect(!row.help.isEmpty && !row.keys.contains(where: \.isEmpty), "\(row.name)")
      for reader in readers {
        #expect(row.hints(for: reader).allSatisfy { (1...9).contains($0.rank) }, "\(row.name)")
      }
    }
  }

  /// Every key of a row is named on the page of help, by its name or in the line.
  @Test func everyLetterIsNamed() {
    for row in KeyTable.rows {
      let words = "\(row.name) \(row.help)".split { " ,;:".contains($0) }
      for case .character(let character) in row.keys.joined()
      where !character.isNumber && !" :,".contains(character) {
        #expect(words.contains { $0 == String(character) }, "\(character)")
      }
    }
  }

  /// Other keys, and those on the left that do the same.
  @Test(
    arguments: [
      ([.left], "h"), ([.right], "l"), ([.f1, .character("H")], "?"), ([.control("c")], "Q"),
      ([.enter, .down, .character("e"), .character("J"), .control("n"), .control("e")], "j"),
      ([.up, .character("y"), .character("K"), .control("p"), .control("y")], "k"),
      ([.pageDown, .character("f"), .control("f"), .control("v")], " "),
      ([.pageUp, .control("b"), .alt("v")], "b"), ([.control("d")], "d"), ([.control("u")], "u"),
      ([.home, .character("<")], "g"), ([.end, .character(">")], "G"), ([.tab], "]"),
      ([.shiftTab], "["), ([.control("g")], "="), ([.altRight], "L"),
    ] as [([Key], String)])
  func otherKeysDoTheSame(others: [Key], key: String) throws {
    for other in others {
      var reader = try ReaderSample.embedded(
        size: "80x12", state: ReaderState(of: .embedded(), at: [3: 19]))
      reader.type("s/the\r]]jcq")
      var expected = reader
      #expect(reader.type(other) == expected.type(key), "\(other)")
      #expect(reader.frame == expected.frame, "\(other)")
    }
  }

  /// Readers on all kinds of screens.
  private static let readers = Result {
    let state = "of wood, volume 2, size 60x14, bookmarks 2:3, finished 1, kept 2"
    return try [
      "", "j", "jj,", "G", "c", "c⇥", "c/noon⏎q", "c1", "C", "C/e⏎q", "r", "rg⇥", "p", "p/owl⏎q",
      "p⏎", "p⏎⇥", "/⇥owl⏎", "/⇥owl⏎⏎", "/elm⏎", "?", "cq", "1", "r⏎", "s",
    ].map { try InteractiveReader(describedBy: "a reader: \(state), then \($0)") }
  }
}

extension InteractiveReader {
  /// Whether a row is the one that its keys mean here.
  fileprivate func means(_ row: KeyRow) -> Bool {
    let rows = KeyTable.rows.filter { $0.keys == row.keys && $0.holds(self) }
    return rows.first?.help == row.help
      && row.keys.joined().allSatisfy { key in
        KeyTable.rows.first { $0.step(of: key) != nil && $0.holds(self) }?.help == row.help
      }
  }
}
