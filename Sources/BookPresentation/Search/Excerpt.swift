import BookCore
import DisplayText

/// The words around what a search found, on one line.
struct Excerpt {
  private static let maxKeyLength = 64

  private let text: String
  private let bytes: [UInt8]

  /// What was found, in UTF-8 offsets.
  private let places: [Range<Int>]

  private let ellipsis: String
  private let ellipsisWidth: Int

  init(_ hit: SearchHit, ellipsis: String) {
    text = hit.text
    bytes = Array(text.utf8)
    places = hit.places.map { [text] place in
      text.offset(of: place.lowerBound)..<text.offset(of: place.upperBound)
    }
    self.ellipsis = ellipsis
    ellipsisWidth = ellipsis.displayWidth
  }

  /// The line, with matches in bold.
  ///
  /// The text is cut between words, with an ellipsis; words that are too long for that, and scripts
  /// without spaces, are cut between Characters.
  func line(width: Int) -> StyledText {
    let span = bestSpan(width: width - 2 * ellipsisWidth)
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
    return line(of: beginning + end).truncated(to: width, ellipsis: ellipsis)
  }
}

extension Excerpt {
  /// Cuts at the beginning of a word, unless not even one word fits.
  private func cutAtStart(_ pieces: [ExcerptPiece], _ width: Int) -> [ExcerptPiece] {
    let room = width - ellipsisWidth
    let wordStarts = pieces.indices.filter { pieces[$0].isSpace }.map { $0 + 1 }
    let start = wordStarts.first { pieces[$0...].width <= room } ?? wordStarts.first ?? 0
    var kept = pieces[start...]
    var excess = kept.width - room
    while excess > 0, let first = kept.popFirst() { excess -= first.width }
    return [omission] + kept
  }

  /// Cuts at the end of a word, unless that would cut off a match.
  private func cutAtEnd(
    _ pieces: [ExcerptPiece], _ width: Int, keeping foundCount: Int
  ) -> [ExcerptPiece] {
    var end = pieces.count
    var left = width - ellipsisWidth - pieces.width
    while left < 0, end > 0 {
      end -= 1
      left += pieces[end].width
    }
    let isInWord = end < pieces.count && !pieces[end].isSpace
    if isInWord, let space = pieces[..<end].lastIndex(where: \.isSpace), space >= foundCount {
      end = space
    }
    while end > foundCount, isDroppedAtCut(pieces[end - 1]) { end -= 1 }
    return pieces[..<end] + [omission]
  }

  /// What an ellipsis stands for: none of the text.
  private var omission: ExcerptPiece {
    ExcerptPiece(character: 0..<0, width: ellipsisWidth, isSpace: false)
  }

  /// Whether a piece would look lost before an ellipsis.
  private func isDroppedAtCut(_ piece: ExcerptPiece) -> Bool {
    piece.isSpace
      || piece.character.count == 1 && ",;:".utf8.contains(bytes[piece.character.lowerBound])
  }

  /// The range with the most different matched words that still fits into some columns.
  ///
  /// Of several such ranges it is the first; if not even one word fits, it is the first match.
  private func bestSpan(width: Int) -> Range<Int> {
    if places.count == 1 { return places[0] }
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
    if isPlain(character) {
      return ExcerptPiece(
        character: character, width: bytes.plainColumns(at: character.lowerBound),
        isSpace: bytes[character.lowerBound] == UInt8(ascii: " "))
    }
    let shown = shown(character)
    return ExcerptPiece(character: character, width: shown.displayWidth, isSpace: shown == " ")
  }

  /// A line of pieces, those of matches in bold.
  private func line(of pieces: [ExcerptPiece]) -> StyledText {
    var line = StyledText()
    var (text, isMatch): ([UInt8], Bool) = ([], false)
    func endRun() {
      line += StyledText(String(decoding: text, as: UTF8.self), style: isMatch ? .bold : .plain)
      text.removeAll(keepingCapacity: true)
    }
    // Both are in order.
    var place = 0
    for piece in pieces {
      let character = piece.character
      while place < places.count, places[place].upperBound <= character.lowerBound { place += 1 }
      let isFound = place < places.count && places[place].overlaps(character)
      if isFound != isMatch { endRun() }
      isMatch = isFound
      if character.isEmpty {
        text += ellipsis.utf8
      } else if isPlain(character) {
        for offset in character { text.append(bytes[offset]) }
      } else {
        text += shown(character).utf8
      }
    }
    endRun()
    return line
  }

  /// Whether a Character is shown as it is.
  private func isPlain(_ character: Range<Int>) -> Bool {
    bytes.plainLength(at: character.lowerBound) == character.count
  }

  /// A Character as an excerpt shows it: any white space is a space.
  private func shown(_ character: Range<Int>) -> String {
    let character = text[index(at: character.lowerBound)]
    return character.isWhitespace ? " " : String(character).sanitizedForTerminal()
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

/// A Character of the text, or an ellipsis.
private struct ExcerptPiece {
  /// The Character, in UTF-8 offsets; empty for an ellipsis.
  let character: Range<Int>

  let width: Int
  let isSpace: Bool
}

extension String {
  fileprivate func offset(of index: Index) -> Int {
    utf8.distance(from: startIndex, to: index)
  }
}

extension Collection<ExcerptPiece> {
  fileprivate var width: Int { reduce(0) { $0 + $1.width } }
}
