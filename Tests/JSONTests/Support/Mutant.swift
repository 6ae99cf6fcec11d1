import TestSupport

/// A text with a few things wrong, the same for the same seed.
struct Mutant {
  let bytes: [UInt8]

  init(seed: UInt64, of texts: [[UInt8]]) {
    var generator = SeededGenerator(seed: seed)
    var bytes = texts.randomElement(using: &generator) ?? []
    // Mostly one change: of texts with several, hardly any is right.
    let changes = [1, 1, 1, 2, 3].randomElement(using: &generator) ?? 1
    for _ in 0..<changes { Self.mutate(&bytes, using: &generator) }
    self.bytes = bytes
  }

  private static func mutate(_ bytes: inout [UInt8], using generator: inout SeededGenerator) {
    let place = Int.random(in: 0...bytes.count, using: &generator)
    let end = min(bytes.count, place + Int.random(in: 0...4, using: &generator))
    let target = Int.random(in: 0...bytes.count, using: &generator)
    let pieces = piecesByKind.randomElement(using: &generator) ?? []
    let piece = pieces.randomElement(using: &generator) ?? ""
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(UInt8.random(in: .min ... .max, using: &generator), at: place)
    case 2: bytes.replaceSubrange(place..<end, with: piece.utf8)
    case 3 where max(place, target) < bytes.count: bytes.swapAt(place, target)
    case 4: bytes.insert(contentsOf: bytes[min(place, target)..<max(place, target)], at: place)
    case 5: bytes.removeSubrange(place...)
    case 6 where place < bytes.count:
      bytes[place] = UInt8.random(in: .min ... .max, using: &generator)
    default: bytes.insert(contentsOf: piece.utf8, at: place)
    }
  }

  private static let piecesByKind: [[String]] = [
    [
      "{", "}", "[", "]", ",", ":", "\"", "{}", "[]", "[[", "]]", "\"a\":", "\"\"", ",,",
      "[{\"a\":[",
    ],
    [
      "0", "-", "1", "-0", "01", ".5", "1.", "1.5", "e", "E+", "1e5", "1e400", "-1e-400", "1e-9999",
      "9223372036854775808", "99999999999999999999.5", "474.0", "4.74e2", "0e99999999999999999999",
    ],
    [
      "\\", "\\\"", "\\\\", "\\/", "\\b\\f\\n\\r\\t", "\\q", "\\u", "\\u0", "\\u0041", "\\u0000",
      "\\ud83d\\ude00", "\\ud83d", "\\ude00", "\\uDBFF\\uDFFF", "\\ud800\\u0041",
    ],
    ["true", "false", "null", "tru", "True", "NaN", "Infinity", "'", "//", "/**/", "#", "<"],
    [
      " ", "\t", "\n", "\r", "\r\n", "\u{b}", "\u{c}", "\u{0}", "\u{1f}", "\u{7f}", "\u{85}",
      "\u{a0}",
    ],
    ["é", "e\u{301}", "각", "👨‍👩‍👧", "\u{feff}", "\u{2028}", "\u{ffff}", "\u{10ffff}"],
  ]
}
