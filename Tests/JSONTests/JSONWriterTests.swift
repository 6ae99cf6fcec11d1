import DisplayText
import TestSupport
import Testing

@testable import JSON

struct JSONWriterTests {
  @Test func membersAndElementsStandInLinesOfTheirOwn() {
    let value: JSONValue = [
      "title": .text("Emma"), "pages": .number(474), "isRead": .bool(true), "isLent": .bool(false),
      "wiki": .null, "none": .list([]), "nothing": [:],
      "chapters": .list([
        ["number": .number(-1), "title": .text("Hartfield")], .list([.number(1), .list([])]),
      ]),
      "summary": ["text": ["inner": .text("x")]],
    ]
    #expect(
      text(value) == """
        {
          "title": "Emma",
          "pages": 474,
          "isRead": true,
          "isLent": false,
          "wiki": null,
          "none": [],
          "nothing": {},
          "chapters": [
            {
              "number": -1,
              "title": "Hartfield"
            },
            [
              1,
              []
            ]
          ],
          "summary": {
            "text": {
              "inner": "x"
            }
          }
        }

        """)
  }

  @Test func whatWasReadIsWrittenByteForByte() throws {
    let read = try JSONObject("{\"a\": [ 1.0,\r\n\t\"\\u0041\\/\" ], \"b\":{} }".bytes)
    let source = try #require(read.source(of: "a"))
    let value: JSONValue = ["x": ["y": .read(source)], "z": .object(read)]
    let list = "[ 1.0,\r\n\t\"\\u0041\\/\" ]"
    #expect(
      text(value).bytes
        == "{\n  \"x\": {\n    \"y\": \(list)\n  },\n  \"z\": {\n    \"a\": \(list),\n    \"b\": {}\n  }\n}\n"
        .bytes)
  }
}

// MARK: Trailing commas

extension JSONWriterTests {
  /// What a person may have left in a file, and what is written of it.
  @Test(arguments: try CaseFile().pairs("what was read is written without them"))
  func whatWasReadIsWrittenWithoutThem(source: String, written: String) throws {
    let read = try JSONObject("{\"a\": \(source) ,}".bytes)
    #expect(JSONValue.object(read).encoded == "{\n  \"a\": \(written)\n}\n".bytes)
  }
}

// MARK: Texts

extension JSONWriterTests {
  @Test(arguments: try CaseFile().pairs("what has no ink is coded"))
  func whatHasNoInkIsCoded(value: String, json: String) {
    #expect(text(.text(value)).bytes == (json + "\n").bytes)
  }

  @Test(arguments: try CaseFile().texts("letters of every script stay"))
  func lettersOfEveryScriptStay(value: String) {
    #expect(text(.text(value)).bytes == "\"\(value)\"\n".bytes)
    // Beside something that is coded, a text is gone through character by character.
    #expect(text(.text(value + "\n")).bytes == "\"\(value)\\n\"\n".bytes)
  }

  @Test(arguments: blocks)
  func whatATerminalShowsStandsAsItIs(block: UInt32) {
    let texts = (block << 12..<(block + 1) << 12).compactMap(Unicode.Scalar.init).map(String.init)
    for text in texts where text != "\"" && text != "\\" {
      let isShown = text.sanitizedForTerminal().utf8.elementsEqual(text.utf8)
      let isWritten = JSONValue.text(text).encoded == "\"\(text)\"\n".bytes
      #expect(isWritten == isShown, "\(text.unicodeScalars.map(\.value))")
    }
  }

  /// Those of 4,096 in which characters differ: the other ones hold ideographs, or none.
  static let blocks = Array(0..<0x20 as Range<UInt32>) + [0x2F, 0x30, 0xE0, 0xF0, 0x10F]

  @Test(arguments: blocks)
  func everyCharacterIsReadBackAsItWas(block: UInt32) throws {
    let scalars = (block << 12..<(block + 1) << 12).compactMap(Unicode.Scalar.init)
    let value = scalars.map { "a\($0)" }.joined()
    let encoded = JSONValue.text(value).encoded
    var json = try JSONParser(encoded)
    #expect(try json.text().string(in: encoded).bytes == value.bytes)
    try json.endFile()
  }

  private func text(_ value: JSONValue) -> String { String(decoding: value.encoded, as: UTF8.self) }
}
