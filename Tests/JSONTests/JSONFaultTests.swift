import Testing

@testable import JSON

struct JSONFaultTests {
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
