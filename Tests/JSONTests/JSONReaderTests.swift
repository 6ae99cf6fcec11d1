import Testing

@testable import JSON

struct JSONReaderTests {
  @Test func readsMembersInOrder() throws {
    var json = try JSONReader(Array(#"{"a": 1, "b": [true, null, "x\u00e9"],}"#.utf8))
    try json.beginObject()
    #expect(try json.nextName() == "a")
    #expect(try json.number().wholeNumber(in: json.bytes) == 1)
    #expect(try json.nextName() == "b")
    try json.passOver()
    #expect(try json.nextName() == nil)
    try json.endFile()
  }
}
