import DisplayText
import SystemCalls
import TerminalKit

/// A terminal whose user does everything by a script, and a clock that runs only while the program
/// waits.
final class ScriptedTerminal: InteractiveTerminal {
  /// The time since the program began.
  private(set) var now = Duration.zero

  /// The last frame, and when each of the different frames was drawn.
  private(set) var frame: [StyledText] = []
  private(set) var drawings: [Duration] = []

  private(set) var size: TerminalSize

  /// Looks around before each wait, and before a suspension.
  var look: (Duration) -> Void = { _ in }

  /// Looks around before a frame is drawn that is not the last one.
  var lookAtFrame: () -> Void = {}

  /// The size once the shell has had the terminal.
  var sizeAfterwards: TerminalSize?

  private var script: [(moment: Duration, event: TerminalEvent)]

  /// Creates a terminal where something happens at each of some milliseconds, and which is gone
  /// then.
  init(_ size: TerminalSize, _ script: [(Int, TerminalEvent)]) {
    self.size = size
    self.script = script.map { (.milliseconds($0.0), $0.1) }
  }

  var hasEvents: Bool { script.first.map { $0.moment <= now } ?? false }

  func events(within timeout: Duration?) -> [TerminalEvent] {
    look(now)
    guard let next = script.first else {
      now += timeout ?? .zero
      return timeout == nil ? [.closed] : []
    }
    if let timeout, next.moment > now + timeout {
      now += timeout
      return []
    }
    now = max(now, next.moment)
    let events = script.prefix { $0.moment <= now }.map(\.event)
    script.removeFirst(events.count)
    return events
  }

  func draw(
    _ frame: [StyledText], cursor: ScreenPosition?, linkingTo target: String?
  ) {
    if frame != self.frame {
      lookAtFrame()
      drawings.append(now)
    }
    self.frame = frame
  }

  func invalidate() { frame = [] }

  func suspend(after work: () -> Void) {
    work()
    look(now)
    invalidate()
    size = sizeAfterwards ?? size
  }
}

extension TerminalEvent {
  /// Keys, as a terminal sends them.
  static func typed(_ keys: String) -> TerminalEvent { .typed(Array(keys.utf8)) }
}
