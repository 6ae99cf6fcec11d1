import BookCore
import DisplayText

/// The page of keys.
package enum KeyHelp {
  package static let keys = Messages.keys

  static func page(_ format: PageFormat) -> Page {
    let keyWidth = keys.map(\.keys.displayWidth).max() ?? 0
    return Page(
      rows: keys.enumerated().flatMap { index, row in
        (StyledText(row.keys, style: .bold).paddedAtEnd(to: keyWidth + 2) + StyledText(row.meaning))
          .wrapped(to: format.textWidth, hangingIndent: keyWidth + 2).map(format.indented)
          .rows(at: .key(index))
      })
  }
}
