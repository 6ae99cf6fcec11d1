/// The first place where a file is not the text that it should be.
public struct TextFault: Equatable, Sendable {
  /// The line, counted from 1.
  public let line: Int

  /// The character within the line, counted from 1.
  public let column: Int

  /// What was expected there and what was found, in words.
  public let problem: String

  /// The line around the place.
  public let excerpt: TextExcerpt
}

extension TextFault {
  /// Finds the line and the column of a byte.
  ///
  /// - Parameters:
  ///   - problem: What is wrong, in words.
  ///   - offset: The byte at which it is wrong; the number of bytes for the end of the file.
  ///   - bytes: The whole file, of which bytes that are not UTF-8 are repaired.
  init(_ problem: String, at offset: Int, in bytes: [UInt8]) {
    let before = bytes[..<offset]
    var lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    if lineStart == 0, before.starts(with: ByteOrderMark.utf8) { lineStart = 3 }
    self.problem = problem
    line = before.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
    column = String(decoding: before[lineStart...], as: UTF8.self).count + 1
    excerpt = TextExcerpt(of: bytes, lineStart: lineStart, offset: offset)
  }
}
