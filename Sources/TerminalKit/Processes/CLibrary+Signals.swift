#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The calls about signals.
extension CLibrary {
  /// What a signal does to a process.
  typealias SignalAction = @convention(c) (Int32) -> Void

  /// The signal of Ctrl-C.
  static let interrupt = SIGINT

  /// The signals that a terminal sends to every program that runs in it when a person wants one
  /// of them to end.
  static let endingKeys = [SIGINT, SIGQUIT]

  /// The signal of a pipe without a reader.
  static let pipeSignal = SIGPIPE

  /// Ignores a signal.
  ///
  /// - Parameter number: The signal.
  /// - Returns: What it did before.
  static func ignore(_ number: Int32) -> SignalAction? {
    signal(number, SIG_IGN)
  }

  /// Gives a signal back what it did before.
  static func restore(_ number: Int32, to action: SignalAction?) {
    _ = signal(number, action)
  }
}
