#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
// Musl declares the environment as a plain variable; it is only read here.
@preconcurrency import Musl
#else
import Darwin
#endif

/// The calls that start a program and wait for it.
extension CLibrary {
  /// Starts a program that is looked for along `PATH`.
  ///
  /// - Parameters:
  ///   - words: The program and its arguments.
  ///   - input: The descriptor that becomes its standard input, or nil to leave it ours.
  ///   - additions: Variables that are added to its environment.
  /// - Returns: The number of the process.
  /// - Throws: ``ChildProcessError`` where there is no such program or it cannot be run.
  static func start(
    _ words: [String], input: Int32?, additions: [String: String]
  ) throws(ChildProcessError) -> Int32 {
    var process: pid_t = 0
    var actions = fileActions(input: input)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var attributes = usualSignals()
    defer { posix_spawnattr_destroy(&attributes) }
    let code = withCStrings(words) { arguments in
      withCStrings(additions.map { "\($0)=\($1)" }) { variables in
        posix_spawnp(
          &process, words[0], &actions, &attributes, arguments + [nil],
          inheritedVariables + variables + [nil])
      }
    }
    guard code == 0 else { throw ChildProcessError(code: code) }
    return process
  }

  /// Waits until a process has ended.
  ///
  /// - Parameter process: The number of the process.
  /// - Returns: The status in the form the system has it, or nil where nobody knows it, as when
  ///   this process was started in such a way that the system forgets its children.
  static func waitForEnd(of process: Int32) -> Int32? {
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1 {
      guard errno == EINTR else { return nil }
    }
    return status
  }
}

extension CLibrary {
  private static func fileActions(input: Int32?) -> FileActions {
    var actions = emptyFileActions()
    posix_spawn_file_actions_init(&actions)
    if let input { posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) }
    return actions
  }

  /// What this process ignores or blocks for its own sake is none of the child's business.
  private static func usualSignals() -> SpawnAttributes {
    var attributes = emptySpawnAttributes()
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
}

// The types that describe a start are structures on Linux and pointers on macOS.
#if canImport(Darwin)
extension CLibrary {
  private typealias FileActions = posix_spawn_file_actions_t?
  private typealias SpawnAttributes = posix_spawnattr_t?

  private static func emptyFileActions() -> FileActions { nil }
  private static func emptySpawnAttributes() -> SpawnAttributes { nil }
}
#else
extension CLibrary {
  private typealias FileActions = posix_spawn_file_actions_t
  private typealias SpawnAttributes = posix_spawnattr_t

  private static func emptyFileActions() -> FileActions { FileActions() }
  private static func emptySpawnAttributes() -> SpawnAttributes { SpawnAttributes() }
}
#endif
