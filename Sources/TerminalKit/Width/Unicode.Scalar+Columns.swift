extension Unicode.Scalar {
  /// How many columns the scalar takes where it is the first of a Character: 0, 1 or 2.
  var columns: Int {
    if value < 0x300 {
      return isControl ? 0 : 1
    }
    return isWide ? 2 : isWithoutWidth ? 0 : 1
  }

  /// Whether the scalar takes two columns without any help from a neighbour.
  var isWide: Bool {
    value >= WideScalars.first && (WideScalars.contains(value) || properties.isEmojiPresentation)
  }

  /// Whether the scalar belongs to the Korean alphabet, as a syllable or as one of its parts.
  var isHangul: Bool {
    switch value {
    case 0x1100...0x11ff, 0x3131...0x318e, 0xa960...0xa97f, 0xac00...0xd7ff: true
    default: false
    }
  }

  private var isWithoutWidth: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    case .lineSeparator, .paragraphSeparator: true
    case .format: !isPrependedSign
    // A vowel or final consonant of Hangul that has lost the syllable it would be drawn into.
    default: isHangul || properties.isDefaultIgnorableCodePoint
    }
  }
}
