#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A terminal whose whole screen belongs to the program for a while.
///
/// It is given back as it was found however the program ends: ``leave()``, a signal, or a crash.
/// There is one of these at a time, since there is one set of signal handlers.
///
///     guard var screen = FullScreen(encoder: encoder, crashMessage: "Crashed.\n") else { return }
///     screen.draw(frame)
///     let events = screen.events(within: nil)
///     screen.leave()
public struct FullScreen: ~Copyable {
  /// How long the rest of a key may take to arrive, in milliseconds.
  private static let keyPatience: Int32 = 50

  /// The size at the last look.
  public internal(set) var size = TerminalSize.usual

  let input: InputSource
  var parser = KeyParser()
  var painter: ScreenPainter
  var isOpen = true
  var continuationsSeen = 0

  /// Takes the screen over.
  ///
  /// In the background it waits for the foreground first, as any program does that reads keys.
  /// Nil comes back where standard output is no terminal, or there is none to read keys from.
  ///
  /// - Parameters:
  ///   - encoder: What turns lines into bytes.
  ///   - crashMessage: What to write to standard error where the program crashes.
  public init?(encoder: ANSIEncoder, crashMessage: String) {
    guard StandardStream.output.isTerminal, let input = InputSource() else { return nil }
    self.input = input
    painter = ScreenPainter(encoder: encoder)
    HandlerMemory.shared.pointee.crashMessage = Self.lasting(crashMessage)
    SignalHandlers.install()
    enter()
  }

  /// Waits for something to happen.
  ///
  /// - Parameter milliseconds: The longest wait, or nil for as long as it takes.
  /// - Returns: What happened, in order; nothing after the longest wait.
  public mutating func events(within milliseconds: Int?) -> [TerminalEvent] {
    guard isOpen else { return [.closed] }
    let longest = milliseconds.map { Int32(clamping: $0) }
    let patience = parser.isUndecided ? min(longest ?? .max, Self.keyPatience) : longest
    guard input.wait(milliseconds: patience) == .something else {
      return parser.giveUp().map(TerminalEvent.key)
    }
    let signals = input.readSignals().compactMap { event(of: $0) }
    // A program that ends may be in the background, where reading would stop it.
    return HandlerMemory.shared.pointee.isEnding ? signals : signals + keyEvents()
  }

  /// Whether something has happened already, so that there is no use in drawing yet.
  public var hasEvents: Bool {
    input.wait(milliseconds: 0) == .something
  }

  /// Draws a frame, with one write at most.
  ///
  /// - Parameter frame: A line for each row, none wider than the screen.
  public mutating func draw(_ frame: [StyledText]) {
    write(painter.bytes(toShow: frame, columns: size.columns))
  }

  /// Draws everything again at the next frame.
  public mutating func forget() {
    painter.forget()
  }

  /// Goes back to the shell, and takes the screen over again when the shell lets the program go on.
  public mutating func suspend() {
    leaveScreen()
    _ = JobControl.stop(by: SIGTSTP)
    enter()
  }

  /// Gives the terminal to another program for a while.
  ///
  /// - Parameter body: Runs the program and waits for it.
  /// - Returns: What the body returns.
  public mutating func lend<Result>(_ body: () -> Result) -> Result {
    leaveScreen()
    // As long as the screen is somebody else's there is nothing to restore, so a signal shall do
    // what it does to any program: stop both, or end both.
    SignalHandlers.remove()
    defer {
      SignalHandlers.install()
      enter()
    }
    return body()
  }

  /// Gives the terminal back.
  public consuming func leave() {
    leaveScreen()
    SignalHandlers.remove()
  }

  /// Gives the terminal back, and ends the process so that its parent sees which signal did it.
  ///
  /// - Parameter number: The number of the signal.
  public consuming func end(by number: Int32) -> Never {
    leaveScreen()
    SignalHandlers.raiseUnhandled(number)
    ProcessExit.end(UInt8(truncatingIfNeeded: 128 + number))
  }
}

extension FullScreen {
  /// Bytes that a signal handler can still read when all else has gone.
  private static func lasting(_ text: String) -> UnsafeBufferPointer<UInt8> {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = bytes.initialize(from: text.utf8)
    return UnsafeBufferPointer(bytes)
  }
}
