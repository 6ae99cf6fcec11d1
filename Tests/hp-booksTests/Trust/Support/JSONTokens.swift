/// The pieces of a JSON text that may be moved about: texts, numbers, words, signs, white space.
enum JSONTokens {
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

  private static func runLength(of rest: ArraySlice<UInt8>) -> Int {
    let signs = Array("{}[]:,\"".utf8)
    return max(1, rest.prefix { !signs.contains($0) }.count)
  }
}
