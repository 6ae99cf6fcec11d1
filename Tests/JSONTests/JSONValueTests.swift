import Testing

@testable import JSON

struct JSONValueTests {
  @Test(arguments: [("true", true), ("false", false), ("1", nil), (#""true""#, nil), ("[]", nil)])
  func aSourceIsTrueOrFalseOrNeither(text: String, bool: Bool?) throws {
    let object = try JSONObject(#"{"before": [{}], "a" : \#(text) , "after": 1}"#.bytes)
    #expect(try #require(object.source(of: "a")).bool == bool)
  }

  @Test func whatThereIsNotIsNull() {
    #expect(JSONValue.number(orNull: nil).encoded == "null\n".bytes)
    #expect(JSONValue.number(orNull: 3).encoded == "3\n".bytes)
    #expect(JSONValue.text(orNull: nil).encoded == "null\n".bytes)
    #expect(JSONValue.text(orNull: "").encoded == "\"\"\n".bytes)
  }
}
