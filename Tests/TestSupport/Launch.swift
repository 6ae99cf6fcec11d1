import Foundation

/// What one of the three streams of a program is joined to.
package enum StreamTarget: Equatable, Sendable {
  /// A pipe that the test reads to its end.
  case captured

  /// A pipe that refuses bytes while it is full, as some programs leave theirs.
  case capturedWithoutWaiting

  /// A pipe that nobody reads any more.
  case abandoned

  /// A terminal that is so many columns wide, which the test reads to its end.
  case terminal(columns: Int)

  /// A file that is opened for reading and writing.
  case file(String)

  /// Nothing: the descriptor is not open.
  case closed

  /// A file that is empty, and swallows everything.
  package static let null = StreamTarget.file("/dev/null")
}

/// A program about to be started, with everything that it is given.
///
/// Every process of the tests is started here. Foundation's `Process` would do for the simple ones,
/// but it closes no stream, leads no session and passes on the signals that the threads of a test
/// have blocked.
package struct Launch {
  package var path: String

  /// Its arguments, without its own name.
  package var arguments: [String]

  /// Its whole environment.
  package var environment: [String: String]

  package var input: StreamTarget
  package var output: StreamTarget
  package var errors: StreamTarget

  /// Whether the program leads a session of its own.
  ///
  /// The first of its streams that is the path of a terminal is then the terminal that it belongs
  /// to, on which Ctrl-C reaches it.
  package var leadsSession = false

  /// Describes a program that is given nothing but what is said here.
  package init(
    path: String, arguments: [String] = [], environment: [String: String] = [:],
    input: StreamTarget = .null, output: StreamTarget = .captured,
    errors: StreamTarget = .captured
  ) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
    self.input = input
    self.output = output
    self.errors = errors
  }

  /// Starts the program, and leaves it running.
  ///
  /// Nothing else is started from the making of a pipe to the start of its program, so that no
  /// program of another test inherits the pipe and keeps it open.
  package func start() throws -> RunningProgram {
    try Inheritance.whileAlone {
      var plan = SpawnPlan(leadsSession: leadsSession)
      defer { plan.release() }
      let input = try plan.join(0, to: input)
      let output = try plan.join(1, to: output)
      let errors = try plan.join(2, to: errors)
      do {
        let process = try plan.spawn(path, [path] + arguments, environment)
        return RunningProgram(process: process, input: input, output: output, errors: errors)
      } catch {
        [input, output, errors].compactMap(\.self).forEach { close($0) }
        throw error
      }
    }
  }

  /// Runs the program to its end.
  package func run() throws -> ProgramResult { try start().finish() }
}

/// What the system shall do on the way from this process to another program.
private struct SpawnPlan {
  #if canImport(Darwin)
  private var actions: posix_spawn_file_actions_t?
  private var attributes: posix_spawnattr_t?
  private static let newSession = POSIX_SPAWN_SETSID
  #else
  private var actions = posix_spawn_file_actions_t()
  private var attributes = posix_spawnattr_t()

  /// The number of `POSIX_SPAWN_SETSID`, which the C library hides from Swift.
  private static let newSession: Int32 = 0x80
  #endif

  /// The ends of pipes and terminals that belong to the program alone.
  private var handedOver: [Int32] = []

  /// Starts with a clean slate: the threads of a test run block nearly all signals, and a program
  /// would inherit that.
  init(leadsSession: Bool) {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags =
      POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | (leadsSession ? Self.newSession : 0)
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  /// Joins a stream of the program, and returns the descriptor to read from if there is one.
  mutating func join(_ stream: Int32, to target: StreamTarget) throws -> Int32? {
    switch target {
    case .captured, .capturedWithoutWaiting, .abandoned:
      let pipe = try RawPipe()
      if target == .capturedWithoutWaiting { pipe.refuseToWaitForReader() }
      handOver(pipe.writeEnd, as: stream)
      if target == .abandoned { pipe.closeReadEnd() }
      return target == .abandoned ? nil : pipe.readEnd
    case .terminal(let columns):
      let terminal = try PseudoTerminal(columns: columns)
      try terminal.passBytesOnAsTheyAre()
      handOver(terminal.terminal, as: stream)
      return terminal.window
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

  private mutating func handOver(_ descriptor: Int32, as stream: Int32) {
    posix_spawn_file_actions_adddup2(&actions, descriptor, stream)
    handedOver.append(descriptor)
  }

  private func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
  }
}
