/// Turns styled lines into the bytes that a terminal or a file gets.
///
/// The only place that knows escape codes. A style never runs across a line end, so each line
/// stands for itself wherever it is cut or copied.
///
///     let encoder = ANSIEncoder(usesColor: true)
///     encoder.encode([StyledText("Pages", style: .bold)])
///     // the bytes of "\u{1b}[1mPages\u{1b}[0m\n"
package struct ANSIEncoder: Sendable {
  private let usesColor: Bool

  /// Creates an encoder.
  ///
  /// - Parameter usesColor: Whether styles are shown. If not, weight and faintness are left out
  ///   as well as colours, and no escape code is written at all.
  package init(usesColor: Bool) {
    self.usesColor = usesColor
  }

  /// The bytes of some lines, each one ended by LF.
  ///
  /// - Parameter lines: The lines, from top to bottom.
  /// - Returns: UTF-8, ready to be written at once.
  package func encode(_ lines: [StyledText]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(lines.reduce(0) { $0 + $1.plainText.utf8.count + 1 })
    for line in lines {
      append(line, to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// The bytes of one line, without an end.
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
      start(span.style, in: &bytes)
      bytes += span.text.utf8
      end(span.style, in: &bytes)
    }
  }

  private func start(_ style: Style, in bytes: inout [UInt8]) {
    if style == .plain { return }
    var separator = "\u{1b}["
    for code in style.codes {
      bytes += separator.utf8
      bytes += String(code).utf8
      separator = ";"
    }
    bytes.append(UInt8(ascii: "m"))
  }

  private func end(_ style: Style, in bytes: inout [UInt8]) {
    if style != .plain {
      bytes += "\u{1b}[0m".utf8
    }
  }
}

extension Style {
  fileprivate var codes: [UInt8] {
    var codes: [UInt8] = []
    if isBold { codes.append(1) }
    if isDim { codes.append(2) }
    if isReversed { codes.append(7) }
    if let foreground { codes.append(30 + foreground.codeOffset) }
    if let background { codes.append(40 + background.codeOffset) }
    return codes
  }
}

extension PaletteColor {
  /// The bright half of the palette starts sixty codes after the dark half.
  fileprivate var codeOffset: UInt8 {
    rawValue < 8 ? rawValue : 60 + rawValue - 8
  }
}
