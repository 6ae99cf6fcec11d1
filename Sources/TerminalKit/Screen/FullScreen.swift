package import SystemCalls

/// A terminal whose whole screen belongs to the program for a while.
///
/// It is given back as it was found however the program ends: ``leave()``, a signal, or a crash.
/// There is one of these at a time, since there is one set of signal handlers.
///
///     guard var screen = FullScreen(encoder: encoder, crashMessage: "Crashed.\n") else { return }
///     screen.draw(frame)
///     let events = screen.events(within: nil)
///     screen.leave()
package struct FullScreen: ~Copyable {
  /// How long the rest of a key may take to arrive, in milliseconds.
  private static let keyPatience: Int32 = 50

  /// The size at the last look.
  package private(set) var size = TerminalSize.usual

  private let input: TerminalInput
  private let lastWords: SignalHandlers.LastWords
  private var parser = KeyParser()
  private var painter: ScreenPainter
  private var isOpen = true
  private var continuationsSeen = 0

  /// Takes the screen over.
  ///
  /// In the background it waits for the foreground first, as any program does that reads keys.
  /// Nil comes back where standard output is no terminal, or there is none to read keys from.
  ///
  /// - Parameters:
  ///   - encoder: What turns lines into bytes.
  ///   - crashMessage: What to write to standard error where the program crashes.
  package init?(encoder: ANSIEncoder, crashMessage: String) {
    guard StandardStream.output.isTerminal, let input = TerminalInput() else { return nil }
    self.input = input
    painter = ScreenPainter(encoder: encoder)
    lastWords = SignalHandlers.LastWords(
      leavingScreen: ScreenSequence.leave, crashMessage: crashMessage)
    SignalHandlers.install(lastWords)
    enter()
  }

  /// Waits for something to happen.
  ///
  /// - Parameter milliseconds: The longest wait, or nil for as long as it takes.
  /// - Returns: What happened, in order; nothing after the longest wait.
  package mutating func events(within milliseconds: Int?) -> [TerminalEvent] {
    guard isOpen else { return [.closed] }
    let longest = milliseconds.map { Int32(clamping: $0) }
    let patience = parser.isUndecided ? min(longest ?? .max, Self.keyPatience) : longest
    guard input.wait(milliseconds: patience) else {
      return parser.giveUp().map(TerminalEvent.key)
    }
    var events: [TerminalEvent] = []
    for signal in input.readSignals() {
      if let event = event(of: signal) { events.append(event) }
    }
    // A program that ends may be in the background, where reading would stop it.
    return SignalHandlers.isEnding ? events : events + keyEvents()
  }

  /// Whether something has happened already, so that there is no use in drawing yet.
  package var hasEvents: Bool {
    input.wait(milliseconds: 0)
  }

  /// Draws a frame, with one write at most.
  ///
  /// - Parameter frame: A line for each row, none wider than the screen.
  package mutating func draw(_ frame: [StyledText]) {
    write(painter.bytes(toShow: frame, columns: size.columns))
  }

  /// Draws everything again at the next frame.
  package mutating func forget() {
    painter.forget()
  }

  /// Goes back to the shell, and takes the screen over again when the shell lets the program go on.
  package mutating func suspend() {
    leaveScreen()
    _ = JobControl.stop(by: .terminalStop)
    enter()
  }

  /// Gives the terminal to another program for a while.
  ///
  /// - Parameter body: Runs the program and waits for it.
  /// - Returns: What the body returns.
  package mutating func lend<Result>(_ body: () -> Result) -> Result {
    leaveScreen()
    // As long as the screen is somebody else's there is nothing to restore, so a signal shall do
    // what it does to any program: stop both, or end both.
    SignalHandlers.remove()
    defer {
      SignalHandlers.install(lastWords)
      enter()
    }
    return body()
  }

  /// Gives the terminal back.
  package consuming func leave() {
    leaveScreen()
    SignalHandlers.remove()
  }

  /// Gives the terminal back, and ends the process so that its parent sees which signal did it.
  ///
  /// - Parameter signal: The signal.
  package consuming func end(by signal: Signal) -> Never {
    leaveScreen()
    signal.raiseUnhandled()
    CurrentProcess.end(UInt8(truncatingIfNeeded: 128 + signal.rawValue))
  }
}

// MARK: - Having the screen

extension FullScreen {
  private mutating func enter() {
    isOpen = waitForForeground()
    guard isOpen, !SignalHandlers.isEnding else { return }
    guard let modes = TerminalModes(of: input.keys) else {
      isOpen = false
      return
    }
    SignalHandlers.modesToRestore = modes
    takeOver(modes)
  }

  /// Modes come first: in the background that stops the process before it has drawn anything.
  private mutating func takeOver(_ modes: TerminalModes) {
    isOpen = modes.forSingleKeys.apply(to: input.keys)
    write(ScreenSequence.bytes(ScreenSequence.enter))
    painter.forget()
    size = StandardStream.output.size
    continuationsSeen = SignalHandlers.continuations
  }

  private func leaveScreen() {
    guard let modes = SignalHandlers.modesToRestore else { return }
    try? StandardStream.output.write(ScreenSequence.bytes(ScreenSequence.leave))
    if JobControl.isInForeground(on: input.keys) { modes.applyDroppingInput(to: input.keys) }
    SignalHandlers.modesToRestore = nil
  }

  /// Stops as long as another process has the terminal, unless the program shall end.
  ///
  /// The modes are read after that, since in the background they are those of the shell's prompt.
  ///
  /// - Returns: False where nobody will ever give it the terminal.
  private func waitForForeground() -> Bool {
    while !JobControl.isInForeground(on: input.keys), !SignalHandlers.isEnding {
      guard JobControl.stop(by: .backgroundOutput) else { return false }
    }
    return true
  }

  private mutating func write(_ bytes: [UInt8]) {
    guard isOpen else { return }
    do throws(Errno) {
      try StandardStream.output.write(bytes)
    } catch {
      isOpen = false
    }
  }
}

// MARK: - What happens

extension FullScreen {
  private mutating func event(of signal: Signal) -> TerminalEvent? {
    switch signal {
    case .windowChange:
      // Even where the size is what it was: a terminal may have been smaller for a moment.
      painter.forget()
      size = StandardStream.output.size
      return .resized(size)
    case .continuation: return resumed()
    case .terminalStop: return .suspension
    default: return .termination(signal)
    }
  }

  /// Takes the screen over again after a stop that nobody could answer.
  private mutating func resumed() -> TerminalEvent? {
    guard continuationsSeen != SignalHandlers.continuations else { return nil }
    guard waitForForeground() else {
      isOpen = false
      return .closed
    }
    guard !SignalHandlers.isEnding, let modes = SignalHandlers.modesToRestore else { return nil }
    takeOver(modes)
    return .resized(size)
  }

  private mutating func keyEvents() -> [TerminalEvent] {
    switch input.readKeys() {
    case .bytes(let bytes): return parser.take(bytes).map(TerminalEvent.key)
    case .nothing: return []
    case .end:
      isOpen = false
      return [.closed]
    }
  }
}
