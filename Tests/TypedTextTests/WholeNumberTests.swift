import Testing
import TypedText

struct WholeNumberTests {
  @Test(arguments: [
    ("3", 3), ("03", 3), ("+3", 3), ("-3", -3), ("0", 0), ("-0", 0), ("３", 3), ("１2", 12),
    (" 3", 3), ("3 ", 3), ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min),
  ])
  func readsDecimalDigits(_ text: String, _ value: Int) {
    #expect(WholeNumber(text)?.value == value)
    #expect(WholeNumber(text)?.isSigned == (text.first == "+" || text.first == "-"))
  }

  @Test(arguments: [
    String(repeating: "9", count: 100), "-" + String(repeating: "9", count: 100),
    "9223372036854775808", "-9223372036854775809",
  ])
  func keepsNumbersThatDoNotFit(_ text: String) throws {
    let number = try #require(WholeNumber(text))
    #expect(number.value == nil)
  }

  @Test(arguments: ["", " ", "-", "+", "x", "3.0", "0x3", "3 4", "--3", "삼", "٣", "3\n", "³"])
  func refusesEverythingElse(_ text: String) { #expect(WholeNumber(text) == nil) }
}
