#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The process that this program runs in.
package enum CurrentProcess {
  /// The words of the command line after the name of the program.
  ///
  /// - Returns: The words.
  /// - Throws: Why they cannot be read. A static program on Linux finds them in `/proc` only, and
  ///   needs a free descriptor for that.
  package static func arguments() throws(Errno) -> [String] {
    #if !canImport(Darwin)
    // The standard library reads them from there, and takes it for granted that it can.
    if access("/proc/self/cmdline", R_OK) != 0 { throw .last }
    if CommandLine.argc == 0 { _ = try FileDescriptor("/proc/self/cmdline", for: .reading) }
    #endif
    var words: [String] = []
    for index in 0..<Int(CommandLine.argc) {
      if index > 0, let word = CommandLine.unsafeArgv[index] {
        words.append(String(systemString: word))
      }
    }
    return words
  }

  /// Makes it an error to write to a pipe that nobody reads, or beyond the limit of `ulimit -f`.
  ///
  /// Otherwise the program would end there, without a message and before it has saved anything. Call
  /// it once, before anything is written.
  ///
  /// - Returns: Whether a broken pipe would have ended the program.
  package static func makeFailedWritesErrors() -> Bool {
    signal(SIGXFSZ, SIG_IGN)
    let before = signal(SIGPIPE, SIG_IGN)
    return unsafeBitCast(before, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self)
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
