import TestSupport
import Testing

@testable import JSON

struct JSONTextTests {
  @Test(arguments: try CaseFile().pairs("a text is read as it is meant"))
  func aTextIsReadAsItIsMeant(text: String, meant: String) throws {
    let bytes = text.bytes
    var json = try JSONParser(bytes)
    #expect(try json.text().string(in: bytes).bytes == meant.bytes)
    #expect(json.offset == bytes.count)
  }

  @Test func everyCodeUnitIsReadFromItsEscape() throws {
    var wrong: [UInt32] = []
    for number in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(number) else { continue }
      let digits = String(number, radix: 16, uppercase: number.isMultiple(of: 2))
      let padding = String(repeating: "0", count: 4 - digits.count)
      let bytes = "\"\\u\(padding)\(digits)\"".bytes
      var json = try JSONParser(bytes)
      if try json.text().string(in: bytes).bytes != String(scalar).bytes { wrong.append(number) }
    }
    #expect(wrong == [])
  }

  @Test func charactersBeyondOneCodeUnitAreReadFromPairs() throws {
    for number in stride(from: UInt32(0x10000), through: 0x10FFFF, by: 0x3FD) {
      let scalar = try #require(Unicode.Scalar(number))
      let escapes = String(scalar).utf16.map { "\\u" + String($0, radix: 16) }.joined()
      let bytes = "\"\(escapes)\"".bytes
      var json = try JSONParser(bytes)
      #expect(try json.text().string(in: bytes).bytes == String(scalar).bytes)
    }
  }
}
