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
    switch (value, properties.generalCategory) {
    case (0x2018...0x201B, _): return nil
    case (_, .dashPunctuation), (0x2212, _): return " "
    case (_, .initialPunctuation), (_, .finalPunctuation), (0x201E, _): return "\""
    case (0x37E, _): return ";"
    default: return nil
    }
  }

  /// Whether the scalar only adds to its neighbours: apostrophes, accents, and what has no ink.
  private var isPassedOver: Bool {
    if isASCII { return false }
    switch value {
    case 0x2018...0x201B, 0x2032, 0x2B9, 0x2BB...0x2BD, 0x374: return true
    default: break
    }
    let isInBasicPlane = value < 0x10000
    switch properties.generalCategory {
    case .modifierSymbol: return isInBasicPlane
    case .nonspacingMark: return isAccent || properties.isDefaultIgnorableCodePoint
    default: return properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether a mark is an accent in scripts that have accents, or a vowel sign of Arabic, which
  /// people leave out.
  private var isAccent: Bool {
    let placement = properties.canonicalCombiningClass.rawValue
    return placement >= 200 && value < 0x10000 || (27...36).contains(placement)
  }
}
