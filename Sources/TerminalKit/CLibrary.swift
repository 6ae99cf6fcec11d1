#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The calls into the C library, with their numbers and pointers turned into values.
enum CLibrary {
  /// The number of the error that a pipe without a reader gives.
  static let brokenPipe = EPIPE

  /// The value of an environment variable, or nil where it is not set.
  static func environmentVariable(_ name: String) -> String? {
    // Passing the name itself copies it, and eighteen copies took a sixteenth of `--version`.
    name.withCString { getenv($0) }.map { String(cString: $0) }
  }

  /// The system's words for an error number.
  static func message(for code: Int32) -> String {
    strerror(code).map { String(cString: $0).madeVisible() } ?? String(code)
  }

  /// Ends the process.
  static func exitProcess(_ code: Int32) -> Never {
    exit(code)
  }

  /// Makes a write beyond the limit for file sizes an error instead of the end of the process.
  static func ignoreFileSizeSignal() {
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Whether a descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// How many columns the terminal at a descriptor has, or nil where that is not known.
  static func columns(of descriptor: Int32) -> Int? {
    size(of: descriptor).flatMap { $0.ws_col > 0 ? Int($0.ws_col) : nil }
  }

  /// How many rows the terminal at a descriptor has, or nil where that is not known.
  static func rows(of descriptor: Int32) -> Int? {
    size(of: descriptor).flatMap { $0.ws_row > 0 ? Int($0.ws_row) : nil }
  }

  /// Whether a descriptor is in use.
  static func isOpen(_ descriptor: Int32) -> Bool {
    fcntl(descriptor, F_GETFD) != -1
  }

  /// Gives the lowest free descriptor to the null device, for good.
  static func openNullDeviceForReading() {
    _ = open("/dev/null", O_RDONLY)
  }

  /// Writes what a descriptor takes at once.
  static func writeOnce(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> WriteOutcome {
    let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    return count > 0 ? .wrote(count) : outcome(ofError: count == 0 ? EIO : errno)
  }

  /// Returns when a descriptor takes bytes again, or earlier.
  static func waitUntilWritable(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }
}

extension CLibrary {
  private static func size(of descriptor: Int32) -> winsize? {
    var size = winsize()
    return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
  }

  private static func outcome(ofError code: Int32) -> WriteOutcome {
    switch code {
    case EINTR: .interrupted
    case EAGAIN, EWOULDBLOCK: .notReady
    case EPIPE: .failed(.readerIsGone)
    default: .failed(.system(code: code))
    }
  }
}
