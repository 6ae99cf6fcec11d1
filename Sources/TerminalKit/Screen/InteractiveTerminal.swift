package import DisplayText
package import SystemCalls

/// Something that an interactive program has to respond to.
package enum TerminalEvent: Equatable, Sendable {
  case typed([UInt8])

  /// The terminal may have another size, or has lost what was drawn.
  case resized(TerminalSize)

  /// The user wants to return to the shell: call ``InteractiveTerminal/suspend(after:)``.
  case suspension

  /// A signal asks the program to end: save, and die of it.
  case termination(Signal)

  /// The terminal is gone.
  case closed
}

/// What an interactive program needs of a terminal; the real one is ``FullScreen``.
package protocol InteractiveTerminal: ~Copyable {
  var size: TerminalSize { get }

  /// Whether something has already happened, so that there is no point in drawing yet.
  var hasEvents: Bool { get }

  /// Waits for something to happen; nothing has after the timeout.
  mutating func events(within timeout: Duration?) -> [TerminalEvent]

  /// Draws a frame, in one write at most; where the cursor is shown, Control-C is a key.
  mutating func draw(_ frame: [StyledText], cursor: ScreenPosition?, linkingTo target: String?)

  mutating func invalidate()

  /// Returns to the shell, after some work that needs the screen no more, and takes over the screen
  /// again when the shell resumes the program.
  mutating func suspend(after work: () -> Void)

  /// Gives the terminal to another program, which the body runs and waits for, with the terminal to
  /// read keys from, since standard input may be something else.
  mutating func lend<Result>(_ body: (Descriptor) -> Result) -> Result
}
