import Foundation
import Testing

@testable import JSON

struct JSONValueDecodableTests {
  @Test func whateverThereIsIsDecoded() throws {
    let json = #"""
      {"a": [null, true, false, 0, -2, 4.5, 1e+30, "é\n", {}, [], [[1]]], "b": {"c": 9223372036854775807}}
      """#
    let value = try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
    let decoded = try JSONSerialization.jsonObject(with: Data(value.encoded)) as? NSDictionary
    let expected = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary
    #expect(decoded != nil)
    #expect(decoded == expected)
  }

  @Test func whatWasReadIsEncodedAsItIs() throws {
    let json = #"{"a": [null, true, 0, -2, 4.5, "é\n", {}, [[1]]], "b": 9223372036854775807}"#
    var parser = try JSONParser(Array(json.utf8))
    let encoded = try JSONEncoder().encode(JSONValue.read(try parser.source()))
    let value = try JSONSerialization.jsonObject(with: encoded) as? NSDictionary
    #expect(value != nil)
    #expect(try value == JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary)
    var beyond = try JSONParser(Array("[1e400]".utf8))
    let null = try JSONEncoder().encode(JSONValue.read(try beyond.source()))
    #expect(String(decoding: null, as: UTF8.self) == "[null]")
  }
}
