extension Character {
  /// Whether this is a well-formed flag of a part of a country, such as that of Scotland.
  ///
  /// These are the only use of tag characters that Unicode recommends: a black flag, three to six
  /// tags that spell a code of lower-case letters and digits, and the closing tag. Any other tag
  /// would be text that nobody sees.
  var isSubdivisionFlag: Bool {
    let scalars = unicodeScalars
    guard scalars.first == "\u{1f3f4}", scalars.last == "\u{e007f}" else {
      return false
    }
    let code = scalars.dropFirst().dropLast()
    return (3...6).contains(code.count) && code.allSatisfy(\.isTagLetterOrDigit)
  }
}

extension Unicode.Scalar {
  fileprivate var isTagLetterOrDigit: Bool {
    switch value {
    case 0xe0030...0xe0039, 0xe0061...0xe007a: true
    default: false
    }
  }
}
