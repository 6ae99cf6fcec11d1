package import DisplayText

/// Turns styled lines into the bytes for a terminal, a pipe or a file.
///
/// A style never runs across a line end, so each line is complete wherever it is cut or copied. On
/// a terminal of sixteen colours, which are anybody's choice, what has a ground is the terminal's
/// own text reversed, and the rest that text.
///
///     let encoder = ANSIEncoder(.indexed)
///     encoder.encode([StyledText("Pages", style: .bold)])
///     // the bytes of "\u{1b}[1mPages\u{1b}[0m\n"
package struct ANSIEncoder: Sendable {
  private let depth: ColorDepth?
  private let isolatesTitles: Bool

  /// Creates an encoder for some colours, or for no styles at all: bold and dim are then left out
  /// as well.
  ///
  /// Titles from right to left are isolated (UAX #9) where a terminal may reorder what is beside
  /// them.
  package init(_ depth: ColorDepth?, isolatesTitles: Bool = false) {
    (self.depth, self.isolatesTitles) = (depth, isolatesTitles)
  }

  /// Encodes lines as UTF-8, each one ended by LF; with styles, the address on the page becomes a
  /// hyperlink to the target, which is percent-encoded.
  package func encode(_ lines: [StyledText], linkingTo target: String? = nil) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(lines.reduce(0) { $0 + $1.plainText.utf8.count + 1 })
    for line in lines {
      if depth != nil || isolatesTitles, !line.isPlain {
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
    let styles = line.spans.map { span in
      depth.map { $0 > .sixteen ? span.style : span.style.withoutColor } ?? .plain
    }
    var (continues, isIsolating) = (false, false)
    for (index, span) in line.spans.enumerated() {
      let style = styles[index]
      if isolatesTitles, span.style.isIsolated != isIsolating {
        isIsolating.toggle()
        bytes += (isIsolating ? EscapeSequence.beginIsolate : EscapeSequence.endIsolate).utf8
      }
      let isLink = depth != nil && span.style.isAddress
      let link = isLink ? target.flatMap { $0.isSafeTarget ? $0 : nil } : nil
      if let link { bytes += EscapeSequence.beginLink(to: link).utf8 }
      if continues {
        bytes += EscapeSequence.weight(isBold: style.isBold).utf8
      } else if style.hasLook {
        bytes += EscapeSequence.select(style).utf8
      }
      bytes += span.text.utf8
      continues = index + 1 < styles.count && style.keepsGround(in: styles[index + 1])
      if style.hasLook, !continues { bytes += EscapeSequence.resetStyle.utf8 }
      if link != nil { bytes += EscapeSequence.endLink.utf8 }
    }
    if isIsolating { bytes += EscapeSequence.endIsolate.utf8 }
  }
}

extension String {
  /// Whether the text can stand in an escape sequence, as every percent-encoded address can.
  fileprivate var isSafeTarget: Bool { utf8.allSatisfy { (0x21...0x7e).contains($0) } }
}

/// The escape sequences that the program writes.
///
/// They are those of ECMA-48 or, with a question mark, private modes that "XTerm Control Sequences"
/// lists, unless noted otherwise. Those that terminals send for keys are read by ``KeyParser``.
enum EscapeSequence {
  /// Saves the user's own setting of whether the mouse wheel sends arrow keys, to be written before
  /// ``enterScreen`` on a screen that is not the program's yet.
  static let saveWheelMode: StaticString = "\u{1b}[?1007s"

  /// Switches to the alternate screen, hides the cursor, turns automatic wrapping off, sets pasted
  /// text apart from typed text, and has the mouse wheel send arrow keys.
  ///
  /// The mouse itself stays with the terminal, which selects text with it.
  static let enterScreen: StaticString =
    "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l\u{1b}[?2004h\u{1b}[?1007h"

  /// Undoes ``saveWheelMode`` and ``enterScreen``, wherever drawing was interrupted: each mode by
  /// itself, since the main screen brings back neither the cursor nor wrapping.
  static let leaveScreen: StaticString =
    "\u{1b}[?2026l\u{1b}[0m\u{1b}[?1007r\u{1b}[?2004l\u{1b}[?7h\u{1b}[?25h\u{1b}[?1049l"

  /// Holds back what follows, so that it appears all at once: synchronized output
  /// (contour-terminal.org/vt-extensions/synchronized-output), which other terminals ignore.
  static let beginUpdate = "\u{1b}[?2026h"
  static let endUpdate = "\u{1b}[?2026l"

  static let hideCursor = "\u{1b}[?25l"
  static let showCursor = "\u{1b}[?25h"

  static let eraseToEndOfLine = "\u{1b}[K"

  static let resetStyle = "\u{1b}[0m"

  /// Moves the cursor to a row and a column, counted from 0; rows are deleted and inserted there.
  static func move(toRow row: Int, column: Int = 0) -> String { "\u{1b}[\(row + 1);\(column + 1)H" }

  static func deleteRows(_ count: Int) -> String { "\u{1b}[\(count)M" }
  static func insertRows(_ count: Int) -> String { "\u{1b}[\(count)L" }

  /// Has what follows bold or not, with the colours of what stands before it.
  static func weight(isBold: Bool) -> String { isBold ? "\u{1b}[1m" : "\u{1b}[22m" }

  /// Selects a style for what follows; it must not look plain.
  static func select(_ style: Style) -> String {
    "\u{1b}[" + style.codes.map { String($0) }.joined(separator: ";") + "m"
  }

  /// Makes what follows a hyperlink (Egmont Koblinger's "Hyperlinks in Terminal Emulators"), with
  /// an id by which terminals take the pieces of an address on several rows for one link.
  static func beginLink(to target: String) -> String { "\u{1b}]8;id=address;\(target)\u{1b}\\" }

  static let endLink = "\u{1b}]8;;\u{1b}\\"

  /// Begin and end text that has a direction of its own, that of its first letter (UAX #9).
  static let beginIsolate = "\u{2068}"
  static let endIsolate = "\u{2069}"
}

extension Style {
  var hasLook: Bool { !codes.isEmpty }

  /// Whether another style has the same ground, and all else but the weight: colours are long, and
  /// a status line has many keys.
  fileprivate func keepsGround(in other: Style) -> Bool {
    guard isReversed || background != nil, !isDim, isBold != other.isBold else { return false }
    var same = other
    (same.isBold, same.isAddress) = (isBold, isAddress)
    return same == self
  }

  fileprivate var codes: [UInt8] {
    var codes: [UInt8] = []
    if isBold { codes.append(1) }
    if isDim { codes.append(2) }
    if isUnderlined { codes.append(4) }
    if isReversed { codes.append(7) }
    if let foreground { codes += foreground.codes(from: 30) }
    if let background { codes += background.codes(from: 40) }
    return codes
  }
}

extension Color {
  /// The codes of the colour, from 30 on for letters and from 40 on for their background.
  fileprivate func codes(from first: UInt8) -> [UInt8] {
    switch self {
    case .indexed(let index): [first + 8, 5, index]
    case .rgb(let color): [first + 8, 2, color.red, color.green, color.blue]
    }
  }
}
