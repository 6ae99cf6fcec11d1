/// How a program ended.
package enum ChildExit: Equatable, Sendable {
  /// By itself, with this exit code, from 0 for success to 255.
  case code(Int32)

  /// By a signal with this number.
  case signal(Int32)

  /// Reads the status that the system keeps of a process that has ended.
  ///
  ///     ChildExit(waitStatus: 0x0300)  // .code(3)
  ///     ChildExit(waitStatus: 0x0002)  // .signal(2)
  ///
  /// - Parameter waitStatus: The signal in the lowest seven bits, or else the exit code in the
  ///   byte above them.
  package init(waitStatus: Int32) {
    let signal = waitStatus & 0x7f
    self = signal == 0 ? .code(waitStatus >> 8 & 0xff) : .signal(signal)
  }
}
