/// A whole number as people type it.
///
/// It may have decimal digits, ASCII or full-width (as typed on East Asian keyboards), leading
/// zeros, a sign, and spaces around it. A number too large for `Int` is still a number, so that the
/// error can give the range instead of "not a number".
///
///     WholeNumber("03")      // .exactly(3)
///     WholeNumber("３")      // .exactly(3)
///     WholeNumber("9" + String(repeating: "9", count: 99))  // .tooLarge
///     WholeNumber("3.0")     // nil
package enum WholeNumber: Equatable, Sendable {
  case exactly(Int)

  /// A number above `Int.max`.
  case tooLarge

  /// A number below `Int.min`.
  case tooSmall

  package init?(_ text: String) {
    var digits = Self.withoutSpaces(text)
    let isNegative = digits.first == "-"
    if isNegative || digits.first == "+" { digits = digits.dropFirst() }
    guard !digits.isEmpty else { return nil }

    var number = isNegative ? "-" : ""
    for scalar in digits {
      guard let digit = Self.digit(scalar) else { return nil }
      number += digit
    }
    self = Int(number).map(Self.exactly) ?? (isNegative ? .tooSmall : .tooLarge)
  }
}

extension WholeNumber {
  /// The number, or nil if it does not fit into `Int`.
  package var value: Int? {
    guard case .exactly(let number) = self else { return nil }
    return number
  }

  private static func withoutSpaces(_ text: String) -> Substring.UnicodeScalarView {
    var scalars = text.unicodeScalars[...]
    while scalars.first == " " { scalars.removeFirst() }
    while scalars.last == " " { scalars.removeLast() }
    return scalars
  }

  private static func digit(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "0"..."9": String(scalar)
    case "\u{FF10}"..."\u{FF19}": String(scalar.value - 0xFF10)
    default: nil
    }
  }
}
