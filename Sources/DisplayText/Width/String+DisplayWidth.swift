extension Character {
  /// How many terminal columns the Character takes.
  ///
  /// Two columns for East Asian wide and full-width characters (UAX #11), for emoji, for flags, and
  /// for any character that U+FE0F turns into an emoji. A narrow letter takes one more for each
  /// vowel sign or further letter that has a place of its own beside it, as in Devanagari and Thai.
  /// None for controls and for marks above or below letters that stand alone. One for all others,
  /// including those of ambiguous width, and vowel signs of Burmese that are Characters by
  /// themselves.
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

  /// The same if the text is plain (see ``Swift/RandomAccessCollection/plainLength(at:)``) and stored
  /// as UTF-8, otherwise nil.
  package var plainWidth: Int? { utf8.withContiguousStorageIfAvailable(\.plainWidth) ?? nil }

  /// A number of spaces, written as bytes, because every line of a page is indented or padded.
  package static func spaces(_ count: Int) -> String {
    guard count > 0 else { return "" }
    return String(unsafeUninitializedCapacity: count) {
      $0.initialize(repeating: UInt8(ascii: " "))
      return count
    }
  }
}

extension Collection<Unicode.Scalar> {
  /// How many columns these scalars take if they are one Character.
  var clusterWidth: Int {
    guard let first else { return 0 }
    let width = first.columns
    if width != 1 { return width }
    return dropFirst().reduce(1) { columns, scalar in
      if scalar == "\u{fe0f}" { return first.properties.isEmoji ? 2 : columns }
      return scalar.hasPlaceOfItsOwn ? columns + 1 : columns
    }
  }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// The plain scalar at an offset into these bytes if it is a Character by itself, and its length:
  /// nothing follows it, or ASCII, or another plain one; nil for any other.
  @inlinable @inline(__always)
  package func plainCharacter(at offset: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    let length = plainLength(at: offset)
    let end = offset + length
    guard length > 0,
      end == endIndex || self[end] < 0x80 || 0xeb...0xec ~= self[end] || plainLength(at: end) > 0
    else { return nil }
    return (plainScalar(at: offset, length: length), length)
  }

  @inlinable @inline(__always)
  package func plainScalar(at offset: Int, length: Int) -> Unicode.Scalar {
    var value = UInt32(self[offset])
    if length == 2 { value = (value & 0x1f) << 6 | UInt32(self[offset + 1] & 0x3f) }
    if length == 3 {
      value = (value & 0xf) << 12 | UInt32(self[offset + 1] & 0x3f) << 6
      value |= UInt32(self[offset + 2] & 0x3f)
    }
    return Unicode.Scalar(value) ?? "\u{fffd}"
  }

  @inlinable @inline(__always)
  package func plainColumns(at offset: Int) -> Int { self[offset] < 0xe3 ? 1 : 2 }

  /// The length of the plain scalar that starts at an offset into these bytes, 0 for any other.
  ///
  /// Plain scalars are those that Latin writing is made of, typographic marks and lines included,
  /// and those of Hangul, kana and Han that stand alone: syllables, letters and ideographs, two
  /// columns wide. Each is visible, and a Character by itself unless the scalar after it is neither
  /// plain nor ASCII. So plain text can be measured and cut by its bytes, which have to be UTF-8.
  @inlinable @inline(__always)
  package func plainLength(at offset: Int) -> Int {
    switch self[offset] {
    case 0x20...0x7e: return 1
    case 0xc2:
      // From U+00A1 to U+00BF, without the soft hyphen.
      return self[offset + 1] > 0xa0 && self[offset + 1] != 0xad ? 2 : 0
    case 0xc3...0xcb:
      // To U+02FF.
      return 2
    case 0xe2:
      let isPlain =
        switch self[offset + 1] {
        // From U+2010 to U+2027: dashes, quotation marks and dots.
        case 0x80: (0x90...0xa7).contains(self[offset + 2])
        // From U+2500 to U+259F: lines and blocks, as in bars and covers.
        case 0x94, 0x95: true
        case 0x96: self[offset + 2] < 0xa0
        default: false
        }
      return isPlain ? 3 : 0
    case 0xe3:
      // From U+3041 to U+3096, and from U+30A1 to U+30FA: the letters of kana.
      let letter = UInt16(self[offset + 1] & 0x3f) << 6 | UInt16(self[offset + 2] & 0x3f)
      return (0x41...0x96).contains(letter) || (0xa1...0xfa).contains(letter) ? 3 : 0
    case 0xe4...0xe9, 0xeb, 0xec:
      // From U+4000 to U+9FFF and from U+B000 to U+CFFF: ideographs, and syllables of Hangul.
      return 3
    case 0xea:
      // From U+AC00 on: the first of these syllables.
      return self[offset + 1] >= 0xb0 ? 3 : 0
    case 0xed:
      // To U+D7A3.
      let isSyllable =
        self[offset + 1] < 0x9e || self[offset + 1] == 0x9e && self[offset + 2] < 0xa4
      return isSyllable ? 3 : 0
    default: return 0
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var plainWidth: Int? {
    if isPrintableASCII { return count }
    var columns = count
    var offset = 0
    while offset < count {
      switch self[offset] {
      // Even here most scalars are ASCII; in Korean, they are syllables.
      case 0x20...0x7e: offset += 1
      case 0xeb, 0xec: (columns, offset) = (columns - 1, offset + 3)
      default:
        let length = plainLength(at: offset)
        if length == 0 { return nil }
        columns -= length - plainColumns(at: offset)
        offset += length
      }
    }
    return columns
  }

  /// Whether every byte is printable; without an early exit, so that the loop can be vectorized.
  private var isPrintableASCII: Bool {
    var (lowest, highest) = (UInt8.max, UInt8.min)
    for byte in self {
      lowest = Swift.min(lowest, byte)
      highest = Swift.max(highest, byte)
    }
    return lowest >= 0x20 && highest <= 0x7e
  }
}

extension Unicode.Scalar {
  /// How many columns the scalar takes if it is the first of a Character: 0, 1 or 2.
  var columns: Int {
    if value < 0x300 { return isControl ? 0 : 1 }
    return isWide ? 2 : isWithoutWidth ? 0 : 1
  }

  /// Whether the scalar has a column beside the letter that it follows in a Character.
  fileprivate var hasPlaceOfItsOwn: Bool {
    switch properties.generalCategory {
    case .spacingMark, .otherLetter, .modifierLetter: true
    default: false
    }
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
    case .nonspacingMark, .enclosingMark: true
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
