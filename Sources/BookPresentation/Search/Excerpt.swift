import BookCore
import DisplayText

/// The words around what a search found, on one line.
struct Excerpt {
  private static let maxKeyLength = 64

  private let text: String
  private let places: [Range<String.Index>]

  private let ellipsis: ExcerptPiece

  init(_ hit: SearchHit, ellipsis: String) {
    text = hit.text
    places = hit.places
    self.ellipsis = ExcerptPiece(text: ellipsis, width: ellipsis.displayWidth, isMatch: false)
  }

  /// The line, with matches in bold.
  ///
  /// The text is cut between words, with an ellipsis; words that are too long for that, and scripts
  /// without spaces, are cut between Characters.
  func line(width: Int) -> StyledText {
    let span = bestSpan(width: width - 2 * ellipsis.width)
    let found = part(text.indices[span], width: width).pieces
    let after = part(text.indices[span.lowerBound...], width: width)
    // The beginning gets at most a third of the line, unless the end leaves more room.
    let lead = min(width / 3, (width - found.width) / 2)
    let limit = max(lead, width - after.pieces.width)
    let before = part(text.indices[..<span.lowerBound].reversed(), width: limit)
    let start: [ExcerptPiece] = before.pieces.reversed()
    let beginning = before.isComplete ? start : cutAtStart(start, limit)
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

  /// The range with the most different matched words that still fits into some columns.
  ///
  /// Of several such ranges it is the first; if not even one word fits, it is the first match.
  private func bestSpan(width: Int) -> Range<String.Index> {
    var best = (span: places.first ?? text.startIndex..<text.startIndex, count: 0)
    var last = 0
    var counts: [String: Int] = [:]
    for (index, place) in places.enumerated() {
      last = max(last, index)
      while last < places.count, isOneLine(place.lowerBound..<places[last].upperBound, width) {
        counts[word(at: places[last]), default: 0] += 1
        last += 1
        if counts.count > best.count {
          best = (place.lowerBound..<places[last - 1].upperBound, counts.count)
        }
      }
      let word = word(at: place)
      counts[word] = counts[word].flatMap { $0 > 1 ? $0 - 1 : nil }
    }
    return best.span
  }

  /// The Characters that fit into some columns, and whether these are all.
  private func part(
    _ indices: some Sequence<String.Index>, width: Int
  ) -> (pieces: [ExcerptPiece], isComplete: Bool) {
    var pieces: [ExcerptPiece] = []
    pieces.reserveCapacity(width)
    var room = width
    for index in indices {
      let piece = piece(at: index)
      if piece.isSpace, pieces.last?.isSpace == true { continue }
      room -= piece.width
      if room < 0 { return (pieces, false) }
      pieces.append(piece)
    }
    if pieces.last?.isSpace == true { pieces.removeLast() }
    return (pieces, true)
  }

  private func piece(at index: String.Index) -> ExcerptPiece {
    let next = text.utf8.index(after: index)
    // Two ASCII characters in a row are two Characters.
    if next == text.endIndex || text.utf8[next] < 0x80, (0x20...0x7E).contains(text.utf8[index]) {
      let letter = Unicode.Scalar(text.utf8[index])
      return ExcerptPiece(text: String(letter), width: 1, isMatch: isMatched(index))
    }
    return ExcerptPiece(text[index], isMatch: isMatched(index))
  }

  /// Whether a Character belongs to a match; these are in order.
  private func isMatched(_ index: String.Index) -> Bool {
    let next = places.indices.partitioningIndex { index < places[$0].lowerBound }
    return next > 0 && places[next - 1].contains(index)
  }

  /// Whether a range is short enough for a line, judged by its bytes.
  private func isOneLine(_ range: Range<String.Index>, _ width: Int) -> Bool {
    text.utf8.distance(from: range.lowerBound, to: range.upperBound) <= width
  }

  /// What distinguishes a word from others: its beginning, since the standard library takes
  /// quadratic time to put very many combining marks in order, as it does in a key.
  private func word(at place: Range<String.Index>) -> String {
    String(text[place].unicodeScalars.prefix(Self.maxKeyLength)).lowercased()
  }
}

private struct ExcerptPiece {
  let text: String
  let width: Int
  let isMatch: Bool

  var isSpace: Bool { text.onlyByte == UInt8(ascii: " ") }

  /// Whether the piece would look lost before an ellipsis.
  var isDroppedAtCut: Bool { text.onlyByte.map(" ,;:".utf8.contains) ?? false }
}

extension ExcerptPiece {
  /// Creates a piece; any white space becomes a space.
  init(_ character: Character, isMatch: Bool) {
    let shown = character.isWhitespace ? " " : String(character).sanitizedForTerminal()
    self.init(text: shown, width: shown.displayWidth, isMatch: isMatch)
  }
}

extension String {
  /// The byte of a text that has no more.
  ///
  /// To compare a letter as text, all its combining marks would be put in order, which may take
  /// long.
  fileprivate var onlyByte: UInt8? { utf8.count == 1 ? utf8.first : nil }
}

extension Collection<ExcerptPiece> {
  fileprivate var width: Int { reduce(0) { $0 + $1.width } }

  fileprivate var line: StyledText {
    var line = StyledText()
    var rest = self[...]
    while let first = rest.first {
      let run = rest.prefix { $0.isMatch == first.isMatch }
      var text: [UInt8] = []
      for piece in run { text += piece.text.utf8 }
      let style: Style = first.isMatch ? .bold : .plain
      line += StyledText(String(decoding: text, as: UTF8.self), style: style)
      rest = rest[run.endIndex...]
    }
    return line
  }
}
