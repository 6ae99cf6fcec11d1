import TerminalKit
import Testing

struct KeyParserTests {
  static let keys: [(String, [Key])] = [
    ("jG ", [.character("j"), .character("G"), .character(" ")]),
    ("\r\n", [.enter, .enter]), ("\t", [.tab]), ("\u{7f}\u{8}", [.backspace, .backspace]),
    ("\u{c}\u{3}", [.control("l"), .control("c")]),
    ("\u{1b}[A\u{1b}[B\u{1b}[C\u{1b}[D", [.up, .down, .right, .left]),
    ("\u{1b}OA\u{1b}OB\u{1b}OC\u{1b}OD", [.up, .down, .right, .left]),
    ("\u{1b}[H\u{1b}[F\u{1b}OH\u{1b}OF", [.home, .end, .home, .end]),
    ("\u{1b}[1~\u{1b}[4~\u{1b}[7~\u{1b}[8~", [.home, .end, .home, .end]),
    ("\u{1b}[5~\u{1b}[6~", [.pageUp, .pageDown]),
    ("\u{1b}OM", [.enter]),
    ("한é😀", [.character("한"), .character("é"), .character("😀")]),
    ("\u{1b}\u{1b}[A", [.escape, .up]),
  ]

  static let noise = [
    "\u{1b}j", "\u{1b}[1;5A", "\u{1b}[3~", "\u{1b}[15~", "\u{1b}[[A", "\u{1b}[I", "\u{1b}[?1;2c",
    "\u{1b}[<0;10;5M", "\u{1b}[<0;10;5m", "\u{1b}[M !q", "\u{1b}]11;rgb:0000/0000/0000\u{7}",
    "\u{1b}]11;rgb:0/0/0\u{1b}\\", "\u{1b}P1+r\u{1b}\\", "\u{1b}[200~q\rj\u{1b}[201~",
    "\u{1b}[200~\u{1b}[20q\u{1b}\u{1b}[201~", "\u{1b}OP", "\u{0}", "\u{1b}[97;5u", "\u{85}",
    "\u{1b}[" + String(repeating: "1;", count: 100) + "q",
  ]

  @Test(arguments: keys)
  func keysAreFoundInAnyPieces(bytes: String, keys: [Key]) {
    for pieceLength in 1...max(1, bytes.utf8.count) {
      #expect(parse(Array(bytes.utf8), pieceLength) == keys)
    }
  }

  @Test(arguments: noise)
  func whatIsNoKeyIsSkippedWhole(bytes: String) {
    for pieceLength in 1...bytes.utf8.count {
      #expect(parse(Array((bytes + "k").utf8), pieceLength) == [.character("k")])
    }
  }

  @Test(arguments: [[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf5], [0x80]] as [[UInt8]])
  func bytesThatAreNoTextAreDropped(bytes: [UInt8]) {
    #expect(parse(bytes + Array("k".utf8), 1) == [.character("k")])
  }

  @Test func aCharacterThatBreaksOffCostsNoOtherKey() {
    #expect(parse([0xed, 0x95, UInt8(ascii: "k")], 1) == [.character("k")])
  }

  @Test func aLoneEscapeIsTheEscapeKey() {
    var parser = KeyParser()
    #expect(parser.parse([0x1b]).isEmpty)
    #expect(parser.isUndecided)
    #expect(parser.flush() == [.escape])
    #expect(!parser.isUndecided)
    #expect(parser.parse(Array("[A".utf8)) == [.character("["), .character("A")])
  }

  @Test(arguments: ["\u{1b}[", "\u{1b}[1;", "\u{1b}O", "\u{1b}]", "\u{1b}P1\u{1b}"])
  func theStartOfASequenceThatNeverEndsIsDropped(bytes: String) {
    var parser = KeyParser()
    #expect(parser.parse(bytes.utf8).isEmpty)
    #expect(parser.isUndecided)
    #expect(parser.flush().isEmpty)
    #expect(parser.parse("q".utf8) == [.character("q")])
  }

  @Test func aLongPasteIsNeverTakenForKeys() {
    var parser = KeyParser()
    #expect(parser.parse("\u{1b}[200~qqq".utf8).isEmpty)
    #expect(parser.flush().isEmpty)
    #expect(parser.parse("qqq\u{1b}[201~j".utf8) == [.character("j")])
  }

  private func parse(_ bytes: [UInt8], _ pieceLength: Int) -> [Key] {
    var parser = KeyParser()
    return stride(from: 0, to: bytes.count, by: pieceLength).flatMap {
      parser.parse(bytes[$0..<min($0 + pieceLength, bytes.count)])
    }
  }
}
