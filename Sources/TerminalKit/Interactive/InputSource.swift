#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The descriptors that a full-screen program waits for: keys and signals.
struct InputSource: ~Copyable {
  /// What there is to read.
  enum Readiness {
    case nothing, something
  }

  /// What came of reading keys.
  enum Reading {
    case bytes([UInt8])
    case nothing
    case end
  }

  /// The terminal that keys are read from.
  let keys: Int32

  private let signals: Int32

  /// Finds a terminal to read from: standard input, or the one that the process belongs to.
  ///
  /// Nil comes back where there is none.
  init?() {
    guard let keys = Self.openKeys() else { return nil }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    self.keys = keys
    signals = ends[0]
    HandlerMemory.shared.pointee.pipe = ends[1]
    HandlerMemory.shared.pointee.input = keys
  }

  /// Waits until there is something to read, or for a time.
  ///
  /// - Parameter milliseconds: The longest wait, or nil for as long as it takes.
  /// - Returns: Whether there is something.
  func wait(milliseconds: Int32?) -> Readiness {
    var requests = [keys, signals].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    return poll(&requests, 2, milliseconds ?? -1) == 0 ? .nothing : .something
  }

  /// The numbers of the signals that have come.
  func readSignals() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(signals, &bytes, bytes.count)
    return count > 0 ? bytes[..<count].map(Int32.init) : []
  }

  /// What has been typed.
  func readKeys() -> Reading {
    var request = pollfd(fd: keys, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 0) > 0 else { return .nothing }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(keys, &bytes, bytes.count)
    if count > 0 { return .bytes(Array(bytes[..<count])) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? .nothing : .end
  }
}

extension InputSource {
  private static func openKeys() -> Int32? {
    if isatty(STDIN_FILENO) == 1 { return STDIN_FILENO }
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    return terminal < 0 ? nil : terminal
  }
}
