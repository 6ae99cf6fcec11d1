/// A whole number as people type it.
///
/// It may have decimal digits, ASCII or full-width (as typed on East Asian keyboards), leading
/// zeros, a sign, and spaces around it. A number too large for `Int` is still a number, so that the
/// error can give the range instead of "not a number".
///
///     WholeNumber("03")?.value  // 3
///     WholeNumber("３")?.value  // 3
///     WholeNumber("9" + String(repeating: "9", count: 99))?.value  // nil
///     WholeNumber("3.0")        // nil
package struct WholeNumber: Sendable {
  /// The number, or nil if it does not fit into `Int`.
  package let value: Int?

  package let isSigned: Bool

  package init?(_ text: String) {
    var digits = text.unicodeScalars[...]
    while digits.first == " " { digits.removeFirst() }
    while digits.last == " " { digits.removeLast() }
    var number = digits.first == "-" ? "-" : ""
    isSigned = digits.first == "-" || digits.first == "+"
    if isSigned { digits.removeFirst() }
    guard !digits.isEmpty else { return nil }
    for scalar in digits {
      switch scalar {
      case "0"..."9": number.unicodeScalars.append(scalar)
      case "\u{FF10}"..."\u{FF19}": number += String(scalar.value - 0xFF10)
      default: return nil
      }
    }
    value = Int(number)
  }
}
