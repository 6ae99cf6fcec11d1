extension Unicode.Scalar {
  /// Whether the scalar shows as itself wherever it stands.
  ///
  /// False for what has to be replaced, and for joiners and variation selectors, whose
  /// surroundings decide.
  var isPlainlyVisible: Bool {
    if value < 0x300 {
      return value != Self.softHyphen && !isControl
    }
    switch properties.generalCategory {
    case .format: return isPrependedSign
    case .lineSeparator, .paragraphSeparator: return false
    case .nonspacingMark: return !properties.isVariationSelector
    case .unassigned: return !properties.isDefaultIgnorableCodePoint
    default: return true
    }
  }

  /// Whether the scalar only says how its neighbours are drawn: joined, apart, or as an emoji.
  var isJoinerOrSelector: Bool {
    value == Self.zeroWidthNonJoiner || value == Self.zeroWidthJoiner
      || properties.isVariationSelector
  }

  /// Whether the scalar is a C0 control, delete, or a C1 control.
  var isControl: Bool {
    value < 0x20 || (0x7f...0x9f).contains(value)
  }

  /// Whether the scalar is one of the signs that Unicode files under format characters although
  /// they have ink, such as the Arabic number sign.
  var isPrependedSign: Bool {
    switch value {
    case 0x600...0x605, 0x6dd, 0x70f, 0x890, 0x891, 0x8e2, 0x110bd, 0x110cd: true
    default: false
    }
  }

  private static let softHyphen: UInt32 = 0xad
  private static let zeroWidthNonJoiner: UInt32 = 0x200c
  private static let zeroWidthJoiner: UInt32 = 0x200d
}
