import DisplayText

/// The page of keys.
package struct ReaderHelp: ReaderList {
  /// The keys and what they do.
  package static let keys = Messages.keys

  private let lines: [StyledText]

  init(_ format: PageFormat) {
    let keyWidth = Self.keys.map(\.keys.displayWidth).max() ?? 0
    lines = Self.keys.flatMap { keys, meaning in
      (StyledText(keys, style: .bold).paddedAtEnd(to: keyWidth + 2) + StyledText(meaning))
        .wrapped(to: format.textWidth, hangingIndent: keyWidth + 2).map(format.indented)
    }
  }

  let headings = [(title: Messages.helpTitle, extent: "")]
  let isSelectable = false

  var count: Int {
    lines.count
  }

  func hints(isWhole: Bool) -> [StatusLine.Part] {
    let close = StatusLine.Part(text: Messages.closeHelpHint, rank: 1)
    return isWhole ? [close] : [close, .init(text: Messages.pageHint, rank: 2)]
  }

  func line(at row: Int) -> StyledText {
    lines[row]
  }
}
