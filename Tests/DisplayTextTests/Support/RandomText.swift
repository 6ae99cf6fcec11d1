import DisplayText
import TestSupport

/// Random texts that are the same in every run.
enum RandomText {
  /// What texts of all scripts are made of.
  static let pieces = [
    "a", "wizard", "Hogwarts", "(", ")", ".", ", ", "!", "“", "”", "…", "’s", "-", "—", " ", " ",
    " ", "  ", "   ", "\u{a0}", "\u{3000}", "마법사", "호그와트", "가", "각", "마법사", "각",
    "👨‍👩‍👧", "🇰🇷", "👍🏽", "❤️", "1️⃣", "📚", "e\u{301}", "o\u{308}\u{323}", "é",
    "日本", "語", "、", "。", "「", "」", "カー", "々", "ｶﾞ", "Ａ", "क्षि", "กำ", "ไทย", "\u{301}",
  ]

  /// What texts of plain ASCII are made of.
  static let asciiPieces = [
    "a", "in", "wizard", "Hogwarts", " ", " ", " ", "  ", "    ", "(", ")", ".", ",", "?",
    "\"", "-",
  ]

  /// Plain Latin letters and marks, and what joins them or stands beside them as if it did.
  static let mixedPieces = [
    "a", "Z", " ", ".", "~", "é", "¡", "¿", "©", "®", "ß", "ÿ", "Œ", "ʰ", "˿", "‐", "–", "—", "’",
    "“", "…", "‧", "\u{a0}", "\u{ad}", "\u{85}", "\u{7f}", "\t", "\r", "\n", "\r\n", "\u{200f}",
    "\u{2028}", "\u{301}", "\u{308}", "\u{200c}", "\u{200d}", "\u{fe0e}", "\u{fe0f}", "\u{20e3}",
    "\u{903}", "क", "\u{94d}", "ष", "\u{600}", "\u{e33}", "\u{1112}", "\u{1161}", "\u{11ab}", "한",
    "가", "語", "か", "\u{3099}", "ー", "‼", "👩", "👍", "🏽", "\u{1f1f0}", "\u{1f1f7}", "🏴", "\u{e0067}",
    "\u{e007f}",
  ]

  /// Texts that once broke something, as they reach the page.
  static let kept = Corpus.texts.map { $0.input.sanitizedForTerminal() }

  /// Texts of up to forty pieces.
  static func texts(of pieces: [String], count: Int, seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      (0..<Int.random(in: 0...40, using: &generator))
        .compactMap { _ in pieces.randomElement(using: &generator) }
        .joined()
    }
  }

  /// Texts that once broke something, and others of up to twenty scalars that like to make trouble,
  /// of any scalars at all, or of pieces of those texts.
  static func hostileTexts(count: Int, seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    let kept = Corpus.texts.map(\.input)
    return kept
      + (0..<count).map { _ in
        var text = ""
        for _ in 0..<Int.random(in: 0...20, using: &generator) {
          if Int.random(in: 0..<8, using: &generator) == 0 {
            text += kept.randomElement(using: &generator) ?? ""
          }
          let range = hostileRanges.randomElement(using: &generator) ?? 0...0x10ffff
          let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator))
          text.unicodeScalars.append(scalar ?? "x")
        }
        return text
      }
  }

  private static let hostileRanges: [ClosedRange<UInt32>] = [
    0...0x20, 0x61...0x65, 0x7f...0xad, 0x300...0x303, 0x600...0x605, 0x180a...0x180f,
    0x200b...0x200f, 0x200c...0x200d, 0x2028...0x202e, 0x2060...0x206f, 0xfe0e...0xfe0f,
    0xfeff...0xfeff, 0xfff8...0xfffc, 0x1f1e6...0x1f1e9, 0x1f3f4...0x1f3f4, 0x1f468...0x1f469,
    0xe0060...0xe0064, 0xe007f...0xe007f, 0xe0100...0xe0101, 0xac00...0xac10, 0...0x10ffff,
  ]
}
