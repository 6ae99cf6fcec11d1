import TestSupport

/// Damages JSON files in ways that files are damaged, the same ways in every run.
struct Mutator {
  /// Files as their tokens, which it takes long to find.
  struct Originals: Sendable {
    fileprivate let files: [[[UInt8]]]

    /// Takes some files, and maybe one that is damaged as often as all the others together.
    init(_ files: [[UInt8]], andAsOften file: [UInt8]? = nil) {
      let tokens = files.map(JSONTokens.split)
      let other = file.map { Array(repeating: JSONTokens.split($0), count: files.count) }
      self.files = tokens + (other ?? [])
    }
  }

  private let files: [[[UInt8]]]
  private var generator: SeededGenerator

  init(_ originals: Originals, seed: UInt64) {
    files = originals.files
    generator = SeededGenerator(seed: seed)
  }

  /// One more damaged file.
  mutating func next() -> [UInt8] {
    var tokens = files.randomElement(using: &generator) ?? []
    for _ in 0..<Int.random(in: 0...2, using: &generator) {
      damage(&tokens)
    }
    var bytes = Array(tokens.joined())
    for _ in 0..<Int.random(in: 0...2, using: &generator) {
      damage(&bytes)
    }
    return bytes
  }
}

extension Mutator {
  /// What a token becomes: values of all types, values out of range, and what is no JSON.
  private static let replacements = [
    "null", "true", "7", "-7", "0.5", "1e400", "99999999999999999999", "007", "NaN", "[]", "{}",
    "\"\"", "\" \"", "\"x\"", "[null]", "{\"title\":{}}", "'x'", "// x\n", "<b>", "\"\\ud800\"",
    "\"\\q\"", "\"\u{1b}[2J\"", "\"\\u001b]0;x\\u0007\"", "\"\\u009b31m\"", "\"\\u202e\\u0000\"",
    "\"\u{202e}\u{200b}\u{e0041}\"", "\"👨‍👩‍👧\"", "\"1997-02-30\"", "\"javascript:alert(1)\"", ",",
    ":", "{", "}", "[", "]", "\"", "", " ", "\u{feff}",
  ].map { Array($0.utf8) }

  private mutating func damage(_ tokens: inout [[UInt8]]) {
    guard let place = tokens.indices.randomElement(using: &generator) else { return }
    switch Int.random(in: 0...4, using: &generator) {
    case 0: tokens.remove(at: place)
    case 1: tokens.insert(tokens[place], at: place)
    case 2: tokens.swapAt(place, Int.random(in: tokens.indices, using: &generator))
    default: tokens[place] = Self.replacements.randomElement(using: &generator) ?? []
    }
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    guard let place = bytes.indices.randomElement(using: &generator) else { return }
    let end = min(bytes.count, place + Int.random(in: 1...64, using: &generator))
    switch Int.random(in: 0...6, using: &generator) {
    case 0: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &generator)
    case 1: bytes[place] = UInt8.random(in: 0...255, using: &generator)
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 4: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
    case 5: bytes.removeSubrange(place...)
    default: bytes.removeSubrange(..<place)
    }
  }
}

/// The pieces of a JSON text that may be moved about: texts, numbers, words, signs, white space.
private enum JSONTokens {
  static func split(_ file: [UInt8]) -> [[UInt8]] {
    var tokens: [[UInt8]] = []
    var rest = file[...]
    while let first = rest.first {
      let length = first == UInt8(ascii: "\"") ? textLength(of: rest) : runLength(of: rest)
      tokens.append(Array(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return tokens
  }

  private static func textLength(of rest: ArraySlice<UInt8>) -> Int {
    var isEscaped = true
    let end = rest.firstIndex { byte in
      defer { isEscaped = !isEscaped && byte == UInt8(ascii: "\\") }
      return byte == UInt8(ascii: "\"") && !isEscaped
    }
    return end.map { $0 - rest.startIndex + 1 } ?? rest.count
  }

  private static let signs = Array("{}[]:,\"".utf8)

  private static func runLength(of rest: ArraySlice<UInt8>) -> Int {
    max(1, rest.prefix { !signs.contains($0) }.count)
  }
}
