/// Bytes in a row of which nothing has to be known but where they end.
///
/// Nearly all bytes of a file are passed in such runs, so eight are looked at together: `list` of
/// 10,000 books takes half as long again where they are looked at one by one (the catalogue rows of
/// `Tests/Benchmarks`).
enum ByteRun {
  /// The end of a text's part that stands for itself: ASCII without control characters, quotation
  /// marks and backslashes.
  static func endOfPlainText(in bytes: [UInt8], from start: Int) -> Int {
    var offset = start
    while offset + 8 <= bytes.count, isPlain(eightBytes(of: bytes, at: offset)) { offset += 8 }
    while offset < bytes.count, isPlain(bytes[offset]) { offset += 1 }
    return offset
  }

  /// The end of white space, of which lines begin with long runs.
  static func endOfWhiteSpace(in bytes: [UInt8], from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x0A, 0x0D, 0x09: offset += 1
      case 0x20:
        offset += 1
        while offset + 8 <= bytes.count, eightBytes(of: bytes, at: offset) == repeated(0x20) {
          offset += 8
        }
      default: return offset
      }
    }
    return offset
  }

  private static func eightBytes(of bytes: [UInt8], at offset: Int) -> UInt64 {
    bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x80 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Whether each of eight bytes is plain.
  ///
  /// A byte that is too small, or equal to one of the two signs, borrows from its highest bit.
  private static func isPlain(_ word: UInt64) -> Bool {
    let quotes = word ^ repeated(UInt8(ascii: "\""))
    let backslashes = word ^ repeated(UInt8(ascii: "\\"))
    let ones = repeated(1)
    let others =
      word | (word &- repeated(0x20)) | (quotes &- ones) | (backslashes &- ones)
    return others & repeated(0x80) == 0
  }

  private static func repeated(_ byte: UInt8) -> UInt64 {
    UInt64(byte) &* 0x0101_0101_0101_0101
  }
}

/// The bytes that one character takes in UTF-8.
enum UTF8Sequence {
  /// The number of bytes, or nil where they are not UTF-8.
  ///
  /// Overlong forms, surrogates and values beyond U+10FFFF are not.
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
  /// Whether the byte is an ASCII digit.
  var isDigit: Bool {
    (0x30...0x39).contains(self)
  }

  /// Whether the byte is an ASCII letter or digit.
  var isLetterOrDigit: Bool {
    isDigit || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }

  /// The value of an ASCII hexadecimal digit, or nil for any other byte.
  var hexadecimalDigit: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x41 + 10
    case 0x61...0x66: self - 0x61 + 10
    default: nil
    }
  }
}
