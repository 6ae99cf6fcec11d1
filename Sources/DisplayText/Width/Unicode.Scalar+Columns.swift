extension Unicode.Scalar {
  /// How many columns the scalar takes if it is the first of a Character: 0, 1 or 2.
  var columns: Int {
    if value < 0x300 { return isControl ? 0 : 1 }
    return isWide ? 2 : isWithoutWidth ? 0 : 1
  }

  /// Whether the scalar belongs to the Korean alphabet, as a syllable or as a part of one.
  var isHangul: Bool {
    switch value {
    case 0x1100...0x11ff, 0x3131...0x318e, 0xa960...0xa97f, 0xac00...0xd7ff: true
    default: false
    }
  }

  private var isWide: Bool {
    value >= WideScalars.first && (WideScalars.contains(value) || properties.isEmojiPresentation)
  }

  private var isWithoutWidth: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    case .lineSeparator, .paragraphSeparator: true
    case .format: !isPrependedSign
    // A Hangul vowel or final consonant without the syllable that it would be drawn into.
    default: isHangul || properties.isDefaultIgnorableCodePoint
    }
  }
}

/// The scalars that are two columns wide without being emoji.
///
/// East Asian Width W or F in Unicode 17.0 (EastAsianWidth-17.0.0.txt), without the combining marks
/// and the Hangul filler U+3164. Scalars that the standard library knows as emoji have no ranges of
/// their own, but a range may include some: they are just as wide.
enum WideScalars {
  static let first: UInt32 = 0x1100

  static func contains(_ value: UInt32) -> Bool {
    switch value {
    case ..<first: false
    case 0x1100...0x115f, 0x2329...0x232a, 0x2630...0x2637, 0x268a...0x268f, 0x2e80...0x2e99,
      0x2e9b...0x2ef3, 0x2f00...0x2fd5, 0x2ff0...0x3029, 0x3030...0x303e, 0x3041...0x3096,
      0x309b...0x30ff, 0x3105...0x312f, 0x3131...0x3163, 0x3165...0x318e, 0x3190...0x31e5,
      0x31ef...0x321e, 0x3220...0x3247, 0x3250...0xa48c, 0xa490...0xa4c6, 0xa960...0xa97c,
      0xac00...0xd7a3, 0xf900...0xfaff, 0xfe10...0xfe19, 0xfe30...0xfe52, 0xfe54...0xfe66,
      0xfe68...0xfe6b, 0xff01...0xff60, 0xffe0...0xffe6, 0x16fe0...0x16fe3, 0x16ff2...0x16ff6,
      0x17000...0x18cd5, 0x18cff...0x18d1e, 0x18d80...0x18df2, 0x1aff0...0x1aff3,
      0x1aff5...0x1affb, 0x1affd...0x1affe, 0x1b000...0x1b122, 0x1b132...0x1b132,
      0x1b150...0x1b152, 0x1b155...0x1b155, 0x1b164...0x1b167, 0x1b170...0x1b2fb,
      0x1d300...0x1d356, 0x1d360...0x1d376, 0x1f200...0x1f202, 0x1f210...0x1f23b,
      0x1f240...0x1f248, 0x1f260...0x1f265, 0x20000...0x2fffd, 0x30000...0x3fffd:
      true
    default: false
    }
  }
}
