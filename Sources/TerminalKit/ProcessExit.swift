#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The end of the program.
public enum ProcessExit {
  /// Ends the program at once.
  ///
  /// - Parameter code: What the shell is told, from 0 for success to 255.
  public static func end(_ code: UInt8) -> Never {
    exit(Int32(code))
  }
}
