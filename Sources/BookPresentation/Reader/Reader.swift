package import BookCore
package import TerminalKit

/// The interactive reader: what is shown, and how each event changes it.
///
/// A value with no access to the outside world. It returns what is to be done there as
/// ``ReaderEffect``; what is on the screen is ``frame``.
///
///     var reader = Reader(series: series, volume: 3, state: state, size: size)
///     reader.handle(.key(.character("m")))  // [.remember(.expanded(3))]
///     reader.frame                          // one line for each row of the screen
package struct Reader: Sendable {
  /// Where keys go.
  enum Focus: Equatable {
    case page

    /// To the search words.
    case prompt(PromptLine)

    /// To the page of keys.
    case help(ReaderHelp)
  }

  private var focus = Focus.page
  private var open: OpenSeries
  private var notice: ReaderNotice?
  private var digits = VolumeDigits()

  /// Opens a volume.
  ///
  /// - Parameters:
  ///   - series: All volumes.
  ///   - volume: The volume to show.
  ///   - state: What is remembered: which summaries are expanded, and the place in each volume.
  ///   - size: The size of the screen.
  ///   - options: How the user wants the reader to look.
  package init(
    series: BookSeries, volume: Int, state: ReaderState, size: TerminalSize,
    options: ReaderOptions = ReaderOptions()
  ) {
    open = OpenSeries(series, volume: volume, state: state, size: size, options: options)
  }

  /// The number of the volume that is shown.
  package var volume: Int {
    open.volume
  }

  /// The size of the screen.
  package var size: TerminalSize {
    open.page.size
  }

  /// What the screen shows: a line for each row, none wider than the screen.
  ///
  /// The same events give the same frame, whatever was drawn before.
  package var frame: [StyledText] {
    readerFrame.lines
  }

  /// Where the cursor is in that frame, or nil if it is hidden.
  package var cursor: ScreenPosition? {
    readerFrame.cursor
  }

  private var readerFrame: ReaderFrame {
    ReaderFrame(open: open, focus: focus, notice: notice)
  }

  /// What the address on the page leads to, or nil if there is none.
  package var link: WebAddress? {
    open.page.book.wiki
  }

  /// Whether the next digit may still belong to the number of a volume; if so, report a moment
  /// without one as a ``ReaderEvent/pause``.
  package var awaitsDigit: Bool {
    digits.awaitsDigit
  }

  /// What is to be remembered when the reader is suspended or quit.
  package var changesOnExit: [ReaderState.Change] {
    open.changesOnExit
  }

  /// Takes an event.
  ///
  /// - Parameter event: What happened.
  /// - Returns: What is to be done outside, in order.
  package mutating func handle(_ event: ReaderEvent) -> [ReaderEffect] {
    switch event {
    case .key(let key): return press(key)
    case .pause: digits.reset()
    case .notice(let text): notice = .text(text)
    case .notOpened(let address): notice = .address(address.description)
    case .resized(let size): open.resize(to: size)
    case .reloaded(let state): open.take(state)
    }
    return []
  }
}

// MARK: Keys

extension Reader {
  private mutating func press(_ key: Key) -> [ReaderEffect] {
    if !key.isDigit { digits.reset() }
    let answer = answer(to: key)
    notice = answer.notice.map { .text($0) }
    return answer.effects
  }

  private mutating func answer(to key: Key) -> ReaderAnswer {
    if key == .control("l") { return ReaderAnswer(effects: [.reload, .repaint]) }
    switch focus {
    case .page: return pressOnPage(key)
    case .prompt(let prompt): return press(key, in: prompt)
    case .help(let help): return press(key, in: help)
    }
  }

  private mutating func pressOnPage(_ key: Key) -> ReaderAnswer {
    switch key {
    case .character("q"), .control("c"): return ReaderAnswer(effects: [.quit])
    case .character("m"), .enter: return open.toggleSummary()
    case .character("w"): return open.openWiki()
    case .character("h"), .left: return open.go(to: volume - 1)
    case .character("l"), .right: return open.go(to: volume + 1)
    case .character(let digit) where key.isDigit: return type(digit: digit)
    case .character("n"): return open.visitHit(after: 1)
    case .character("N"): return open.visitHit(after: -1)
    case .escape: return open.endSearch()
    case .character("/"): focus = .prompt(PromptLine(recalling: open.searchedWords))
    case .character("?"): focus = .help(ReaderHelp())
    default:
      guard let scrolling = Scrolling(key, rows: open.page.viewport.rows) else {
        return ReaderAnswer(notice: Messages.unknownKey(key))
      }
      return open.scroll(scrolling)
    }
    return ReaderAnswer()
  }

  private mutating func press(_ key: Key, in prompt: PromptLine) -> ReaderAnswer {
    switch key {
    case .enter:
      focus = .page
      return open.find(prompt.text)
    case .escape: focus = .page
    case .backspace where prompt.text.isEmpty: focus = .page
    default:
      var prompt = prompt
      prompt.edit(key)
      focus = .prompt(prompt)
    }
    return ReaderAnswer()
  }

  private mutating func press(_ key: Key, in help: ReaderHelp) -> ReaderAnswer {
    if [.character("q"), .character("?"), .escape].contains(key) {
      focus = .page
      return ReaderAnswer()
    }
    var help = help
    let excuse = help.scroll(
      key, width: open.options.pageWidth(on: size), rows: open.page.viewport.rows)
    focus = .help(help)
    return ReaderAnswer(notice: excuse)
  }

  /// Shows the volume that the digits name so far, or says that there is none.
  private mutating func type(digit: Character) -> ReaderAnswer {
    guard let number = digits.type(digit, in: open.series.volumes) else {
      return ReaderAnswer(notice: Int(String(digit)).map(Messages.noVolume))
    }
    return open.go(to: number)
  }
}
