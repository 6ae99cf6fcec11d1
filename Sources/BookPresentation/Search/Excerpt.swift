import BookCore
import DisplayText

/// The words around what a search found, on one line.
struct Excerpt {
  private static let maxKeyLength = 64

  private let text: String
  private let bytes: [UInt8]

  /// What was found, in UTF-8 offsets.
  private let places: [Range<Int>]

  private let ellipsis: ExcerptPiece
  private let shownEllipsis: String

  init(_ hit: SearchHit, ellipsis: String) {
    text = hit.text
    bytes = Array(text.utf8)
    places = hit.places.map { [text] place in
      text.offset(of: place.lowerBound)..<text.offset(of: place.upperBound)
    }
    self.ellipsis = ExcerptPiece(ellipsis, isMatch: false)
    shownEllipsis = ellipsis
  }

  /// The line, with matches in bold.
  ///
  /// The text is cut between words, with an ellipsis; words that are too long for that, and scripts
  /// without spaces, are cut between Characters.
  func line(width: Int) -> StyledText {
    let span = bestSpan(width: width - 2 * ellipsis.width)
    let found = part(characters(in: span), width: width).pieces
    let after = part(characters(in: span.lowerBound..<bytes.count), width: width)
    // The beginning gets at most a third of the line, unless the end leaves more room.
    let lead = min(width / 3, (width - found.width) / 2)
    let limit = max(lead, width - after.pieces.width)
    let before = part(charactersBackwards(from: span.lowerBound), width: limit)
    let start: [ExcerptPiece] = before.pieces.reversed()
    let beginning = before.isComplete ? start : cutAtStart(start, limit)
    let room = width - beginning.width
    let isWhole = after.isComplete && after.pieces.width <= room
    let end = isWhole ? after.pieces : cutAtEnd(after.pieces, room, keeping: found.count)
    return (beginning + end).line.truncated(to: width, ellipsis: shownEllipsis)
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
  private func bestSpan(width: Int) -> Range<Int> {
    var best = (span: places.first ?? 0..<0, count: 0)
    var last = 0
    var counts: [String: Int] = [:]
    for (index, place) in places.enumerated() {
      last = max(last, index)
      // Judged by its bytes.
      while last < places.count, places[last].upperBound - place.lowerBound <= width {
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
    _ characters: some Sequence<Range<Int>>, width: Int
  ) -> (pieces: [ExcerptPiece], isComplete: Bool) {
    var pieces: [ExcerptPiece] = []
    pieces.reserveCapacity(width)
    var room = width
    for character in characters {
      let piece = piece(at: character)
      if piece.isSpace, pieces.last?.isSpace == true { continue }
      room -= piece.width
      if room < 0 { return (pieces, false) }
      pieces.append(piece)
    }
    if pieces.last?.isSpace == true { pieces.removeLast() }
    return (pieces, true)
  }

  private func piece(at character: Range<Int>) -> ExcerptPiece {
    let isMatch = isMatched(character.lowerBound)
    if bytes.plainLength(at: character.lowerBound) == character.count {
      let width = bytes.plainColumns(at: character.lowerBound)
      return ExcerptPiece(text: bytes[character], width: width, isMatch: isMatch)
    }
    return ExcerptPiece(text[index(at: character.lowerBound)].shown, isMatch: isMatch)
  }

  /// Whether a Character belongs to a match; these are in order.
  private func isMatched(_ offset: Int) -> Bool {
    let next = places.indices.partitioningIndex { offset < places[$0].lowerBound }
    return next > 0 && places[next - 1].contains(offset)
  }

  /// What distinguishes a word from others: its beginning, since the standard library takes
  /// quadratic time to put very many combining marks in order, as it does in a key.
  private func word(at place: Range<Int>) -> String {
    let scalars = text.unicodeScalars[index(at: place.lowerBound)..<index(at: place.upperBound)]
    return String(scalars.prefix(Self.maxKeyLength)).lowercased()
  }
}

// MARK: - Characters, in UTF-8 offsets

extension Excerpt {
  private func characters(in range: Range<Int>) -> some Sequence<Range<Int>> {
    sequence(state: range.lowerBound) { start in
      guard start < range.upperBound else { return nil }
      let character = start..<end(ofCharacterAt: start)
      start = character.upperBound
      return character
    }
  }

  private func charactersBackwards(from end: Int) -> some Sequence<Range<Int>> {
    sequence(state: end) { end in
      guard end > 0 else { return nil }
      let character = start(ofCharacterBefore: end)..<end
      end = character.lowerBound
      return character
    }
  }

  private func end(ofCharacterAt offset: Int) -> Int {
    if let plain = bytes.plainCharacter(at: offset) { return offset + plain.length }
    // In the rest of the text alone: in the whole text, the search for the end would first walk all
    // the way back through a run of flags.
    let start = index(at: offset)
    return text.offset(of: text[start...].index(after: start))
  }

  private func start(ofCharacterBefore offset: Int) -> Int {
    let last = startOfScalar(before: offset)
    // A plain scalar joins nothing plain before it.
    if bytes.plainLength(at: last) > 0,
      last == 0 || bytes.plainLength(at: startOfScalar(before: last)) > 0
    {
      return last
    }
    let end = index(at: offset)
    return text.offset(of: text[..<end].index(before: end))
  }

  private func startOfScalar(before offset: Int) -> Int {
    var start = offset - 1
    while bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  private func index(at offset: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: offset)
  }
}

private struct ExcerptPiece {
  /// What is shown, in UTF-8.
  let text: ArraySlice<UInt8>

  let width: Int
  let isMatch: Bool

  var isSpace: Bool { onlyByte == UInt8(ascii: " ") }

  /// Whether the piece would look lost before an ellipsis.
  var isDroppedAtCut: Bool { onlyByte.map(" ,;:".utf8.contains) ?? false }

  private var onlyByte: UInt8? { text.count == 1 ? text.first : nil }
}

extension ExcerptPiece {
  init(_ text: String, isMatch: Bool) {
    self.init(text: Array(text.utf8)[...], width: text.displayWidth, isMatch: isMatch)
  }
}

extension Character {
  /// The Character as an excerpt shows it: any white space is a space.
  fileprivate var shown: String { isWhitespace ? " " : String(self).sanitizedForTerminal() }
}

extension String {
  fileprivate func offset(of index: Index) -> Int {
    utf8.distance(from: startIndex, to: index)
  }
}

extension Collection<ExcerptPiece> {
  fileprivate var width: Int { reduce(0) { $0 + $1.width } }

  fileprivate var line: StyledText {
    var line = StyledText()
    var rest = self[...]
    while let first = rest.first {
      let run = rest.prefix { $0.isMatch == first.isMatch }
      var text: [UInt8] = []
      for piece in run { text += piece.text }
      let style: Style = first.isMatch ? .bold : .plain
      line += StyledText(String(decoding: text, as: UTF8.self), style: style)
      rest = rest[run.endIndex...]
    }
    return line
  }
}
