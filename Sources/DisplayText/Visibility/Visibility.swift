/// How a scalar of a text from outside may be shown, on a page or in a document for programs.
package enum Visibility {
  case shown

  /// Only as a code, since it would control or deceive a terminal, or could not be seen.
  case coded

  /// In prose not at all, and elsewhere as a code: it has no ink, and only says where a line may
  /// break or in which direction its neighbours run. To a name it makes a difference.
  case leftOutOfProse

  /// Not at all: a joiner or variation selector that has nothing to join or select.
  case lost
}

extension Character {
  /// Visits the scalars, each with how it may be shown in this Character.
  ///
  /// Control characters, line ends, bidirectional controls and other format characters without ink
  /// are coded, and so are the scalars that stand for a byte of the system; a few of those without
  /// ink are left out of prose. Joiners and variation
  /// selectors are shown inside a Character, as in a family emoji, and so are the tags of a flag.
  package func forEachScalar(_ visit: (Unicode.Scalar, Visibility) -> Void) {
    let isFlag = isSubdivisionFlag
    var isAtStart = true
    for scalar in unicodeScalars {
      if scalar.isJoinerOrSelector {
        visit(scalar, isAtStart ? .lost : .shown)
      } else {
        isAtStart = false
        let isShown = isFlag || scalar.isAlwaysShown
        visit(scalar, isShown ? .shown : scalar.isLeftOutOfProse ? .leftOutOfProse : .coded)
      }
    }
  }

  /// Whether this is a well-formed flag of a part of a country, such as Scotland's, the only use of
  /// tag characters that Unicode recommends (UTS #51, Annex C): any other tag is invisible text.
  ///
  /// It has a black flag, three to six tags that spell a code of lower-case letters and digits, and
  /// the closing tag.
  private var isSubdivisionFlag: Bool {
    let scalars = unicodeScalars
    guard scalars.first == "\u{1f3f4}", scalars.last == "\u{e007f}" else { return false }
    let code = scalars.dropFirst().dropLast()
    return (3...6).contains(code.count)
      && code.allSatisfy {
        (0xe0030...0xe0039).contains($0.value) || (0xe0061...0xe007a).contains($0.value)
      }
  }
}

extension Unicode.Scalar {
  fileprivate static let softHyphen: Unicode.Scalar = "\u{ad}"
  fileprivate static let zeroWidthSpace: Unicode.Scalar = "\u{200b}"

  /// Whether the scalar is shown as itself wherever it is: joiners and variation selectors are not,
  /// since they depend on their neighbours.
  package var isAlwaysShown: Bool {
    if value < 0x300 { return self != Self.softHyphen && !isControl }
    if systemByte != nil { return false }
    switch properties.generalCategory {
    case .format: return isPrependedSign
    case .lineSeparator, .paragraphSeparator: return false
    case .nonspacingMark: return !properties.isVariationSelector
    case .unassigned: return !properties.isDefaultIgnorableCodePoint
    default: return true
    }
  }

  /// Whether the scalar is a C0 control, delete, or a C1 control.
  package var isControl: Bool { value < 0x20 || (0x7f...0x9f).contains(value) }

  /// Whether the scalar is visible although Unicode counts it among the format characters, such as
  /// the Arabic number sign: `Prepended_Concatenation_Mark` in PropList.txt.
  package var isPrependedSign: Bool {
    switch value {
    case 0x600...0x605, 0x6dd, 0x70f, 0x890, 0x891, 0x8e2, 0x110bd, 0x110cd: true
    default: false
    }
  }

  /// Whether the scalar is a soft hyphen, a space without width, a word joiner or a mark of the
  /// direction from left to right or from right to left.
  fileprivate var isLeftOutOfProse: Bool {
    switch self {
    case Self.softHyphen, Self.zeroWidthSpace, "\u{200e}", "\u{200f}", "\u{2060}": true
    default: false
    }
  }

  /// Whether the scalar only says how its neighbours are drawn: joined, apart, or as an emoji.
  fileprivate var isJoinerOrSelector: Bool {
    self == "\u{200c}" || self == "\u{200d}" || properties.isVariationSelector
  }

  /// What stands for the scalar where it cannot be shown.
  fileprivate var code: String {
    if self == "\t" { return " " }
    if let systemByte { return "\\x\(String(systemByte, radix: 16))" }
    return "\\u{\(String(value, radix: 16))}"
  }
}

extension String {
  /// Makes text from outside safe to show, so that it can neither control nor deceive a terminal.
  ///
  /// Text from a file, an argument, the environment or the system passes through here before it is
  /// shown. Scalars that must not reach a terminal (see ``DisplayText/Visibility``) become escapes
  /// as in a Swift literal, and a tab becomes one space. Joiners and variation selectors are
  /// dropped if they stand alone. Bytes of the system that are not UTF-8, as in the name of a file,
  /// appear as `\xe9`. Everything else, in any script, is kept byte for byte.
  ///
  ///     "\u{1b}[31mred".sanitizedForTerminal()  // #"\u{1b}[31mred"#
  ///     "one\ttwo\r\n".sanitizedForTerminal()   // #"one two\u{d}\u{a}"#
  ///     "👨‍👩‍👧 마법사".sanitizedForTerminal()      // unchanged
  ///
  /// Sanitizing it again changes nothing. It is not copied if nothing has to change.
  package func sanitizedForTerminal() -> String { sanitized(asProse: false).text }

  /// Makes text safe to show in the same way but, if it is prose, without scalars that only say how
  /// it is laid out, and tells where it may be parted.
  ///
  ///     "co\u{ad}operate".sanitized(asProse: true).text  // "cooperate"
  func sanitized(asProse isProse: Bool) -> (text: String, breaks: [SoftBreak]) {
    if plainWidth != nil || unicodeScalars.allSatisfy(\.isAlwaysShown) { return (self, []) }
    // Into bytes, since a String would be copied for each scalar that is appended to it.
    var (bytes, breaks): ([UInt8], [SoftBreak]) = ([], [])
    for character in self {
      character.forEachScalar { scalar, visibility in
        switch visibility {
        case .shown: bytes += String(scalar).utf8
        case .leftOutOfProse where isProse:
          if scalar == .softHyphen || scalar == .zeroWidthSpace {
            breaks.append(SoftBreak(offset: bytes.count, isHyphen: scalar == .softHyphen))
          }
        case .coded, .leftOutOfProse: bytes += scalar.code.utf8
        case .lost: break
        }
      }
    }
    return (String(decoding: bytes, as: UTF8.self), breaks)
  }
}

/// A place where a line may break within a word, or between words without a space.
struct SoftBreak {
  /// The place in the text, in UTF-8.
  let offset: Int

  /// Whether a hyphen is shown if the line does break there.
  let isHyphen: Bool
}
