package import BookCore
package import TerminalKit

/// Something that happens to the interactive reader.
package enum ReaderEvent: Equatable, Sendable {
  /// A key was pressed.
  case key(Key)

  /// The screen has another size.
  case resized(TerminalSize)

  /// Nothing was pressed for a moment, so the next digit begins a new number.
  case pause

  /// There is a message for the user, shown until the next key.
  case notice(String)
}

/// Something that the interactive reader wants done outside.
package enum ReaderEffect: Equatable, Sendable {
  /// Something the user did is to be remembered at once.
  case remember(ReaderState.Change)

  /// A web address is to be opened.
  case open(WebAddress)

  /// The screen may be damaged and is to be redrawn.
  case repaint

  /// The program is to end.
  case quit
}
