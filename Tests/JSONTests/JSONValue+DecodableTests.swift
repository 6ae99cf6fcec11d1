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
}
