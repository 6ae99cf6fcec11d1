package import DisplayText
package import SystemCalls

/// Something that an interactive program has to respond to.
package enum TerminalEvent: Equatable, Sendable {
  case typed([UInt8])

  /// The terminal may have another size, or has lost what was drawn.
  case resized(TerminalSize)

  /// The user wants to return to the shell: call ``InteractiveTerminal/suspend(after:)``.
  case suspension

  case termination

  case closed
}

/// What an interactive program needs of a terminal; the real one is ``FullScreen``.
package protocol InteractiveTerminal: ~Copyable {
  var size: TerminalSize { get }

  /// Whether something has already happened, so that there is no point in drawing yet.
  var hasEvents: Bool { get }

  /// Waits for something to happen; nothing has after the timeout.
  mutating func events(within timeout: Duration?) -> [TerminalEvent]

  /// Draws a frame, in one write at most.
  mutating func draw(
    _ frame: [StyledText], cursor: ScreenPosition?, linkingTo target: String?)

  mutating func invalidate()

  /// Returns to the shell, after some work that needs the screen no more, and takes over the screen
  /// again when the shell resumes the program.
  mutating func suspend(after work: () -> Void)
}

/// A terminal whose whole screen belongs to the program for a while, and is restored however it
/// ends: by ``leave(after:)``, a signal, or a crash.
///
/// There is only one at a time, since there is only one set of signal handlers.
package struct FullScreen: InteractiveTerminal, ~Copyable {
  package private(set) var size = TerminalSize.default

  private let input: TerminalInput
  private var painter: ScreenPainter
  private var isOpen = true

  /// Why a terminal that is still there has taken no more output.
  private var failure: Errno?

  private var continuationsSeen = 0

  /// Takes over the screen, in the background after waiting for the foreground; nil if standard
  /// output is no terminal, or if none is there to read keys from.
  package init?(encoder: ANSIEncoder, crashMessage: StaticString) {
    guard StandardStream.output.isTerminal, let input = TerminalInput() else { return nil }
    self.input = input
    painter = ScreenPainter(encoder: encoder)
    SignalHandlers.install(leavingScreen: EscapeSequence.leaveScreen, crashMessage: crashMessage)
    enter()
  }

  package mutating func events(within timeout: Duration?) -> [TerminalEvent] {
    guard isOpen else { return [.closed] }
    guard input.wait(for: timeout) else { return [] }
    let events = input.readSignals().compactMap { event(of: $0) }
    // A program that is ending may be in the background, where reading would stop it.
    return SignalHandlers.isTerminating ? events : events + typed()
  }

  package var hasEvents: Bool { input.wait(for: .zero) }

  package mutating func draw(
    _ frame: [StyledText], cursor: ScreenPosition?, linkingTo target: String?
  ) {
    write(painter.bytes(toShow: frame, cursor: cursor, columns: size.columns, linkingTo: target))
  }

  package mutating func invalidate() { painter.invalidate() }

  package mutating func suspend(after work: () -> Void) {
    leaveScreen()
    work()
    _ = SignalHandlers.stopProcess(by: .terminalStop)
    enter()
  }

  /// Restores the terminal, as far as it takes what is written, and does some work, which only a
  /// signal that comes a while after another cuts short.
  ///
  /// Then the process ends by the signal that asked it to, before or meanwhile, so that its parent
  /// sees which. Otherwise the first error in writing to the terminal is thrown, unless that is
  /// gone.
  package consuming func leave(after work: () -> Void) throws(Errno) {
    leaveScreen()
    SignalHandlers.stopTimer()
    work()
    SignalHandlers.remove()
    if let signal = SignalHandlers.termination {
      signal.raiseWithDefaultAction()
      CurrentProcess.end(UInt8(truncatingIfNeeded: 128 + signal.rawValue))
    }
    if let failure { throw failure }
  }
}

// MARK: Taking over and restoring

extension FullScreen {
  private mutating func enter() {
    isOpen = waitForForeground()
    guard isOpen, !SignalHandlers.isTerminating else { return }
    guard let modes = TerminalModes(of: input.keys) else {
      isOpen = false
      return
    }
    SignalHandlers.modesToRestore = modes
    takeOver(modes, after: EscapeSequence.saveWheelMode)
  }

  /// Sets the modes first: in the background that stops the process before it draws anything.
  private mutating func takeOver(_ modes: TerminalModes, after preparation: StaticString = "") {
    isOpen = modes.cbreak.apply(to: input.keys)
    write(preparation.bytes + EscapeSequence.enterScreen.bytes)
    painter.invalidate()
    size = StandardStream.output.descriptor.size
    continuationsSeen = SignalHandlers.continuationCount
  }

  private mutating func leaveScreen() {
    // The signal that ends the program may have come because the terminal takes no output.
    if SignalHandlers.isTerminating { return SignalHandlers.restoreTerminalAtOnce() }
    guard let modes = SignalHandlers.modesToRestore else { return }
    do throws(Errno) {
      try StandardStream.output.write(EscapeSequence.leaveScreen.bytes)
    } catch {
      fail(by: error)
      return SignalHandlers.restoreTerminalAtOnce()
    }
    if input.keys.isInForeground { modes.applyDiscardingInput(to: input.keys) }
    SignalHandlers.modesToRestore = nil
  }

  /// Stops while another process has the terminal, unless the program is ending; false if it can
  /// never get the terminal, since no shell is there to resume it.
  ///
  /// Only then are the modes read: in the background they are those of the shell's prompt.
  private func waitForForeground() -> Bool {
    while !input.keys.isInForeground, !SignalHandlers.isTerminating {
      guard SignalHandlers.stopProcess(by: .backgroundOutput) else { return false }
    }
    return true
  }

  private mutating func write(_ bytes: [UInt8]) {
    guard isOpen else { return }
    let output = StandardStream.output.descriptor
    do throws(Errno) {
      try Descriptor.writeAll(
        bytes,
        attempt: { SignalHandlers.isTerminating ? .failed(.interrupted) : output.writeOnce($0) },
        waitUntilReady: output.waitUntilWritable)
    } catch {
      if error != .interrupted { fail(by: error) }
    }
  }

  /// Takes note of a failed write, after which there is nothing to draw for; one to a terminal that
  /// is gone is no error, but an end.
  private mutating func fail(by error: Errno) {
    if isOpen, TerminalModes(of: input.keys) != nil { failure = error }
    isOpen = false
  }

  // MARK: Events

  private mutating func event(of signal: Signal) -> TerminalEvent? {
    switch signal {
    case .windowChange:
      // Even if the size is the same again, a smaller one in between may have cut rows off.
      painter.invalidate()
      size = StandardStream.output.descriptor.size
      return .resized(size)
    case .continuation: return resumed()
    case .terminalStop: return .suspension
    default: return .termination
    }
  }

  /// Takes over the screen again after a stop that came without warning, such as SIGSTOP.
  private mutating func resumed() -> TerminalEvent? {
    guard continuationsSeen != SignalHandlers.continuationCount else { return nil }
    guard waitForForeground() else {
      isOpen = false
      return .closed
    }
    guard !SignalHandlers.isTerminating, let modes = SignalHandlers.modesToRestore else {
      return nil
    }
    // The wheel mode saved when the screen was entered is still to be restored.
    takeOver(modes)
    return .resized(size)
  }

  private mutating func typed() -> [TerminalEvent] {
    guard let bytes = input.readKeys() else {
      isOpen = false
      return [.closed]
    }
    return bytes.isEmpty ? [] : [.typed(bytes)]
  }
}

extension StaticString {
  fileprivate var bytes: [UInt8] { withUTF8Buffer { Array($0) } }
}
