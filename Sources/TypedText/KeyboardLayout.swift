extension Character {
  /// What the keys of an American keyboard type, and the letters on the same keys elsewhere; one
  /// without a letter there has a space.
  ///
  /// Where two layouts have a letter in different places, the first of them counts.
  private static let layouts: [(keys: String, letters: String)] = [
    // Russian
    ("qwertyuiop[]asdfghjkl;'zxcvbnm,.`", "йцукенгшщзхъфывапролджэячсмитьбюё"),
    (#"QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>~"#, "ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮЁ"),
    // Ukrainian, where it is not as in Russian
    (#"]s'\"#, "їієґ"), (#"}S"|"#, "ЇІЄҐ"),
    // Greek, which has its question mark on the first of the keys
    ("qwertyuiopasdfghjklzxcvbnm", ";ςερτυθιοπασδφγηξκλζχψωβνμ"),
    ("ERTYUIOPASDFGHJKLZXCVBNM", "ΕΡΤΥΘΙΟΠΑΣΔΦΓΗΞΚΛΖΧΨΩΒΝΜ"),
  ]

  private static let keysOfLetters = Dictionary(
    layouts.flatMap { zip($0.letters, $0.keys) }, uniquingKeysWith: { first, _ in first })

  /// The keys of an American keyboard that type the character: those where a Russian, Ukrainian,
  /// Greek or Korean layout has its letters, and those where an input method types full-width
  /// letters; any other is its own key.
  ///
  ///     Character("й").americanKeys   // ["q"]
  ///     Character("한").americanKeys  // ["g", "k", "s"]
  package var americanKeys: [Character] {
    if let key = Self.keysOfLetters[self] { return [key] }
    if let keys = keysOfTwoSetLayout { return Array(keys) }
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return [self] }
    switch scalar.value {
    case 0x3000: return [" "]
    case 0xFF01...0xFF5E: return [Character(Unicode.Scalar(UInt8(scalar.value - 0xFEE0)))]
    default: return [self]
    }
  }
}
