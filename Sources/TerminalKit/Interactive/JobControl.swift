#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The process as one of the jobs of a shell.
enum JobControl {
  /// Whether the process may use a terminal at the moment; also safe in a signal handler.
  ///
  /// - Parameter terminal: A descriptor of the terminal. One that no shell controls may be used
  ///   at any time.
  /// - Returns: Whether no other process has the terminal.
  static func isInForeground(on terminal: Int32) -> Bool {
    let group = tcgetpgrp(terminal)
    return group == -1 || group == getpgrp()
  }

  /// Stops the process as a signal does by itself, and returns when it goes on.
  ///
  /// - Returns: Whether it was stopped at all; a process that no shell watches is not.
  static func stop(by number: Int32) -> Bool {
    let before = HandlerMemory.shared.pointee.continuations
    var handler = sigaction()
    sigaction(number, nil, &handler)
    SignalHandlers.raiseUnhandled(number)
    sigaction(number, &handler, nil)
    return HandlerMemory.shared.pointee.continuations != before
  }
}
