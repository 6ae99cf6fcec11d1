/// Runs of bytes of which only the end matters.
///
/// Nearly all bytes of a file are in such runs, so eight are examined at a time.
enum ByteRun {
  /// The end of plain text: ASCII without control characters, quotation marks and backslashes.
  static func endOfPlainText(in bytes: [UInt8], from start: Int) -> Int {
    var offset = start
    while let word = word(in: bytes, at: offset) {
      let others = signBits(notPlainMark(word))
      if others != 0 { return offset + others.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    while offset < bytes.count, isPlain(bytes[offset]) { offset += 1 }
    return offset
  }

  /// A number whose lowest sign bit marks the lowest byte that is not plain text.
  private static func notPlainMark(_ word: UInt64) -> UInt64 {
    // With its second bit turned, a quotation mark is one above the control characters.
    word | ((word ^ repeated(0x02)) &- repeated(0x21))
      | zeroMark(word ^ repeated(UInt8(ascii: "\\")))
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x80 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Eight bytes as one number, the first of them lowest, or nil if fewer are left.
  @inline(__always)
  private static func word(in bytes: [UInt8], at offset: Int) -> UInt64? {
    guard offset &+ 8 <= bytes.count else { return nil }
    return bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
  }

  private static func repeated(_ byte: UInt8) -> UInt64 {
    UInt64(byte) &* 0x0101_0101_0101_0101
  }

  /// A number whose lowest sign bit marks the lowest zero byte.
  ///
  /// A zero byte borrows from those above it, so their sign bits mean nothing.
  private static func zeroMark(_ word: UInt64) -> UInt64 { word &- repeated(1) }

  private static func signBits(_ word: UInt64) -> UInt64 { word & repeated(0x80) }
}

/// The bytes that one character takes in UTF-8.
enum UTF8Sequence {
  /// The number of bytes, or nil if they are not valid UTF-8.
  ///
  /// Overlong forms, surrogates and values beyond U+10FFFF are not valid.
  static func length(in bytes: [UInt8], at offset: Int) -> Int? {
    func isByte(_ distance: Int, in range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      offset + distance < bytes.count && range.contains(bytes[offset + distance])
    }
    switch bytes[offset] {
    case ..<0x80: return 1
    case 0xC2...0xDF: return isByte(1) ? 2 : nil
    case 0xE0: return isByte(1, in: 0xA0...0xBF) && isByte(2) ? 3 : nil
    case 0xED: return isByte(1, in: 0x80...0x9F) && isByte(2) ? 3 : nil
    case 0xE1...0xEF: return isByte(1) && isByte(2) ? 3 : nil
    case 0xF0: return isByte(1, in: 0x90...0xBF) && isByte(2) && isByte(3) ? 4 : nil
    case 0xF1...0xF3: return isByte(1) && isByte(2) && isByte(3) ? 4 : nil
    case 0xF4: return isByte(1, in: 0x80...0x8F) && isByte(2) && isByte(3) ? 4 : nil
    default: return nil
    }
  }
}

extension UInt8 {
  /// Whether the byte is one of those that JSON takes for white space, besides the space.
  var isLineBreakOrTab: Bool {
    self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") || self == UInt8(ascii: "\t")
  }

  /// Whether the byte is an ASCII digit.
  var isDigit: Bool { (0x30...0x39).contains(self) }
}
