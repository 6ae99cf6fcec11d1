#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension FullScreen {
  mutating func enter() {
    isOpen = waitForForeground()
    guard isOpen, !HandlerMemory.shared.pointee.isEnding else { return }
    guard let modes = TerminalModes(of: input.keys) else {
      isOpen = false
      return
    }
    HandlerMemory.shared.pointee.modes = modes
    takeOver(modes)
  }

  /// Modes come first: in the background that stops the process before it has drawn anything.
  mutating func takeOver(_ modes: TerminalModes) {
    isOpen = modes.forSingleKeys.apply(to: input.keys)
    write(ScreenSequence.bytes(ScreenSequence.enter))
    painter.forget()
    size = StandardStream.output.size
    continuationsSeen = HandlerMemory.shared.pointee.continuations
  }

  func leaveScreen() {
    guard let modes = HandlerMemory.shared.pointee.modes else { return }
    try? StandardStream.output.write(ScreenSequence.bytes(ScreenSequence.leave))
    if JobControl.isInForeground(on: input.keys) { modes.applyDroppingInput(to: input.keys) }
    HandlerMemory.shared.pointee.modes = nil
  }

  /// Stops as long as another process has the terminal, unless the program shall end.
  ///
  /// The modes are read after that, since in the background they are those of the shell's prompt.
  ///
  /// - Returns: False where nobody will ever give it the terminal.
  func waitForForeground() -> Bool {
    while !JobControl.isInForeground(on: input.keys), !HandlerMemory.shared.pointee.isEnding {
      guard JobControl.stop(by: SIGTTOU) else { return false }
    }
    return true
  }

  mutating func write(_ bytes: [UInt8]) {
    guard isOpen else { return }
    do throws(OutputError) {
      try StandardStream.output.write(bytes)
    } catch {
      isOpen = false
    }
  }
}
