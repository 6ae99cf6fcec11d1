extension String {
  /// The lines of a text, as its author ended them; at least one.
  ///
  /// Only LF and CR LF end a line, and the last line need not end with one, as in a text file.
  /// Prose is split here before it becomes ``StyledText``, where a line break is only an escape.
  ///
  ///     "one\r\n\ntwo\n".hardLines  // ["one", "", "two"]
  package var hardLines: [String] {
    let bytes = Array(utf8)
    // Most texts are a single line.
    if !bytes.contains(where: { $0 == .lineFeed || $0 == .carriageReturn }) { return [self] }
    let lines = bytes.last == .lineFeed ? bytes.dropLast() : bytes[...]
    return lines.split(separator: .lineFeed, omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == .carriageReturn ? line.dropLast() : line, as: UTF8.self)
    }
  }

  /// The text for a place with room for one line: a space for each line break, and no white space
  /// at either end.
  package var onOneLine: String {
    // Nearly every text is on one line already.
    if utf8.first != UInt8(ascii: " "), isPlainLine(fitting: .max) { return self }
    return withoutOuterBlanks.withoutLineBreaks
  }

  /// The text without white space at either end.
  package var withoutOuterBlanks: Substring {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return self[endIndex...] }
    return self[start...end]
  }

  /// The words between spaces, none of them empty; no other white space parts them.
  package var words: [String] { parts { $0 == " " }.filter { !$0.isEmpty } }

  /// The parts between separators, empty ones, too; by scalars, so a space with a mark separates.
  ///
  /// The standard library's `split` looks up generic types at run time.
  ///
  ///     "3--5".parts { $0 == "-" }  // ["3", "", "5"]
  package func parts(between isSeparator: (Unicode.Scalar) -> Bool) -> [String] {
    var (parts, start) = ([String](), startIndex)
    for index in unicodeScalars.indices where isSeparator(unicodeScalars[index]) {
      parts.append(String(unicodeScalars[start..<index]))
      start = unicodeScalars.index(after: index)
    }
    return parts + [String(unicodeScalars[start...])]
  }
}

extension Substring {
  /// The text with a space for each line break.
  package var withoutLineBreaks: String {
    var text = String(self)
    // Few texts have a byte with which a line break begins.
    let mayBreak = text.withUTF8 { $0.contains { $0 < 0x20 || $0 == 0xC2 || $0 == 0xE2 } }
    // In a part of a text, the search for the end of a flag goes back over all flags before it.
    guard mayBreak, text.contains(where: \.isNewline) else { return text }
    return String(text.map { $0.isNewline ? " " : $0 })
  }
}

extension UInt8 {
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
}

extension [String] {
  /// The words in one text, like `joined(separator:)`, which looks up generic types at run time.
  package func joined(by separator: String) -> String {
    var text = first ?? ""
    for index in indices.dropFirst() {
      text += separator
      text += self[index]
    }
    return text
  }

  /// The words as a sentence lists them.
  ///
  ///     ["show", "list", "read"].listed(with: "or")  // "show, list or read"
  package func listed(with conjunction: String = "and") -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(Array(dropLast()).joined(by: ", ")) \(conjunction) \(last)"
  }
}
