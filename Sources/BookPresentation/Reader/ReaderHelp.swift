import TerminalKit

/// The page of keys, and how far down it is scrolled.
package struct ReaderHelp: Equatable, Sendable {
  /// The keys and what they do.
  package static let keys = Messages.keys

  /// The row at the top; a larger screen may show those before it, too.
  private var top = 0

  /// Creates a page that is not scrolled.
  init() {}

  func lines(width: Int) -> [StyledText] {
    let format = PageFormat(width: width, usesColor: false)
    let keyWidth = Messages.keys.map(\.keys.displayWidth).max() ?? 0
    let rows = Messages.keys.flatMap { keys, meaning in
      (StyledText(keys, style: .bold).paddedAtEnd(to: keyWidth + 2) + StyledText(meaning))
        .wrapped(to: format.textWidth, hangingIndent: keyWidth + 2)
    }
    return format.heading(Messages.helpTitle) + rows.map(format.indented)
  }

  /// The row at the top of a screen, and the last one that may be there, which keeps the end of the
  /// page in view.
  func scrolled(width: Int, rows: Int) -> (top: Int, last: Int) {
    let last = max(0, lines(width: width).count - rows)
    return (min(top, last), last)
  }

  /// Takes a key; one that does not scroll changes nothing.
  ///
  /// - Returns: Why that led nowhere, or nil if there is nothing to say.
  mutating func scroll(_ key: Key, width: Int, rows: Int) -> String? {
    guard let scrolling = Scrolling(key, rows: rows), !scrolling.isBySection else { return nil }
    let (before, last) = scrolled(width: width, rows: rows)
    top = scrolling.row(from: before, last: last)
    return top == before ? scrolling.excuse(at: top, last: last) : nil
  }
}
