import Testing

@testable import JSON

struct JSONNumberTests {
  /// Spellings of a number, its value if it is whole and fits, and whether it is whole.
  @Test(
    arguments: [
      (
        [
          "474", "474.0", "474.000", "4.74e2", "4.74E+2", "4.74e002", "0.474e3", "0.00474e5",
          "47400e-2", "474e0", "474e-0", "474.0e0", "4740.0e-1",
          "474000000000000000000000e-21",
        ], 474, true
      ),
      (
        [
          "0", "-0", "0.0", "-0.000", "0e0", "0E5", "0e-5", "0.00e99999999999999999999",
          "0e99999999999999999999", "-0e-99999999999999999999", "0e9223372036854775807",
          "0.0e-9223372036854775808",
        ], 0, true
      ),
      (
        [
          "9223372036854775807", "9223372036854775807.0", "9.223372036854775807e18",
          "0.9223372036854775807E19", "92233720368547758070e-1", "9223372036854775807e0",
          "922337203685477580700000.00e-5",
        ], .max, true
      ),
      (
        [
          "-9223372036854775808", "-9223372036854775808.00", "-9.223372036854775808e18",
          "-92233720368547758080e-1",
        ], .min, true
      ),
      (["1e18", "1000000000000000000"], 1_000_000_000_000_000_000, true),
      (["9e18"], 9_000_000_000_000_000_000, true),
      (["9007199254740993", "900719925474099.3e1"], 9_007_199_254_740_993, true),
      (["100", "1e2"], 100, true), (["1.5e1"], 15, true), (["10e-1"], 1, true), (["7"], 7, true),
      // What does not fit.
      (
        [
          "9223372036854775808", "9223372036854775808.0", "9.223372036854775808e18",
          "-9223372036854775809", "-9.223372036854775809e18", "92233720368547758080e-1",
          "1e19", "1e20", "-1e19", "18446744073709551616", "99999999999999999999", "1e100",
          "1E400", "1e9223372036854775807", "1e99999999999999999999",
          "123e9223372036854775807", "1000e9223372036854775807",
        ], nil, true
      ),
      // What has a fraction.
      (
        [
          "223.5", "0.1", "1e-1", "-1e-1", "474.00000000000000000001", "4.745e2", "47401e-2",
          "1e-400", "1e-9223372036854775808", "1e-99999999999999999999",
          "1.5e-9223372036854775808", "9007199254740992.5", "10e-2",
        ], nil, false
      ),
    ] as [([String], Int?, Bool)])
  func aNumberIsTheSameInEverySpelling(spellings: [String], value: Int?, isWhole: Bool) throws {
    for text in spellings {
      #expect(try wholeNumber(text) == value)
      #expect(try self.isWhole(text) == isWhole)
      if let value, value > 0 { #expect(try wholeNumber("-" + text) == -value) }
    }
  }

  @Test func tenThousandDigitsAreReadToTheLastOne() throws {
    let zeros = String(repeating: "0", count: 10_000)
    let nines = String(repeating: "9", count: 10_000)
    #expect(try wholeNumber("1" + zeros) == nil)
    #expect(try wholeNumber("1\(zeros)e-10000") == 1)
    #expect(try wholeNumber("1\(zeros)e-9999") == 10)
    #expect(try wholeNumber("1\(zeros)e-10001") == nil)
    #expect(try wholeNumber("0.\(zeros)1e10001") == 1)
    #expect(try wholeNumber("0.\(zeros)1e10000") == nil)
    #expect(try wholeNumber("474.\(zeros)") == 474)
    #expect(try wholeNumber("474.\(zeros)1") == nil)
    #expect(try wholeNumber("474e0\(zeros)") == 474)
    #expect(try wholeNumber("47.4e\(zeros)1") == 474)
    #expect(try wholeNumber(nines) == nil)
    #expect(try wholeNumber("-" + nines) == nil)
    #expect(try wholeNumber("1e" + nines) == nil)
    #expect(try wholeNumber("1e-" + nines) == nil)
    #expect(try wholeNumber("0e" + nines) == 0)
  }

  private func wholeNumber(_ text: String) throws -> Int? { try number(text).value }

  private func isWhole(_ text: String) throws -> Bool { try number(text).isWhole }

  private func number(_ text: String) throws -> JSONNumber {
    var json = try JSONParser("[\(text)]".bytes)
    try json.beginList()
    _ = try json.nextElement()
    let number = try json.number()
    #expect(try !json.nextElement())
    return number
  }
}
