/// A place in a file, as editors show it.
package struct JSONPlace: Equatable, Sendable {
  /// The line, counted from 1.
  package let line: Int

  /// The character within the line, counted from 1.
  ///
  /// Characters are counted as a reader sees them, without a byte order mark.
  package let column: Int

  /// The byte at which the line begins, after any byte order mark.
  package let lineStart: Int

  /// Finds the place of a byte, or of the end of the file.
  ///
  /// Bytes that are not UTF-8 are counted as a decoder repairs them. The time is linear in the
  /// bytes before the place.
  package init(of offset: Int, in bytes: [UInt8]) {
    var line = 1
    var start = bytes.starts(with: JSONParser.byteOrderMark) ? JSONParser.byteOrderMark.count : 0
    for index in start..<max(start, offset) where bytes.endsLine(at: index) {
      line += 1
      start = index + 1
    }
    self.line = line
    lineStart = start
    column = String(decoding: bytes[start..<max(start, offset)], as: UTF8.self).count + 1
  }

  /// The bytes of the line around the place, without its end.
  package func lineRange(in bytes: [UInt8]) -> Range<Int> {
    let line = bytes[lineStart...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return line.indices
  }
}

extension [UInt8] {
  /// Whether a byte is the last of a line: LF, or CR if no LF follows.
  fileprivate func endsLine(at index: Int) -> Bool {
    switch self[index] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): index + 1 == count || self[index + 1] != UInt8(ascii: "\n")
    default: false
    }
  }
}
