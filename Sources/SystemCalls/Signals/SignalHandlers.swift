#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Which signals a full-screen program handles, and how.
///
/// Signals that the program can answer are relayed to it, through the pipe of ``TerminalInput``.
/// Where it cannot or does not, the handlers themselves give the terminal back.
package enum SignalHandlers {
  /// What handlers write where the program can write nothing more.
  package struct EmergencyOutput: @unchecked Sendable {
    fileprivate let leavingScreen: UnsafeBufferPointer<UInt8>
    fileprivate let crashMessage: UnsafeBufferPointer<UInt8>

    /// Makes texts that a handler can still read when all else has gone; they are never freed.
    ///
    /// - Parameters:
    ///   - leavingScreen: What gives the screen back, for standard output.
    ///   - crashMessage: What to say where the program crashes, on standard error.
    package init(leavingScreen: StaticString, crashMessage: String) {
      self.leavingScreen = UnsafeBufferPointer(
        start: leavingScreen.utf8Start, count: leavingScreen.utf8CodeUnitCount)
      let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: crashMessage.utf8.count)
      _ = bytes.initialize(from: crashMessage.utf8)
      self.crashMessage = UnsafeBufferPointer(bytes)
    }
  }

  /// Installs all handlers.
  ///
  /// A signal that the program was started to ignore, as by `nohup`, stays ignored.
  ///
  /// - Parameter emergencyOutput: What handlers write.
  package static func install(_ emergencyOutput: EmergencyOutput) {
    HandlerMemory.shared.pointee.emergencyOutput = emergencyOutput
    provideStackForCrashes()
    for number in terminations {
      install(answerTermination, for: number, unlessIgnored: true)
    }
    for number in crashes { install(answerCrash, for: number, flags: SA_ONSTACK) }
    install(relaySignal, for: SIGTSTP, unlessIgnored: true)
    install(relaySignal, for: SIGWINCH)
    install(relayContinuation, for: SIGCONT)
  }

  /// Puts back what was there before.
  package static func remove() {
    for number in terminations + crashes + [SIGTSTP, SIGWINCH, SIGCONT] {
      sigaction(number, HandlerMemory.shared.pointee.previousActions + Int(number), nil)
    }
  }

  /// Whether a signal that ends the program has come and not yet done so.
  package static var isTerminating: Bool {
    HandlerMemory.shared.pointee.isTerminating
  }

  /// How often the process went on after it was stopped.
  package static var continuationCount: Int {
    HandlerMemory.shared.pointee.continuationCount
  }

  /// The modes that a handler has to put in force again, or nil while they are in force.
  package static var modesToRestore: TerminalModes? {
    get { HandlerMemory.shared.pointee.modes }
    set { HandlerMemory.shared.pointee.modes = newValue }
  }

  /// Says where signals are told, and which terminal handlers have to give back.
  static func relaySignals(to pipe: Descriptor, of terminal: Descriptor) {
    HandlerMemory.shared.pointee.pipe = pipe
    HandlerMemory.shared.pointee.terminal = terminal
  }
}

extension SignalHandlers {
  /// The signals that end a program and that it can still answer.
  private static let terminations = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2,
  ]

  private static let crashes = [SIGSEGV, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGABRT]

  private static func install(
    _ handler: @escaping @convention(c) (Int32) -> Void, for number: Int32, flags: Int32 = 0,
    unlessIgnored: Bool = false
  ) {
    let previous = HandlerMemory.shared.pointee.previousActions + Int(number)
    sigaction(number, nil, previous)
    if unlessIgnored, previous.pointee.isIgnoring { return }
    var action = sigaction()
    action.call(handler)
    action.sa_flags = flags
    sigaction(number, &action, nil)
  }

  /// A stack that has overflowed has no room for a handler.
  private static func provideStackForCrashes() {
    let size = 1 << 16
    let memory = HandlerMemory.shared
    let space =
      memory.pointee.crashStack
      ?? UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    memory.pointee.crashStack = space
    var stack = stack_t()
    stack.ss_sp = space
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }
}

// MARK: - What handlers do

/// What signal handlers may touch.
///
/// A handler can take no argument, so there has to be one place that it and the program share.
/// It is a plain block of memory, made before the first handler is installed: a handler must
/// neither allocate, nor lock, nor be the first to ask for a lazy value.
private struct HandlerMemory {
  /// Where a handler writes the number of its signal.
  var pipe = Descriptor(rawValue: -1)

  /// The terminal that keys are read from, whose modes are to be restored.
  var terminal = Descriptor(rawValue: -1)

  /// Where handlers of crashes run; made once and kept, since a crash may come at any time.
  var crashStack: UnsafeMutableRawPointer?

  var modes: TerminalModes?
  var isTerminating = false
  var continuationCount = 0
  var emergencyOutput: SignalHandlers.EmergencyOutput?

  /// What was to be done about each signal before a handler was installed, by its number.
  let previousActions: UnsafeMutablePointer<sigaction>

  // Only the thread that runs the full-screen program writes here, and handlers interrupt it.
  nonisolated(unsafe) static let shared: UnsafeMutablePointer<HandlerMemory> = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    actions.initialize(repeating: sigaction(), count: 65)
    let memory = UnsafeMutablePointer<HandlerMemory>.allocate(capacity: 1)
    memory.initialize(to: HandlerMemory(previousActions: actions))
    return memory
  }()
}

// What is done at the very moment a signal comes: only what is safe in the middle of anything else,
// so no allocation, no lock, no text. C takes nothing but global functions.

/// Tells the program of a signal.
private func relaySignal(_ number: Int32) {
  let errorBefore = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(HandlerMemory.shared.pointee.pipe.rawValue, &byte, 1)
  errno = errorBefore
}

/// Also counts, so that the program can tell a stop from none.
private func relayContinuation(_ number: Int32) {
  HandlerMemory.shared.pointee.continuationCount += 1
  relaySignal(number)
}

/// Asks the program to end; ends it itself where the program does not listen.
private func answerTermination(_ number: Int32) {
  // A closed window may tell of it twice; any other second signal means that nobody listens.
  if HandlerMemory.shared.pointee.isTerminating, number != SIGHUP {
    restoreTerminal()
    Signal(rawValue: number).raiseWithDefaultAction()
    return
  }
  HandlerMemory.shared.pointee.isTerminating = true
  relaySignal(number)
}

/// Gives the terminal back before the program dies.
private func answerCrash(_ number: Int32) {
  restoreTerminal()
  let memory = HandlerMemory.shared
  if let message = memory.pointee.emergencyOutput?.crashMessage {
    _ = write(STDERR_FILENO, message.baseAddress, message.count)
  }
  sigaction(number, memory.pointee.previousActions + Int(number), nil)
  raise(number)
}

/// Restores the screen and the modes if they are not restored yet.
///
/// Waits for nothing: a terminal that takes no output may be the very reason for the signal.
private func restoreTerminal() {
  let memory = HandlerMemory.shared
  guard let modes = memory.pointee.modes else { return }
  memory.pointee.modes = nil
  let terminal = memory.pointee.terminal
  if JobControl.isInForeground(on: terminal) { modes.applyImmediately(to: terminal) }
  guard let sequence = memory.pointee.emergencyOutput?.leavingScreen else { return }
  let flags = fcntl(STDOUT_FILENO, F_GETFL)
  _ = fcntl(STDOUT_FILENO, F_SETFL, flags | O_NONBLOCK)
  _ = write(STDOUT_FILENO, sequence.baseAddress, sequence.count)
  // Others, such as the shell, write through the same open file.
  _ = fcntl(STDOUT_FILENO, F_SETFL, flags)
}

// The C libraries keep the handler in unions of different names.
extension sigaction {
  /// Whether the signal is ignored.
  fileprivate var isIgnoring: Bool {
    #if canImport(Darwin)
    let handler = __sigaction_u.__sa_handler
    #elseif canImport(Musl)
    let handler = __sa_handler.sa_handler
    #else
    let handler = __sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Makes a function the handler.
  fileprivate mutating func call(_ handler: @escaping @convention(c) (Int32) -> Void) {
    #if canImport(Darwin)
    __sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
    __sa_handler.sa_handler = handler
    #else
    __sigaction_handler.sa_handler = handler
    #endif
  }
}
