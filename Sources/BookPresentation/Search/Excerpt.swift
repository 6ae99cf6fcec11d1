import BookCore
import DisplayText

/// The words around what a search found, on one line.
struct Excerpt {
  /// What is shown if the text continues.
  private let ellipsis: ExcerptPiece

  private let text: ExcerptText

  /// - Parameters:
  ///   - hit: What was found, and where.
  ///   - ellipsis: The mark for text that is left out.
  init(_ hit: SearchHit, ellipsis: String) {
    text = ExcerptText(hit)
    self.ellipsis = ExcerptPiece(ellipsis, width: ellipsis.displayWidth, isMatch: false)
  }

  /// The line, with matches in bold.
  ///
  /// The text is cut between words, with an ellipsis; words that are too long for that, and scripts
  /// without spaces, are cut between Characters.
  func line(width: Int) -> StyledText {
    let span = text.bestSpan(width: width - 2 * ellipsis.width)
    let found = text.part(at: span, width: width).pieces
    let after = text.part(from: span.lowerBound, width: width)
    // The beginning gets at most a third of the line, unless the end leaves more room.
    let lead = min(width / 3, (width - found.width) / 2)
    let before = text.part(
      before: span.lowerBound, width: max(lead, width - after.pieces.width))
    let beginning = before.isComplete ? before.pieces : cutAtStart(before.pieces, before.limit)
    let room = width - beginning.width
    let isWhole = after.isComplete && after.pieces.width <= room
    let end = isWhole ? after.pieces : cutAtEnd(after.pieces, room, keeping: found.count)
    return (beginning + end).line.truncated(to: width, ellipsis: ellipsis.text)
  }
}

extension Excerpt {
  /// Cuts at the beginning of a word, unless not even one word fits.
  private func cutAtStart(_ pieces: [ExcerptPiece], _ width: Int) -> [ExcerptPiece] {
    let room = width - ellipsis.width
    let wordStarts = pieces.indices.filter { pieces[$0].isSpace }.map { $0 + 1 }
    let start = wordStarts.first { pieces[$0...].width <= room } ?? wordStarts.first ?? 0
    var kept = pieces[start...]
    var excess = kept.width - room
    while excess > 0, let first = kept.popFirst() { excess -= first.width }
    return [ellipsis] + kept
  }

  /// Cuts at the end of a word, unless that would cut off a match.
  private func cutAtEnd(
    _ pieces: [ExcerptPiece], _ width: Int, keeping foundCount: Int
  ) -> [ExcerptPiece] {
    var kept = pieces[...]
    var left = width - ellipsis.width - kept.width
    while left < 0, let last = kept.popLast() { left += last.width }
    let isInWord = kept.endIndex < pieces.endIndex && !pieces[kept.endIndex].isSpace
    if isInWord, let space = kept.lastIndex(where: \.isSpace), space >= foundCount {
      kept = kept[..<space]
    }
    while kept.count > foundCount, kept.last?.isDroppedAtCut == true { kept.removeLast() }
    return kept + [ellipsis]
  }
}
