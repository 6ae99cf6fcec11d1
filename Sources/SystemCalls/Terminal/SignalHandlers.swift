import CLibrary

/// The handlers of the signals that concern a full-screen program.
///
/// They relay signals to it, through the pipe of ``TerminalInput``. If it cannot or does not
/// respond, they restore the terminal themselves.
package enum SignalHandlers {
  /// Installs all handlers, but for signals that the program was started to ignore, as by `nohup`.
  ///
  /// The texts, for standard output and standard error, are written if the program itself cannot
  /// write any more.
  package static func install(leavingScreen: StaticString, crashMessage: StaticString) {
    HandlerMemory.shared.pointee.leavingScreen = leavingScreen
    HandlerMemory.shared.pointee.crashMessage = crashMessage
    provideStackForCrashes()
    for number in terminations { install(answerTermination, for: number, unlessIgnored: true) }
    for number in crashes { install(answerCrash, for: number, flags: SA_ONSTACK) }
    install(relaySignal, for: SIGTSTP, unlessIgnored: true)
    install(relaySignal, for: SIGWINCH)
    install(relayContinuation, for: SIGCONT)
  }

  package static func remove() {
    for number in handled {
      sigaction(number, HandlerMemory.shared.pointee.previousActions + Int(number), nil)
    }
  }

  package static var termination: Signal? {
    isTerminating ? Signal(rawValue: HandlerMemory.shared.pointee.termination) : nil
  }

  package static var isTerminating: Bool { HandlerMemory.shared.pointee.termination != 0 }

  package static var continuationCount: Int { HandlerMemory.shared.pointee.continuationCount }

  /// The modes that a handler has to restore, or nil while they are in effect.
  package static var modesToRestore: TerminalModes? {
    get { HandlerMemory.shared.pointee.modes }
    set { HandlerMemory.shared.pointee.modes = newValue }
  }

  /// Restores the screen and the modes, unless that is done; safe in a signal handler.
  ///
  /// It waits half a second for a slow terminal, but no longer: one that takes no output may be the
  /// very reason for the signal.
  package static func restoreTerminalAtOnce() {
    let memory = HandlerMemory.shared
    guard let modes = memory.pointee.modes else { return }
    memory.pointee.modes = nil
    let terminal = memory.pointee.terminal
    if terminal.isInForeground { modes.applyImmediately(to: terminal) }
    var request = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, 500)
    let flags = fileControl(STDOUT_FILENO, F_GETFL, 0)
    _ = fileControl(STDOUT_FILENO, F_SETFL, flags | O_NONBLOCK)
    let sequence = memory.pointee.leavingScreen
    _ = write(STDOUT_FILENO, sequence.utf8Start, sequence.utf8CodeUnitCount)
    // The flag belongs to the open file (POSIX), through which the shell writes as well.
    _ = fileControl(STDOUT_FILENO, F_SETFL, flags)
  }

  /// Gives the program all the time it needs after a signal that ends it, which may be still to
  /// come; otherwise it is ended after a while, since writing to the terminal may block for ever.
  package static func stopTimer() {
    HandlerMemory.shared.pointee.isTimed = false
    alarm(0)
  }

  /// Stops the process by the default action of a signal; false without a shell to resume it, since
  /// POSIX has the system discard such a signal for a member of an orphaned process group.
  package static func stopProcess(by signal: Signal) -> Bool {
    let before = continuationCount
    var handler = sigaction()
    sigaction(signal.rawValue, nil, &handler)
    signal.raiseWithDefaultAction()
    sigaction(signal.rawValue, &handler, nil)
    return continuationCount != before
  }

  static func relaySignals(to pipe: Descriptor, of terminal: Descriptor) {
    HandlerMemory.shared.pointee.pipe = pipe
    HandlerMemory.shared.pointee.terminal = terminal
  }
}

extension SignalHandlers {
  /// The signals that end a program but leave it time to respond: on Linux also the real-time ones
  /// up to 64 but for 32 and 33, which the C library uses itself; see `signal(7)`.
  static let terminations: [Int32] = {
    #if canImport(Darwin)
    let harmless = [SIGURG, SIGCONT, SIGCHLD, SIGIO, SIGWINCH, SIGINFO]
    let last: Int32 = 31
    #else
    let harmless = [SIGURG, SIGCONT, SIGCHLD, SIGWINCH, 32, 33]
    let last: Int32 = 64
    #endif
    let others = [SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU] + harmless + crashes
    return (1...last).filter { !others.contains($0) }
  }()

  static let handled = terminations + crashes + [SIGTSTP, SIGWINCH, SIGCONT]

  private static let crashes = [SIGSEGV, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGABRT]

  private static func install(
    _ handler: @escaping SignalHandler, for number: Int32, flags: Int32 = 0,
    unlessIgnored: Bool = false
  ) {
    let previous = HandlerMemory.shared.pointee.previousActions + Int(number)
    sigaction(number, nil, previous)
    if unlessIgnored, isIgnoring(previous) { return }
    var action = sigaction()
    setHandler(&action, handler)
    action.sa_flags = flags
    sigaction(number, &action, nil)
  }

  /// Provides a separate stack, since one that has overflowed has no room for a handler.
  private static func provideStackForCrashes() {
    let room = HandlerMemory.shared.pointee.stackForCrashes
    var stack = stack_t()
    stack.ss_sp = room.baseAddress
    stack.ss_size = numericCast(room.count)
    sigaltstack(&stack, nil)
  }
}

// MARK: - The handlers

/// The memory that signal handlers, which take no argument, share with the program: a plain block,
/// allocated before the first of them is installed, since they must not allocate, lock, or
/// initialize a lazy value.
private struct HandlerMemory {
  var pipe = Descriptor(rawValue: -1)

  var terminal = Descriptor(rawValue: -1)

  var modes: TerminalModes?

  /// Whether a program that is asked to end has to do so in time.
  var isTimed = true

  /// The first signal that has asked the program to end, or 0 for none.
  var termination: Int32 = 0

  /// When that came.
  var beginningOfEnd = timespec()

  var continuationCount = 0
  var leavingScreen: StaticString = ""
  var crashMessage: StaticString = ""

  /// The action of each signal before a handler was installed, by its number.
  let previousActions: UnsafeMutablePointer<sigaction>

  let stackForCrashes: UnsafeMutableRawBufferPointer

  // Only the thread of the full-screen program writes here, and handlers interrupt it.
  nonisolated(unsafe) static let shared: UnsafeMutablePointer<HandlerMemory> = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    actions.initialize(repeating: sigaction(), count: 65)
    let memory = UnsafeMutablePointer<HandlerMemory>.allocate(capacity: 1)
    let stack = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    memory.initialize(to: HandlerMemory(previousActions: actions, stackForCrashes: stack))
    return memory
  }()
}

// A handler runs the moment its signal arrives and may interrupt anything, so it allocates nothing,
// takes no lock and makes no String. C accepts only global functions.

private func relaySignal(_ number: Int32) {
  let errorBefore = errorNumber()
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(HandlerMemory.shared.pointee.pipe.rawValue, &byte, 1)
  setErrorNumber(errorBefore)
}

/// Counts as well, so that the program knows whether it was stopped.
private func relayContinuation(_ number: Int32) {
  HandlerMemory.shared.pointee.continuationCount += 1
  relaySignal(number)
}

/// The seconds that a program has to respond to a signal: more than a save takes on a slow disk.
private let timeToRespond: UInt32 = 5

/// The milliseconds after a signal within which others have the same cause.
private let timeOfOneEnd = 1000

/// Asks the program to end, or ends it if it does not respond.
private func answerTermination(_ number: Int32) {
  let memory = HandlerMemory.shared
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  if SignalHandlers.isTerminating {
    // Whatever ends a program may send several signals: the system and the shell each one when a
    // window is closed, others SIGTERM and SIGHUP. A later one, such as that of the timer, means
    // that the program does not respond; only a shell may be slow with its SIGHUP.
    let start = memory.pointee.beginningOfEnd
    let milliseconds =
      (now.tv_sec - start.tv_sec) * 1000 + (now.tv_nsec - start.tv_nsec) / 1_000_000
    if number == SIGHUP || milliseconds < timeOfOneEnd { return }
    SignalHandlers.restoreTerminalAtOnce()
    let isTimer = number == SIGALRM
    Signal(rawValue: isTimer ? memory.pointee.termination : number).raiseWithDefaultAction()
    return
  }
  memory.pointee.beginningOfEnd = now
  memory.pointee.termination = number
  relaySignal(number)
  if memory.pointee.isTimed { alarm(timeToRespond) }
}

private func answerCrash(_ number: Int32) {
  SignalHandlers.restoreTerminalAtOnce()
  let memory = HandlerMemory.shared
  let message = memory.pointee.crashMessage
  _ = write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
  sigaction(number, memory.pointee.previousActions + Int(number), nil)
  raise(number)
}
