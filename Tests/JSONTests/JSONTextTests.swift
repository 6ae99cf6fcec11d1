import Testing

@testable import JSON

struct JSONTextTests {
  @Test(arguments: [
    (#""""#, ""), (#""a""#, "a"), (#""a b\tc""#, "a b\tc"),
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{c}\n\r\t"), (#""\\n\\u0041""#, #"\n\u0041"#),
    (#""\u0041\u00e9\u00E9\uac01\uFFFF""#, "Aéé각\u{ffff}"), (#""a\u0000b""#, "a\u{0}b"),
    (#""\u0022\u005C\u002f""#, "\"\\/"), (#""\ud83d\ude00""#, "😀"), (#""\uD83D\uDE00x""#, "😀x"),
    (#""\ud800\udc00\udbff\udfff""#, "\u{10000}\u{10ffff}"),
    (#""\ud7ff\ue000""#, "\u{d7ff}\u{e000}"),
    (#""\ud834\udd1e\u0061\ud834\udd1e""#, "\u{1d11e}a\u{1d11e}"), (#""\u00410""#, "A0"),
    (#""해리 포터 👨‍👩‍👧""#, "해리 포터 👨‍👩‍👧"), (#""해\n리👨‍👩‍👧\u0020""#, "해\n리👨‍👩‍👧 "),
    (#""e\u0301""#, "e\u{301}"), ("\"\u{7f}\u{9b}\u{2028}\"", "\u{7f}\u{9b}\u{2028}"),
    (#""\u202e\u200b\ufeff""#, "\u{202e}\u{200b}\u{feff}"),
  ])
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
