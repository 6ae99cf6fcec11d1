import DisplayText

/// The place of a text in a JSON file, which has been checked.
package struct JSONText: Equatable, Sendable {
  /// The bytes between the quotation marks.
  package let range: Range<Int>

  /// Whether any character of it is written as an escape.
  package let hasEscapes: Bool

  /// A text that stands nowhere.
  package static let empty = JSONText(range: 0..<0, hasEscapes: false)

  /// The text itself, with its escapes replaced.
  package func string(in bytes: [UInt8]) -> String {
    if hasEscapes { return String(decoding: unescaped(bytes), as: UTF8.self) }
    return String(unsafeUninitializedCapacity: range.count) { buffer in
      _ = buffer.initialize(from: bytes[range])
      return range.count
    }
  }
}

extension JSONText {
  /// The bytes with their escapes replaced; what stands between two escapes is copied as a whole.
  private func unescaped(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var rest = bytes[range]
    while let escape = rest.firstIndex(of: UInt8(ascii: "\\")) {
      text += rest[..<escape]
      rest = rest[(escape + 2)...]
      switch bytes[escape + 1] {
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "u"):
        var value = Self.takeCodeUnit(from: &rest)
        if UTF16.isLeadSurrogate(UInt16(value)) {
          rest = rest.dropFirst(2)
          value = 0x10000 + (value & 0x3FF) << 10 + Self.takeCodeUnit(from: &rest) & 0x3FF
        }
        text += (Unicode.Scalar(value) ?? "\u{fffd}").utf8
      case let sign: text.append(sign)
      }
    }
    return text + rest
  }

  private static func takeCodeUnit(from rest: inout ArraySlice<UInt8>) -> UInt32 {
    let digits = rest.prefix(4)
    rest = rest.dropFirst(4)
    return digits.reduce(0) { $0 << 4 | UInt32($1.hexadecimalDigit ?? 0) }
  }
}
