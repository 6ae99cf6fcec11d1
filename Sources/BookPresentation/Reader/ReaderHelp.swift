import TerminalKit

/// The page of keys.
struct ReaderHelp {
  static func lines(width: Int) -> [StyledText] {
    let format = PageFormat(width: width, usesColor: false)
    let keyWidth = Words.keys.map(\.keys.displayWidth).max() ?? 0
    let rows = Words.keys.flatMap { keys, meaning in
      (StyledText(keys, style: .bold).paddedAtEnd(to: keyWidth + 2) + StyledText(meaning))
        .wrapped(to: format.textWidth, hangingIndent: keyWidth + 2)
    }
    let closing = StyledText(Words.helpClosing, style: .dim).wrapped(to: format.textWidth)
    return format.heading(Words.helpTitle) + rows.map(format.indented) + [StyledText()]
      + closing.map(format.indented)
  }
}
