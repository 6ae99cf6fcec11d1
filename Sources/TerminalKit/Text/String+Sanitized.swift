import PlainText

extension String {
  /// Makes text from outside safe to show, so that it can neither control nor deceive a terminal.
  ///
  /// Text from a file, an argument, the environment or the system passes through here before it is
  /// shown. Control characters, line ends, bidirectional controls and all other format characters
  /// become escapes as in a Swift literal, and a tab becomes one space. Joiners and variation
  /// selectors are kept inside a Character, as in a family emoji, and dropped if they stand alone.
  /// Bytes of the system that are not UTF-8, as in the name of a file, appear as `\xe9`. Everything
  /// else, in any script, is kept byte for byte.
  ///
  ///     "\u{1b}[31mred".sanitizedForTerminal()  // #"\u{1b}[31mred"#
  ///     "one\ttwo\r\n".sanitizedForTerminal()   // #"one two\u{d}\u{a}"#
  ///     "👨‍👩‍👧 마법사".sanitizedForTerminal()      // unchanged
  ///
  /// - Returns: The safe text. Sanitizing it again changes nothing.
  /// - Complexity: O(*n*) in the length of the text, without a copy if nothing has to change.
  package func sanitizedForTerminal() -> String {
    if plainWidth != nil || unicodeScalars.allSatisfy(\.isSafe) {
      self
    } else {
      String(decoding: reduce(into: []) { $0.appendSanitized($1) }, as: UTF8.self)
    }
  }
}

// Bytes, since a String that has scalars appended is copied for each of them.
extension [UInt8] {
  fileprivate mutating func appendSanitized(_ character: Character) {
    let scalars = character.unicodeScalars
    guard !scalars.allSatisfy(\.isSafe), !character.isSubdivisionFlag else {
      append(contentsOf: character.utf8)
      return
    }
    // Joiners and selectors at the beginning have nothing to join or select.
    for scalar in scalars.drop(while: \.isJoinerOrSelector) {
      appendSanitized(scalar)
    }
  }

  private mutating func appendSanitized(_ scalar: Unicode.Scalar) {
    if scalar == "\t" {
      append(UInt8(ascii: " "))
    } else if let byte = scalar.systemByte {
      append(contentsOf: "\\x\(String(byte, radix: 16))".utf8)
    } else if scalar.isSafe || scalar.isJoinerOrSelector {
      append(contentsOf: String(scalar).utf8)
    } else {
      append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".utf8)
    }
  }
}

extension Character {
  /// Whether this is a well-formed flag of a part of a country, such as Scotland's.
  ///
  /// These are the only use of tag characters that Unicode recommends: a black flag, three to six
  /// tags that spell a code of lower-case letters and digits, and the closing tag. Any other tag
  /// would be invisible text.
  fileprivate var isSubdivisionFlag: Bool {
    let scalars = unicodeScalars
    guard scalars.first == "\u{1f3f4}", scalars.last == "\u{e007f}" else {
      return false
    }
    let code = scalars.dropFirst().dropLast()
    return (3...6).contains(code.count) && code.allSatisfy(\.isTagLetterOrDigit)
  }
}

extension Unicode.Scalar {
  private static let softHyphen: UInt32 = 0xad
  private static let zeroWidthNonJoiner: UInt32 = 0x200c
  private static let zeroWidthJoiner: UInt32 = 0x200d

  /// Whether the scalar is shown as itself wherever it is.
  ///
  /// False for what has to be escaped, and for joiners and variation selectors, which depend on
  /// their neighbours, and for what stands for a byte of the system.
  fileprivate var isSafe: Bool {
    if value < 0x300 {
      return value != Self.softHyphen && !isControl
    }
    if systemByte != nil { return false }
    switch properties.generalCategory {
    case .format: return isPrependedSign
    case .lineSeparator, .paragraphSeparator: return false
    case .nonspacingMark: return !properties.isVariationSelector
    case .unassigned: return !properties.isDefaultIgnorableCodePoint
    default: return true
    }
  }

  /// Whether the scalar only says how its neighbours are drawn: joined, apart, or as an emoji.
  fileprivate var isJoinerOrSelector: Bool {
    value == Self.zeroWidthNonJoiner || value == Self.zeroWidthJoiner
      || properties.isVariationSelector
  }

  fileprivate var isTagLetterOrDigit: Bool {
    switch value {
    case 0xe0030...0xe0039, 0xe0061...0xe007a: true
    default: false
    }
  }
}
