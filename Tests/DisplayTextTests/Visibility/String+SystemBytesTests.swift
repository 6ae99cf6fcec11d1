import DisplayText
import TestSupport
import Testing

struct StringSystemBytesTests {
  static let texts: [(bytes: [UInt8], text: String)] = [
    ([], ""), (Array("state.json".utf8), "state.json"), (Array("해리 포터".utf8), "해리 포터"),
    (Array("👨‍👩‍👧".utf8), "👨‍👩‍👧"), ([0x63, 0x61, 0x66, 0xE9], "caf\u{10FFE9}"),
    ([0xFF, 0xFE], "\u{10FFFF}\u{10FFFE}"), ([0x80], "\u{10FF80}"),
    // The beginning of a letter, and one that is longer than need be.
    ([0xED, 0x95, 0x61], "\u{10FFED}\u{10FF95}a"), ([0xC0, 0xAF], "\u{10FFC0}\u{10FFAF}"),
    // A scalar that stands for a byte, where the system itself uses it.
    (Array("\u{10FFE9}".utf8), "\u{10FFF4}\u{10FF8F}\u{10FFBF}\u{10FFA9}"),
    // Its neighbour stands for itself.
    (Array("\u{10FF7F}".utf8), "\u{10FF7F}"),
  ]

  @Test(arguments: texts)
  func bytesAndTextBelongTogether(bytes: [UInt8], text: String) {
    #expect(Array(String(systemBytes: bytes).unicodeScalars) == Array(text.unicodeScalars))
    #expect(text.systemBytes == bytes)
  }

  @Test func noTwoNamesBecomeOne() {
    var seen: Set<[UInt8]> = []
    let firsts = (UInt8(1)...255).sampled(60)
    for first in firsts {
      for second in UInt8(1)...255 {
        let text = String(systemBytes: [first, second])
        #expect(text.systemBytes == [first, second])
        seen.insert(Array(text.utf8))
      }
    }
    #expect(seen.count == firsts.count * 255)
  }
}
