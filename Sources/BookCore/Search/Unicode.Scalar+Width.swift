extension Unicode.Scalar {
  /// The scalar as it is written where East Asian text does not change its width.
  var withStandardWidth: Unicode.Scalar {
    switch value {
    case 0xFF01...0xFF5E: Unicode.Scalar(value - 0xFEE0) ?? self
    case 0xFF61...0xFF9F: Self.katakana[Int(value - 0xFF61)]
    case 0xFFA1...0xFFBE: Unicode.Scalar(value - 0xFFA1 + 0x3131) ?? self
    case 0xFFC2...0xFFDC: Unicode.Scalar(hangulVowel) ?? self
    case 0xFFE0...0xFFE6: Self.signs[Int(value - 0xFFE0)]
    default: self
    }
  }

  /// The half-width vowels of Hangul stand in groups of six, two code points apart.
  private var hangulVowel: UInt32 {
    let offset = value - 0xFFC2
    return offset % 8 < 6 ? 0x314F + offset / 8 * 6 + offset % 8 : value
  }

  private static let katakana = Array(
    "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309A}"
      .unicodeScalars)

  private static let signs = Array("¢£¬¯¦¥₩".unicodeScalars)
}
