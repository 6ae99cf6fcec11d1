import BookCore
import DisplayText

/// The text of a hit, read from any place in either direction and no further than needed.
struct ExcerptText {
  /// What fits into some columns.
  struct Part {
    let pieces: [ExcerptPiece]

    /// The columns there were.
    let limit: Int

    /// Whether the part reaches the end of the text on its side.
    let isComplete: Bool
  }

  private let text: String
  private let places: [Range<String.Index>]

  init(_ hit: SearchHit) {
    text = hit.text
    places = hit.places
  }

  /// What fits of a range.
  func part(at range: Range<String.Index>, width: Int) -> Part {
    part(of: text.indices[range], width: width)
  }

  /// What fits to the right of an index.
  func part(from start: String.Index, width: Int) -> Part {
    part(of: text.indices[start...], width: width)
  }

  /// What fits to the left of an index.
  func part(before end: String.Index, width: Int) -> Part {
    let part = part(of: text.indices[..<end].reversed(), width: width)
    return Part(pieces: part.pieces.reversed(), limit: width, isComplete: part.isComplete)
  }

  /// The range with the most different matched words that still fits into some columns.
  ///
  /// Of several such ranges it is the first; if not even one word fits, it is the first match.
  func bestSpan(width: Int) -> Range<String.Index> {
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
}

extension ExcerptText {
  private static let maxKeyLength = 64

  private func part(of indices: some Sequence<String.Index>, width: Int) -> Part {
    var pieces: [ExcerptPiece] = []
    var room = width
    for index in indices {
      let piece = ExcerptPiece(text[index], isMatch: isMatched(index))
      if piece.isSpace, pieces.last?.isSpace == true { continue }
      room -= piece.width
      if room < 0 { return Part(pieces: pieces, limit: width, isComplete: false) }
      pieces.append(piece)
    }
    if pieces.last?.isSpace == true { pieces.removeLast() }
    return Part(pieces: pieces, limit: width, isComplete: true)
  }

  /// Whether a Character belongs to a match, found by halving the places, which are in order.
  private func isMatched(_ index: String.Index) -> Bool {
    var candidates = places[...]
    while candidates.count > 1 {
      let middle = candidates.startIndex + candidates.count / 2
      candidates = index < places[middle].lowerBound ? candidates[..<middle] : candidates[middle...]
    }
    return candidates.first?.contains(index) ?? false
  }

  /// Whether a range is short enough for a line, judged by its bytes.
  private func isOneLine(_ range: Range<String.Index>, _ width: Int) -> Bool {
    text.utf8.distance(from: range.lowerBound, to: range.upperBound) <= width
  }

  /// What distinguishes a word from others: its beginning, since a key that is a heap of marks would
  /// take the standard library quadratic time to put in order.
  private func word(at place: Range<String.Index>) -> String {
    String(text[place].unicodeScalars.prefix(Self.maxKeyLength)).lowercased()
  }
}

/// A Character of an excerpt, as shown.
struct ExcerptPiece: Equatable {
  let text: String
  let width: Int
  let isMatch: Bool

  /// Creates a piece; any white space becomes a space.
  init(_ character: Character, isMatch: Bool) {
    if let ascii = character.asciiValue, (0x20...0x7E).contains(ascii) {
      self.init(String(character), width: 1, isMatch: isMatch)
    } else {
      let text = character.isWhitespace ? " " : String(character).sanitizedForTerminal()
      self.init(text, width: text.displayWidth, isMatch: isMatch)
    }
  }

  init(_ text: String, width: Int, isMatch: Bool) {
    self.text = text
    self.width = width
    self.isMatch = isMatch
  }

  var isSpace: Bool { text == " " }

  /// Whether the piece would look lost before an ellipsis.
  var isDroppedAtCut: Bool { isSpace || [",", ";", ":"].contains(text) }
}

extension Collection<ExcerptPiece> {
  /// The columns of all pieces.
  var width: Int {
    reduce(0) { $0 + $1.width }
  }

  /// The pieces as a line, matches in bold.
  var line: StyledText {
    var line = StyledText()
    var rest = self[...]
    while let first = rest.first {
      let run = rest.prefix { $0.isMatch == first.isMatch }
      line += StyledText(run.map(\.text).joined(), style: first.isMatch ? .bold : .plain)
      rest = rest[run.endIndex...]
    }
    return line
  }
}
