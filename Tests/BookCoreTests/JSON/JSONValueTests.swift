import Foundation
import Testing

@testable import BookCore

struct JSONValueTests {
  @Test(arguments: [
    "null", "true", "-7", "9223372036854775807", "1.5", "12345678901234567890.5", "1e+300",
    "\"é\"", "[]", "[1,[\"a\",null]]", "{}", "{\"a\":{\"b\":[false]}}",
  ])
  func aValueIsWrittenAsItWasRead(json: String) throws {
    let value = try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
    let encoded = try JSONEncoder().encode(value)
    #expect(String(decoding: encoded, as: UTF8.self) == json)
  }
}
