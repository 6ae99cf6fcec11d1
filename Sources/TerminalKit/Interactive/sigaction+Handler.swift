#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension sigaction {
  /// Whether the signal is ignored.
  var isIgnoring: Bool {
    #if canImport(Darwin)
    unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self) == Self.ignore
    #elseif canImport(Musl)
    unsafeBitCast(__sa_handler.sa_handler, to: Int.self) == Self.ignore
    #else
    unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self) == Self.ignore
    #endif
  }

  private static var ignore: Int {
    unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Makes a function the handler.
  mutating func call(_ handler: @escaping @convention(c) (Int32) -> Void) {
    #if canImport(Darwin)
    __sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
    __sa_handler.sa_handler = handler
    #else
    __sigaction_handler.sa_handler = handler
    #endif
  }
}
