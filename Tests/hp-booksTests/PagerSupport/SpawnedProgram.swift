import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The built program, started in a session of its own.
enum SpawnedProgram {
  /// Starts the program.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments.
  ///   - environment: Its whole environment.
  ///   - input: The file that becomes standard input. The first of the files that is a terminal
  ///     becomes the program's own, on which Ctrl-C reaches it.
  ///   - output: The file that becomes standard output.
  ///   - errors: The file that becomes standard error.
  /// - Returns: The number of the process.
  /// - Throws: An expectation that failed, where the program could not be started.
  static func start(
    _ arguments: [String], _ environment: [String: String],
    input: String, output: String, errors: String
  ) throws -> pid_t {
    var actions = emptyActions()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDWR, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_RDWR | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_RDWR, 0)

    var attributes = emptyAttributes()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads that run tests have signals blocked, and pass that on.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGINT, SIGQUIT, SIGPIPE, SIGTERM] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = newSession | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))

    let path = try path
    let words = ([path] + arguments).map { strdup($0) }
    let variables = environment.map { strdup("\($0)=\($1)") }
    defer { (words + variables).forEach { free($0) } }
    var process: pid_t = 0
    let code = Inheritance.whileAlone {
      posix_spawn(&process, path, &actions, &attributes, words + [nil], variables + [nil])
    }
    try #require(code == 0)
    return process
  }

  /// The program stands beside the tests on Linux, and beside their bundle on macOS.
  static var path: String {
    get throws {
      let starts = CommandLine.arguments.prefix(1) + Bundle.allBundles.map(\.bundlePath)
      let folders = starts.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
      return try #require(
        folders.map { $0.appendingPathComponent("hp-books").path }
          .first(where: FileManager.default.isExecutableFile))
    }
  }
}

#if canImport(Darwin)
extension SpawnedProgram {
  private static let newSession = POSIX_SPAWN_SETSID

  private static func emptyActions() -> posix_spawn_file_actions_t? { nil }
  private static func emptyAttributes() -> posix_spawnattr_t? { nil }
}
#else
extension SpawnedProgram {
  /// The number of `POSIX_SPAWN_SETSID`, which the C library hides from Swift.
  private static let newSession: Int32 = 0x80

  private static func emptyActions() -> posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
  private static func emptyAttributes() -> posix_spawnattr_t { posix_spawnattr_t() }
}
#endif
