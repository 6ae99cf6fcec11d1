extension Unicode.Scalar {
  /// The letters that the scalar counts as; none where it does not count.
  var folded: [Unicode.Scalar] {
    let scalar = withStandardWidth
    if scalar.isASCII { return scalar.foldedASCII.map { [$0] } ?? [] }
    if let sign = scalar.foldedSign { return [sign] }
    if scalar.isPassedOver { return [] }
    let lowercase = scalar.properties.lowercaseMapping.unicodeScalars.filter { !$0.isPassedOver }
    return lowercase.flatMap { BaseLetters.letters(of: $0) ?? [$0] }
  }

  /// The letter that an ASCII scalar counts as, or nil where it does not count.
  var foldedASCII: Unicode.Scalar? {
    switch self {
    case "A"..."Z": Unicode.Scalar(UInt8(value) + 0x20)
    case "'", "`": nil
    case "-", "\t"..."\r": " "
    default: self
    }
  }
}

extension Unicode.Scalar {
  /// Spaces, dashes and quotation marks become the ones of ASCII.
  private var foldedSign: Unicode.Scalar? {
    if properties.isWhitespace { return " " }
    switch (self, properties.generalCategory) {
    case ("‘"..."‛", _): return nil
    case (Self.minus, _), (_, .dashPunctuation): return " "
    case ("„", _), (_, .initialPunctuation), (_, .finalPunctuation): return "\""
    case (Self.greekQuestionMark, _): return ";"
    default: return nil
    }
  }

  /// Whether the scalar only adds to its neighbours: apostrophes, accents, and what has no ink.
  private var isPassedOver: Bool {
    if isASCII { return false }
    switch self {
    case "‘"..."‛", "′", "ʹ", "ʻ"..."ʽ", Self.greekNumeralSign: return true
    default: break
    }
    switch properties.generalCategory {
    // Beyond the first plane these are the skin tones of emoji.
    case .modifierSymbol: return value < 0x10000
    case .nonspacingMark: return isAccent || properties.isDefaultIgnorableCodePoint
    default: return properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether a mark is an accent in scripts that have accents, or a vowel sign of Arabic, which
  /// people leave out.
  private var isAccent: Bool {
    let placement = properties.canonicalCombiningClass.rawValue
    return placement >= 200 || (27...36).contains(placement)
  }

  private static let minus: Unicode.Scalar = "\u{2212}"

  /// Canonically the same as a semicolon.
  private static let greekQuestionMark: Unicode.Scalar = "\u{37E}"

  /// Canonically the same as a prime that modifies a letter.
  private static let greekNumeralSign: Unicode.Scalar = "\u{374}"
}
