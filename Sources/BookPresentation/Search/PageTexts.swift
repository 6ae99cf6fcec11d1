import BookCore
import DisplayText

/// A place in a text that keys go to: words that are looked for, or a name, which leads somewhere.
struct PageMark: Sendable {
  /// Where it stands: in one row, or in some that follow each other.
  let parts: [PageTexts.Mark]

  var target: Target?

  var row: Int { parts.first?.row ?? 0 }
}

/// The texts of a page: what the rows about one thing say makes one, however it is broken into
/// rows.
struct PageTexts {
  /// A part of a row, in UTF-8 offsets.
  typealias Mark = (row: Int, range: Range<Int>)

  /// What a row adds to a text.
  private struct Piece {
    let row: Int

    let start: Int

    let offset: Int

    let count: Int
  }

  private(set) var texts: [String] = []

  private var pieces: [[Piece]] = []

  /// Takes rows, of which some begin a text; labels, as headings and numbers, are left out unless
  /// they are asked for.
  init(_ rows: [Row], beginningAt starts: [Int]? = nil, hasLabels: Bool = false) {
    let starts = starts ?? rows.beginnings
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : rows.count
      var (text, pieces) = ([UInt8](), [Piece]())
      for row in start..<end {
        let bytes = rows[row].line.plainText.utf8
        let label = hasLabels ? rows[row].leftLength : rows[row].labelLength
        let beginning = label + bytes.dropFirst(label).prefix { $0 == UInt8(ascii: " ") }.count
        let words = bytes.dropFirst(beginning)
        if words.isEmpty { continue }
        if !text.isEmpty, !Self.joins(text, to: words) { text.append(UInt8(ascii: " ")) }
        pieces.append(Piece(row: row, start: beginning, offset: text.count, count: words.count))
        text += words
      }
      texts.append(String(decoding: text, as: UTF8.self))
      self.pieces.append(pieces)
    }
  }

  /// A part of a text in the rows that it stands in.
  func marks(of range: Range<Int>, inText index: Int) -> [Mark] {
    let pieces = pieces[index]
    let first = pieces.indices.partitioningIndex {
      pieces[$0].offset + pieces[$0].count > range.lowerBound
    }
    return pieces[first...].prefix { $0.offset < range.upperBound }.map { piece in
      let part = range.clamped(to: piece.offset..<piece.offset + piece.count)
      let shift = piece.start - piece.offset
      return (piece.row, part.lowerBound + shift..<part.upperBound + shift)
    }
  }

  /// The places of words, from top to bottom.
  func places(of words: String) -> [PageMark] {
    (SearchQuery(words)?.hits(in: texts) ?? []).flatMap { hit in
      hit.passages.map { passage in
        PageMark(
          parts: hit.joinedPlaces(of: passage).flatMap { marks(of: $0, inText: hit.textIndex) })
      }
    }
  }

  /// Whether a line break between two rows has swallowed no space, as in Chinese and Japanese.
  private static func joins(_ before: [UInt8], to after: Substring.UTF8View) -> Bool {
    guard let last = before.last, let first = after.first, last >= 0x80, first >= 0x80
    else { return false }
    return [
      String(decoding: before.suffix(4), as: UTF8.self).unicodeScalars.last,
      Substring(after).unicodeScalars.first,
    ].allSatisfy { $0?.isIdeographOrKana == true }
  }
}

extension Unicode.Scalar {
  fileprivate var isIdeographOrKana: Bool {
    switch value {
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF60, 0x2_0000...0x3_FFFF: true
    default: false
    }
  }
}

extension SearchHit {
  var textIndex: Int { (field.chapter ?? 1) - 1 }

  /// The places of a passage in UTF-8 offsets, words side by side as one.
  func joinedPlaces(of passage: Range<Int>) -> [Range<Int>] {
    let bytes = text.utf8
    return places[passage].reduce(into: []) { joined, place in
      let start = bytes.distance(from: bytes.startIndex, to: place.lowerBound)
      let end = start + bytes.distance(from: place.lowerBound, to: place.upperBound)
      if let last = joined.last,
        bytes[bytes.index(place.lowerBound, offsetBy: last.upperBound - start)..<place.lowerBound]
          .allSatisfy({ $0 == UInt8(ascii: " ") })
      {
        joined[joined.count - 1] = last.lowerBound..<end
      } else {
        joined.append(start..<end)
      }
    }
  }
}

extension [Row] {
  /// The rows with which something else begins.
  var beginnings: [Int] {
    indices.filter { $0 == 0 || self[$0].anchor == nil || self[$0].anchor != self[$0 - 1].anchor }
  }
}
