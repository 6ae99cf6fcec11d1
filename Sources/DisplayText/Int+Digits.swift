extension String {
  /// The digits of a number with zeros in front.
  ///
  ///     String(0xE9, radix: 16).zeroPadded(to: 4)  // "00e9"
  package func zeroPadded(to count: Int) -> String {
    String(repeating: "0", count: max(0, count - utf8.count)) + self
  }
}

extension Int {
  /// The digits of a count in groups of three; numbers that are names or are typed have none.
  ///
  ///     3407.grouped  // "3,407"
  package var grouped: String {
    if magnitude < 1000 { return String(self) }
    return (self / 1000).grouped + "," + String(magnitude % 1000).zeroPadded(to: 3)
  }
}

extension UInt8 {
  @inlinable @inline(__always)
  package var isASCIILetterOrDigit: Bool {
    switch Unicode.Scalar(self) {
    case "0"..."9", "A"..."Z", "a"..."z": true
    default: false
    }
  }

  package var hexadecimalDigit: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x41 + 10
    case 0x61...0x66: self - 0x61 + 10
    default: nil
    }
  }
}
