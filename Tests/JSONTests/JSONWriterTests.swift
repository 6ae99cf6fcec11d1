import DisplayText
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
  @Test(arguments: [
    ("[1,]", "[1]"), ("{\"b\":1,}", "{\"b\":1}"), ("[1 ,\t\r\n ]", "[1 \t\r\n ]"),
    ("[[1,],{\"b\":[{},],},]", "[[1],{\"b\":[{}]}]"), ("[[],{}, 1e2 ]", "[[],{}, 1e2 ]"),
    (#"["a,]", ",}", "\",]", "\\",]"#, #"["a,]", ",}", "\",]", "\\"]"#),
    (#"{"b,}":",]",}"#, #"{"b,}":",]"}"#), (#"["각,]\u002C]",]"#, #"["각,]\u002C]"]"#),
    ("1", "1"), ("\",]\"", "\",]\""),
  ])
  func whatWasReadIsWrittenWithoutThem(source: String, written: String) throws {
    let read = try JSONObject("{\"a\": \(source) ,}".bytes)
    #expect(JSONValue.object(read).encoded == "{\n  \"a\": \(written)\n}\n".bytes)
  }
}

// MARK: Texts

extension JSONWriterTests {
  @Test(arguments: [
    ("", #""""#), ("\\", #""\\""#), ("\"", #""\"""#),
    ("Emma's \"own\" \\ / book", #""Emma's \"own\" \\ / book""#),
    ("a\nb\r\nc\td", #""a\nb\r\nc\td""#),
    ("\u{0}\u{8}\u{C}\u{1B}[31m\u{7F}", #""\u0000\u0008\u000c\u001b[31m\u007f""#),
    ("a\u{7F}", #""a\u007f""#), ("\u{80}\u{85}\u{9B}\u{9F}", #""\u0080\u0085\u009b\u009f""#),
    ("\u{2028}\u{2029}", #""\u2028\u2029""#),
    ("\u{202A}\u{202E}abc\u{2066}\u{2069}\u{61C}", #""\u202a\u202eabc\u2066\u2069\u061c""#),
    ("\u{AD}\u{200B}\u{200E}\u{2060}\u{FEFF}\u{FFF9}", #""\u00ad\u200b\u200e\u2060\ufeff\ufff9""#),
    ("\u{180E}\u{2065}\u{E0041}\u{E0FFF}", #""\u180e\u2065\udb40\udc41\udb43\udfff""#),
    ("\u{1D173}\u{10FF80}", #""\ud834\udd73\udbff\udf80""#),
    // A joiner or a selector that stands alone.
    ("\u{200D}a", #""\u200da""#), ("\u{200C}", #""\u200c""#),
    ("\u{FE0F}\u{200D}", #""\ufe0f\u200d""#),
    ("\n\u{200D}b", #""\n\u200db""#), ("\u{E0100}x", #""\udb40\udd00x""#),
  ])
  func whatHasNoInkIsCoded(value: String, json: String) {
    #expect(text(.text(value)).bytes == (json + "\n").bytes)
  }

  @Test(arguments: [
    "마법사 각 日本 é हिन्दी", "ㅎㅏㄴ \u{1112}\u{1161}\u{11AB} \u{3164}", "السلام عليكم", "e\u{301}",
    "\u{E000}\u{FFFF}\u{10FF7F}\u{378}", "𝄞😀", "\u{600}١٢ \u{70F}\u{110BD}\u{110A0}",
    "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", "\u{A0}\u{2003}", "~ !#[]^_`{|}",
    // A joiner or a selector in its Character.
    "👨‍👩‍👧 ❤️ 👩🏽‍🚀 1️⃣", "می‌خواهم", "क्‍ष", "a \u{FE0F}", "葛\u{E0100}",
  ])
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

  private func text(_ value: JSONValue) -> String {
    String(decoding: value.encoded, as: UTF8.self)
  }
}
