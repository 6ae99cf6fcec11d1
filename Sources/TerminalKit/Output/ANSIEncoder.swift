/// Turns styled lines into the bytes for a terminal, a pipe or a file.
///
/// A style never runs across a line end, so each line is complete wherever it is cut or copied.
///
///     let encoder = ANSIEncoder(usesColor: true)
///     encoder.encode([StyledText("Pages", style: .bold)])
///     // the bytes of "\u{1b}[1mPages\u{1b}[0m\n"
package struct ANSIEncoder: Sendable {
  private let usesColor: Bool

  /// Creates an encoder.
  ///
  /// - Parameter usesColor: Whether to show styles. If not, bold and dim are left out as well as
  ///   colours, and no escape sequence is written at all.
  package init(usesColor: Bool) {
    self.usesColor = usesColor
  }

  /// Encodes lines, each one ended by LF.
  ///
  /// - Parameter lines: The lines, from top to bottom.
  /// - Returns: UTF-8, ready to be written.
  package func encode(_ lines: [StyledText]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(lines.reduce(0) { $0 + $1.plainText.utf8.count + 1 })
    for line in lines {
      append(line, to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// Encodes one line, without a line end.
  func encode(_ line: StyledText) -> [UInt8] {
    var bytes: [UInt8] = []
    append(line, to: &bytes)
    return bytes
  }
}

extension ANSIEncoder {
  private func append(_ line: StyledText, to bytes: inout [UInt8]) {
    guard usesColor, !line.isPlain else {
      bytes += line.plainText.utf8
      return
    }
    for span in line.spans {
      append(span, to: &bytes)
    }
  }

  private func append(_ span: StyledText.Span, to bytes: inout [UInt8]) {
    guard span.style != .plain else {
      bytes += span.text.utf8
      return
    }
    bytes += EscapeSequence.select(span.style).utf8
    bytes += span.text.utf8
    bytes += EscapeSequence.resetStyle.utf8
  }
}
