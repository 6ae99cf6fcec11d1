package import TerminalKit

/// Something that happens to the interactive reader.
package enum ReaderEvent: Equatable, Sendable {
  /// A key was pressed.
  case key(Key)

  /// The screen has another size.
  case resized(TerminalSize)

  /// Nothing was pressed for a moment, so the next digit begins a number.
  case pause

  /// There is something to tell, until the next key.
  case notice(String)
}
