#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension FullScreen {
  mutating func event(of signal: Int32) -> TerminalEvent? {
    switch signal {
    case SIGWINCH:
      // Even where the size is what it was: a terminal may have been smaller for a moment.
      painter.forget()
      size = StandardStream.output.size
      return .resized(size)
    case SIGCONT: return resumed()
    case SIGTSTP: return .suspension
    default: return .termination(signal: signal)
    }
  }

  /// Takes the screen over again after a stop that nobody could answer.
  private mutating func resumed() -> TerminalEvent? {
    guard continuationsSeen != HandlerMemory.shared.pointee.continuations else { return nil }
    guard waitForForeground() else {
      isOpen = false
      return .closed
    }
    let memory = HandlerMemory.shared
    guard !memory.pointee.isEnding, let modes = memory.pointee.modes else { return nil }
    takeOver(modes)
    return .resized(size)
  }

  mutating func keyEvents() -> [TerminalEvent] {
    switch input.readKeys() {
    case .bytes(let bytes): return parser.take(bytes).map(TerminalEvent.key)
    case .nothing: return []
    case .end:
      isOpen = false
      return [.closed]
    }
  }
}
