import BookCore
import DisplayText

/// The page of keys.
package enum KeyHelp {
  package static let keys = Messages.keys

  static func page(_ format: PageFormat) -> Page {
    let keyWidth = keys.map(\.keys.displayWidth).max() ?? 0
    var rows: [Row] = []
    for (index, row) in keys.enumerated() {
      let text =
        StyledText(row.keys, style: .bold).paddedAtEnd(to: keyWidth + 2) + StyledText(row.meaning)
      let lines = text.wrapped(to: format.textWidth, hangingIndent: keyWidth + 2)
      rows.append(lines.map(format.indented), at: .key(index))
    }
    return Page(rows: rows)
  }
}
