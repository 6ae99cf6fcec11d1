package import DisplayText
package import SystemCalls

/// Something that an interactive program has to respond to.
package enum TerminalEvent: Equatable, Sendable {
  /// Keys were typed; see ``KeyParser``.
  case typed([UInt8])

  /// The terminal may have another size, or has lost what was drawn.
  case resized(TerminalSize)

  /// The user wants to suspend the program and return to the shell: call
  /// ``InteractiveTerminal/suspend(after:)``.
  case suspension

  /// A signal asks the program to end: save, and die of it.
  case termination(Signal)

  /// The terminal is gone.
  case closed
}

/// What an interactive program needs of a terminal; the real one is ``FullScreen``.
package protocol InteractiveTerminal: ~Copyable {
  /// The size at the last check.
  var size: TerminalSize { get }

  /// Whether something has already happened, so that there is no point in drawing yet.
  var hasEvents: Bool { get }

  /// Waits for something to happen.
  ///
  /// - Parameter timeout: The timeout, or nil to wait as long as it takes.
  /// - Returns: The events, in order; none after the timeout.
  mutating func events(within timeout: Duration?) -> [TerminalEvent]

  /// Draws a frame, in one write at most.
  ///
  /// - Parameters:
  ///   - frame: A line for each row, none wider than the screen.
  ///   - cursor: Where the cursor is shown, or nil to hide it. Where it is shown, text is typed, so
  ///     that Control-C is a key and not a signal.
  ///   - target: The target of the address in the frame; see ``ANSIEncoder``.
  mutating func draw(_ frame: [StyledText], cursor: ScreenPosition?, linkingTo target: String?)

  /// Makes ``draw(_:cursor:linkingTo:)`` redraw everything the next time.
  mutating func invalidate()

  /// Returns to the shell, and takes over the screen again when the shell resumes the program.
  ///
  /// - Parameter work: Something to do once the screen is restored.
  mutating func suspend(after work: () -> Void)

  /// Gives the terminal to another program for a while.
  ///
  /// - Parameter body: Runs the program and waits for it, given the terminal to read keys from, since
  ///   standard input may be something else.
  /// - Returns: The result of the body.
  mutating func lend<Result>(_ body: (Descriptor) -> Result) -> Result
}
