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
  static let terminations = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  private static let crashes = [SIGSEGV, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGABRT]

  /// Installs all handlers.
  ///
  /// A signal that the program was started to ignore, as by `nohup`, stays ignored.
  static func install() {
    _ = HandlerMemory.shared
    provideStackForCrashes()
    for number in terminations { install(terminate, for: number, unlessIgnored: true) }
    for number in crashes { install(crash, for: number, flags: SA_ONSTACK) }
    install(relay, for: SIGTSTP, unlessIgnored: true)
    install(relay, for: SIGWINCH)
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
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }
}

extension sigaction {
  fileprivate var isIgnoring: Bool {
    #if canImport(Darwin)
    unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self) == Self.ignore
    #elseif canImport(Musl)
    unsafeBitCast(__sa_handler.sa_handler, to: Int.self) == Self.ignore
    #else
    unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self) == Self.ignore
    #endif
  }

  private static var ignore: Int {
    unsafeBitCast(SIG_IGN, to: Int.self)
  }

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

private func relay(_ number: Int32) {
  let errorBefore = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(HandlerMemory.shared.pointee.pipe, &byte, 1)
  errno = errorBefore
}

private func relayContinuation(_ number: Int32) {
  HandlerMemory.shared.pointee.continuations += 1
  relay(number)
}

private func terminate(_ number: Int32) {
  // A closed window may tell of it twice; any other second signal means that nobody listens.
  if HandlerMemory.shared.pointee.isEnding, number != SIGHUP {
    EmergencyRestoration.run()
    SignalHandlers.raiseUnhandled(number)
    return
  }
  HandlerMemory.shared.pointee.isEnding = true
  relay(number)
}

private func crash(_ number: Int32) {
  EmergencyRestoration.run()
  let memory = HandlerMemory.shared
  _ = write(STDERR_FILENO, memory.pointee.crashMessage.baseAddress, memory.pointee.crashMessage.count)
  sigaction(number, memory.pointee.previousActions + Int(number), nil)
  raise(number)
}
