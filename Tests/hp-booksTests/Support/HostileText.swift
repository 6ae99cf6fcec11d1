import TestSupport

/// Texts that would command or mislead a terminal if they reached it as they are.
enum HostileText {
  static let tricks = [
    "\u{1b}[31mred", "\u{1b}[2J\u{1b}[H", "\u{1b}]0;title\u{7}", "\u{1b}]52;c;cm0=\u{7}",
    "\u{1b}]8;;https://example.org\u{1b}\\link\u{1b}]8;;\u{1b}\\", "\u{1b}Pq#0~\u{1b}\\",
    "\u{9b}31m", "\u{9d}0;x\u{9c}", "safe\rfake", "a\u{8}b", "\u{7}", "\u{b}\u{c}\u{e}\u{f}",
    "a\u{7f}b", "\u{202e}evil\u{202c}", "\u{2066}a\u{2069}\u{200f}", "q\u{200b}x\u{feff}",
    "a\u{e0041}\u{e0001}", "a\u{2028}b\u{2029}c\u{85}d", "\u{0}", "&#27;[31m", "one\ttwo",
    "\r\n\r\n", "\u{200d}\u{fe0f}", "\u{1b}]52;c;aGk=\u{1b}\\", "\u{90}x\u{9c}",
    "over\rwritten", "\u{7}bell", "\u{7f}", "\u{0}zero", "\u{202e}gnp.exe",
    "\u{2066}isolate\u{2069}", "a\u{2028}b\u{2029}c", "\u{feff}mark", "\u{e0041}tag",
    "new\nline", "\u{b}\u{c}\u{85}", "a\u{1b}\u{301}[31m",
  ]

  /// These and what once broke something.
  static let kept = tricks + Corpus.texts.map(\.input)

  /// Those that the system takes for the name of a file or an argument.
  static let names = kept.filter { !$0.contains("\0") && !$0.contains("/") }

  /// Texts of all kinds of scalars, with a taste for those that make trouble.
  static func random(count: Int, seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      (0..<Int.random(in: 1...30, using: &generator)).reduce(into: "x") { text, _ in
        let range = ranges.randomElement(using: &generator) ?? 0...0
        text.unicodeScalars.append(
          Unicode.Scalar(UInt32.random(in: range, using: &generator)) ?? "x")
      }
    }
  }

  private static let ranges: [ClosedRange<UInt32>] = [
    0...0x1f, 0x20...0x7e, 0x7f...0x9f, 0x300...0x36f, 0x600...0x605, 0x1100...0x11ff,
    0x200b...0x200f, 0x2028...0x202e, 0x2060...0x206f, 0xac00...0xd7a3, 0xfe00...0xfe0f,
    0xfff9...0xfffb, 0x1f1e6...0x1f1ff, 0x1f466...0x1f469, 0xe0000...0xe007f, 0...0x10ffff,
  ]
}
