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
  private func unescaped(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard bytes[offset] == UInt8(ascii: "\\") else {
        text.append(bytes[offset])
        offset += 1
        continue
      }
      let sign = bytes[offset + 1]
      offset += 2
      switch sign {
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "u"):
        var value = Self.codeUnit(in: bytes, at: offset)
        offset += 4
        if UTF16.isLeadSurrogate(UInt16(value)) {
          // The second half of the pair stands behind another `\u`.
          let second = Self.codeUnit(in: bytes, at: offset + 2)
          value = 0x10000 + (value & 0x3FF) << 10 + second & 0x3FF
          offset += 6
        }
        text += (Unicode.Scalar(value) ?? "\u{fffd}").utf8
      default: text.append(sign)
      }
    }
    return text
  }

  private static func codeUnit(in bytes: [UInt8], at offset: Int) -> UInt32 {
    var unit: UInt32 = 0
    for index in offset..<offset + 4 {
      unit = unit << 4 | UInt32(bytes[index].hexadecimalDigit ?? 0)
    }
    return unit
  }
}
