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
  public var hardLines: [String] {
    var lines: [String] = []
    var rest = utf8[...]
    repeat {
      let length = rest.lengthOfLine
      lines.append(String(rest.prefix(length).withoutFinalCarriageReturn))
      rest = rest.dropFirst(length + 1)
    } while !rest.isEmpty
    return lines
  }
}

extension Substring.UTF8View {
  /// How many bytes come before the first line feed.
  fileprivate var lengthOfLine: Int {
    let lineFeed = UInt8(ascii: "\n")
    return withContiguousStorageIfAvailable { $0.firstIndex(of: lineFeed) ?? $0.count }
      ?? prefix { $0 != lineFeed }.count
  }

  fileprivate var withoutFinalCarriageReturn: Substring {
    Substring(last == UInt8(ascii: "\r") ? dropLast() : self)
  }
}
