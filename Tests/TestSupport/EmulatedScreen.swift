package import DisplayText
package import TerminalKit

/// What a terminal shows after the bytes it was sent, as far as the reader makes use of it.
package struct EmulatedScreen {
  /// A place for a Character of one column, or for half of one that takes two.
  package struct Cell: Equatable {
    /// What is there: nothing in the second half of a Character.
    package fileprivate(set) var text: String

    /// How it looks.
    package fileprivate(set) var style: Style

    fileprivate static let blank = Cell(text: " ", style: .plain)
  }

  /// Whether the screen is the one that programs draw on, beside that of the shell.
  package private(set) var isAlternate = false

  package private(set) var isCursorShown = true
  package private(set) var wrapsAutomatically = true
  package private(set) var setsPasteApart = false

  /// Whether the mouse wheel sends arrow keys on the screen that programs draw on.
  package private(set) var wheelSendsArrows: Bool

  /// Whether a frame has begun that is not complete yet.
  package private(set) var isDrawing = false

  package private(set) var frameCount = 0

  /// All that was printed, without escape sequences.
  package private(set) var transcript = ""

  package private(set) var cells: [[Cell]]

  private var style = Style.plain
  private var row = 0
  private var column = 0
  private var pending: ArraySlice<UInt8> = []
  private let wheelBefore: Bool
  private var savedWheel: Bool?

  /// Creates an empty screen; its user may have chosen that the mouse wheel sends arrow keys.
  package init(_ size: TerminalSize, wheelSendsArrows: Bool = false) {
    cells = Array(repeating: Array(repeating: .blank, count: size.columns), count: size.rows)
    wheelBefore = wheelSendsArrows
    self.wheelSendsArrows = wheelSendsArrows
  }

  package var cursor: ScreenPosition { ScreenPosition(row: row, column: column) }

  /// The rows without the spaces at their ends.
  package var rows: [String] { cells.map { $0.map(\.text).joined().withoutFinalSpaces } }

  /// Whether the terminal is as a program should leave it.
  package var isGivenBack: Bool {
    !isAlternate && isCursorShown && wrapsAutomatically && !setsPasteApart && !isDrawing
      && wheelSendsArrows == wheelBefore
  }

  /// Gives the screen another size and keeps what fits.
  package mutating func resize(_ size: TerminalSize) {
    var resized = EmulatedScreen(size)
    for (row, line) in zip(resized.cells.indices, cells) {
      for (column, cell) in zip(resized.cells[row].indices, line) {
        resized.cells[row][column] = cell
      }
    }
    cells = resized.cells
  }

  /// Shows what a program has written.
  package mutating func show(_ bytes: [UInt8]) {
    pending += bytes
    while let length = nextLength() {
      interpret(Array(pending.prefix(length)))
      pending = pending.dropFirst(length)
    }
  }
}

extension EmulatedScreen {
  /// The length of the next sequence or scalar, or nil where it is not complete.
  private func nextLength() -> Int? {
    guard let first = pending.first else { return nil }
    if first == 0x1b {
      guard pending.count > 1 else { return nil }
      if pending.dropFirst().first == 0x5d { return lengthOfSystemCommand() }
      guard pending.dropFirst().first == 0x5b else { return 2 }
      return pending.dropFirst(2).firstIndex { (0x40...0x7e).contains($0) }
        .map { $0 + 1 - pending.startIndex }
    }
    let length = first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
    return pending.count < length ? nil : length
  }

  /// The length of a sequence such as the beginning of a hyperlink, which ends in ESC and
  /// backslash.
  private func lengthOfSystemCommand() -> Int? {
    let bytes = Array(pending)
    return bytes.indices.dropFirst(2).first { bytes[$0 - 1] == 0x1b && bytes[$0] == 0x5c }
      .map { $0 + 1 }
  }

  private mutating func interpret(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    if bytes[0] == 0x1b {
      command(text)
    } else if bytes[0] == 0x0d {
      column = 0
    } else if bytes[0] == 0x0a {
      row = min(row + 1, cells.count - 1)
      transcript += "\n"
    } else if bytes[0] >= 0x20 {
      transcript += text
      put(text)
    }
  }

  private mutating func put(_ text: String) {
    let width = text.utf8.count == 1 ? 1 : text.displayWidth
    guard cells.indices.contains(row), column + width <= cells[row].count else { return }
    cells[row][column] = Cell(text: text, style: style)
    if width == 2 { cells[row][column + 1] = Cell(text: "", style: style) }
    column += width
  }

  private mutating func command(_ text: String) {
    switch text {
    case "\u{1b}[?1049h", "\u{1b}[?1049l":
      isAlternate = text.hasSuffix("h")
      cells = cells.map { $0.map { _ in .blank } }
    case "\u{1b}[?25h", "\u{1b}[?25l": isCursorShown = text.hasSuffix("h")
    case "\u{1b}[?7h", "\u{1b}[?7l": wrapsAutomatically = text.hasSuffix("h")
    case "\u{1b}[?2004h", "\u{1b}[?2004l": setsPasteApart = text.hasSuffix("h")
    case "\u{1b}[?1007h": wheelSendsArrows = true
    case "\u{1b}[?1007s": savedWheel = wheelSendsArrows
    case "\u{1b}[?1007r": wheelSendsArrows = savedWheel ?? wheelSendsArrows
    case "\u{1b}[?2026h": isDrawing = true
    case "\u{1b}[?2026l":
      frameCount += isDrawing ? 1 : 0
      isDrawing = false
    case "\u{1b}[K":
      for column in column..<cells[row].count { cells[row][column] = .blank }
    default:
      let parameters = text.dropFirst(2).dropLast().split(separator: ";").compactMap { Int($0) }
      switch (text.last, parameters.count) {
      case ("H", 2): (row, column) = (parameters[0] - 1, parameters[1] - 1)
      case ("M", 1): moveRows(up: parameters[0])
      case ("L", 1): moveRows(down: parameters[0])
      case ("m", _): style.apply(escapeCodes: parameters)
      default: break
      }
    }
  }

  private mutating func moveRows(up count: Int) {
    cells.removeSubrange(row..<row + count)
    cells += blankRows(count)
  }

  private mutating func moveRows(down count: Int) {
    cells.removeLast(count)
    cells.insert(contentsOf: blankRows(count), at: row)
  }

  private func blankRows(_ count: Int) -> [[Cell]] {
    Array(repeating: cells[0].map { _ in .blank }, count: count)
  }
}

extension String {
  /// The text without the spaces at its end.
  package var withoutFinalSpaces: String {
    String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
  }
}
