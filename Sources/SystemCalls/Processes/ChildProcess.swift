#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
// Musl declares the environment as a mutable variable; it is only read here.
@preconcurrency import Musl
#else
import Darwin
#endif

/// How a program ended.
package enum ChildExit: Equatable, Sendable {
  /// By itself, with this exit code: 0 for success, at most 255.
  case code(Int32)

  case signal(Signal)

  /// Decodes the wait status of a process that has ended, as `WIFEXITED` and the other macros of C
  /// do on Linux and macOS; Swift does not import them.
  package init(waitStatus: Int32) {
    let signal = waitStatus & 0x7f
    self = signal == 0 ? .code(waitStatus >> 8 & 0xff) : .signal(Signal(rawValue: signal))
  }
}

/// A program that this process has started, with no shell in between.
///
///     let child = try ChildProcess(["less", "-S"])
///     child.wait()  // .code(0) when the user has quit
///
/// It inherits the standard streams and the environment of this process, but not the signals that
/// this process ignores: those have their default effect.
package struct ChildProcess {
  let number: pid_t

  /// Starts a program, looked up in `PATH` unless it contains a slash, with its arguments, and with
  /// variables in place of those of the same names here.
  package init(
    _ words: [String], input: Descriptor? = nil, variables: [String: String] = [:]
  ) throws(Errno) {
    number = try Self.start(words, input: input, variables: variables)
  }

  /// Waits until the program has ended; success is assumed if this process was started ignoring
  /// `SIGCHLD`, since the system then does not tell (POSIX, `waitpid`: `ECHILD`).
  package func wait() -> ChildExit {
    var status: Int32 = 0
    let ended = try? Errno.retrying { waitpid(number, &status, 0) }
    return ended == nil ? .code(0) : ChildExit(waitStatus: status)
  }
}

extension ChildProcess {
  private static func start(
    _ words: [String], input: Descriptor?, variables: [String: String]
  ) throws(Errno) -> pid_t {
    // POSIX leaves these types open: they are pointers on macOS and structures on Linux.
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input { posix_spawn_file_actions_adddup2(&actions, input.rawValue, STDIN_FILENO) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The child does not inherit what this process ignores or blocks for its own purposes.
    var (defaults, blocked) = (sigset_t(), sigset_t())
    sigemptyset(&defaults)
    sigemptyset(&blocked)
    for signal in [SIGINT, SIGQUIT, SIGPIPE, SIGXFSZ] { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    let inherited = inheritedVariables(without: Array(variables.keys))
    var process: pid_t = 0
    let code = withCStrings(words) { arguments in
      withCStrings(variables.map { "\($0)=\($1)" }) { variables in
        posix_spawnp(
          &process, words[0], &actions, &attributes, arguments + [nil],
          inherited + variables + [nil])
      }
    }
    guard code == 0 else { throw Errno(rawValue: code) }
    return process
  }

  private static func inheritedVariables(
    without names: [String]
  ) -> [UnsafeMutablePointer<CChar>?] {
    // No header of macOS declares `environ`.
    #if canImport(Darwin)
    let variables = _NSGetEnviron().pointee
    #else
    let variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #endif
    guard let variables else { return [] }
    var count = 0
    while variables[count] != nil { count += 1 }
    return UnsafeBufferPointer(start: variables, count: count).filter { variable in
      guard let variable else { return false }
      return !names.contains { strncmp(variable, "\($0)=", $0.utf8.count + 1) == 0 }
    }
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { $0.withSystemString { strdup($0) } }
    defer { copies.forEach { free($0) } }
    return body(copies)
  }
}
