import TestSupport
import Testing
import TypedText

struct KeyboardLayoutTests {
  @Test(
    arguments: try CaseFile().pairs("what a two-set keyboard types, and the letters on its keys")
      + CaseFile().pairs(
        "what other keyboards type, and what an American one types with the same keys"))
  func aLetterStandsForTheKeyThatTypesIt(typed: String, keys: String) {
    #expect(String(typed.flatMap(\.americanKeys)) == keys.replacing("␣", with: " "))
  }
}
