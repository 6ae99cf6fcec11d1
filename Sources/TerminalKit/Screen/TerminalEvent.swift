package import SystemCalls

/// Something that a full-screen program has to answer.
package enum TerminalEvent: Equatable, Sendable {
  /// A key was pressed.
  case key(Key)

  /// The terminal may have another size, or has lost what was drawn.
  case resized(TerminalSize)

  /// The reader wants to go back to the shell for a while: save, then call
  /// ``FullScreen/suspend()``.
  case suspension

  /// The program shall end by this signal: save, then call ``FullScreen/end(by:)``.
  case termination(Signal)

  /// There is no terminal any more.
  case closed
}
