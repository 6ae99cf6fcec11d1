import PlainText
import Testing

struct UnicodeScalarSystemByteTests {
  @Test func eachByteBeyondASCIIHasAScalar() {
    let bytes = Array(UInt8(0x80)...UInt8.max)
    #expect(bytes.map { Unicode.Scalar(systemByte: $0).systemByte } == bytes)
    #expect(Unicode.Scalar(systemByte: 0xE9) == "\u{10FFE9}")
  }

  @Test(arguments: ["a", "é", "한", "\u{F8FF}", "\u{10FF7F}"] as [Unicode.Scalar])
  func anyOtherScalarStandsForItself(scalar: Unicode.Scalar) {
    #expect(scalar.systemByte == nil)
  }
}
