import DisplayText

/// A name as people type it: words that must all be in a title, in any order.
///
/// A word that is typed matches the beginning of a word of the title, so `hallow` is in "The Deathly
/// Hallows" and `all` is not. Han, Kana, Hangul, Thai and their like put no spaces around every
/// word, so there it matches anywhere.
///
///     var folding = TextFolding()
///     let pattern = NamePattern(folding.fold("phoenix order"))
///     pattern?.matches(folding.fold("Harry Potter and the Order of the Phoenix"))  // true
struct NamePattern {
  private let words: [LetterPattern]

  /// Creates a pattern, or nil if there is nothing to look for.
  ///
  /// - Parameter name: The words, folded like the titles.
  init?(_ name: FoldedText) {
    words = name.letters.split(separator: " ").map { LetterPattern(Array($0)) }
    if words.isEmpty { return nil }
  }

  /// Whether all words are in a title.
  ///
  /// - Parameter title: The folded title.
  /// - Returns: Whether they are.
  /// - Complexity: O(*n*) in the length of the title, for each word.
  func matches(_ title: FoldedText) -> Bool {
    words.allSatisfy { $0.beginsWord(of: title) }
  }
}

extension LetterPattern {
  fileprivate func beginsWord(of text: FoldedText) -> Bool {
    !places(in: text) { text.canBeginWord(at: $0.lowerBound) }.isEmpty
  }
}

extension FoldedText {
  /// Whether a word may begin at a letter: there is no letter or digit before it, or one of the two
  /// belongs to a script without spaces.
  fileprivate func canBeginWord(at position: Int) -> Bool {
    guard position > 0 else { return true }
    let before = letters[position - 1]
    return !before.isPartOfWord || before.isUnspaced || letters[position].isUnspaced
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter, a digit or a mark.
  var isPartOfWord: Bool {
    if isASCII { return UInt8(ascii: self).isASCIILetterOrDigit }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }

  /// Whether the scalar belongs to a script that writes words without a space between them, or, as
  /// Hangul does, only between some.
  fileprivate var isUnspaced: Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true  // Thai, Lao, Burmese, Khmer
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true  // Hangul
    case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x312F, 0x31A0...0x31FF: true  // Kana, signs
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true  // Han
    default: false
    }
  }
}
