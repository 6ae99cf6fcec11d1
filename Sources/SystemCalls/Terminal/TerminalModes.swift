import CLibrary

/// How a terminal treats what is typed before a program reads it.
package struct TerminalModes {
  private var attributes: termios

  package init?(of terminal: Descriptor) {
    attributes = termios()
    guard tcgetattr(terminal.rawValue, &attributes) == 0 else { return nil }
  }

  /// The same modes, but each key can be read at once and is not echoed, as curses names it.
  ///
  /// Control-C and Control-Z still become signals, so they work even while the program does not
  /// read.
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

  /// Sets the modes once all output is shown, and keeps what was typed ahead.
  ///
  /// In the background this stops the process until it is in the foreground again, by `SIGTTOU`
  /// (POSIX, `tcsetattr`). False if there is no terminal any more.
  package func apply(to terminal: Descriptor) -> Bool { set(terminal, at: TCSADRAIN) }

  /// Sets the modes and discards what was typed but not read, such as half a key.
  package func applyDiscardingInput(to terminal: Descriptor) { _ = set(terminal, at: TCSAFLUSH) }

  /// Sets the modes without waiting for anything; safe in a signal handler.
  package func applyImmediately(to terminal: Descriptor) { _ = set(terminal, at: TCSANOW) }

  private func set(_ terminal: Descriptor, at moment: Int32) -> Bool {
    var attributes = attributes
    while tcsetattr(terminal.rawValue, moment, &attributes) != 0 {
      guard errorNumber() == EINTR else { return false }
    }
    return true
  }
}
