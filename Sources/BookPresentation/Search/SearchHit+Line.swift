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
}

extension Substring {
  fileprivate var withoutLineBreaks: String {
    let isPlain = utf8.allSatisfy { (0x20...0x7E).contains($0) }
    let text = String(self)
    // In a part of a text, the search for the end of a flag goes back over all flags before it.
    return isPlain ? text : String(text.map { $0.isNewline ? " " : $0 })
  }
}
