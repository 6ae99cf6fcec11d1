import CLibrary

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
/// It inherits the standard streams and the environment of this process, but not the signals that
/// this process ignores: those have their default effect.
package struct ChildProcess {
  let number: pid_t

  /// Starts a program, looked up in `PATH` unless it contains a slash, with its arguments, and with
  /// variables in place of those of the same names here.
  package init(
    _ words: [String], input: Descriptor? = nil, variables: [String: String] = [:]
  ) throws(Errno) {
    // Where it is ignored, the system does not tell how the program ends (POSIX, `waitpid`).
    signal(SIGCHLD, nil)
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
    let inherited = Self.inherited(without: Array(variables.keys))
    let arguments = words.map { $0.withSystemString { strdup($0) } }
    let added = variables.map { "\($0)=\($1)".withSystemString { strdup($0) } }
    defer { for copy in arguments + added { free(copy) } }
    var process: pid_t = 0
    let code = posix_spawnp(
      &process, words[0], &actions, &attributes, arguments + [nil], inherited + added + [nil])
    guard code == 0 else { throw Errno(rawValue: code) }
    number = process
  }

  package func wait() -> ChildExit {
    var status: Int32 = 0
    _ = try? Errno.retrying { waitpid(number, &status, 0) }
    return ChildExit(waitStatus: status)
  }
}

extension ChildProcess {
  private static func inherited(without names: [String]) -> [UnsafeMutablePointer<CChar>?] {
    guard let variables = environmentVariables() else { return [] }
    var count = 0
    while variables[count] != nil { count += 1 }
    return UnsafeBufferPointer(start: variables, count: count).filter { variable in
      guard let variable else { return false }
      return !names.contains { strncmp(variable, "\($0)=", $0.utf8.count + 1) == 0 }
    }
  }
}

/// A pipe to another program, whose writing end never blocks, and whose open ends are closed when
/// it goes out of scope.
package struct Pipe: ~Copyable {
  package let readingEnd: Descriptor
  package let writingEnd: Descriptor

  private var reader: FileDescriptor?
  private var writer: FileDescriptor?

  package init() throws(Errno) {
    (readingEnd, writingEnd) = try Descriptor.openPipe()
    writingEnd.setNonBlocking()
    reader = FileDescriptor(owning: readingEnd)
    writer = FileDescriptor(owning: writingEnd)
  }

  package mutating func closeReadingEnd() { reader = nil }

  /// Lets the other program reach the end.
  package mutating func closeWritingEnd() { writer = nil }
}

// What happens to signals while another program has the terminal.

/// Signals that end this process only after the program that has the terminal.
///
/// If this process ended at once, the shell would read its next command from the terminal while the
/// program still reads keys from it. So the program gets the signal too, and this process waits.
package struct ForwardedSignals {
  private let actions: ReplacedActions

  /// Holds the signals back from now on, but for those that this process was started to ignore, as
  /// by `nohup`.
  package init(_ signals: [Signal]) {
    ForwardingMemory.shared.initialize(to: ForwardingMemory())
    actions = ReplacedActions(of: signals, by: forwardSignal)
    let ignored = unsafeBitCast(ignoringHandler(), to: Int.self)
    for (number, address) in actions.addresses where address == ignored {
      signal(number.rawValue, ignoringHandler())
    }
  }

  /// Passes them on, including one that has already come, to the program that has the terminal.
  package func forward(to child: ChildProcess) {
    ForwardingMemory.shared.pointee.child = child.number
    let received = ForwardingMemory.shared.pointee.received
    if received != 0 { kill(child.number, received) }
  }

  /// Restores their actions when the program has ended, and takes the action of one that has come.
  package func answer() {
    ForwardingMemory.shared.pointee.child = 0
    actions.restore()
    let received = ForwardingMemory.shared.pointee.received
    if received != 0 { kill(getpid(), received) }
  }
}

/// What signals did before this process ignored or held them back, until that is restored.
package struct ReplacedActions {
  /// The address of each signal's handler.
  ///
  /// Not an optional function: the address for an ignored signal is 1, which Swift uses as the nil
  /// of an optional of an optional function, so a loop over a list of them would end there.
  fileprivate let addresses: [(signal: Signal, address: Int)]

  package init(ignoring signals: [Signal]) { self.init(of: signals, by: ignoringHandler()) }

  fileprivate init(of signals: [Signal], by handler: SignalHandler) {
    addresses = signals.map { number in
      (number, unsafeBitCast(signal(number.rawValue, handler), to: Int.self))
    }
  }

  package func restore() {
    for (number, address) in addresses {
      signal(number.rawValue, unsafeBitCast(address, to: SignalHandler?.self))
    }
  }
}

/// The memory that the handler may touch: a plain block, allocated before it is installed.
private struct ForwardingMemory {
  /// The program that has the terminal, or 0 while there is none.
  var child: pid_t = 0

  /// The signal that has come last, or 0 for none.
  var received: Int32 = 0

  // Only the thread that waits for the program writes here, and the handler interrupts it.
  nonisolated(unsafe) static let shared = UnsafeMutablePointer<ForwardingMemory>.allocate(
    capacity: 1)
}

/// Passes a signal on; global, because C accepts only such functions.
private func forwardSignal(_ number: Int32) {
  let errorBefore = errorNumber()
  ForwardingMemory.shared.pointee.received = number
  let child = ForwardingMemory.shared.pointee.child
  if child != 0 { kill(child, number) }
  setErrorNumber(errorBefore)
}
