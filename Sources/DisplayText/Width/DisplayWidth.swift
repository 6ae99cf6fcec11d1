extension Character {
  /// How many terminal columns the Character takes: 0, 1 or 2.
  ///
  /// Two columns for East Asian wide and full-width characters (UAX #11), for emoji, for flags, for
  /// any character that U+FE0F turns into an emoji, and for a narrow letter with a vowel sign or
  /// second letter that has a place of its own beside it, as in Devanagari and Thai. None for
  /// controls and for marks that stand alone. One for all others, including those of ambiguous
  /// width.
  ///
  ///     Character("각").displayWidth   // 2, composed or not
  ///     Character("é").displayWidth   // 1, composed or not
  ///     Character("❤️").displayWidth   // 2
  ///     Character("—").displayWidth   // 1
  ///
  /// Terminals disagree about some emoji, so text that holds one goes last in a row.
  package var displayWidth: Int { unicodeScalars.clusterWidth }
}

extension String {
  /// How many terminal columns the text takes: those of its Characters.
  ///
  ///     "Hogwarts".displayWidth  // 8
  ///     "호그와트".displayWidth    // 8
  ///     "👨‍👩‍👧".displayWidth       // 2
  package var displayWidth: Int {
    plainWidth ?? IteratorSequence(ClusterIterator(self)).reduce(0) { $0 + $1.width }
  }

  /// A number of spaces, written as bytes, because every line of a page is indented or padded.
  package static func spaces(_ count: Int) -> String {
    guard count > 0 else { return "" }
    return String(unsafeUninitializedCapacity: count) {
      $0.initialize(repeating: UInt8(ascii: " "))
      return count
    }
  }
}

extension Substring {
  package var displayWidth: Int { String(self).displayWidth }
}

extension Collection<Unicode.Scalar> {
  /// How many columns these scalars take if they are one Character.
  var clusterWidth: Int {
    guard let first else { return 0 }
    let width = first.columns
    return width == 1 && dropFirst().contains { $0.widens(first) } ? 2 : width
  }
}

extension Unicode.Scalar {
  fileprivate func widens(_ first: Unicode.Scalar) -> Bool {
    if self == "\u{fe0f}" { return first.properties.isEmoji }
    switch properties.generalCategory {
    case .spacingMark, .otherLetter, .modifierLetter: return true
    default: return false
    }
  }
}
