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
    if hasEscapes { return String(decoding: unescaped(bytes[range]), as: UTF8.self) }
    return String(unsafeUninitializedCapacity: range.count) { buffer in
      _ = buffer.initialize(from: bytes[range])
      return range.count
    }
  }
}

extension JSONText {
  private func unescaped(_ escaped: ArraySlice<UInt8>) -> [UInt8] {
    var rest = escaped
    var text: [UInt8] = []
    text.reserveCapacity(rest.count)
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let sign = rest.popFirst() else {
        text.append(byte)
        continue
      }
      switch sign {
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "u"):
        var units = [Self.takeCodeUnit(from: &rest)]
        // The second half of a surrogate pair.
        if UTF16.isLeadSurrogate(units[0]) {
          rest = rest.dropFirst(2)
          units.append(Self.takeCodeUnit(from: &rest))
        }
        text += String(decoding: units, as: UTF16.self).utf8
      default: text.append(sign)
      }
    }
    return text
  }

  private static func takeCodeUnit(from rest: inout ArraySlice<UInt8>) -> UInt16 {
    let digits = rest.prefix(4)
    rest = rest.dropFirst(4)
    return digits.reduce(0) { $0 << 4 | UInt16($1.hexadecimalDigit ?? 0) }
  }
}
