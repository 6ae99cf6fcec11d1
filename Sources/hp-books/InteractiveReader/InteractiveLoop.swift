import BookCore
import BookPresentation
import SystemCalls
import TerminalKit

/// Connects the interactive reader to the screen and to the session.
struct InteractiveLoop {
  /// How long to wait for the second digit of a volume's number, in milliseconds.
  private static let digitTimeout = 700

  /// How long the keyboard must rest before changes are saved, in milliseconds.
  private static let idleTimeout = 300

  private enum Ending {
    case quit
    case signal(Signal)
  }

  private var reader: InteractiveReader
  private var session: ReaderStateSession

  /// The program that opens web pages, or nil if there is none.
  private let browser: Browser?

  /// Whether addresses are hyperlinks.
  private let allowsLinks: Bool

  init(
    _ reader: InteractiveReader, _ session: ReaderStateSession, browser: Browser?, allowsLinks: Bool
  ) {
    self.reader = reader
    self.session = session
    self.browser = browser
    self.allowsLinks = allowsLinks
  }

  /// Runs until the user quits, and gives the screen back.
  ///
  /// - Returns: The session, with the changes that are still to be saved. If a signal ends the program,
  ///   this does not return.
  consuming func run(on screen: consuming FullScreen) -> ReaderStateSession {
    let ending = handleEvents(of: &screen)
    rememberVolume()
    switch ending {
    case .quit:
      screen.leave()
      return session
    case .signal(let signal):
      screen.end(by: signal) { session.save() }
    }
  }
}

extension InteractiveLoop {
  private mutating func handleEvents(of screen: inout FullScreen) -> Ending {
    draw(on: &screen)
    while true {
      let events = screen.events(within: timeout)
      if events.isEmpty { _ = reader.handle(.pause) }
      for event in events {
        if let ending = handle(event, on: &screen) { return ending }
      }
      // Keys that were typed ahead come first: frames in between would be gone before they are seen.
      if screen.hasEvents { continue }
      draw(on: &screen)
      if events.isEmpty { save(on: &screen) }
    }
  }

  private func draw(on screen: inout FullScreen) {
    screen.draw(
      reader.frame, cursor: reader.cursor,
      linkingTo: allowsLinks ? reader.link?.percentEncoded : nil)
  }

  /// How long to wait for a key before something else is due, in milliseconds.
  private var timeout: Int? {
    reader.awaitsDigit ? Self.digitTimeout : session.isSavePending ? Self.idleTimeout : nil
  }

  /// Saves without waiting for another program; changes that it holds up are tried again when idle.
  private mutating func save(on screen: inout FullScreen) {
    let failureBefore = session.failure
    session.save(timeout: .zero)
    guard session.failure != failureBefore, session.failure?.isAboutLock == false else { return }
    _ = reader.handle(.notice(Messages.notRemembered))
    draw(on: &screen)
  }

  private mutating func rememberVolume() {
    for change in reader.changesOnExit { session.remember(change) }
  }

  private mutating func handle(_ event: TerminalEvent, on screen: inout FullScreen) -> Ending? {
    switch event {
    case .key(let key):
      if reader.needsReload(before: key) { reload() }
      return take(.key(key), on: &screen)
    case .resized(let size):
      return take(.resized(size), on: &screen)
    case .suspension:
      rememberVolume()
      screen.suspend { session.save(timeout: .zero) }
      return take(.resized(screen.size), on: &screen)
    case .termination(let signal):
      return .signal(signal)
    case .closed:
      return .quit
    }
  }

  private mutating func take(_ event: InteractiveReader.Event, on screen: inout FullScreen)
    -> Ending?
  {
    for effect in reader.handle(event) {
      switch effect {
      case .remember(let change): session.remember(change)
      case .open(let page): open(page, on: &screen)
      case .reload: reload()
      case .repaint: screen.invalidate()
      case .quit: return .quit
      }
    }
    return nil
  }

  /// Takes over what other programs have saved meanwhile.
  private mutating func reload() {
    if session.reload() { _ = reader.handle(.reloaded(session.state)) }
  }

  /// Lends the terminal to the browser, which may be a text browser.
  private mutating func open(_ page: WebAddress, on screen: inout FullScreen) {
    rememberVolume()
    let isOpen = screen.lend { terminal in
      session.save(timeout: .zero)
      return (try? browser?.open(page.percentEncoded, input: terminal)) != nil
    }
    _ = reader.handle(.resized(screen.size))
    if !isOpen { _ = reader.handle(.notOpened(page)) }
  }
}
