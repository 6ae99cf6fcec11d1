#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The calls about signals.
extension CLibrary {
  /// What a signal does to a process, as the number behind the system's pointer.
  ///
  /// Not as the pointer itself: that of an ignored signal is 1, which is how Swift writes down
  /// that there is no optional function at all, so that a list of them would seem to end there.
  typealias SignalAction = Int

  private typealias SignalHandler = @convention(c) (Int32) -> Void

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
  static func ignore(_ number: Int32) -> SignalAction {
    unsafeBitCast(signal(number, SIG_IGN), to: SignalAction.self)
  }

  /// Gives a signal back what it did before.
  static func restore(_ number: Int32, to action: SignalAction) {
    _ = signal(number, unsafeBitCast(action, to: SignalHandler?.self))
  }
}
