import Testing

@testable import JSON

struct JSONValueTests {
  @Test(arguments: [
    ("{}", JSONParser.Kind.object), ("[]", .list), (#""""#, .text), ("-1", .number), ("0", .number),
    ("true", .bool), ("false", .bool),
  ])
  func aSourceKnowsItsKind(text: String, kind: JSONParser.Kind) throws {
    #expect(try source(text).kind == kind)
  }

  @Test func aSourceIsReadAsWhatItIs() throws {
    #expect(try source("4.74e2").wholeNumber == 474)
    #expect(try source(#"{"x": 1, "y": 2}"#).object?.names == ["x", "y"])
    #expect(try source("true").bool == true)
    #expect(try source("false").bool == false)
  }

  @Test(arguments: ["474", #""474""#, "[474]", #"{"474": 474}"#, "true"])
  func aSourceIsReadAsNothingElse(text: String) throws {
    let source = try source(text)
    #expect((source.wholeNumber == nil) == (text != "474"))
    #expect((source.bool == nil) == (text != "true"))
    #expect((source.object == nil) == (text != #"{"474": 474}"#))
  }

  @Test(arguments: ["223.5", "1e19"])
  func aNumberThatIsNotWholeIsNone(text: String) throws {
    #expect(try source(text).wholeNumber == nil)
  }

  @Test func aPartOfADocumentIsADocument() throws {
    let text = #"{"series": {"x": {"lastShown": 3, "later": 1e2}}, "version": 1}"#
    let object = try #require(try JSONObject(text.bytes).source(of: "series")?.object)
    var series = try #require(object.source(of: "x")?.object)
    series.set("lastShown", to: .number(4))
    let expected = """
      {
        "lastShown": 4,
        "later": 1e2
      }

      """
    #expect(String(decoding: JSONValue.object(series).encoded, as: UTF8.self) == expected)
  }

  @Test func whatThereIsNotIsNull() {
    #expect(JSONValue.number(orNull: nil).encoded == "null\n".bytes)
    #expect(JSONValue.number(orNull: 3).encoded == "3\n".bytes)
    #expect(JSONValue.text(orNull: nil).encoded == "null\n".bytes)
    #expect(JSONValue.text(orNull: "").encoded == "\"\"\n".bytes)
  }

  private func source(_ text: String) throws -> JSONSource {
    let object = try JSONObject(#"{"before": [{}], "a" : \#(text) , "after": 1}"#.bytes)
    return try #require(object.source(of: "a"))
  }
}
