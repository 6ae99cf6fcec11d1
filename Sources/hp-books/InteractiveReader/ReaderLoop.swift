import BookCore
import BookPresentation
import SystemCalls
import TerminalKit

/// Connects the interactive reader to a terminal, a clock and the disk.
///
///     var loop = ReaderLoop<FullScreen>(reader, allowsLinks: false)
///     loop.run(on: &screen)
///     loop.reader.library.session  // with the changes that are still to be saved
struct ReaderLoop<Terminal: InteractiveTerminal & ~Copyable> {
  private(set) var reader: InteractiveReader

  private let allowsLinks: Bool
  private let clock: () -> Duration
  private var keys = KeyParser()

  /// When something was typed last, and when saving was tried last.
  private var lastKey: Duration
  private var lastSave: Duration

  /// What the user was warned of.
  private var warnings: [ReaderStateError] = []

  /// Whether keys have asked for changes since then.
  private var hasRequests = false

  /// Whether the user has quit, the terminal is gone, or a signal asks the program to end.
  private var isOver = false

  init(
    _ reader: InteractiveReader, allowsLinks: Bool,
    clock: @escaping () -> Duration = { MonotonicClock.now }
  ) {
    self.reader = reader
    self.allowsLinks = allowsLinks
    self.clock = clock
    lastKey = clock()
    lastSave = lastKey
  }

  /// Runs until something ends the program; the caller gives the terminal back, and saves.
  ///
  /// What keys ask for is on the disk before it is on the screen, and all else is saved in pauses.
  mutating func run(on terminal: inout Terminal) {
    while true {
      if hasRequests || isDue(saveDeadline) { save() }
      warn()
      terminal.draw(
        reader.frame, cursor: reader.cursor,
        linkingTo: allowsLinks ? reader.link?.percentEncoded : nil)
      // Keys that were typed ahead come first: frames in between would be gone before they are
      // seen.
      repeat {
        let events = terminal.events(within: timeout)
        if events.isEmpty, isDue(keyDeadline) { press(keys.flush(), on: &terminal) }
        for event in events where !isOver { handle(event, on: &terminal) }
        if isOver { return reader.rememberVolume() }
      } while terminal.hasEvents
    }
  }
}

// MARK: - What is waited for

extension ReaderLoop where Terminal: ~Copyable {
  /// When what has begun of a key or a paste is all that comes of it, or nil if nothing has.
  private var keyDeadline: Duration? { keys.patience.map { lastKey + $0 } }

  /// The keyboard must rest before what nobody has asked for is saved, and what another program held
  /// up is tried again.
  private var saveDeadline: Duration? {
    reader.library.session.isSavePending ? max(lastKey, lastSave) + .milliseconds(300) : nil
  }

  /// How long to wait before something is due, or nil for as long as it takes.
  private var timeout: Duration? {
    let next = [keyDeadline, saveDeadline].compactMap(\.self).min()
    return next.map { max(.zero, $0 - clock()) }
  }

  private func isDue(_ deadline: Duration?) -> Bool { deadline.map { $0 <= clock() } ?? false }

  /// Saves, and says if what a key has just said is not so, or only now; what another program holds
  /// up is tried again in a pause.
  private mutating func save() {
    let failureBefore = reader.library.session.failure
    // Another program that is saving is as a rule about to finish.
    let timeout: Duration = hasRequests ? .milliseconds(200) : .zero
    reader.change { $0.save(timeout: timeout) }
    let failure = reader.library.session.failure
    let isNews = hasRequests ? failure != nil : failure != failureBefore
    if isNews { reader.say(Self.notice(ofSaving: failure)) }
    hasRequests = false
    lastSave = clock()
  }

  /// Says what is wrong with the file, when that is new.
  private mutating func warn() {
    let latest = reader.library.session.warnings
    if latest != warnings, let warning = latest.first { reader.say(Self.notice(of: warning)) }
    warnings = latest
  }

  static func notice(ofSaving failure: ReaderStateError?) -> String {
    switch failure {
    case nil: "Saved now"
    case .locked: "Not saved yet: another program is saving"
    case .unflushed: "Saved, but may not survive a power cut"
    default: "Could not save this"
    }
  }

  /// A warning in a line that may be short: without the path, which is told after leaving.
  private static func notice(of warning: ReaderStateError) -> String {
    switch warning {
    case .damaged: "The reader state is damaged, so it is ignored"
    case .partlyDamaged: "The reader state is damaged in part; the rest is used"
    case .setAside: "The reader state was damaged; the old file is kept"
    case .wasGone: "The reader state was gone; it is saved again"
    default: warning.description
    }
  }

  // MARK: What happens

  private mutating func handle(_ event: TerminalEvent, on terminal: inout Terminal) {
    switch event {
    case .typed(let bytes):
      lastKey = clock()
      press(keys.parse(bytes), on: &terminal)
    case .resized(let size): reader.resize(to: size)
    case .suspension:
      reader.rememberVolume()
      terminal.suspend { reader.change { $0.save(timeout: .zero) } }
      reload()
      reader.resize(to: terminal.size)
    case .termination, .closed: isOver = true
    }
  }

  private mutating func press(_ keys: [Key], on terminal: inout Terminal) {
    for key in keys where !isOver {
      reload()
      switch reader.press(key) {
      case .draw: break
      case .save: hasRequests = true
      case .repaint: terminal.invalidate()
      case .quit: isOver = true
      }
    }
  }

  /// Takes over what other programs have saved meanwhile.
  private mutating func reload() { _ = reader.change { $0.reload() } }
}
