import TestSupport
import Testing

@testable import JSON

struct JSONNumberTests {
  /// Spellings of a number, its value if it is whole and fits, and whether it is whole.
  @Test(
    arguments: try CaseFile().table("a number is the same in every spelling")
      as [([String], Int?, Bool)])
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
