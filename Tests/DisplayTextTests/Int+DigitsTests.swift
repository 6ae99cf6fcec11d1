import DisplayText
import Testing

struct IntDigitsTests {
  @Test(arguments: [
    ("0", 0, "0"), ("7", 2, "07"), ("26", 2, "26"), ("1997", 2, "1997"), ("e9", 4, "00e9"),
  ])
  func zerosComeFirst(digits: String, count: Int, expected: String) {
    #expect(digits.zeroPadded(to: count) == expected)
  }

  @Test(arguments: [
    (0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (-1000, "-1,000"), (3_407_012, "3,407,012"),
    (Int.min, "-9,223,372,036,854,775,808"),
  ])
  func countsHaveCommas(count: Int, text: String) { #expect(count.grouped == text) }

  @Test func lettersAndDigitsAreThoseOfASCII() {
    let found = (UInt8.min...UInt8.max).filter(\.isASCIILetterOrDigit)
    #expect(
      String(decoding: found, as: UTF8.self)
        == "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
  }
}
