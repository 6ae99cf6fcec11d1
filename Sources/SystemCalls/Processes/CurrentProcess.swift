#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The process that this program runs in.
package enum CurrentProcess {
  /// Makes it an error to exceed the file size limit that `ulimit -f` sets.
  ///
  /// Otherwise the program would end without a message. Call it once, before anything is written.
  package static func makeFileSizeLimitAnError() {
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Ends the program at once.
  ///
  /// - Parameter code: The exit code, 0 for success.
  package static func end(_ code: UInt8) -> Never {
    exit(Int32(code))
  }
}

/// What this system opens web pages with.
package enum Desktop {
  #if canImport(Darwin)
  /// The program that opens files and addresses, as a click on them would.
  package static let opener = "open"

  /// Whether there is a desktop in any case.
  package static let isAlwaysAvailable = true
  #else
  /// The program that opens files and addresses, as a click on them would.
  package static let opener = "xdg-open"

  /// Whether there is a desktop in any case; here it depends on the environment.
  package static let isAlwaysAvailable = false
  #endif
}
