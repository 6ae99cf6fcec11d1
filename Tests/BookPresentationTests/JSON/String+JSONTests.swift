import BookCore
import BookPresentation
import Foundation
import TerminalKit
import Testing

/// How texts are written in a document.
struct StringJSONTests {
  @Test(arguments: [
    ("plain", #""plain""#),
    ("", #""""#),
    (#"a\b"#, #""a\\b""#),
    (#"say "hi" \ /"#, #""say \"hi\" \\ /""#),
    ("a\nb\r\nc\td", #""a\nb\r\nc\td""#),
    ("\u{0}\u{8}\u{C}\u{1B}[31m\u{7F}", #""\u0000\u0008\u000c\u001b[31m\u007f""#),
    ("\u{85}\u{9B}", #""\u0085\u009b""#),
    ("\u{2028}\u{2029}", #""\u2028\u2029""#),
    ("\u{202E}abc\u{2066}", #""\u202eabc\u2066""#),
    ("\u{AD}\u{200B}\u{200E}\u{FEFF}", #""\u00ad\u200b\u200e\ufeff""#),
    ("\u{E0041}", #""\udb40\udc41""#),
    ("👨‍👩‍👧 ❤️", #""👨‍👩‍👧 ❤️""#),
    (
      "\u{200D}a \u{FE0F}",
      "\"\\u200da \u{FE0F}\""
    ),
    ("\u{200C}", #""\u200c""#),
    ("\u{FE0F}\u{200D}", #""\ufe0f\u200d""#),
    ("마법사 각 日本 é हिन्दी", #""마법사 각 日本 é हिन्दी""#),
  ])
  func whatHasNoInkIsCodedAndAllElseStays(text: String, json: String) throws {
    let line = try #require(try query(text))
    #expect(Array(line.utf8) == Array(json.utf8))
  }

  @Test(arguments: 0..<0x110)
  func everyScalarComesBackAndIsSafeOnATerminal(block: UInt32) throws {
    let scalars = (block << 12..<(block + 1) << 12).compactMap(Unicode.Scalar.init)
    let text = scalars.map { "a\($0)" }.joined()
    let json = try #require(try query(text))
    #expect(json.madeVisible().utf8.elementsEqual(json.utf8))
    let read = try JSONDecoder().decode([String].self, from: Data("[\(json)]".utf8))
    #expect(read[0].unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(json.unicodeScalars.filter { !$0.mayStandInJSON }.isEmpty)
  }

  /// The text as it stands in the document of a search.
  private func query(_ text: String) throws -> String? {
    let line = JSONDocument.search(text, []).lines[2].plainText
    return line.hasPrefix("  \"query\": ") ? String(line.dropFirst(11).dropLast()) : nil
  }
}

extension Unicode.Scalar {
  fileprivate var mayStandInJSON: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    case .format: ["\u{200C}", "\u{200D}"].contains(self)
    default: true
    }
  }
}
