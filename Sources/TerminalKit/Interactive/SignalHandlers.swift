#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Which signals a full-screen program handles, and how.
enum SignalHandlers {
  /// The signals that end a program and that it can still answer.
  static let terminations = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2]

  private static let crashes = [SIGSEGV, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGABRT]

  /// Installs all handlers.
  ///
  /// A signal that the program was started to ignore, as by `nohup`, stays ignored.
  static func install() {
    _ = HandlerMemory.shared
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
  static func remove() {
    for number in terminations + crashes + [SIGTSTP, SIGWINCH, SIGCONT] {
      sigaction(number, HandlerMemory.shared.pointee.previousActions + Int(number), nil)
    }
  }

  /// Lets a signal do what it does to any program.
  static func raiseUnhandled(_ number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
  }
}

extension SignalHandlers {
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
