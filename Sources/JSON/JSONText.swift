import DisplayText

/// The place of a text in a JSON file.
///
/// The text has been checked, and is copied only on request: of 10,000 books that are checked, only
/// one may be shown.
package struct JSONText: Equatable, Sendable {
  /// The bytes between the quotation marks.
  package let range: Range<Int>

  /// Whether any character of it is written as an escape.
  package let hasEscapes: Bool

  /// The text itself.
  ///
  /// - Parameter bytes: The file that the text was found in.
  /// - Returns: The text, with its escapes replaced.
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
      case UInt8(ascii: "u"): text += String(Self.takeScalar(from: &rest)).utf8
      default: text.append(sign)
      }
    }
    return text
  }

  /// Takes the digits after `\u`, and those of a second code unit if the first is one half of a
  /// surrogate pair.
  private static func takeScalar(from rest: inout ArraySlice<UInt8>) -> Unicode.Scalar {
    let unit = takeCodeUnit(from: &rest)
    guard UTF16.isLeadSurrogate(UInt16(unit)) else { return Unicode.Scalar(unit) ?? "\u{fffd}" }
    rest = rest.dropFirst(2)
    let second = takeCodeUnit(from: &rest)
    return Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 + second & 0x3FF) ?? "\u{fffd}"
  }

  private static func takeCodeUnit(from rest: inout ArraySlice<UInt8>) -> UInt32 {
    let digits = rest.prefix(4)
    rest = rest.dropFirst(4)
    return digits.reduce(0) { $0 << 4 | UInt32($1.hexadecimalDigit ?? 0) }
  }
}
