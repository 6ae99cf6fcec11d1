import DisplayText
package import Foundation
package import TerminalKit

/// A program in a pseudo-terminal of its own, whose window is emulated.
///
/// Everything is waited for by what appears in the window, and what does not appear in time is told
/// with what does.
package final class TerminalSession {
  /// Something that was waited for did not happen.
  package struct TimedOut: Error, CustomStringConvertible {
    package let description: String
  }

  /// Everything that the program has written, as it arrived.
  package private(set) var output: [UInt8] = []

  /// The modes that the terminal had before the program started.
  package let modesBefore: [UInt64]

  /// The number of the program's process.
  package let process: pid_t

  private let terminalPath: String
  private var window: Int32
  private var emulatedScreen: EmulatedScreen
  private var emulatedCount = 0

  /// Whether the system has been asked how the program ended; its number may be another's then.
  private var hasBeenReaped = false

  /// Starts a program in a terminal, which without a size does not know it.
  package init(
    path: String, arguments: [String], environment: [String: String], size: TerminalSize?,
    input: StreamTarget? = nil, output: StreamTarget? = nil
  ) throws {
    Self.leaveNoCoreBehind
    let pair = try PseudoTerminal(columns: size?.columns ?? 0, rows: size?.rows ?? 0)
    // Kept open until the program has it too, or there would be no terminal in between.
    defer { close(pair.terminal) }
    window = pair.window
    emulatedScreen = EmulatedScreen(size ?? .default)
    modesBefore = Self.modes(of: window)
    do {
      terminalPath = try pair.path
      let terminal = StreamTarget.file(terminalPath)
      var launch = Launch(
        path: path, arguments: arguments, environment: environment, input: input ?? terminal,
        output: output ?? terminal, errors: terminal)
      launch.leadsSession = true
      process = try launch.start().process
    } catch {
      close(pair.window)
      throw error
    }
  }

  deinit {
    if !hasBeenReaped {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    if window >= 0 { close(window) }
  }

  /// What the window shows.
  package var screen: EmulatedScreen {
    emulatedScreen.show(Array(output[emulatedCount...]))
    emulatedCount = output.count
    return emulatedScreen
  }

  /// Everything that the program has written, with its line ends as it wrote them.
  package var text: String {
    String(decoding: output, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
  }

  /// The modes of the terminal, for comparison.
  package var modes: [UInt64] { Self.modes(of: window) }

  /// The process whose turn it is to use the terminal.
  package var foregroundProcess: pid_t? {
    let group = tcgetpgrp(window)
    return group > 0 ? group : nil
  }
}

// MARK: - What a user does

extension TerminalSession {
  package func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(window, bytes, bytes.count)
  }

  /// Gives the window another size.
  package func resize(_ size: TerminalSize) {
    var resized = screen
    resized.resize(size)
    emulatedScreen = resized
    var size = winsize(
      ws_row: UInt16(size.rows), ws_col: UInt16(size.columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(window, UInt(TIOCSWINSZ), &size)
  }

  package func send(_ signal: Int32) { kill(process, signal) }

  /// Types a key again and again, and reads nothing, until the program can write no more.
  package func blockOutput(typing key: String) throws {
    let deadline = ContinuousClock.now + RunningProgram.patience
    let terminal = open(terminalPath, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0 else { throw SystemFailure.last }
    defer { close(terminal) }
    // A program that writes in vain reads no keys.
    var momentsWithUnreadKeys = 0
    while momentsWithUnreadKeys < 25 {
      if momentsWithUnreadKeys == 0 { type(key) }
      usleep(20_000)
      var unread: Int32 = 0
      _ = ioctl(terminal, UInt(FIONREAD), &unread)
      momentsWithUnreadKeys = unread > 0 ? momentsWithUnreadKeys + 1 : 0
      if ContinuousClock.now > deadline { throw timedOut(waitingFor: "a full terminal") }
    }
  }

  /// Waits until the program has ended, and reads nothing of what it writes.
  package func endingUnread() throws -> ProgramResult.Ending {
    let deadline = ContinuousClock.now + RunningProgram.patience
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      if ContinuousClock.now > deadline { throw timedOut(waitingFor: "the end of the program") }
      usleep(1_000)
    }
    hasBeenReaped = true
    return ProgramResult.Ending(waitStatus: status)
  }

  package func closeWindow() {
    close(window)
    window = -1
  }
}

// MARK: - Waiting

extension TerminalSession {
  /// Reads what the program writes until something is so.
  package func wait(for what: String, until condition: (EmulatedScreen) -> Bool) throws {
    let deadline = ContinuousClock.now + RunningProgram.patience
    while !condition(screen) {
      readMore(waiting: 50)
      if ContinuousClock.now > deadline { throw timedOut(waitingFor: what) }
    }
  }

  package func ending() throws -> ProgramResult.Ending {
    let status = try waitStatus(WNOHANG, "the end of the program")
    hasBeenReaped = true
    // All that it wrote is there now, but it comes in pieces.
    while readMore(waiting: 0) == .bytes {}
    return ProgramResult.Ending(waitStatus: status)
  }

  /// Reads until the program has stopped.
  package func waitForStop() throws {
    _ = try waitStatus(WNOHANG | WUNTRACED, "the program to stop")
  }

  /// Types, and reads until the last program on the terminal is gone.
  ///
  /// Each is typed as soon as its text has appeared, and again whenever nothing happens, as people
  /// do: a key that comes just before a program waits for it may be lost. All of it has to be
  /// typed.
  package func finish(typing: [(after: String, keys: String)] = []) throws -> ProgramResult {
    let deadline = ContinuousClock.now + RunningProgram.patience
    var due = typing[...]
    var last: String?
    var arrival = Arrival.nothing
    repeat {
      arrival = readMore(waiting: 250)
      if let next = due.first, arrival != .end, text.contains(next.after) {
        last = next.keys
        due.removeFirst()
        type(next.keys)
      } else if arrival == .nothing, let last {
        type(last)
      }
      if ContinuousClock.now > deadline { throw timedOut(waitingFor: "the end of the program") }
    } while arrival != .end
    if let next = due.first { throw timedOut(waitingFor: next.after) }
    return try ProgramResult(output: text, ending: ending())
  }

  private func timedOut(waitingFor what: String) -> TimedOut {
    TimedOut(description: "waited for \(what), but found:\n\(screen.rows.joined(separator: "\n"))")
  }

  private func waitStatus(_ options: Int32, _ what: String) throws -> Int32 {
    let deadline = ContinuousClock.now + RunningProgram.patience
    var status: Int32 = 0
    while true {
      switch waitpid(process, &status, options) {
      case process: return status
      case 0:
        // A terminal that nobody has open any more is ready at once, with nothing to read.
        if readMore(waiting: 10) == .end { usleep(1000) }
      default: guard errno == EINTR else { throw SystemFailure.last }
      }
      if ContinuousClock.now > deadline { throw timedOut(waitingFor: what) }
    }
  }

  private enum Arrival { case bytes, nothing, end }

  @discardableResult
  private func readMore(waiting milliseconds: Int32) -> Arrival {
    var request = pollfd(fd: window, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return .nothing }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(window, &bytes, bytes.count)
    // The end is an error on Linux, and no bytes elsewhere.
    guard count > 0 else { return .end }
    output += bytes[..<count]
    return .bytes
  }
}

// MARK: - Modes and limits

extension TerminalSession {
  private static func modes(of terminal: Int32) -> [UInt64] {
    var attributes = termios()
    tcgetattr(terminal, &attributes)
    let characters = withUnsafeBytes(of: attributes.c_cc) { $0.map(UInt64.init) }
    return [attributes.c_iflag, attributes.c_oflag, attributes.c_cflag, attributes.c_lflag]
      .map { UInt64($0) } + characters
  }

  /// A crash that a test asks for shall leave no image of the memory behind.
  private static let leaveNoCoreBehind: Void = {
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Darwin)
    setrlimit(RLIMIT_CORE, &none)
    #else
    setrlimit(__rlimit_resource_t(UInt32(RLIMIT_CORE.rawValue)), &none)
    #endif
  }()
}
