extension String {
  /// The lines that the writer of the text has ended by hand.
  ///
  /// Only LF and CR LF end a line. The last one may or may not be ended, as in a text file, so a
  /// final line break opens no further, empty line. There is always at least one line.
  ///
  ///     "one\r\n\ntwo\n".hardLines  // ["one", "", "two"]
  ///     "".hardLines               // [""]
  ///
  /// Prose is split here, before its lines become ``StyledText``, in which a line break is only
  /// made visible.
  package var hardLines: [String] {
    let bytes = Array(utf8)
    // Most texts are one line already.
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
