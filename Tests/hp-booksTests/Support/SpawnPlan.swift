#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What the system shall do on the way from this process to another program.
struct SpawnPlan {
  #if canImport(Darwin)
  private var actions: posix_spawn_file_actions_t?
  private var attributes: posix_spawnattr_t?
  #else
  private var actions = posix_spawn_file_actions_t()
  private var attributes = posix_spawnattr_t()
  #endif

  /// The ends of pipes and terminals that belong to the program alone.
  private var handedOver: [Int32] = []

  /// Starts with a clean slate: the threads of a test run block nearly all signals, and a program
  /// would inherit that.
  init() throws {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
  }

  /// Joins a stream of the program.
  ///
  /// - Parameters:
  ///   - stream: Its descriptor in the program.
  ///   - target: What it is joined to.
  /// - Returns: The descriptor to read from, or nil where there is nothing to read.
  /// - Throws: What keeps the pipe or the terminal from being made.
  @discardableResult
  mutating func join(_ stream: Int32, to target: StreamTarget) throws -> Int32? {
    switch target {
    case .captured: return handOver(try Channel.makePipe(), as: stream)
    case .capturedWithoutWaiting: return handOver(try Channel.makePipe(waits: false), as: stream)
    case .terminal(let columns): return handOver(try .makeTerminal(columns: columns), as: stream)
    case .abandoned: close(handOver(try Channel.makePipe(), as: stream))
    case .file(let path):
      posix_spawn_file_actions_addopen(&actions, stream, path, O_RDWR | O_CREAT, 0o600)
    case .closed: posix_spawn_file_actions_addclose(&actions, stream)
    }
    return nil
  }

  /// Starts the program, and returns the number of its process.
  func spawn(_ path: String, _ words: [String], _ environment: [String: String]) throws -> pid_t {
    var process: pid_t = 0
    let code = withCStrings(words) { words in
      withCStrings(environment.map { "\($0)=\($1)" }) { environment in
        withUnsafePointer(to: actions) { actions in
          withUnsafePointer(to: attributes) { attributes in
            posix_spawn(&process, path, actions, attributes, words, environment)
          }
        }
      }
    }
    guard code == 0 else { throw SystemFailure(code: code) }
    return process
  }

  mutating func release() {
    handedOver.forEach { close($0) }
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }

  private mutating func handOver(_ channel: Channel, as stream: Int32) -> Int32 {
    posix_spawn_file_actions_adddup2(&actions, channel.writeEnd, stream)
    handedOver.append(channel.writeEnd)
    return channel.readEnd
  }

  private func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
  }
}
