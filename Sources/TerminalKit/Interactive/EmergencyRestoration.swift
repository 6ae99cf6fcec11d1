#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Giving the terminal back from within a signal handler.
enum EmergencyRestoration {
  /// Restores the screen and the modes if they are not restored yet.
  ///
  /// Waits for nothing: a terminal that takes no output may be the very reason for the signal.
  static func run() {
    let memory = HandlerMemory.shared
    guard let modes = memory.pointee.modes else { return }
    memory.pointee.modes = nil
    let input = memory.pointee.input
    if JobControl.isInForeground(on: input) { modes.applyAtOnce(to: input) }
    let flags = fcntl(STDOUT_FILENO, F_GETFL)
    _ = fcntl(STDOUT_FILENO, F_SETFL, flags | O_NONBLOCK)
    _ = write(STDOUT_FILENO, ScreenSequence.leave.utf8Start, ScreenSequence.leave.utf8CodeUnitCount)
    // Others, such as the shell, write through the same open file.
    _ = fcntl(STDOUT_FILENO, F_SETFL, flags)
  }
}
