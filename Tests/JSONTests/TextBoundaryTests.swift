import TestSupport
import Testing

@testable import JSON

/// Texts whose special bytes stand at every place, beside a way that takes one byte after another.
struct TextBoundaryTests {
  /// What may stand anywhere in a text: right or wrong, in Latin-1.
  static let pieces: [String] =
    [
      // The edges of each form
      "\u{7f}", "\u{c2}\u{80}", "\u{df}\u{bf}", "\u{e0}\u{a0}\u{80}", "\u{e2}\u{80}\u{99}",
      "\u{ea}\u{b0}\u{80}", "\u{ed}\u{9f}\u{bf}", "\u{ee}\u{80}\u{80}", "\u{ef}\u{bf}\u{bf}",
      "\u{f0}\u{90}\u{80}\u{80}", "\u{f0}\u{9f}\u{98}\u{80}", "\u{f4}\u{8f}\u{bf}\u{bf}",
      // Several of them
      "\u{ed}\u{95}\u{b4}\u{eb}\u{a6}\u{ac}\u{c3}\u{a9}\u{e2}\u{80}\u{99}\u{f0}\u{9f}\u{98}\u{80}",
      // What only begins like a form, in the midst or at the end of the file
      "\u{c2}", "\u{e0}\u{a0}", "\u{e2}", "\u{e2}\u{80}", "\u{ed}\u{9f}", "\u{f0}\u{9f}\u{98}",
      // Other signs of a text, and white space
      "\"", "\\n", "\\u00e9", "\\", "\\q", "\0", "\u{1f}", "\n", "\r", "\t", " ", "!", "#", "[",
      "]",
    ] + JSONScannerTests.brokenBytes

  /// What follows: nothing, the end of the text, what may hide in the same eight bytes, or the
  /// rest.
  static let tails = [
    "", "\"", "\"]", "\\n\"", "\u{1}", "\n", "\u{80}\"", "\u{e2}\u{80}\u{99}\"", "a\" ",
    "abcdefghijklmnopqrstuvwxyz0123456789 \"",
  ]

  @Test(arguments: pieces)
  func aPieceIsSeenAtEveryPlace(piece: String) {
    var wrong: [[UInt8]] = []
    for tail in Self.tails {
      for count in (0...40).sampled(12) {
        let filler = repeatElement(UInt8(ascii: "x"), count: count)
        let bytes = "\"".bytes + filler + piece.latin1 + tail.latin1
        if Outcome(reading: bytes, from: 0) != Outcome(slowly: bytes, from: 0) {
          wrong.append(bytes)
        }
      }
    }
    #expect(wrong == [])
  }

  @Test func aTextIsReadAlikeFromEveryPlaceOfTheFile() {
    let text = "\"Hangul 해리 포터, Potter’s é 👨‍👩‍👧 and \\n the rest\"".bytes
    for count in 0...20 {
      let bytes = [UInt8](repeating: 0x20, count: count) + text
      let places = count + 1..<bytes.count - 1
      #expect(Outcome(reading: bytes, from: count) == .text(places, hasEscapes: true))
      for end in bytes.indices.dropFirst(count + 1) {
        let part = Array(bytes[..<end])
        #expect(Outcome(reading: part, from: count) == Outcome(slowly: part, from: count), "\(end)")
      }
    }
  }

  @Test func everyByteIsJudgedAlikeAtEveryPlace() {
    var wrong: [[UInt8]] = []
    for byte in UInt8.min...0xFF {
      for count in 0...33 {
        let bytes = "\"".bytes + repeatElement(byte, count: count) + "\" , ".bytes
        if Outcome(reading: bytes, from: 0) != Outcome(slowly: bytes, from: 0) {
          wrong.append(bytes)
        }
      }
    }
    #expect(wrong == [])
  }

  @Test func randomTextsEndWhereTheSlowWayEnds() {
    for seed in UInt64(0)..<3000 {
      var generator = SeededGenerator(seed: seed)
      var bytes = "\"".bytes
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        // Few of the pieces are wrong, so that a text is long enough to be told apart.
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: bytes.append(UInt8.random(in: 0...0xFF, using: &generator))
        case 1..<4: bytes += (Self.pieces[..<13].randomElement(using: &generator) ?? "").latin1
        default:
          let count = Int.random(in: 0...10, using: &generator)
          bytes += (0..<count).map { _ in UInt8.random(in: 0x23...0x5B, using: &generator) }
        }
      }
      if seed.isMultiple(of: 2) { bytes += "\"".bytes }
      #expect(
        Outcome(reading: bytes, from: 0) == Outcome(slowly: bytes, from: 0),
        "Seed \(seed): \(bytes)")
    }
  }
}

/// What comes of reading a text.
private enum Outcome: Equatable {
  case text(Range<Int>, hasEscapes: Bool)
  case fault(JSONFault)

  init(reading bytes: [UInt8], from start: Int) {
    do throws(JSONFault) {
      var json = JSONParser(bytes, at: start)
      let text = try json.text()
      self = .text(text.range, hasEscapes: text.hasEscapes)
      #expect(json.offset == text.range.upperBound + 1)
    } catch { self = .fault(error) }
  }

  /// Judges one byte after another, and bytes beyond ASCII as the standard library does.
  init(slowly bytes: [UInt8], from start: Int) {
    var offset = start + 1
    var hasEscapes = false
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      let rest = bytes[offset...]
      switch bytes[offset] {
      case 0x0A, 0x0D:
        self = .fault(JSONFault(.expected(.endOfText, found: .endOfLine), at: offset))
        return
      case let byte where byte < 0x20:
        self = .fault(JSONFault(.controlCharacter(byte), at: offset))
        return
      case UInt8(ascii: "\\"):
        hasEscapes = true
        let length = rest.starts(with: #"\u00e9"#.bytes) ? 6 : 2
        guard length == 6 || rest.dropFirst().first.map(#""\/bfnrt"#.bytes.contains) == true else {
          let found = JSONFinding.quote(JSONFinding.quoted(2, in: bytes, from: offset))
          self = .fault(JSONFault(.expected(.escape, found: found), at: offset))
          return
        }
        offset += length
      case let byte:
        let length = (1...4).first { String(validating: rest.prefix($0), as: UTF8.self) != nil }
        guard let length, byte < 0x80 || rest.count >= length else {
          self = .fault(JSONFault(.notUTF8(byte), at: offset))
          return
        }
        offset += length
      }
    }
    self =
      offset < bytes.count
      ? .text(start + 1..<offset, hasEscapes: hasEscapes)
      : .fault(JSONFault(.expected(.endOfText, found: .endOfFile), at: offset))
  }
}
