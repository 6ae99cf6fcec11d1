/// What decides whether a line may break before or after a Character.
struct LineBreakTraits: OptionSet {
  let rawValue: UInt8

  /// White space at which a line may end, and which then disappears.
  static let space = LineBreakTraits(rawValue: 1)

  /// White space that keeps its neighbours on one line.
  static let glue = LineBreakTraits(rawValue: 2)

  /// Punctuation that belongs to the text before it, so it starts no line.
  static let closing = LineBreakTraits(rawValue: 4)

  /// A bracket or quotation mark that belongs to the text after it, so it ends no line.
  static let opening = LineBreakTraits(rawValue: 8)

  /// Chinese and Japanese writing, which puts no spaces between words.
  static let ideographic = LineBreakTraits(rawValue: 16)

  /// Korean writing, which does put spaces between words, so its words stay whole.
  static let hangul = LineBreakTraits(rawValue: 32)

  static let blank: LineBreakTraits = [.space, .glue]
}

extension Cluster {
  var traits: LineBreakTraits {
    if first.isASCII && isSingleScalar {
      first.asciiTraits
    } else if first.properties.isWhitespace {
      // A space with a mark on it is visible.
      isSingleScalar ? first.spaceTraits : []
    } else {
      first.punctuationTraits.union(first.scriptTraits)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var asciiTraits: LineBreakTraits {
    // Most text is letters, so they come first.
    if (0x61...0x7a).contains(value) { return [] }
    switch self {
    case " ", "\t"..."\r": return .space
    case ".", ",", "!", "?", ":", ";", ")", "]", "}": return .closing
    case "(", "[", "{": return .opening
    default: return []
    }
  }

  fileprivate var spaceTraits: LineBreakTraits {
    switch self {
    case "\u{a0}", "\u{2007}", "\u{202f}": .glue
    default: .space
    }
  }

  fileprivate var punctuationTraits: LineBreakTraits {
    switch properties.generalCategory {
    case .closePunctuation, .finalPunctuation: .closing
    case .openPunctuation, .initialPunctuation: .opening
    default: isClosingWithoutCategory ? .closing : []
    }
  }

  /// Stops, and the Japanese signs that repeat or lengthen, which no general category reveals.
  private var isClosingWithoutCategory: Bool {
    switch self {
    case "!", "?", ".", ",", ":", ";", "…", "‥", "·", "‼", "⁇", "⁈", "⁉": true
    case "、", "。", "，", "．", "！", "？", "：", "；", "・", "｡", "､", "･": true
    case "々", "〻", "ー", "〜", "ゝ", "ゞ", "ヽ", "ヾ": true
    case "،", "؛", "؟", "۔", "।", "॥": true
    default: false
    }
  }

  fileprivate var scriptTraits: LineBreakTraits {
    isHangul ? .hangul : WideScalars.contains(value) ? .ideographic : []
  }
}
