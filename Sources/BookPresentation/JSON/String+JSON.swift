extension String {
  /// The text between quotation marks, safe to show on a terminal as it stands.
  ///
  /// Control characters, line and paragraph separators and format characters, among them the
  /// bidirectional controls, are written as `\uXXXX`. A joiner or variation selector stays where it
  /// belongs to a Character, as in a family emoji. Letters of every script stay.
  var jsonQuoted: String {
    if utf8.allSatisfy(\.standsForItselfInJSON) { return "\"\(self)\"" }
    var quoted = "\""
    for character in self {
      let scalars = character.unicodeScalars
      let body = scalars.drop(while: \.isJoinerOrSelector)
      for scalar in scalars[..<body.startIndex] { quoted += scalar.jsonCode }
      for scalar in body { quoted.append(json: scalar) }
    }
    return quoted + "\""
  }

  private mutating func append(json scalar: Unicode.Scalar) {
    switch scalar {
    case "\"", "\\": self += "\\\(scalar)"
    case "\n": self += "\\n"
    case "\r": self += "\\r"
    case "\t": self += "\\t"
    case _ where scalar.mustBeCodedInJSON: self += scalar.jsonCode
    default: unicodeScalars.append(scalar)
    }
  }
}

extension UInt8 {
  fileprivate var standsForItselfInJSON: Bool {
    (0x20...0x7E).contains(self) && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}

extension Unicode.Scalar {
  fileprivate var isJoinerOrSelector: Bool {
    self == "\u{200C}" || self == "\u{200D}" || properties.isVariationSelector
  }

  fileprivate var mustBeCodedInJSON: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: !isJoinerOrSelector
    case .unassigned: properties.isDefaultIgnorableCodePoint
    default: false
    }
  }

  /// The scalar as one code unit of UTF-16 or as a surrogate pair.
  fileprivate var jsonCode: String {
    String(self).utf16.reduce(into: "") { code, unit in
      let digits = String(unit, radix: 16)
      code += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }
  }
}
