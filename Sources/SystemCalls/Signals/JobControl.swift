#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The process as one of the jobs of a shell.
package enum JobControl {
  /// Whether the process may use a terminal at the moment; also safe in a signal handler.
  ///
  /// - Parameter terminal: The terminal. One that no shell controls may be used at any time.
  /// - Returns: Whether no other process has the terminal.
  package static func isInForeground(on terminal: Descriptor) -> Bool {
    let group = tcgetpgrp(terminal.rawValue)
    return group == -1 || group == getpgrp()
  }

  /// Stops the process as a signal does by itself, and returns when it goes on.
  ///
  /// ``SignalHandlers`` have to be installed, since one of them tells that the process went on.
  ///
  /// - Parameter signal: A signal that stops a program.
  /// - Returns: Whether it was stopped at all; a process that no shell watches is not.
  package static func stop(by signal: Signal) -> Bool {
    let before = SignalHandlers.continuationCount
    var handler = sigaction()
    sigaction(signal.rawValue, nil, &handler)
    signal.raiseWithDefaultAction()
    sigaction(signal.rawValue, &handler, nil)
    return SignalHandlers.continuationCount != before
  }
}
