import Testing

@testable import JSON

struct JSONScannerTests {
  @Test(arguments: 0..<0x20 as Range<UInt8>)
  func aControlCharacterMustBeWrittenAsAnEscape(byte: UInt8) {
    let digits = (byte < 16 ? "0" : "") + String(byte, radix: 16)
    let report =
      byte == 10 || byte == 13
      ? "1:4: expected '\"' at the end of the text, found the end of the line"
      : "1:4: expected '\\u00\(digits)' in text, found it unescaped"
    expectFault(report, in: "[\"a".bytes + [byte] + "b\"]".bytes)
    expectFault(report, in: "{\"a".bytes + [byte] + "\":1}".bytes)
    expectNoFault(in: "[\"a\\u00\(digits)b\"]")
  }

  static let signs = "\"\\/bfnrtu".bytes

  @Test(arguments: 0..<0x80 as Range<UInt8>)
  func eightEscapesOfOneSignAreAccepted(sign: UInt8) {
    let text = "\"\\".bytes + [sign] + "0041\"".bytes
    guard !Self.signs.contains(sign) else { return expectNoFault(in: text) }
    let isEndOfLine = sign == 10 || sign == 13
    let quote = isEndOfLine ? "\\" : "\\\(Unicode.Scalar(sign))"
    expectFault("1:2: expected a valid escape, such as '\\n', found '\(quote)'", in: text)
  }
}

// MARK: UTF-8

extension JSONScannerTests {
  /// Bytes in Latin-1, with the number of those at the beginning that are UTF-8.
  static let brokenBytes: [(String, Int)] = [
    // Continuation bytes without a beginning
    ("\u{80}", 0), ("\u{bf}", 0), ("\u{c3}\u{a9}\u{a9}", 2),
    // Beginnings without all of their continuation
    ("\u{c3}", 0), ("\u{c3}a", 0), ("\u{c3}\u{c3}\u{a9}", 0), ("\u{e2}\u{82}", 0),
    ("\u{e2}\u{82}a", 0), ("\u{e2}a\u{ac}", 0), ("\u{f0}\u{9f}\u{98}", 0), ("\u{f0}\u{9f}a", 0),
    ("\u{f0}a", 0), ("\u{f1}\u{80}\u{80}\u{c0}", 0),
    // Forms longer than they need be
    ("\u{c0}\u{80}", 0), ("\u{c0}\u{af}", 0), ("\u{c1}\u{bf}", 0), ("\u{e0}\u{80}\u{80}", 0),
    ("\u{e0}\u{9f}\u{bf}", 0), ("\u{f0}\u{80}\u{80}\u{80}", 0), ("\u{f0}\u{8f}\u{bf}\u{bf}", 0),
    // Surrogates
    ("\u{ed}\u{a0}\u{80}", 0), ("\u{ed}\u{bf}\u{bf}", 0),
    ("\u{ed}\u{a0}\u{bd}\u{ed}\u{b8}\u{80}", 0),
    // Beyond U+10FFFF
    ("\u{f4}\u{90}\u{80}\u{80}", 0), ("\u{f5}\u{80}\u{80}\u{80}", 0),
    ("\u{f7}\u{bf}\u{bf}\u{bf}", 0),
    ("\u{f8}\u{88}\u{80}\u{80}\u{80}", 0), ("\u{fc}\u{84}\u{80}\u{80}\u{80}\u{80}", 0),
    // Never bytes of UTF-8
    ("\u{fe}", 0), ("\u{ff}", 0),
  ]

  @Test(arguments: brokenBytes)
  func bytesThatAreNotUTF8AreRejected(broken: String, valid: Int) {
    let bytes = broken.latin1
    let byte = String(bytes[valid], radix: 16, uppercase: true)
    let columns = valid == 0 ? 0 : 1
    for (before, after) in [("[\"", "\"]"), ("[1, \"abcdefghijk", "\"]"), ("{\"", "\": 1}")] {
      let place = "1:\(before.count + columns + 1)"
      let offset = before.count + valid + 1
      expectFault(
        "\(place): expected text in UTF-8, found the byte \(byte) (byte \(offset) of the file)",
        in: before.bytes + bytes + after.bytes)
    }
  }

  @Test(arguments: brokenBytes.filter { $0.1 == 0 })
  func bytesThatAreNotUTF8AreToldWhereAnythingElseIsWanted(broken: String, valid: Int) {
    let bytes = broken.latin1
    let byte = String(bytes[0], radix: 16, uppercase: true)
    // Two bytes such as FF and FE at the beginning of a file are of UTF-16, which has its own
    // words.
    for before in ["", "[", "[1", "{", "{\"a\"", "{\"a\":", "1e", "-", "[1]", "{\"a\":1"]
    where !(before.isEmpty && bytes[0] >= 0xFE) {
      let place = "1:\(before.count + 1)"
      expectFault(
        "\(place): expected text in UTF-8, found the byte \(byte) (byte \(before.count + 1) of the file)",
        in: before.bytes + bytes)
    }
  }

  @Test func theFirstAndLastCharactersOfEachLengthAreAccepted() {
    for scalar in [
      "\u{80}", "\u{7ff}", "\u{800}", "\u{fff}", "\u{1000}", "\u{cfff}", "\u{d7ff}", "\u{e000}",
      "\u{ffff}", "\u{10000}", "\u{3ffff}", "\u{40000}", "\u{fffff}", "\u{100000}", "\u{10ffff}",
    ] as [Unicode.Scalar] {
      expectNoFault(in: "[\"\(scalar)\", \"abcdefg\(scalar)\(scalar)\"]")
    }
  }

  @Test func everyFirstByteIsJudgedAsTheStandardLibraryDoes() {
    let edges: [UInt8] = [0, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xE5, 0xFF]
    var differences: [[UInt8]] = []
    for first in UInt8(0x80)...0xFF {
      for second in edges {
        for tail in [[0x80, 0x80], [0xBF, 0xBF], [0x41, 0x80], [0x80, 0x41]] as [[UInt8]] {
          let bytes = [first, second] + tail
          let valid = (2...4).first { String(validating: bytes.prefix($0), as: UTF8.self) != nil }
          if bytes.countOfScalar(at: 0) != valid { differences.append(bytes) }
        }
      }
    }
    #expect(differences == [])
  }
}
