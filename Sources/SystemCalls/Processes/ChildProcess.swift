#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
// Musl declares the environment as a plain variable; it is only read here.
@preconcurrency import Musl
#else
import Darwin
#endif

/// How a program ended.
package enum ChildExit: Equatable, Sendable {
  /// By itself, with this exit code, from 0 for success to 255.
  case code(Int32)

  /// By a signal.
  case signal(Signal)

  /// Reads the status that the system keeps of a process that has ended.
  ///
  ///     ChildExit(waitStatus: 0x0300)  // .code(3)
  ///     ChildExit(waitStatus: 0x0002)  // .signal(.interrupt)
  ///
  /// - Parameter waitStatus: The signal in the lowest seven bits, or else the exit code in the
  ///   byte above them.
  package init(waitStatus: Int32) {
    let signal = waitStatus & 0x7f
    self = signal == 0 ? .code(waitStatus >> 8 & 0xff) : .signal(Signal(rawValue: signal))
  }
}

/// A program that this process has started, with no shell in between.
///
///     let child = try ChildProcess(["less", "-S"])
///     child.wait()  // .code(0) when the reader has quit
///
/// It gets the standard streams of this process, its environment, and the usual effect of the
/// signals that this process may be ignoring.
package struct ChildProcess {
  private let number: pid_t

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - words: The program, looked for along `PATH` unless it holds a slash, and its arguments.
  ///   - input: A descriptor that becomes its standard input, or nil for that of this process.
  ///   - fallbacks: Variables for its environment where this process has not set them itself.
  /// - Throws: The reason why there is no such program or it cannot be run.
  package init(
    _ words: [String], input: Descriptor? = nil, defaultVariables fallbacks: [String: String] = [:]
  ) throws(Errno) {
    let additions = fallbacks.filter { Environment.ofProcess[$0.key] == nil }
    number = try Self.start(words, input: input, additions: additions)
  }

  /// Waits until the program has ended.
  ///
  /// - Returns: How it ended. Where the system has forgotten that, as it does in a process that
  ///   was started to ignore its children, it is said to have gone well.
  package func wait() -> ChildExit {
    var status: Int32 = 0
    while waitpid(number, &status, 0) == -1 {
      guard errno == EINTR else { return .code(0) }
    }
    return ChildExit(waitStatus: status)
  }
}

extension ChildProcess {
  private static func start(
    _ words: [String], input: Descriptor?, additions: [String: String]
  ) throws(Errno) -> pid_t {
    var process: pid_t = 0
    var actions = fileActions(input: input)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var attributes = defaultSignals()
    defer { posix_spawnattr_destroy(&attributes) }
    let code = withCStrings(words) { arguments in
      withCStrings(additions.map { "\($0)=\($1)" }) { variables in
        posix_spawnp(
          &process, words[0], &actions, &attributes, arguments + [nil],
          inheritedVariables + variables + [nil])
      }
    }
    guard code == 0 else { throw Errno(rawValue: code) }
    return process
  }

  private static func fileActions(input: Descriptor?) -> FileActions {
    var actions = emptyFileActions
    posix_spawn_file_actions_init(&actions)
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input.rawValue, STDIN_FILENO)
    }
    return actions
  }

  /// What this process ignores or blocks for its own sake is none of the child's business.
  private static func defaultSignals() -> SpawnAttributes {
    var attributes = emptySpawnAttributes
    posix_spawnattr_init(&attributes)
    var defaults = sigset_t()
    sigemptyset(&defaults)
    var blocked = defaults
    sigemptyset(&blocked)
    for signal in [SIGINT, SIGQUIT, SIGPIPE] { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    return attributes
  }

  private static var inheritedVariables: [UnsafeMutablePointer<CChar>?] {
    let variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    guard let variables else { return [] }
    var count = 0
    while variables[count] != nil { count += 1 }
    return Array(UnsafeBufferPointer(start: variables, count: count))
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies)
  }

  // The types that describe a start are structures on Linux and pointers on macOS.
  #if canImport(Darwin)
  private typealias FileActions = posix_spawn_file_actions_t?
  private typealias SpawnAttributes = posix_spawnattr_t?

  private static var emptyFileActions: FileActions { nil }
  private static var emptySpawnAttributes: SpawnAttributes { nil }
  #else
  private typealias FileActions = posix_spawn_file_actions_t
  private typealias SpawnAttributes = posix_spawnattr_t

  private static var emptyFileActions: FileActions { FileActions() }
  private static var emptySpawnAttributes: SpawnAttributes { SpawnAttributes() }
  #endif
}
