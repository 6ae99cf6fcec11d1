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
    var digits = bytes[range]
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits = digits.dropFirst() }
    let mantissa = digits.prefix { $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "E") }
    let fraction = mantissa.drop { $0 != UInt8(ascii: ".") }.dropFirst()
    let exponent = Self.exponent(digits[mantissa.endIndex...].dropFirst())

    let significant = mantissa.filter(\.isDigit)
    let zeros = significant.reversed().prefix { $0 == UInt8(ascii: "0") }.count
    if zeros == significant.count { return 0 }
    let power = exponent.map { $0.addingReportingOverflow(zeros - fraction.count) }
    // More zeros than this do not fit into Int, let alone an exponent that is not an Int itself.
    guard let power, !power.overflow, (0...19).contains(power.partialValue) else { return nil }
    let tens = repeatElement(UInt8(ascii: "0"), count: power.partialValue)
    let sign = isNegative ? "-" : ""
    return Int(sign + String(decoding: significant.dropLast(zeros) + tens, as: UTF8.self))
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
  private static func exponent(_ digits: ArraySlice<UInt8>) -> Int? {
    digits.isEmpty ? 0 : Int(String(decoding: digits, as: UTF8.self))
  }
}
