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
  public var hardLines: [Substring] {
    let lines = utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let opensNoFurtherLine = lines.count > 1 && lines.last?.isEmpty == true
    return lines.dropLast(opensNoFurtherLine ? 1 : 0).map(\.withoutFinalCarriageReturn)
  }
}

extension Substring.UTF8View {
  fileprivate var withoutFinalCarriageReturn: Substring {
    Substring(last == UInt8(ascii: "\r") ? dropLast() : self)
  }
}
