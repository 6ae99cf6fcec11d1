extension String {
  /// A whole number with as many zeros in front as it takes.
  ///
  ///     String(7, minDigits: 2)               // "07"
  ///     String(0xE9, radix: 16, minDigits: 4)  // "00e9"
  ///
  /// - Parameters:
  ///   - number: The number, 0 or more.
  ///   - radix: The base of the digits.
  ///   - uppercase: Whether letters among the digits are capitals.
  ///   - minDigits: How many digits there are at least.
  package init(_ number: Int, radix: Int = 10, uppercase: Bool = false, minDigits: Int) {
    self.init(number, radix: radix, uppercase: uppercase)
    self = String(repeating: "0", count: max(0, minDigits - utf8.count)) + self
  }
}

extension UInt8 {
  /// Whether the byte is a digit or a letter of ASCII.
  package var isASCIILetterOrDigit: Bool {
    switch Unicode.Scalar(self) {
    case "0"..."9", "A"..."Z", "a"..."z": true
    default: false
    }
  }
}
