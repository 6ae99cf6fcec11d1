import TestSupport
import Testing

@testable import JSON

struct JSONPlaceTests {
  /// The place is that of the first `|`, which does not belong to the text.
  @Test(
    arguments: try CaseFile().table("a line ends after line feed carriage return or both")
      as [(String, Int, Int)])
  func aLineEndsAfterLineFeedCarriageReturnOrBoth(text: String, line: Int, column: Int) {
    expectPlace(line, column, in: text)
  }

  @Test(arguments: [
    ("é|", 2), ("e\u{301}|", 2), ("각|", 2), ("\u{1100}\u{1161}\u{11a8}|", 2), ("👨‍👩‍👧|x", 2),
    ("🇰🇷🇨🇭|", 3), ("❤️ |x", 3), ("해리 포터|", 6), ("\t|x", 2), ("a\u{200b}|", 3), ("한\u{0}글|", 4),
  ])
  func columnsAreCharactersAndNotScalarsOrBytes(text: String, column: Int) {
    expectPlace(1, column, in: text)
    expectPlace(3, column, in: "\"각\r\n한\"\r\n" + text)
  }

  @Test(arguments: [
    ("\u{feff}|", 1, 1), ("\u{feff}|abc", 1, 1), ("\u{feff}ab|c", 1, 3), ("\u{feff}abc\n|", 2, 1),
    ("\u{feff}\n\u{feff}|x", 2, 2),
  ])
  func aByteOrderMarkAtTheBeginningIsNoCharacter(text: String, line: Int, column: Int) {
    expectPlace(line, column, in: text)
  }

  @Test func aPlaceWithinAByteOrderMarkIsTheFirst() {
    let bytes = "\u{feff}abc".bytes
    for offset in 0...3 {
      let place = JSONPlace(of: offset, in: bytes)
      #expect(place.line == 1)
      #expect(place.column == 1)
      #expect(place.lineStart == 3)
    }
  }

  @Test(arguments: [
    ("\u{ff}", 2), ("a\u{80}\u{80}", 4), ("\u{e2}\u{82}", 2), ("\u{c3}a", 3), ("\u{b0}\u{a1}b", 4),
  ])
  func bytesThatAreNotUTF8CountAsADecoderRepairsThem(before: String, column: Int) {
    let bytes = "\n".bytes + before.latin1
    let place = JSONPlace(of: bytes.count, in: bytes + "x\n".bytes)
    #expect(place.line == 2)
    #expect(place.column == column)
  }

  @Test(arguments: try CaseFile().pairs("the line around a place has no end of line"))
  func theLineAroundAPlaceHasNoEndOfLine(text: String, line: String) {
    let (bytes, offset) = parted(text)
    let place = JSONPlace(of: offset, in: bytes)
    #expect(String(decoding: bytes[place.lineRange(in: bytes)], as: UTF8.self) == line)
  }

  private func expectPlace(
    _ line: Int, _ column: Int, in text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (bytes, offset) = parted(text)
    let place = JSONPlace(of: offset, in: bytes)
    #expect(place.line == line, sourceLocation: sourceLocation)
    #expect(place.column == column, sourceLocation: sourceLocation)
  }

  private func parted(_ text: String) -> (bytes: [UInt8], offset: Int) {
    let bytes = text.bytes
    let offset = bytes.firstIndex(of: UInt8(ascii: "|")) ?? bytes.count
    return (Array(bytes[..<offset] + bytes[offset...].dropFirst()), offset)
  }
}
