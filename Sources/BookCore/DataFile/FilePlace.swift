import JSON

/// A place in a file.
public struct FilePlace: Hashable, Sendable {
  /// The line, counted from 1.
  public let line: Int

  /// The character within the line, counted from 1.
  public let column: Int
  package let excerpt: TextExcerpt

  /// Finds the line and the column of a byte, or those of the end of the file.
  ///
  /// Bytes that are not UTF-8 appear repaired in the excerpt.
  init(of offset: Int, in bytes: [UInt8]) {
    let place = JSONPlace(of: offset, in: bytes)
    line = place.line
    column = place.column
    excerpt = TextExcerpt(of: bytes, line: place.lineRange(in: bytes), offset: offset)
  }
}

/// The line of a file around a place in it, cut if it is long.
///
/// The text is quoted verbatim, control characters included.
package struct TextExcerpt: Hashable, Sendable {
  /// The most scalars on one side of the place, more than a line of a terminal holds.
  static let maxSideLength = 160
  package let before: String
  package let after: String
  package let isCutBefore: Bool
  package let isCutAfter: Bool

  /// Takes an excerpt of a line, without its end, around the first byte of a character.
  init(of bytes: [UInt8], line: Range<Int>, offset: Int) {
    // Neither side needs more bytes than this many characters can take.
    let near = 4 * Self.maxSideLength
    let offset = min(max(offset, line.lowerBound), line.upperBound)
    let start = max(line.lowerBound, offset - near)
    let end = min(line.upperBound, offset + near)
    let left = String(decoding: bytes[start..<offset], as: UTF8.self).unicodeScalars
    let right = String(decoding: bytes[offset..<end], as: UTF8.self).unicodeScalars
    before = String(String.UnicodeScalarView(left.suffix(Self.maxSideLength)))
    after = String(String.UnicodeScalarView(right.prefix(Self.maxSideLength)))
    isCutBefore = start > line.lowerBound || left.count > Self.maxSideLength
    isCutAfter = end < line.upperBound || right.count > Self.maxSideLength
  }
}
