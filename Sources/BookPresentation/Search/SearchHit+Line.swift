import BookCore
import DisplayText

extension SearchHit {
  /// The whole text on one line, without white space at either end, with what was found in a style
  /// of its own.
  func line(style: Style, found: Style) -> StyledText {
    guard let start = text.unicodeScalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let end = text.unicodeScalars.lastIndex(where: { !$0.properties.isWhitespace })
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

  /// The whole text if it fits into a row, or else a row around the first passage that was found,
  /// between ellipses where something is left out.
  func excerpt(width: Int, ellipsis: String) -> StyledText {
    let text = line(style: .plain, found: .accent)
    if text.displayWidth <= width { return text }
    let rowWidth = max(1, width - 2 * ellipsis.displayWidth)
    let found = text.styledRanges
    let passage = found[passages[0].clamped(to: found.indices)]
    let place = (passage.first?.lowerBound ?? 0)..<(passage.last?.upperBound ?? 0)
    let start = text.plainText.start(ofRow: rowWidth, around: place)
    let rows = text.slice(at: start..<text.length)
      .wrapped(to: rowWidth, behind: place.lowerBound - start)
    let best = rows.firstIndex { !$0.isPlain } ?? 0
    var excerpt = (start + best > 0 ? StyledText(ellipsis) : "") + rows[best]
    if best + 1 < rows.count { excerpt += StyledText(ellipsis) }
    return excerpt.truncated(to: width, ellipsis: ellipsis)
  }
}

extension String {
  /// Where a row of so many bytes begins that has a place in its middle, or ends with the text: at a
  /// word, or with the text if that is near or no word is, as in a script without spaces.
  fileprivate func start(ofRow length: Int, around place: Range<Int>) -> Int {
    if place.upperBound <= length { return 0 }
    let middle = place.lowerBound - max(0, length - place.count) / 2
    let context = utf8.prefix(place.lowerBound).dropFirst(min(middle, utf8.count - length))
    let space = context.firstIndex(of: UInt8(ascii: " "))
    return space.map { utf8.distance(from: startIndex, to: $0) + 1 } ?? 0
  }
}
