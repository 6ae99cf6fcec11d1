import TerminalKit
import TestSupport
import Testing

struct KeyParserTests {
  static let keys: [(String, [Key])] = [
    ("jG ", [.character("j"), .character("G"), .character(" ")]),
    ("\r\n", [.enter, .enter]), ("\t", [.tab]), ("\u{7f}\u{8}", [.backspace, .backspace]),
    ("\u{c}\u{3}\u{16}", [.control("l"), .control("c"), .control("v")]),
    ("\u{1b}[A\u{1b}[B\u{1b}[C\u{1b}[D", [.up, .down, .right, .left]),
    ("\u{1b}OA\u{1b}OB\u{1b}OC\u{1b}OD", [.up, .down, .right, .left]),
    ("\u{1b}[H\u{1b}[F\u{1b}OH\u{1b}OF", [.home, .end, .home, .end]),
    ("\u{1b}[1~\u{1b}[4~\u{1b}[7~\u{1b}[8~", [.home, .end, .home, .end]),
    ("\u{1b}[5~\u{1b}[6~", [.pageUp, .pageDown]), ("\u{1b}[Z\u{1b}[3~", [.shiftTab, .delete]),
    ("\u{1b}OM", [.enter]), ("\u{1b}OP\u{1b}[11~\u{1b}[[A", [.f1, .f1, .f1]),
    ("\u{1b}[1;5H\u{1b}[1;5F\u{1b}[7^\u{1b}[8^", [.home, .end, .home, .end]),
    ("\u{1b}v\u{1b} \u{1b}~", [.alt("v"), .alt(" "), .alt("~")]),
    ("\u{1b}[200~q\r\u{3}\u{1b}OA한\u{1b}[201~k", [.pasted("q\r\u{3}\u{1b}OA한"), .character("k")]),
    ("한é😀", [.character("한"), .character("é"), .character("😀")]),
    ("\u{1b}\u{1b}[A", [.escape, .up]),
    (
      "\u{1b}[1;5D\u{1b}[1;5C\u{1b}[1;3C\u{1b}\u{7f}\u{1b}\u{8}",
      [.controlLeft, .controlRight, .altRight, .altBackspace, .altBackspace]
    ),
  ]

  /// Keys that have no name: with others held down, of the numbers of a VT220, of rxvt, of the
  /// Linux console, of kitty, and of a keypad.
  static let unknown = [
    "\u{1b}[1;5A", "\u{1b}[1;3D", "\u{1b}[1;2H", "\u{1b}[1;2P", "\u{1b}[1;5Z", "\u{1b}[2~",
    "\u{1b}[15~", "\u{1b}[5;3~", "\u{1b}[27;5;9~", "\u{1b}[5^", "\u{1b}[3$", "\u{1b}[3@",
    "\u{1b}[a",
    "\u{1b}[[B", "\u{1b}[[E", "\u{1b}[G", "\u{1b}[97;5u", "\u{1b}[97;5:1u", "\u{1b}OQ", "\u{1b}Oj",
    "\u{1b}[R", "\u{1b}\u{c}",
  ]

  /// What nobody has pressed: a mouse, the focus, the answers of a terminal, and what is no text.
  static let noise = [
    "\u{1b}[I", "\u{1b}[O", "\u{1b}[<0;10;5M", "\u{1b}[<0;10;5m", "\u{1b}[M !q", "\u{1b}[0;10;5M",
    "\u{1b}[?1;2c", "\u{1b}[>41;354;0c", "\u{1b}[0n", "\u{1b}[12;40R", "\u{1b}[?12;40;1R",
    "\u{1b}[8;24;80t", "\u{1b}[?2026;2$y", "\u{1b}[?1u", "\u{1b}[?1;0;256S", "\u{1b}[2;1x",
    "\u{1b}[201~", "\u{1b}[~", "\u{1b}]11;rgb:0000/0000/0000\u{7}", "\u{1b}]11;rgb:0/0/0\u{1b}\\",
    "\u{1b}P1+r\u{1b}\\", "\u{0}", "\u{85}",
    "\u{1b}[" + String(repeating: "1;", count: 100) + "q",
  ]

  @Test(arguments: keys)
  func keysAreFoundInAnyPieces(bytes: String, keys: [Key]) { expect(keys, in: bytes) }

  @Test(arguments: unknown)
  func aKeyWithoutANameIsAKey(bytes: String) {
    expect([.unknown, .character("k")], in: bytes + "k")
  }

  @Test(arguments: noise)
  func whatIsNoKeyIsSkippedWhole(bytes: String) { expect([.character("k")], in: bytes + "k") }

  @Test(arguments: [[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf5], [0x80]] as [[UInt8]])
  func bytesThatAreNoTextAreDropped(bytes: [UInt8]) {
    #expect(parse(bytes + Array("k".utf8), 1) == [.character("k")])
  }

  @Test func aLoneEscapeIsTheEscapeKey() {
    var parser = KeyParser()
    #expect(parser.patience == nil)
    #expect(parser.parse([0x1b]).isEmpty)
    #expect(parser.patience == .milliseconds(50))
    #expect(parser.flush() == [.escape])
    #expect(parser.patience == nil)
    #expect(parser.parse("jA[".utf8) == "jA[".map(Key.character))
  }

  /// What comes after an Escape byte that was taken for the key, and what that is.
  @Test(arguments: (keys.map(\.0) + unknown + noise).filter { $0.dropFirst().first == "[" })
  func theRestOfASequenceThatComesLateIsDropped(bytes: String) {
    for sequence in bytes.split(separator: "\u{1b}") where sequence.first == "[" {
      // A paste has more than one sequence, and the other one nobody sends.
      if sequence.hasPrefix("[20") || sequence == "[~" { continue }
      #expect(late(sequence) == [], "\(sequence)")
    }
  }

  @Test(
    arguments: [
      ("OA", []), ("OM", []), ("Oj", []), ("[200~5\r\u{1b}[201~", [.pasted("5\r")]),
      // What a person may type next.
      ("[", [.character("[")]), ("O", [.character("O")]),
      ("[[", [.character("["), .character("[")]),
      ("[[[", "[[[".map(Key.character)), ("[j", "[j".map(Key.character)),
      ("[ ", "[ ".map(Key.character)), ("[]", "[]".map(Key.character)),
      ("[/", "[/".map(Key.character)), ("[[k", "[[k".map(Key.character)),
      ("[\r", [.character("["), .enter]), ("O\r", [.character("O"), .enter]),
      ("[한", "[한".map(Key.character)), ("j[6~", "j[6~".map(Key.character)),
      // What is no key, and does not become one.
      ("[5", []), ("[<0;1", []), ("[5\r", [.enter]), ("[\u{1b}[A", [.character("["), .up]),
    ] as [(String, [Key])])
  func whatComesAfterTheEscapeKeyIsWaitedFor(bytes: String, keys: [Key]) {
    #expect(late(bytes) == keys)
  }

  @Test func forWhatMayBeLateThereIsHalfASecond() {
    var parser = KeyParser()
    for start in ["[", "O", "[6", "[["] {
      #expect(parser.parse([0x1b]) + parser.flush() == [.escape])
      #expect(parser.parse(start.utf8) == [])
      #expect(parser.patience == .milliseconds(500))
      _ = parser.flush()
      #expect(parser.patience == nil)
    }
  }

  @Test(arguments: [
    "\u{1b}[", "\u{1b}[1;", "\u{1b}[[", "\u{1b}O", "\u{1b}]", "\u{1b}P1\u{1b}", "\u{1b}[M",
  ])
  func theStartOfASequenceThatNeverEndsIsDropped(bytes: String) {
    var parser = KeyParser()
    #expect(parser.parse(bytes.utf8).isEmpty)
    #expect(parser.patience == .milliseconds(500))
    #expect(parser.flush().isEmpty)
    #expect(parser.patience == nil)
    #expect(parser.parse("[q".utf8) == [.character("["), .character("q")])
  }

  @Test func aPasteInPiecesIsNeverTakenForKeys() {
    var parser = KeyParser()
    #expect(parser.parse("\u{1b}[200~qqq".utf8).isEmpty)
    #expect(parser.patience == .milliseconds(500), "more may follow after a longer moment")
    #expect(parser.parse("qqq\u{1b}[201~j".utf8) == [.pasted("qqqqqq"), .character("j")])
    #expect(parser.patience == nil)
  }

  /// Pasted text whose end never comes, and how long that is waited for.
  @Test(arguments: [
    ("qqq", 500), ("qqq\u{1b}[201", 500), ("qqq\u{1b}", 50), ("\u{1b}[200~\u{1b}", 50),
  ])
  func aPasteEndsAfterAMomentAndAtTheEscapeKey(pasted: String, patience: Int) {
    var parser = KeyParser()
    #expect(parser.parse("\u{1b}[200~\(pasted)".utf8).isEmpty)
    #expect(parser.patience == .milliseconds(patience))
    #expect(parser.flush().isEmpty)
    #expect(parser.patience == nil)
    #expect(parser.parse("q".utf8) == [.character("q")])
  }

  @Test func theEndOfAPasteMayComeLate() {
    var parser = KeyParser()
    #expect(parser.parse("\u{1b}[200~q\u{1b}".utf8) + parser.flush() == [])
    #expect(parser.parse("[201~k".utf8) == [.character("k")])
  }

  /// Bytes that were pasted, how often, and the text that is kept.
  @Test(arguments: [
    (Array("a".utf8), 5000, String(repeating: "a", count: 4095)),
    (Array("한".utf8), 5000, String(repeating: "한", count: 1365)),
    ([0xff, 0x61], 2, "\u{fffd}a\u{fffd}a"), ([], 1, ""),
  ])
  func ofAPasteTheBeginningIsKept(bytes: [UInt8], count: Int, text: String) {
    var parser = KeyParser()
    #expect(parser.parse("\u{1b}[200~".utf8) == [])
    for _ in 0..<count { #expect(parser.parse(bytes) == []) }
    #expect(parser.parse("\u{1b}[201~k".utf8) == [.pasted(text), .character("k")])
  }

  /// The keys in bytes that come one by one after an Escape byte that was taken for the key.
  private func late(_ bytes: some StringProtocol) -> [Key] {
    var parser = KeyParser()
    #expect(parser.parse([0x1b]) + parser.flush() == [.escape])
    return bytes.utf8.flatMap { parser.parse([$0]) } + parser.flush()
  }

  /// Expects keys in bytes that come in pieces of any length.
  private func expect(
    _ keys: [Key], in bytes: String, at location: SourceLocation = #_sourceLocation
  ) {
    for length in 1...bytes.utf8.count {
      #expect(parse(Array(bytes.utf8), length) == keys, "\(length)", sourceLocation: location)
    }
  }

  private func parse(_ bytes: [UInt8], _ pieceLength: Int) -> [Key] {
    var parser = KeyParser()
    return stride(from: 0, to: bytes.count, by: pieceLength).flatMap {
      parser.parse(bytes[$0..<min($0 + pieceLength, bytes.count)])
    }
  }
}

// MARK: The tables, byte by byte

extension KeyParserTests {
  /// What each byte up to U+007F is by itself; the Escape key has to be told by a flush.
  @Test func everyByteHasItsKey() {
    var named: [UInt8: Key] = [
      0x08: .backspace, 0x09: .tab, 0x0a: .enter, 0x0d: .enter, 0x1b: .escape, 0x7f: .backspace,
    ]
    for (byte, letter) in zip(0x01...0x1a as ClosedRange<UInt8>, "abcdefghijklmnopqrstuvwxyz")
    where named[byte] == nil { named[byte] = .control(letter) }
    for (byte, character) in zip(0x20...0x7e as ClosedRange<UInt8>, Self.printable) {
      named[byte] = .character(character)
    }
    for byte in 0...0x7f as ClosedRange<UInt8> {
      var parser = KeyParser()
      let keys = parser.parse([byte]) + parser.flush()
      #expect(keys == (named[byte].map { [$0] } ?? []), "\(byte)")
    }
    #expect(named[0x00] == nil && named[0x1c] == nil && named[0x1f] == nil)
  }

  private static let printable =
    " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~"

  private static let arrows: [Character: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "P": .f1,
  ]

  /// Parameters, whether the last byte alone tells the key then, and the last bytes of other keys.
  @Test(
    arguments: try CaseFile().table("every last byte of a control sequence has its key")
      as [(String, Bool, String)])
  func everyLastByteOfAControlSequenceHasItsKey(parameters: String, isKey: Bool, unknown: String) {
    for final in Self.printable.dropFirst(0x20) {
      // These begin something longer, or are of the keys with parameters.
      if "~".contains(final) || parameters.isEmpty && "[M".contains(final) { continue }
      if parameters == "1;5", "HFCD".contains(final) { continue }
      let keys = parse(Array("\u{1b}[\(parameters)\(final)k".utf8), 1)
      var key = unknown.contains(final) ? Key.unknown : nil
      if isKey, let arrow = Self.arrows[final] { key = arrow }
      if parameters.isEmpty, final == "Z" { key = .shiftTab }
      #expect(keys == (key.map { [$0] } ?? []) + [.character("k")], "\(final)")
    }
  }

  @Test func everyNumberHasItsKey() {
    let named: [Int: Key] = [
      1: .home, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end, 11: .f1,
    ]
    for number in Array(0...50) + [100, 199, 202, 1000] {
      let keys = parse(Array("\u{1b}[\(number)~k".utf8), 1)
      #expect(keys == [named[number] ?? .unknown, .character("k")], "\(number)")
    }
    for other in ["05", "5;2", "5;", ";5"] {
      #expect(parse(Array("\u{1b}[\(other)~k".utf8), 1) == [.unknown, .character("k")], "\(other)")
    }
    for other in ["", "?5", "201"] {
      #expect(parse(Array("\u{1b}[\(other)~k".utf8), 1) == [.character("k")], "\(other)")
    }
  }

  @Test func everySingleShiftHasItsKey() {
    for final in Self.printable {
      let keys = parse(Array("\u{1b}O\(final)k".utf8), 1)
      let key = final == "M" ? .enter : Self.arrows[final] ?? .unknown
      #expect(keys == [key, .character("k")], "\(final)")
    }
  }

  /// A printable byte is a key held down together with Alt, unless it begins something longer.
  @Test func everyByteAfterEscapeHasItsKey() {
    for byte in (0...0x7f as ClosedRange<UInt8>) {
      let keys = parse([0x1b, byte, UInt8(ascii: "k")], 1)
      switch Unicode.Scalar(byte) {
      // In a string, and at the end of sequences that no key sends.
      case "P", "X", "]", "^", "_", "[": #expect(keys == [], "\(byte)")
      case "O": #expect(keys == [.unknown])
      case "\u{1b}": #expect(keys == [.escape, .alt("k")], "\(byte)")
      case "\u{8}", "\u{7f}": #expect(keys == [.altBackspace, .character("k")], "\(byte)")
      case let scalar where Self.printable.contains(Character(scalar)):
        #expect(keys == [.alt(Character(scalar)), .character("k")], "\(byte)")
      default: #expect(keys == [.unknown, .character("k")], "\(byte)")
      }
    }
  }

  @Test(arguments: ["P", "X", "]", "^", "_"], ["\u{7}", "\u{18}", "\u{1a}", "\u{1b}\\"])
  func aStringEndsAtItsEnd(begin: String, end: String) {
    expect([.character("k")], in: "\u{1b}\(begin)q\r\u{1b}[q한\u{3}\(end)k")
  }

  /// A sequence that breaks off costs no key that follows.
  @Test(
    arguments: [
      ("\u{1b}[1\u{1b}[A", [.up]), ("\u{1b}[\r", [.enter]), ("\u{1b}[1;\u{3}", [.control("c")]),
      ("\u{1b}[한", [.character("한")]), ("\u{1b}[\u{7f}", [.backspace]),
      ("\u{1b}\u{1b}\u{1b}[A", [.escape, .escape, .up]), ("\u{1b}\u{1b}OA", [.escape, .up]),
      ("\u{1b}[[Bj", [.unknown, .character("j")]), ("\u{1b}[Mabcj", [.character("j")]),
      ("\u{1b}[1Mj", [.character("j")]), ("\u{1b}[1[j", [.character("j")]),
    ] as [(String, [Key])])
  func whatFollowsABrokenSequenceIsRead(bytes: String, keys: [Key]) { expect(keys, in: bytes) }

  @Test(arguments: ["한", "é", "😀"])
  func aCharacterMayBreakOffAtEachByte(character: String) {
    let bytes = Array(character.utf8)
    for count in 1..<bytes.count {
      var parser = KeyParser()
      #expect(parser.parse(bytes.prefix(count)) == [])
      #expect(parser.patience == .milliseconds(500))
      #expect(parser.parse(bytes.dropFirst(count)) == [.character(Character(character))])
      #expect(parser.patience == nil)
      #expect(parse(bytes.prefix(count) + [0x1b, 0x5b, 0x41], 1) == [.up])
      #expect(parse(bytes.prefix(count) + bytes, 1) == [.character(Character(character))])
      _ = parser.parse(bytes.prefix(count))
      #expect(parser.flush() == [])
      #expect(parser.parse("k".utf8) == [.character("k")])
    }
  }

  @Test(arguments: [
    "", "q", "\u{1b}[200~", "\u{1b}[20", "\u{1b}", "\u{1b}[201", "[201~", "[201~j", "q[201~j",
    "\u{1b}q[201~j", "\u{1b}[202~", "\u{7}\u{18}\r\u{3}\u{1b}OA\u{1b}[A",
  ])
  func aPasteEndsAtItsEndAndNowhereElse(pasted: String) {
    expect([.pasted(pasted), .character("k")], in: "\u{1b}[200~\(pasted)\u{1b}[201~k")
  }
}
