/// The place of a number in a JSON file.
package struct JSONNumber: Equatable, Sendable {
  /// The bytes of the number.
  package let range: Range<Int>

  /// The number, or nil if it has a fraction or does not fit into `Int`.
  ///
  /// Exact to the last digit, whatever the spelling: `474`, `474.0`, `4.74e2` and `47400e-2` are
  /// all 474, and no other number is.
  ///
  /// - Parameter bytes: The file that the number was found in.
  /// - Returns: The whole number.
  package func wholeNumber(in bytes: [UInt8]) -> Int? {
    if let number = plainNumber(in: bytes) { return number }
    let (digits, power) = digitsAndPower(in: bytes)
    if digits.isEmpty { return 0 }
    // More zeros than this do not fit into Int.
    guard (0...19).contains(power) else { return nil }
    let tens = repeatElement(UInt8(ascii: "0"), count: power)
    let sign = bytes[range.lowerBound] == UInt8(ascii: "-") ? "-" : ""
    return Int(sign + String(decoding: digits + tens, as: UTF8.self))
  }

  /// Whether the number has no fraction, however large it is.
  ///
  /// - Parameter bytes: The file that the number was found in.
  /// - Returns: Whether it is a whole number.
  package func isWhole(in bytes: [UInt8]) -> Bool {
    let (digits, power) = digitsAndPower(in: bytes)
    return digits.isEmpty || power >= 0
  }

  /// The number as it is spelled in the file.
  ///
  /// - Parameter bytes: The file that the number was found in.
  /// - Returns: Digits and signs.
  package func spelling(in bytes: [UInt8]) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

extension JSONNumber {
  /// How many digits fit into `Int`, whichever they are.
  private static let safeDigitCount = 18

  /// The number if it is spelled as people spell one, with digits alone; nil for any other.
  private func plainNumber(in bytes: [UInt8]) -> Int? {
    guard range.count <= Self.safeDigitCount else { return nil }
    var number = 0
    for byte in bytes[range] {
      guard byte.isDigit else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return number
  }

  /// The digits from the first to the last that is not a zero, and the power of ten that they are to
  /// be multiplied by; no digits for nought.
  private func digitsAndPower(in bytes: [UInt8]) -> (digits: ArraySlice<UInt8>, power: Int) {
    let mantissa = bytes[range].prefix { $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "E") }
    let fraction = mantissa.drop { $0 != UInt8(ascii: ".") }.dropFirst()
    let exponent = Self.exponent(bytes[mantissa.endIndex..<range.upperBound].dropFirst())

    let significant = mantissa.filter(\.isDigit)
    let zeros = significant.reversed().prefix { $0 == UInt8(ascii: "0") }.count
    let power = exponent.addingReportingOverflow(zeros - fraction.count)
    return (
      significant.dropLast(zeros),
      power.overflow ? (exponent < 0 ? .min : .max) : power.partialValue
    )
  }

  /// The exponent; of those that are no `Int`, the nearest that is.
  private static func exponent(_ digits: ArraySlice<UInt8>) -> Int {
    if digits.isEmpty { return 0 }
    let nearest = digits.first == UInt8(ascii: "-") ? Int.min : Int.max
    return Int(String(decoding: digits, as: UTF8.self)) ?? nearest
  }
}
