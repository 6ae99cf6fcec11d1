import BookCore
import DisplayText

extension SearchHit {
  /// The whole text on one line, with what was found in a style of its own.
  ///
  /// - Parameters:
  ///   - style: The style of the text.
  ///   - foundStyle: The style of what was found.
  /// - Returns: The line, without white space at either end.
  func line(style: Style, found foundStyle: Style) -> StyledText {
    guard let start = text.firstIndex(where: { !$0.isWhitespace }),
      let end = text.lastIndex(where: { !$0.isWhitespace })
    else { return StyledText() }
    var line = StyledText()
    var rest = text[start...end]
    for place in places {
      line += StyledText(rest.prefix(upTo: place.lowerBound).withoutLineBreaks, style: style)
      line += StyledText(rest[place].withoutLineBreaks, style: foundStyle)
      rest = rest[place.upperBound...]
    }
    return line + StyledText(rest.withoutLineBreaks, style: style)
  }
}

extension Substring {
  fileprivate var withoutLineBreaks: String {
    String(map { $0.isNewline ? " " : $0 })
  }
}
