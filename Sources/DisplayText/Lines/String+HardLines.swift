extension String {
  /// The lines of a text, as its author ended them.
  ///
  /// Only LF and CR LF end a line. As in a text file, the last line need not end with one, so a
  /// final line break does not start another, empty line. There is always at least one line.
  ///
  ///     "one\r\n\ntwo\n".hardLines  // ["one", "", "two"]
  ///     "".hardLines               // [""]
  ///
  /// Split prose here before it becomes ``StyledText``, where a line break is only shown as an
  /// escape.
  package var hardLines: [String] {
    let bytes = Array(utf8)
    // Most texts are a single line.
    if !bytes.contains(where: { $0 == .lineFeed || $0 == .carriageReturn }) { return [self] }
    var lines: [String] = []
    var start = 0
    while start < bytes.count || lines.isEmpty {
      let end = bytes[start...].firstIndex(of: .lineFeed) ?? bytes.count
      lines.append(String(decoding: bytes[start..<end].withoutFinalReturn, as: UTF8.self))
      start = end + 1
    }
    return lines
  }
}

extension ArraySlice<UInt8> {
  fileprivate var withoutFinalReturn: ArraySlice<UInt8> {
    last == .carriageReturn ? dropLast() : self
  }
}

extension UInt8 {
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
}
