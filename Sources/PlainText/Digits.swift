extension String {
  /// The digits of a number with zeros in front.
  ///
  ///     String(7).zeroPadded(to: 2)                // "07"
  ///     String(0xE9, radix: 16).zeroPadded(to: 4)  // "00e9"
  ///
  /// - Parameter count: How many digits there are at least.
  /// - Returns: The digits; the text itself if they are enough.
  package func zeroPadded(to count: Int) -> String {
    String(repeating: "0", count: max(0, count - utf8.count)) + self
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter or digit.
  package var isASCIILetterOrDigit: Bool {
    switch Unicode.Scalar(self) {
    case "0"..."9", "A"..."Z", "a"..."z": true
    default: false
    }
  }
}
