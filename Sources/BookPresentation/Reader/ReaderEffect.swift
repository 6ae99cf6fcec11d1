package import BookCore

/// Something that the interactive reader wants done outside.
package enum ReaderEffect: Equatable, Sendable {
  /// What the reader did is to be remembered at once.
  case remember(ReaderState.Change)

  /// A web address is to be opened.
  case open(WebAddress)

  /// The screen may be damaged and is to be drawn again.
  case repaint

  /// The program is to end.
  case quit
}
