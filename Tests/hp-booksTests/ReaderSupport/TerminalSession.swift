#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

import Foundation
import TerminalKit

/// A program that runs in a pseudo-terminal, whose screen is emulated.
final class TerminalSession {
  /// Something that was waited for did not happen.
  struct Timeout: Error, CustomStringConvertible {
    let description: String
  }

  /// How a program ended.
  enum Ending: Equatable {
    case code(Int32)
    case signal(Int32)
  }

  private(set) var screen: EmulatedScreen

  /// How many bytes the program has written.
  private(set) var byteCount = 0

  /// The modes that the terminal had before the program started.
  let modesBefore: [UInt64]

  let process: pid_t

  /// Whether the system has been asked how the program ended; its number may be another's then.
  private var hasBeenReaped = false
  private var master: Int32
  private let patience: TimeInterval = 20

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - words: The path of the program and its arguments.
  ///   - environment: Its whole environment.
  ///   - size: The size of the terminal.
  ///   - input: The path of a file that takes the place of the terminal as standard input.
  /// - Throws: ``Timeout`` where it cannot be started.
  init(
    _ words: [String], environment: [String: String], size: TerminalSize, input: String? = nil
  ) throws {
    screen = EmulatedScreen(size)
    var (master, slave): (Int32, Int32) = (-1, -1)
    var window = winsize(
      ws_row: UInt16(size.rows), ws_col: UInt16(size.columns), ws_xpixel: 0, ws_ypixel: 0)
    let isOpen = Inheritance.whileAlone {
      guard openpty(&master, &slave, nil, nil, &window) == 0 else { return false }
      for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return true
    }
    guard isOpen else { throw Timeout(description: "no pseudo-terminal") }
    // A crash shall leave no image of the memory behind.
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(coreLimit, &none)
    self.master = master
    modesBefore = Self.modes(of: master)
    process = try Self.spawn(
      words, environment, terminal: TerminalRun.name(of: slave), input: input)
    // Kept open until the program has it too, or there would be no terminal in between.
    close(slave)
  }

  deinit {
    if !hasBeenReaped {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(master)
  }

  /// The modes of the terminal, for comparison.
  var modes: [UInt64] {
    Self.modes(of: master)
  }

  /// The process whose turn it is to use the terminal.
  var foregroundProcess: pid_t? {
    let group = tcgetpgrp(master)
    return group > 0 ? group : nil
  }

  /// Whether the program has ended, after a short wait.
  func hasEnded() throws -> Bool {
    read(waiting: 20)
    var information = siginfo_t()
    guard waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT) == 0 else {
      throw Timeout(description: "no such program")
    }
    return information.si_signo != 0
  }

  /// Types keys.
  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(master, bytes, bytes.count)
  }

  /// Gives the window another size.
  func resize(_ size: TerminalSize) {
    screen.resize(size)
    var window = winsize(
      ws_row: UInt16(size.rows), ws_col: UInt16(size.columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &window)
  }

  func send(_ signal: Int32) {
    kill(process, signal)
  }

  /// Closes the window.
  func closeWindow() {
    close(master)
    master = -1
  }

  /// Reads what the program writes until something is so.
  func wait(for what: String, until condition: (EmulatedScreen) -> Bool) throws {
    let deadline = Date(timeIntervalSinceNow: patience)
    while !condition(screen) {
      read(waiting: 50)
      if Date() > deadline {
        throw Timeout(description: "\(what) in:\n" + screen.rows.joined(separator: "\n"))
      }
    }
  }

  /// Reads until the program has ended.
  func ending() throws -> Ending {
    let status = try waitStatus(WNOHANG)
    hasBeenReaped = true
    read(waiting: 0)
    return status & 0x7f == 0 ? .code(status >> 8 & 0xff) : .signal(status & 0x7f)
  }

  /// Reads until the program has stopped.
  func waitForStop() throws {
    _ = try waitStatus(WNOHANG | WUNTRACED)
  }
}

extension TerminalSession {
  private static func modes(of terminal: Int32) -> [UInt64] {
    var attributes = termios()
    tcgetattr(terminal, &attributes)
    let characters = withUnsafeBytes(of: attributes.c_cc) { $0.map(UInt64.init) }
    return [attributes.c_iflag, attributes.c_oflag, attributes.c_cflag, attributes.c_lflag]
      .map { UInt64($0) } + characters
  }

  private func waitStatus(_ options: Int32) throws -> Int32 {
    let deadline = Date(timeIntervalSinceNow: patience)
    var status: Int32 = 0
    while true {
      switch waitpid(process, &status, options) {
      case process: return status
      case 0: read(waiting: 10)
      default: guard errno == EINTR else { throw SystemFailure.last }
      }
      if Date() > deadline { throw Timeout(description: "the end of the program") }
    }
  }

  private func read(waiting milliseconds: Int32) {
    var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0, request.revents & Int16(POLLIN) != 0 else {
      // A terminal that nobody has open any more is ready at once, with nothing to read.
      if request.revents != 0 { usleep(1000) }
      return
    }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = unistdRead(master, &bytes, bytes.count)
    if count > 0 {
      byteCount += count
      screen.show(Array(bytes[..<count]))
    }
  }

  private static func spawn(
    _ words: [String], _ environment: [String: String], terminal: String, input: String?
  ) throws -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The threads of a test have signals blocked, which a program would inherit.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let signalFlags = Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, signalFlags | newSession)

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that the leader of a new session opens becomes the one it belongs to.
    posix_spawn_file_actions_addopen(&actions, 1, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    if let input {
      posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    } else {
      posix_spawn_file_actions_adddup2(&actions, 1, 0)
    }

    var process: pid_t = 0
    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    let error = Inheritance.whileAlone {
      posix_spawn(&process, words[0], &actions, &attributes, arguments, variables)
    }
    guard error == 0 else { throw Timeout(description: "\(words[0]): \(error)") }
    return process
  }

  #if canImport(Darwin)
  private static let newSession = Int16(POSIX_SPAWN_SETSID)
  #else
  // The header hides it from programs that do not ask for extensions.
  private static let newSession: Int16 = 0x80
  #endif
}

#if canImport(Darwin)
private let coreLimit = RLIMIT_CORE
#else
private let coreLimit = __rlimit_resource_t(UInt32(RLIMIT_CORE.rawValue))
#endif

private func unistdRead(_ descriptor: Int32, _ bytes: inout [UInt8], _ count: Int) -> Int {
  read(descriptor, &bytes, count)
}
