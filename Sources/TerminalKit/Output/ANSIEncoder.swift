package import DisplayText

/// Turns styled lines into the bytes for a terminal, a pipe or a file.
///
/// A style never runs across a line end, so each line is complete wherever it is cut or copied.
///
///     let encoder = ANSIEncoder(.indexed)
///     encoder.encode([StyledText("Pages", style: .bold)])
///     // the bytes of "\u{1b}[1mPages\u{1b}[0m\n"
package struct ANSIEncoder: Sendable {
  private let depth: ColorDepth?
  private let usesStyles: Bool

  /// Creates an encoder for some colours, or for no styles at all: bold and dim are then left out
  /// as well, unless the weight is kept, as on a screen of the program's own, where the text alone
  /// does not show the selection.
  package init(_ depth: ColorDepth?, keepsWeight: Bool = false) {
    self.depth = depth
    usesStyles = depth != nil || keepsWeight
  }

  /// Encodes lines as UTF-8, each one ended by LF; with styles, the address on the page becomes a
  /// hyperlink to the target, which is percent-encoded.
  package func encode(_ lines: [StyledText], linkingTo target: String? = nil) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(lines.reduce(0) { $0 + $1.plainText.utf8.count + 1 })
    for line in lines {
      if usesStyles, !line.isPlain {
        append(line, linkingTo: target, to: &bytes)
      } else {
        bytes += line.plainText.utf8
      }
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  func encode(_ line: StyledText, linkingTo target: String? = nil) -> [UInt8] {
    var bytes = encode([line], linkingTo: target)
    bytes.removeLast()
    return bytes
  }
}

extension ANSIEncoder {
  private func append(_ line: StyledText, linkingTo target: String?, to bytes: inout [UInt8]) {
    for span in line.spans {
      guard span.style.isAddress, let target, target.isSafeTarget else {
        append(span, to: &bytes)
        continue
      }
      bytes += EscapeSequence.beginLink(to: target).utf8
      append(span, to: &bytes)
      bytes += EscapeSequence.endLink.utf8
    }
  }

  private func append(_ span: StyledText.Span, to bytes: inout [UInt8]) {
    let style = depth?.shows(span.style) == true ? span.style : span.style.withoutColor
    let hasLook = style.hasLook
    if hasLook { bytes += EscapeSequence.select(style).utf8 }
    bytes += span.text.utf8
    if hasLook { bytes += EscapeSequence.resetStyle.utf8 }
  }
}

extension String {
  /// Whether the text can stand in an escape sequence, as every percent-encoded address can.
  fileprivate var isSafeTarget: Bool { utf8.allSatisfy { (0x21...0x7e).contains($0) } }
}
