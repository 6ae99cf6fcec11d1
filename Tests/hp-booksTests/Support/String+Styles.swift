extension String {
  static let badgeOfVolume3 = "\u{1b}[1;97;44m 3 \u{1b}[0m"

  /// The text as it is written without colour: its codes removed, and the badge in parentheses.
  var withoutStyles: String {
    var rest = self[...]
    var plain = ""
    while let badge = rest.firstRange(of: Self.badgeOfVolume3) {
      plain += rest[..<badge.lowerBound] + "(3)"
      rest = rest[badge.upperBound...]
    }
    plain += rest
    return plain.withoutCodes
  }

  /// Each code that sets or resets a style, in order.
  var styleCodes: [String] {
    split(separator: "\u{1b}[", omittingEmptySubsequences: false).dropFirst()
      .map { String($0.prefix { $0 != "m" }) }
  }

  private var withoutCodes: String {
    let pieces = split(separator: "\u{1b}[", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(String(pieces.first ?? "")) {
      $0 + $1.drop { $0 != "m" }.dropFirst()
    }
  }
}
