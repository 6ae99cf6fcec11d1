/// A line of a file around a place in it, cut where it is long.
///
/// The text is quoted as it stands. Make it visible before it reaches a terminal.
public struct TextExcerpt: Equatable, Sendable {
  /// More than any terminal line can hold on one side of the place.
  static let longestSide = 160

  /// What stands before the place.
  public let before: String

  /// What stands from the place on.
  public let after: String

  /// Whether the line begins before the excerpt does.
  public let isCutBefore: Bool

  /// Whether the line goes on after the excerpt.
  public let isCutAfter: Bool
}

extension TextExcerpt {
  /// Takes an excerpt of a line.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - lineStart: Where the line begins.
  ///   - offset: The place, at the first byte of a character.
  init(of bytes: [UInt8], lineStart: Int, offset: Int) {
    // Neither side needs more bytes than so many characters can have.
    let near = 4 * Self.longestSide
    let start = max(lineStart, offset - near)
    let rest = bytes[offset...].prefix(near)
    let line = rest.prefix { $0 != 0x0A }
    let left = String(decoding: bytes[start..<offset], as: UTF8.self).unicodeScalars
    let right = String(decoding: line, as: UTF8.self).unicodeScalars
    before = String(String.UnicodeScalarView(left.suffix(Self.longestSide)))
    after = String(String.UnicodeScalarView(right.prefix(Self.longestSide)))
    isCutBefore = start > lineStart || left.count > Self.longestSide
    let next = bytes.dropFirst(offset + line.count).first
    isCutAfter =
      (next != nil && next != 0x0A)
      || right.count > Self.longestSide
  }
}
