#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The process that this program runs in.
package enum CurrentProcess {
  /// Makes a write beyond the limit that a shell sets to the size of files, as `ulimit -f` does,
  /// an error like that of a full disk, where it would otherwise end the program without a word.
  ///
  /// Called once, before anything is written.
  package static func makeFileSizeLimitAnError() {
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Ends the program at once.
  ///
  /// - Parameter code: What the shell is told, from 0 for success to 255.
  package static func end(_ code: UInt8) -> Never {
    exit(Int32(code))
  }
}

/// What this system opens pages of the web with.
package enum Desktop {
  #if canImport(Darwin)
  /// The program that opens things as a click on them would.
  package static let opener = "open"

  /// Whether there is a desktop in any case.
  package static let isAlwaysAvailable = true
  #else
  /// The program that opens things as a click on them would.
  package static let opener = "xdg-open"

  /// Whether there is a desktop in any case; here the environment tells.
  package static let isAlwaysAvailable = false
  #endif
}
