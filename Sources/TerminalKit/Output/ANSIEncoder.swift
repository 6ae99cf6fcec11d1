/// Turns styled lines into the bytes for a terminal, a pipe or a file.
///
/// A style never runs across a line end, so each line is complete wherever it is cut or copied.
///
///     let encoder = ANSIEncoder(usesColor: true)
///     encoder.encode([StyledText("Pages", style: .bold)])
///     // the bytes of "\u{1b}[1mPages\u{1b}[0m\n"
package struct ANSIEncoder: Sendable {
  private let usesColor: Bool
  private let usesStyles: Bool

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - usesColor: Whether to show styles. If not, bold and dim are left out as well as colours,
  ///     and no escape sequence is written at all.
  ///   - keepsWeight: Whether bold, dim and reversed text is shown as such even without colour, as
  ///     on a screen of the program's own, where the text alone does not say what is selected.
  package init(usesColor: Bool, keepsWeight: Bool = false) {
    self.usesColor = usesColor
    usesStyles = usesColor || keepsWeight
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
    guard usesStyles, !line.isPlain else {
      bytes += line.plainText.utf8
      return
    }
    for span in line.spans {
      append(span, to: &bytes)
    }
  }

  private func append(_ span: StyledText.Span, to bytes: inout [UInt8]) {
    let style = usesColor ? span.style : span.style.withoutColor
    guard style != .plain else {
      bytes += span.text.utf8
      return
    }
    bytes += EscapeSequence.select(style).utf8
    bytes += span.text.utf8
    bytes += EscapeSequence.resetStyle.utf8
  }
}
