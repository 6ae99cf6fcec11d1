#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// How a terminal treats what is typed before a program reads it.
package struct TerminalModes {
  private var attributes: termios

  /// The modes as they are, or nil where there is no terminal.
  ///
  /// - Parameter terminal: The terminal.
  package init?(of terminal: Descriptor) {
    attributes = termios()
    guard tcgetattr(terminal.rawValue, &attributes) == 0 else { return nil }
  }

  /// The same, but each key is read at once and shown by nobody.
  ///
  /// Control-C and Control-Z still become signals, so that they work in the same way as those of
  /// other programs and even while nobody reads.
  package var cbreak: TerminalModes {
    var modes = self
    modes.attributes.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    modes.attributes.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR)
    withUnsafeMutableBytes(of: &modes.attributes.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return modes
  }

  /// Puts the modes in force once everything written is shown, and keeps what is typed ahead.
  ///
  /// In the background this stops the process until it is in the foreground again.
  ///
  /// - Parameter terminal: The terminal.
  /// - Returns: Whether there is still a terminal.
  package func apply(to terminal: Descriptor) -> Bool {
    set(terminal, TCSADRAIN)
  }

  /// Puts the modes in force and drops what was typed but not read, such as half a key.
  ///
  /// - Parameter terminal: The terminal.
  package func applyDiscardingInput(to terminal: Descriptor) {
    _ = set(terminal, TCSAFLUSH)
  }

  /// Puts the modes in force without waiting for anything; safe in a signal handler.
  func applyImmediately(to terminal: Descriptor) {
    _ = set(terminal, TCSANOW)
  }

  private func set(_ terminal: Descriptor, _ moment: Int32) -> Bool {
    var attributes = attributes
    while tcsetattr(terminal.rawValue, moment, &attributes) != 0 {
      guard errno == EINTR else { return false }
    }
    return true
  }
}
