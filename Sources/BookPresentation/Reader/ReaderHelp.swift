import TerminalKit

/// The page of keys.
package struct ReaderHelp {
  /// The keys and what they do.
  package static let keys = Messages.keys

  let lines: [StyledText]

  init(width: Int) {
    let format = PageFormat(width: width, usesColor: false)
    let keyWidth = Messages.keys.map(\.keys.displayWidth).max() ?? 0
    let rows = Messages.keys.flatMap { keys, meaning in
      (StyledText(keys, style: .bold).paddedAtEnd(to: keyWidth + 2) + StyledText(meaning))
        .wrapped(to: format.textWidth, hangingIndent: keyWidth + 2)
    }
    lines = format.heading(Messages.helpTitle) + rows.map(format.indented)
  }

  /// The last row that may be at the top, which keeps the end of the page in view.
  func lastTop(rows: Int) -> Int {
    max(0, lines.count - rows)
  }
}
