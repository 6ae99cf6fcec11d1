import BookCore
import BookPresentation
import SystemCalls
import TerminalKit

/// Connects the interactive reader to the screen and to the session.
struct ReaderLoop {
  /// How long to wait for the second digit of a volume's number, in milliseconds.
  private static let digitTimeout = 700

  private enum Ending {
    case quit
    case signal(Signal)
  }

  private var reader: Reader
  private var session: ReaderStateSession

  /// The program that opens web pages, or nil if there is none.
  private let browser: Browser?

  init(_ reader: Reader, _ session: ReaderStateSession, browser: Browser?) {
    self.reader = reader
    self.session = session
    self.browser = browser
  }

  /// Runs until the user quits, and gives the screen back.
  ///
  /// - Returns: The session after saving. If a signal ends the program, this does not return.
  consuming func run(on screen: consuming FullScreen) -> ReaderStateSession {
    let ending = handleEvents(of: &screen)
    session.save(incidental: reader.changesOnExit)
    switch ending {
    case .quit: screen.leave()
    case .signal(let signal): screen.end(by: signal)
    }
    return session
  }
}

extension ReaderLoop {
  private mutating func handleEvents(of screen: inout FullScreen) -> Ending {
    screen.draw(reader.frame)
    while true {
      let events = screen.events(within: reader.awaitsDigit ? Self.digitTimeout : nil)
      if events.isEmpty { _ = reader.handle(.pause) }
      for event in events {
        if let ending = handle(event, on: &screen) { return ending }
      }
      // Keys that were typed ahead come first: nobody would see the frames in between.
      if !screen.hasEvents { screen.draw(reader.frame) }
    }
  }

  private mutating func handle(_ event: TerminalEvent, on screen: inout FullScreen) -> Ending? {
    switch event {
    case .key(let key):
      return take(.key(key), on: &screen)
    case .resized(let size):
      return take(.resized(size), on: &screen)
    case .suspension:
      session.save(incidental: reader.changesOnExit)
      screen.suspend()
      return take(.resized(screen.size), on: &screen)
    case .termination(let signal):
      return .signal(signal)
    case .closed:
      return .quit
    }
  }

  private mutating func take(_ event: ReaderEvent, on screen: inout FullScreen) -> Ending? {
    for effect in reader.handle(event) {
      switch effect {
      case .remember(let change): remember(change)
      case .open(let page): open(page, on: &screen)
      case .repaint: screen.invalidate()
      case .quit: return .quit
      }
    }
    return nil
  }

  private mutating func remember(_ change: ReaderState.Change) {
    if change.isRequested {
      session.save(requested: [change])
    } else {
      session.save(incidental: [change])
    }
    if session.failure != nil { _ = reader.handle(.notice(Messages.notRemembered)) }
  }

  /// Lends the terminal to the browser, which may be a text browser.
  private mutating func open(_ page: WebAddress, on screen: inout FullScreen) {
    session.save(incidental: reader.changesOnExit)
    let isOpen = screen.lend { (try? browser?.open(page.percentEncoded)) != nil }
    _ = reader.handle(.resized(screen.size))
    if !isOpen { _ = reader.handle(.notice(Messages.cannotOpen(page.description))) }
  }
}

extension ReaderState.Change {
  /// Whether the user asked for it; the other changes are remembered for convenience.
  fileprivate var isRequested: Bool {
    switch self {
    case .expanded, .collapsed: true
    case .shown, .left: false
    }
  }
}
