import BookCore
import DisplayText

extension SearchHit {
  /// The whole text on one line, without white space at either end, with what was found in a style
  /// of its own.
  func line(style: Style, found: Style) -> StyledText {
    guard let start = text.firstIndex(where: { !$0.isWhitespace }),
      let end = text.lastIndex(where: { !$0.isWhitespace })
    else { return StyledText() }
    var line = StyledText()
    var rest = text[start...end]
    for place in places {
      let place = place.clamped(to: rest.startIndex..<rest.endIndex)
      if place.isEmpty { continue }
      line += StyledText(prose: rest[..<place.lowerBound].withoutLineBreaks, style: style)
      line += StyledText(prose: rest[place].withoutLineBreaks, style: found)
      rest = rest[place.upperBound...]
    }
    return line + StyledText(prose: rest.withoutLineBreaks, style: style)
  }

  /// The whole text if it fits into a row, or else the first of its rows with the most words that
  /// were found, between ellipses where something is left out.
  func excerpt(width: Int, ellipsis: String) -> StyledText {
    let text = line(style: .plain, found: .accent)
    if text.displayWidth <= width { return text }
    let rowWidth = width - 2 * ellipsis.displayWidth
    let rows = text.wrapped(to: rowWidth, behind: text.styledRanges.last?.upperBound ?? 0)
    let counts = rows.map { $0.styledRanges.count }
    let best = counts.firstIndex(of: counts.max() ?? 0) ?? 0
    var excerpt = (best > 0 ? StyledText(ellipsis) : "") + rows[best]
    if best + 1 < rows.count { excerpt += StyledText(ellipsis) }
    return excerpt.truncated(to: width, ellipsis: ellipsis)
  }
}

extension Substring {
  fileprivate var withoutLineBreaks: String {
    var text = String(self)
    // Few texts have a byte with which a line break begins.
    let mayBreak = text.withUTF8 { $0.contains { $0 < 0x20 || $0 == 0xC2 || $0 == 0xE2 } }
    // In a part of a text, the search for the end of a flag goes back over all flags before it.
    guard mayBreak, text.contains(where: \.isNewline) else { return text }
    return String(text.map { $0.isNewline ? " " : $0 })
  }
}
