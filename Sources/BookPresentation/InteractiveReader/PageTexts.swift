import DisplayText

/// The texts of a page: what the rows about one thing say makes one, however it is broken into
/// rows.
///
/// Labels are left out.
struct PageTexts {
  /// A part of a row, in UTF-8 offsets.
  typealias Mark = (row: Int, range: Range<Int>)

  /// What a row adds to a text.
  private struct Piece {
    let row: Int

    /// Where it is in the row.
    let start: Int

    /// Where it is in the text.
    let offset: Int

    let count: Int
  }

  private(set) var texts: [String] = []

  private var pieces: [[Piece]] = []

  /// Takes rows, of which those that begin a text are known.
  init(_ rows: [Row], beginningAt starts: [Int]) {
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : rows.count
      var (text, pieces) = ([UInt8](), [Piece]())
      for row in start..<end {
        let bytes = rows[row].line.plainText.utf8
        let label = rows[row].labelLength
        let beginning = label + bytes.dropFirst(label).prefix { $0 == UInt8(ascii: " ") }.count
        let words = bytes.dropFirst(beginning)
        if words.isEmpty { continue }
        if !text.isEmpty, !Self.joins(text, words) { text.append(UInt8(ascii: " ")) }
        pieces.append(
          Piece(row: row, start: beginning, offset: text.count, count: words.count))
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

  /// Whether a line break between two rows has swallowed no space, as in Chinese and Japanese.
  private static func joins(_ before: [UInt8], _ after: Substring.UTF8View) -> Bool {
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
