import BookCore
import DisplayText

extension SearchHit {
  /// The whole text on one line, without white space at either end, with what was found in a style
  /// of its own.
  func line(style: Style, found: Style) -> StyledText {
    var line = StyledText()
    var rest = text.withoutOuterBlanks
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
    let start = text.start(ofRow: rowWidth, around: place)
    let offset = place.lowerBound - start
    let rows = text.slice(at: start..<text.length).wrapped(to: rowWidth, behind: offset)
    // The words before the place fit, but it may be in one that does not fit behind them.
    let shown = min(offset < rows[0].length ? 0 : 1, rows.count - 1)
    var excerpt = (start + shown > 0 ? StyledText(ellipsis) : "") + rows[shown]
    if shown + 1 < rows.count { excerpt += StyledText(ellipsis) }
    return excerpt.truncated(to: width, ellipsis: ellipsis)
  }
}

extension StyledText {
  /// Where a row begins that has a place in its middle.
  ///
  /// That is with a word, or between two Characters where there are no spaces. It is with the text
  /// if the place is near, and where the end of the text is near, the row goes up to that.
  fileprivate func start(ofRow width: Int, around place: Range<Int>) -> Int {
    // A column of most texts takes fewer bytes, and what takes more need not be measured.
    let near = 4 * width
    if place.upperBound <= near, slice(at: 0..<place.upperBound).displayWidth <= width { return 0 }
    let behind = length - place.upperBound
    let rest = behind > near ? width : slice(at: place.upperBound..<length).displayWidth
    let spare = max(0, width - slice(at: place).displayWidth)
    let room = max(spare / 2, spare - rest)
    // By its bytes, since one Character may be a heap of marks, which takes long to compare.
    let isSpace = { (one: Character) in one.utf8.elementsEqual(" ".utf8) }
    var context = slice(at: 0..<place.lowerBound).plainText.suffix(room + 1)
    while String(context).displayWidth > room {
      let space = context.firstIndex(where: isSpace) ?? context.startIndex
      context = context[context.index(after: space)...]
    }
    return place.lowerBound - context.drop(while: isSpace).utf8.count
  }
}
