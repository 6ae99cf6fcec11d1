/// A number of a JSON file, exact to the last digit, whatever the spelling.
///
/// `474`, `474.0`, `4.74e2` and `47400e-2` are all 474, and no other number is.
package struct JSONNumber {
  /// The number; nil if it is not whole, or too large for `Int`.
  package let value: Int?

  package let isWhole: Bool

  private init(_ value: Int?, isWhole: Bool = true) {
    self.value = value
    self.isWhole = isWhole
  }

  /// Takes the spelling of a number, which has been checked.
  init(_ spelling: ArraySlice<UInt8>) {
    if let value = Int(String(decoding: spelling, as: UTF8.self)) {
      self.init(value)
      return
    }
    let mantissa = spelling.prefix { $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "E") }
    let fractionCount = mantissa.drop { $0 != UInt8(ascii: ".") }.dropFirst().count
    let zeros = mantissa.filter(\.isDigit).reversed().prefix { $0 == UInt8(ascii: "0") }.count
    let digits = mantissa.filter(\.isDigit).dropLast(zeros)
    if digits.isEmpty {
      self.init(0)
      return
    }

    // An exponent that is no Int is one of many digits, of which the sign is enough.
    let written = spelling[mantissa.endIndex...].dropFirst()
    let isNegative = written.first == UInt8(ascii: "-")
    let nearest = written.isEmpty ? 0 : isNegative ? Int.min : .max
    let exponent = Int(String(decoding: written, as: UTF8.self)) ?? nearest
    let power = exponent.addingReportingOverflow(zeros - fractionCount)
    let isWhole = power.overflow ? !isNegative : power.partialValue >= 0
    // More zeros than this do not fit into Int.
    guard isWhole, !power.overflow, power.partialValue <= 19 else {
      self.init(nil, isWhole: isWhole)
      return
    }
    let sign = spelling.first == UInt8(ascii: "-") ? "-" : ""
    let tens = repeatElement(UInt8(ascii: "0"), count: power.partialValue)
    self.init(Int(sign + String(decoding: digits + tens, as: UTF8.self)))
  }
}
