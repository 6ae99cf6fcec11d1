import Testing

@testable import JSON

struct JSONFaultTests {
  @Test(arguments: [
    (
      "{'a': 1}",
      "1:2: expected a name in double quotes or '}', found a single quote instead of a double one"
    ),
    ("['a']", "1:2: expected a value, found a single quote instead of a double one"),
    ("[“a”]", "1:2: expected a value, found '“'"),
    ("[`a`]", "1:2: expected a value, found '`'"),
    (
      "[1] // done",
      "1:5: expected the end of the file, found a comment, which JSON does not allow"
    ),
    ("/* a */ 1", "1:1: expected a value, found a comment, which JSON does not allow"),
    (
      "{\n# a\n}",
      "2:1: expected a name in double quotes or '}', found a comment, which JSON does not allow"
    ),
    (
      "[1 // one\n, 2]",
      "1:4: expected ',' or ']' after a value, found a comment, which JSON does not allow"
    ),
    ("[1] /", "1:5: expected the end of the file, found '/'"),
    ("[/ /]", "1:2: expected a value, found '/'"),
    ("NaN", "1:1: expected a value, found 'NaN', which is not a JSON number"),
    ("[Infinity]", "1:2: expected a value, found 'Infinity', which is not a JSON number"),
    ("[-Infinity]", "1:3: expected a digit, found 'Infinity', which is not a JSON number"),
    ("[-NaN]", "1:3: expected a digit, found 'NaN', which is not a JSON number"),
    ("[nan]", "1:2: expected a value, found 'nan'"),
    ("[NaN1]", "1:2: expected a value, found 'NaN1'"),
  ])
  func whatOtherLanguagesHaveIsNamed(text: String, report: String) {
    expectFault(report, in: text)
  }

  @Test(arguments: [
    ("<!DOCTYPE html>", "1:1: expected a value, found '<', as in a web page"),
    ("\u{feff} \r\n<html>", "2:1: expected a value, found '<', as in a web page"),
    ("[<]", "1:2: expected a value, found '<'"),
    ("1<", "1:2: expected the end of the file, found '<'"),
  ])
  func aWebPageIsNamedOnlyWhereTheFileBeginsWithIt(text: String, report: String) {
    expectFault(report, in: text)
  }

  @Test(arguments: [
    ("[abc1-2]", "abc1"), ("[해리]", "해"), ("[*-]", "*"), ("[\u{1b}[31m]", #"\u{1b}"#), ("[é]", "é"),
    (String(repeating: "x", count: 24), String(repeating: "x", count: 24)),
    (String(repeating: "x", count: 25), String(repeating: "x", count: 24)),
    (String(repeating: "x", count: 100_000), String(repeating: "x", count: 24)),
  ])
  func aWordIsQuotedAndNoMoreThanThat(text: String, quote: String) {
    expectFault("1:\(text.first == "[" ? 2 : 1): expected a value, found '\(quote)'", in: text)
  }

  @Test func aLongNumberIsQuotedByItsBeginning() {
    let text = String(repeating: "0", count: 100_000)
    let quote = text.prefix(24)
    expectFault("1:1: expected a number without a leading zero, found '\(quote)'", in: text)
  }

  @Test(arguments: [
    (JSONFault.Expectation.kind(.object), "an object"), (.kind(.list), "a list"),
    (.kind(.text), "text"), (.kind(.number), "a number"), (.kind(.bool), "true or false"),
    (.kind(.null), "null"),
  ])
  func everyKindHasWords(expectation: JSONFault.Expectation, words: String) {
    let fault = JSONFault(.expected(expectation, found: .quote("x")), at: 0)
    #expect(fault.description == "expected \(words), found 'x'")
  }

  @Test func faultsAreEqualWhereProblemAndPlaceAre() {
    #expect(JSONFault(.missingComma, at: 1) == JSONFault(.missingComma, at: 1))
    #expect(JSONFault(.missingComma, at: 1) != JSONFault(.missingComma, at: 2))
    #expect(JSONFault(.missingComma, at: 1) != JSONFault(.wideEncoding, at: 1))
  }
}
