import DisplayText
import Testing

@testable import JSON

struct JSONScannerTests {
  @Test(arguments: 0..<0x80 as Range<UInt8>)
  func eightEscapesOfOneSignAreAccepted(sign: UInt8) {
    let bytes = "\"\\".bytes + [sign] + "0041\"".bytes
    let quote = sign == 10 || sign == 13 ? "\\" : "\\\(Unicode.Scalar(sign))".sanitizedForTerminal()
    let report = "1:2: expected a valid escape, such as '\\n', found '\(quote)'"
    expect(bytes, "\"\\/bfnrtu".bytes.contains(sign) ? nil : report)
  }

  /// Expects the same of a text that is passed over and that is read: a fault, or nothing.
  private func expect(_ bytes: [UInt8], _ report: String?) {
    #expect(Verdict.passingOver(bytes)?.report(in: bytes) == report)
    #expect(Verdict.reading(bytes)?.report(in: bytes) == report)
  }
}

// MARK: UTF-8

extension JSONScannerTests {
  /// Bytes in Latin-1 that do not begin as text in UTF-8.
  static let brokenBytes = [
    // Continuation bytes without a beginning
    "\u{80}", "\u{bf}",
    // Beginnings without all of their continuation
    "\u{c3}", "\u{c3}a", "\u{c3}\u{c3}\u{a9}", "\u{e2}\u{82}", "\u{e2}\u{82}a", "\u{e2}a\u{ac}",
    "\u{f0}\u{9f}\u{98}", "\u{f0}\u{9f}a", "\u{f0}a", "\u{f1}\u{80}\u{80}\u{c0}",
    // Forms longer than they need be
    "\u{c0}\u{80}", "\u{c0}\u{af}", "\u{c1}\u{bf}", "\u{e0}\u{80}\u{80}", "\u{e0}\u{9f}\u{bf}",
    "\u{f0}\u{80}\u{80}\u{80}", "\u{f0}\u{8f}\u{bf}\u{bf}",
    // Surrogates
    "\u{ed}\u{a0}\u{80}", "\u{ed}\u{bf}\u{bf}", "\u{ed}\u{a0}\u{bd}\u{ed}\u{b8}\u{80}",
    // Beyond U+10FFFF
    "\u{f4}\u{90}\u{80}\u{80}", "\u{f5}\u{80}\u{80}\u{80}", "\u{f7}\u{bf}\u{bf}\u{bf}",
    "\u{f8}\u{88}\u{80}\u{80}\u{80}", "\u{fc}\u{84}\u{80}\u{80}\u{80}\u{80}",
    // Never bytes of UTF-8
    "\u{fe}", "\u{ff}",
  ]

  @Test(arguments: brokenBytes)
  func bytesThatAreNotUTF8AreToldWhereAnythingElseIsWanted(broken: String) {
    let bytes = broken.latin1
    let byte = String(bytes[0], radix: 16, uppercase: true)
    // Two bytes such as FF and FE at the beginning of a file are of UTF-16, which has its own
    // words.
    for before in ["", "[", "[1", "{", "{\"a\"", "{\"a\":", "1e", "-", "[1]", "{\"a\":1"]
    where !(before.isEmpty && bytes[0] >= 0xFE) {
      let place = before.count + 1
      expect(
        before.bytes + bytes,
        "1:\(place): expected text in UTF-8, found the byte \(byte) (byte \(place) of the file)")
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
