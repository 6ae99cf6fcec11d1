import PlainText
import Testing

struct DigitsTests {
  @Test(arguments: [
    (0, 10, 0, "0"), (7, 10, 2, "07"), (26, 10, 2, "26"), (1997, 10, 2, "1997"),
    (0xE9, 16, 4, "00e9"), (0x1F600, 16, 4, "1f600"), (0x1B, 8, 3, "033"),
  ])
  func zerosComeFirst(number: Int, radix: Int, minDigits: Int, expected: String) {
    #expect(String(number, radix: radix, minDigits: minDigits) == expected)
    #expect(
      String(number, radix: radix, uppercase: true, minDigits: minDigits) == expected.uppercased())
  }

  @Test func lettersAndDigitsAreThoseOfASCII() {
    let found = (UInt8.min...UInt8.max).filter(\.isASCIILetterOrDigit)
    #expect(
      String(decoding: found, as: UTF8.self)
        == "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
  }
}
