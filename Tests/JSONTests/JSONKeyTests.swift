import TestSupport
import Testing

@testable import JSON

struct JSONKeyTests {
  @Test func aKeyIsTheNameOfItsMember() throws {
    let text = #"{"title": 1, "\u0074itle": 2, "release_date": 3, "titles": 4, "": 5, "제목": 6}"#
    var json = try JSONParser(text.bytes)
    try json.beginObject()
    for known in ["title", "title", "release_date", "titles", "", "제목"] as [JSONKey] {
      #expect(try json.nextKey() == known)
      try json.skip()
    }
    #expect(try json.nextKey() == nil)
    try json.endFile()
  }

  /// Names of every length, plain and with an escape, in the midst and at the end of the file.
  @Test func namesAreToldApartToTheLastByte() throws {
    let letters = "abcdefghijklmnopqrst"
    for count in 0...letters.count {
      let name = String(letters.prefix(count))
      for (spelling, tail) in [(name, ""), (name, "                "), (#"\u0000"# + name, "")] {
        let key = try key("\"\(spelling)\":1}\(tail)")
        let meant = spelling == name ? name : "\0" + name
        #expect(key == JSONKey(meant.bytes))
        for other in 0...15 where other != meant.utf8.count {
          #expect(key != JSONKey(Array(letters.bytes.prefix(other))), "\(spelling), \(other)")
        }
        for place in meant.bytes.indices.prefix(15) {
          var changed = meant.bytes
          changed[place] ^= 0x80
          #expect(key != JSONKey(changed))
        }
      }
    }
  }

  @Test(arguments: try CaseFile().pairs("a wrong name is a fault at its place"))
  func aWrongNameIsAFaultAtItsPlace(text: String, report: String) throws {
    var json = try JSONParser(text.bytes)
    try json.beginObject()
    let fault = #expect(throws: JSONFault.self) { try json.nextKey() }
    #expect(fault?.report(in: text.bytes) == report)
  }

  private func key(_ member: String) throws -> JSONKey? {
    var json = try JSONParser("{\(member)".bytes)
    try json.beginObject()
    return try json.nextKey()
  }
}
