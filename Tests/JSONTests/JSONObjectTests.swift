import Testing

@testable import JSON

struct JSONObjectTests {
  @Test func membersKeepTheirOrder() throws {
    let object = try JSONObject(#"{"b": 1, "a": 2, "": 3, "각": 4, "\u0062": 5}"#.bytes)
    #expect(object.names == ["b", "a", "", "각", "b"])
    #expect(JSONObject([("z", .null), ("y", .number(1))]).names == ["z", "y"])
  }

  @Test func whatIsNotSetStaysAsItWas() throws {
    let text = #"""
      {
        "ver\u0073ion": 1.0,
        "caf\u00e9": [ 1e2,  "\u0041" ],
        "later": {"b" : -0,
          "a":[]},
        "n": 123456789012345678901234567890
      }

      """#
    let object = try JSONObject(text.bytes)
    #expect(String(decoding: JSONValue.object(object).encoded, as: UTF8.self) == text)
  }

  @Test func aSetMemberKeepsItsPlaceAndTheSpellingOfItsName() throws {
    var object = try JSONObject(#"{"a": 1, "\u0062": [2e0], "c": 3}"#.bytes)
    object.set("b", to: .list([]))
    object.set("a", to: .null)
    expect(
      object,
      #"""
      {
        "a": null,
        "\u0062": [],
        "c": 3
      }

      """#)
  }

  @Test func aNewMemberIsTheLast() throws {
    var object = try JSONObject(#"{"b": 1.0}"#.bytes)
    object.set("a", to: .number(2))
    object.set("é\n", to: .bool(true))
    object.set("a", to: .number(3))
    expect(
      object,
      #"""
      {
        "b": 1.0,
        "a": 3,
        "é\n": true
      }

      """#)
  }

  @Test func membersThatAreSpelledAreAddedAsTheyStand() throws {
    let text = #""\u0062": [2e0, {}], "c" : "é", "c": null"#
    var object = JSONObject([("a", .number(1))])
    object.add(spelled: text)
    expect(
      object,
      #"""
      {
        "a": 1,
        "\u0062": [2e0, {}],
        "c": "é",
        "c": null
      }

      """#)
    for text in ["", " ", "7", "\"a\""] {
      var object = JSONObject()
      object.add(spelled: text)
      #expect(object.names == [], "\(text)")
    }
  }

  @Test func aMemberIsTakenOut() throws {
    var object = try JSONObject(#"{"a": 1, "b": 2, "c": 3}"#.bytes)
    object.set("b", to: nil)
    object.set("x", to: nil)
    #expect(object.names == ["a", "c"])
    object.set("a", to: nil)
    object.set("c", to: nil)
    #expect(object.names.isEmpty)
    expect(object, "{}\n")
  }

  @Test func ofEqualNamesTheFirstCounts() throws {
    var object = try JSONObject(#"{"a": 1, "b": 2, "\u0061": 3}"#.bytes)
    #expect(object.source(of: "a")?.wholeNumber == 1)
    object.set("a", to: .number(4))
    expect(
      object,
      #"""
      {
        "a": 4,
        "b": 2,
        "\u0061": 3
      }

      """#)
  }

  @Test func whatIsTakenOutDoesNotShowWhatItHid() throws {
    var object = try JSONObject(#"{"a": 1, "b": 2, "\u0061": 3}"#.bytes)
    object.set("a", to: nil)
    #expect(object.names == ["b"])
    #expect(object.source(of: "a") == nil)
  }

  @Test func aMemberThatIsNullCountsAsAbsent() throws {
    let object = try JSONObject(#"{"a": null, "b": false, "a": 1}"#.bytes)
    #expect(object.source(of: "a") == nil)
    #expect(object.source(of: "b")?.kind == .bool)
    #expect(object.source(of: "c") == nil)
  }

  @Test func aMemberThatWasSetHasNoSource() throws {
    var object = try JSONObject(#"{"a": 1}"#.bytes)
    object.set("a", to: .number(2))
    object.set("b", to: .number(2))
    #expect(object.source(of: "a") == nil)
    #expect(object.source(of: "b") == nil)
  }

  @Test func aDeepDocumentTakesNoStack() async throws {
    let depth = JSONParser.maxNesting
    let text =
      String(repeating: #"{"a":"#, count: depth) + "1" + String(repeating: "}", count: depth)
    let written = await onSmallStack { () -> [UInt8]? in
      guard var object = try? JSONObject(text.bytes) else { return nil }
      object.set("b", to: .number(2))
      return JSONValue.object(object).encoded
    }
    let inner = text.dropFirst(5).dropLast()
    #expect(written == "{\n  \"a\": \(inner),\n  \"b\": 2\n}\n".bytes)
  }

  private func expect(
    _ object: JSONObject, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let encoded = String(decoding: JSONValue.object(object).encoded, as: UTF8.self)
    #expect(encoded == text, sourceLocation: sourceLocation)
  }
}
