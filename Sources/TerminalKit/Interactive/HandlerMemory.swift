#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What signal handlers may touch.
///
/// A handler can take no argument, so there has to be one place that it and the program share.
/// It is a plain block of memory, made before the first handler is installed: a handler must
/// neither allocate, nor lock, nor be the first to ask for a lazy value.
struct HandlerMemory {
  /// Where a handler writes the number of its signal.
  var pipe: Int32 = -1

  /// The terminal that keys are read from, whose modes are to be restored.
  var input: Int32 = -1

  /// Where handlers of crashes run; made once and kept, since a crash may come at any time.
  var crashStack: UnsafeMutableRawPointer?

  /// The modes to be restored, or nil while they are in force.
  var modes: TerminalModes?

  /// Whether a signal that ends the program has come and not yet done so.
  var isEnding = false

  /// How often the process went on after it was stopped.
  var continuations = 0

  /// What to tell where the program crashes.
  var crashMessage = UnsafeBufferPointer<UInt8>(start: nil, count: 0)

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
