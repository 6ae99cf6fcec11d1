extension Character {
  /// How many terminal columns the Character takes: 0, 1 or 2.
  ///
  /// Two for East Asian wide and full-width characters, for emoji, for flags, for whatever U+FE0F
  /// turns into an emoji, and where a vowel sign or a second letter of the same Character has a
  /// place of its own beside a narrow first one, as in Devanagari and Thai. None for controls and for
  /// marks that stand alone. One for all others, those of ambiguous width included.
  ///
  ///     Character("각").displayWidth   // 2, composed or not
  ///     Character("é").displayWidth   // 1, composed or not
  ///     Character("❤️").displayWidth   // 2
  ///     Character("—").displayWidth   // 1
  ///
  /// Terminals do not agree on every emoji, so text that holds one goes last in a row.
  package var displayWidth: Int {
    unicodeScalars.clusterWidth
  }
}

extension Collection<Unicode.Scalar> {
  /// How many columns these scalars take when together they are one Character.
  var clusterWidth: Int {
    guard let first else {
      return 0
    }
    let width = first.columns
    return width == 1 && dropFirst().contains { $0.widens(first) } ? 2 : width
  }
}

extension Unicode.Scalar {
  fileprivate func widens(_ first: Unicode.Scalar) -> Bool {
    if self == "\u{fe0f}" {
      return first.properties.isEmoji
    }
    switch properties.generalCategory {
    case .spacingMark, .otherLetter, .modifierLetter: return true
    default: return false
    }
  }
}
