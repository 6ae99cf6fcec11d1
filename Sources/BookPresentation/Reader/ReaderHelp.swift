import TerminalKit

/// The page of keys.
struct ReaderHelp {
  let lines: [StyledText]

  init(width: Int) {
    let format = PageFormat(width: width, usesColor: false)
    let keyWidth = Words.keys.map(\.keys.displayWidth).max() ?? 0
    let rows = Words.keys.flatMap { keys, meaning in
      (StyledText(keys, style: .bold).paddedAtEnd(to: keyWidth + 2) + StyledText(meaning))
        .wrapped(to: format.textWidth, hangingIndent: keyWidth + 2)
    }
    let closing = StyledText(Words.helpClosing, style: .dim).wrapped(to: format.textWidth)
    lines =
      format.heading(Words.helpTitle) + rows.map(format.indented) + [StyledText()]
      + closing.map(format.indented)
  }

  /// The highest row that may be at the top, with which the end of the page is in sight.
  func lastTop(rows: Int) -> Int {
    max(0, lines.count - rows)
  }
}
