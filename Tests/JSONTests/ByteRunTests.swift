import TestSupport
import Testing

@testable import JSON

struct ByteRunTests {
  static let specialBytes = Array(UInt8.min...0xFF).filter { !isPlain($0) }

  @Test func aSpecialByteEndsPlainTextAtEveryPlace() {
    var wrong: [String] = []
    for byte in Self.specialBytes {
      for count in 0...16 {
        let plain = Array("abcdefghijklmnop".utf8.prefix(count))
        for tail in [[], [0x61], Array("abcdefghijk".utf8), [byte, byte]] as [[UInt8]] {
          let end = ByteRun.endOfPlainText(in: plain + [byte] + tail, from: 0)
          if end != count { wrong.append("\(byte) behind \(count): \(end)") }
        }
      }
    }
    #expect(wrong == [])
  }

  @Test func anyOtherByteStandsForItselfAtEveryPlace() {
    var wrong: [String] = []
    for byte in UInt8.min...0xFF where Self.isPlain(byte) {
      for count in 0...16 {
        let plain = [UInt8](repeating: byte, count: count)
        let end = ByteRun.endOfPlainText(in: plain + [UInt8(ascii: "\"")], from: 0)
        let endOfFile = ByteRun.endOfPlainText(in: plain, from: 0)
        if end != count || endOfFile != count { wrong.append("\(byte), \(count) times: \(end)") }
      }
    }
    #expect(wrong == [])
  }

  @Test func plainTextIsFollowedFromEveryPlace() {
    let bytes = "0123456789\"abcdefghijklmno\\é".bytes
    for start in 0...bytes.count {
      let end = ByteRun.endOfPlainText(in: bytes, from: start)
      #expect(end == Self.end(in: bytes, from: start), "\(start)")
    }
  }

  @Test func randomBytesEndWhereTheSlowWayEnds() {
    for seed in UInt64(0)..<3000 {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 0...40, using: &generator)
      let bytes = (0..<count).map { _ in
        // Few of the bytes are special, so that plain text is long enough to be told apart.
        Int.random(in: 0..<12, using: &generator) == 0
          ? UInt8.random(in: 0...0xFF, using: &generator)
          : UInt8.random(in: 0x1F...0x80, using: &generator)
      }
      let wrong = (0...count).first {
        ByteRun.endOfPlainText(in: bytes, from: $0) != Self.end(in: bytes, from: $0)
      }
      #expect(wrong == nil, "Seed \(seed): \(bytes)")
    }
  }

  private static func end(in bytes: [UInt8], from start: Int) -> Int {
    bytes[start...].firstIndex { !isPlain($0) } ?? bytes.count
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "\"", "\\": false
    case " "..."\u{7f}": true
    default: false
    }
  }
}
