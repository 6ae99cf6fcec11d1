import DisplayText

/// A word of a text, without the signs around it.
///
/// Scripts that write no spaces between words have a word for each letter, so that a name counts
/// wherever it stands; but a run of katakana is one.
struct TextWord {
  enum Gap {
    /// Nothing: the script of the one or of the other has no spaces.
    case none

    /// White space alone.
    case space

    /// Signs, as an apostrophe or a hyphen.
    case signs

    /// Signs and white space, as at the end of a sentence.
    case signsAndSpace
  }

  /// In bytes; a longer word is no name, and very many marks take long to compare.
  static let maxLength = 64

  /// The word, or nothing if it is too long for a name.
  let text: String

  let range: Range<Int>

  let gap: Gap

  let script: Script

  /// The words of a text: whatever is no letter, mark or digit ends one, as an apostrophe does.
  static func all(in text: String) -> [TextWord] {
    var contiguous = text
    return contiguous.withUTF8 { all(in: text, of: $0) }
  }

  private static func all(in text: String, of bytes: UnsafeBufferPointer<UInt8>) -> [TextWord] {
    var words: [TextWord] = []
    words.reserveCapacity(bytes.count / 4)
    var (start, offset) = (0, 0)
    var (hasSigns, hasSpace) = (false, false)
    var script: Script?
    func endWord() {
      guard let ended = script else { return }
      let word = UnsafeBufferPointer(rebasing: bytes[start..<offset])
      let text = word.count > maxLength ? "" : String(decoding: word, as: UTF8.self)
      words.append(
        TextWord(
          text: text, range: start..<offset,
          gap: hasSigns ? hasSpace ? .signsAndSpace : .signs : hasSpace ? .space : .none,
          script: ended))
      (hasSigns, hasSpace) = (false, false)
    }
    while offset < bytes.count {
      let (byte, isASCII) = (bytes[offset], bytes[offset] < 0x80)
      // Most bytes go on with a word in ASCII, which takes a tenth of what is below.
      if script == .spaced, byte.isASCIILetterOrDigit {
        offset += 1
        continue
      }
      let scalar =
        isASCII
        ? Unicode.Scalar(byte)
        : text.unicodeScalars[text.utf8.index(text.startIndex, offsetBy: offset)]
      if script == nil || isASCII || !scalar.properties.isGraphemeExtend {
        let next = isASCII ? byte.isASCIILetterOrDigit ? .spaced : nil : Script(of: scalar)
        if next != script || next == .unspaced {
          endWord()
          (start, script) = (offset, next)
        }
        if next == nil {
          let isBlank = byte == 0x20 || 0x09...0x0D ~= byte
          let isSpace = isASCII ? isBlank : scalar.properties.isWhitespace
          (hasSigns, hasSpace) = (hasSigns || !isSpace, hasSpace || isSpace)
        }
      }
      offset += UTF8.width(scalar)
    }
    endWord()
    return words
  }

  /// Whether nothing parts it from the word before.
  var isJoined: Bool { gap == .none && range.lowerBound > 0 }

  /// Whether the word is one letter of a script without spaces, which alone is hardly a name.
  var isOneLetter: Bool { script != .spaced && script != .hangul && text.count == 1 }

  var isCapitalised: Bool { text.unicodeScalars.first?.properties.isUppercase == true }

  /// The beginnings of a Korean word behind which nothing but particles stands, the longest first.
  var stems: [String] {
    guard script == .hangul else { return [] }
    let ends = text.indices.dropFirst().suffix(Self.longestParticles).reversed()
    return ends.filter { Self.areParticles(text[$0...]) }.map { String(text[..<$0]) }
  }

  /// In letters.
  private static let longestParticles = 5

  private static func areParticles(_ end: Substring) -> Bool {
    particles.contains(end)
      || end.indices.dropFirst().contains {
        particles.contains(end[..<$0]) && particles.contains(end[$0...])
      }
  }

  /// What stands behind a name in Korean without a space.
  private static let particles = Set(
    """
    은 는 이 가 을 를 의 에 에게 에게서 에서 께 께서 와 과 도 만 로 으로 로부터 부터 까지 한테 하고 랑 이랑 야 아 여 \
    이여 보다 처럼 마저 조차 들 나 이나 라 이라 라고 이라고 라는 이라는 이다 다
    """.split(separator: " "))
}

enum Script {
  /// With spaces between them, as in English.
  case spaced

  /// In Korean, with particles behind them.
  case hangul

  case katakana

  /// Without spaces: in Chinese, Japanese, Thai, Lao, Khmer and Burmese.
  case unspaced

  /// Of a scalar that is not ASCII; nil of what is no part of a word.
  fileprivate init?(of scalar: Unicode.Scalar) {
    let properties = scalar.properties
    // Dashes, quotation marks and dots, as in most texts, need not be looked up.
    guard !("\u{2010}"..."\u{2027}").contains(scalar),
      properties.isAlphabetic || properties.isGraphemeExtend || properties.numericType == .decimal
    else { return nil }
    switch scalar.value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: self = .hangul
    case 0x30A0...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .katakana
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x9FFF, 0xF900...0xFAFF,
      0x2_0000...0x3_FFFF:
      self = .unspaced
    default: self = .spaced
    }
  }
}
