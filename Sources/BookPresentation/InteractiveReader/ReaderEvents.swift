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
  /// Something the user did is remembered, and is to be saved at once.
  case remember(ReaderState.Change)

  /// What is remembered may have changed in another window: it is to be read again.
  case reload

  /// The screen may be damaged and is to be redrawn.
  case repaint

  /// The program is to end.
  case quit
}

/// What a key leads to, besides what it changes on the screen.
struct KeyAnswer {
  /// What to tell the user until the next key, if there is something to tell.
  var notice: String?

  /// What is to be done outside, in order.
  var effects: [ReaderEffect] = []

  /// Whether there is more to search than what has not been found here.
  var offersStory = false
}
