/// The bytes that take the screen over and give it back.
///
/// Static strings, because a signal handler must be able to write them.
enum ScreenSequence {
  /// To the alternate screen, with the cursor hidden, no automatic wrapping, and pasted text set
  /// apart from typed text.
  static let enter: StaticString = "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l\u{1b}[?2004h"

  /// Back, from wherever drawing was interrupted.
  ///
  /// Going back to the main screen alone restores neither cursor nor wrapping.
  static let leave: StaticString =
    "\u{1b}[?2026l\u{1b}[0m\u{1b}[?2004l\u{1b}[?7h\u{1b}[?25h\u{1b}[?1049l"

  /// The bytes of one of them.
  static func bytes(_ sequence: StaticString) -> [UInt8] {
    sequence.withUTF8Buffer { Array($0) }
  }
}
