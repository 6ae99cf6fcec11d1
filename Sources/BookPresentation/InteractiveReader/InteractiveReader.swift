package import BookCore
package import DisplayText
package import TerminalKit

/// The interactive reader: what is shown, and how each event changes it.
///
/// A value with no access to the outside world. It answers an ``Event`` with each ``Effect`` that it
/// wants there; what is on the screen is ``frame``. A key goes from here to ``OpenSeries``, which
/// knows what is remembered and searched for, and from there to its ``VolumePage``, which is laid out
/// and scrolled; ``ScreenFrame`` draws them.
///
///     var reader = InteractiveReader(series: series, volume: 3, state: state, size: size)
///     reader.handle(.key(.character("m")))  // [.remember(.expanded(3))]
///     reader.frame                          // one line for each row of the screen
package struct InteractiveReader {
  private var open: OpenSeries

  /// What takes the place of the page, the latest last.
  private var lists: [OpenList] = []

  /// The search words, while they are typed.
  private var prompt: PromptLine?

  private var notice: Notice?
  private var digits = VolumeDigits()

  /// Opens a volume of a series of which something is remembered; without `covers` none is shown.
  package init(
    series: BookSeries, volume: Int, state: ReaderState, size: TerminalSize,
    options: InteractiveReader.Options = InteractiveReader.Options(), covers: CoverPainter? = nil
  ) {
    open = OpenSeries(
      series, volume: volume, state: state, ScreenPlan(size, options), covers: covers)
  }

  /// The number of the volume that is shown.
  package var volume: Int {
    open.volume
  }

  /// The size of the screen.
  package var size: TerminalSize {
    open.page.plan.size
  }

  /// What the screen shows: a line for each row, none wider than the screen.
  ///
  /// The same events give the same frame, whatever was drawn before.
  package var frame: [StyledText] {
    let list = lists.last.map { (open.list($0.content), $0.row) }
    return ScreenFrame(open: open, list: list, prompt: prompt, notice: notice).lines
  }

  /// Where the cursor is in that frame, or nil if it is hidden.
  package var cursor: ScreenPosition? {
    prompt.map { ScreenPosition(row: size.rows - 1, column: $0.row(width: size.columns).cursor) }
  }

  /// What the address on the page leads to, or nil if there is none.
  package var link: WebAddress? {
    open.page.book.wiki
  }

  /// Whether the next digit may still belong to the number of a volume; if so, report a moment
  /// without one as a ``Event/pause``.
  package var awaitsDigit: Bool {
    digits.awaitsDigit
  }

  /// Whether a key takes a step from where the bookmark is, which another window may have moved, so
  /// that what is remembered is to be read again first.
  ///
  /// - Parameter key: The key that was pressed.
  /// - Returns: Whether it takes a step.
  package func needsReload(before key: Key) -> Bool {
    [.character("."), .character(",")].contains(key) && lists.isEmpty && prompt == nil
  }

  /// What is to be remembered when the reader is suspended or quit.
  package var changesOnExit: [ReaderState.Change] {
    open.changesOnExit
  }

  /// Takes an event.
  ///
  /// - Parameter event: What happened.
  /// - Returns: What is to be done outside, in order.
  package mutating func handle(_ event: InteractiveReader.Event) -> [InteractiveReader.Effect] {
    switch event {
    case .key(let key): return press(key)
    case .pause: digits.reset()
    case .notice(let text): notice = Notice(text: text)
    case .notOpened(let address):
      notice = Notice(text: Messages.notOpened, address: address.description)
    case .resized(let size): open.page.resize(to: size)
    case .reloaded(let state): open.take(state)
    }
    return []
  }
}

extension InteractiveReader {
  /// Something that happens to the interactive reader.
  package enum Event: Equatable, Sendable {
    /// A key was pressed.
    case key(Key)

    /// The screen has another size.
    case resized(TerminalSize)

    /// Nothing was pressed for a moment, so the next digit begins a new number.
    case pause

    /// There is a message for the user, shown until the next key.
    case notice(String)

    /// An address could not be opened, so it is shown until the next key, to be copied.
    case notOpened(WebAddress)

    /// What is remembered was read again, as ``Effect/reload`` asks for.
    case reloaded(ReaderState)
  }

  /// Something that the interactive reader wants done outside.
  package enum Effect: Equatable, Sendable {
    /// Something the user did is to be remembered at once.
    case remember(ReaderState.Change)

    /// A web address is to be opened.
    case open(WebAddress)

    /// What is remembered may have changed in another window: it is to be read again and reported as
    /// ``Event/reloaded(_:)``.
    case reload

    /// The screen may be damaged and is to be redrawn.
    case repaint

    /// The program is to end.
    case quit
  }
}

// MARK: Keys

extension InteractiveReader {
  private mutating func press(_ key: Key) -> [InteractiveReader.Effect] {
    if !key.isDigit { digits.reset() }
    let passes = passesOn(key)
    let before = volume
    let answer = answer(to: key)
    notice = answer.notice.map { Notice(text: $0) }
    return (passes || volume != before ? [] : open.visit()) + answer.effects
  }

  /// Whether a key only leads on to another volume, so that the open one may never have been looked
  /// at.
  private func passesOn(_ key: Key) -> Bool {
    let isVolumeKey =
      key.isDigit || [.character("h"), .left, .character("l"), .right].contains(key)
    return isVolumeKey && lists.isEmpty && prompt == nil
  }

  private mutating func answer(to key: Key) -> KeyAnswer {
    if key == .control("l") { return KeyAnswer(effects: [.reload, .repaint]) }
    if let prompt { return press(key, in: prompt) }
    if let list = lists.last { return press(key, in: list) }
    return pressOnPage(key)
  }

  private mutating func pressOnPage(_ key: Key) -> KeyAnswer {
    switch key {
    case .character("q"), .control("c"): return KeyAnswer(effects: [.quit])
    case .character("m"), .enter: return open.toggleSummary()
    case .character("."): return open.advanceBookmark()
    case .character(","): return open.moveBookmarkBack()
    case .character("s"): return open.toggleKept()
    case .character("w"): return open.openWiki()
    case .character("h"), .left: return open.go(to: volume - 1)
    case .character("l"), .right: return open.go(to: volume + 1)
    case .character(let digit) where key.isDigit:
      return type(digit).map { open.go(to: $0) } ?? .noVolume(digit)
    case .character("n"): return open.visitHit(after: 1)
    case .character("N"): return open.visitHit(after: -1)
    case .escape: return open.endSearch()
    case .character("/"):
      prompt = PromptLine(recalling: open.searchHistory.words, in: open.offeredScope)
    case .character("c"): lists = [OpenList(content: .contents, row: volume - 1)]
    case .character("?"): lists = [OpenList(content: .keys)]
    default:
      guard let scrolling = Scrolling(key, rows: open.page.plan.textRows) else {
        return KeyAnswer(notice: Messages.unknownKey(key))
      }
      return KeyAnswer(notice: open.page.scroll(scrolling))
    }
    return KeyAnswer()
  }

  /// The volume that the digits name so far, or nil if there is none.
  private mutating func type(_ digit: Character) -> Int? {
    digits.type(digit, in: open.series.volumes)
  }
}

// MARK: The prompt

extension InteractiveReader {
  private mutating func press(_ key: Key, in prompt: PromptLine) -> KeyAnswer {
    switch key {
    case .enter:
      self.prompt = nil
      return find(prompt.text, in: prompt.scope)
    case .escape: self.prompt = nil
    case .backspace where prompt.text.isEmpty: self.prompt = nil
    default: self.prompt?.edit(key)
    }
    return KeyAnswer()
  }

  /// Goes to the first hit in the open volume, or lists those in all volumes.
  private mutating func find(_ words: String, in scope: SearchScope) -> KeyAnswer {
    let answer = open.find(words, in: scope)
    guard let search = open.search, search.failure == nil else { return answer }
    if scope == .volume { return open.visitHit(after: 1) }
    lists = [OpenList(content: .hits(search), row: open.nextHit % search.hits.count)]
    return answer
  }
}

// MARK: Lists

extension InteractiveReader {
  private mutating func press(_ key: Key, in list: OpenList) -> KeyAnswer {
    switch (key, list.content) {
    case (.character("q"), _), (.escape, _), (.character("?"), .keys): lists.removeLast()
    case (.character("?"), _): lists.append(OpenList(content: .keys))
    case (.tab, .hits(let search)):
      lists = []
      return find(search.words, in: .volume)
    case (.enter, .hits):
      lists = []
      return open.goToHit(list.row)
    case (.enter, .contents):
      lists = []
      return list.row == volume - 1 ? KeyAnswer() : open.go(to: list.row + 1)
    case (.character(let digit), .contents) where key.isDigit: return select(digit)
    default: return move(key, in: list)
    }
    return KeyAnswer()
  }

  /// Moves the selection or scrolls, or says why that leads nowhere; no other key does anything.
  private mutating func move(_ key: Key, in list: OpenList) -> KeyAnswer {
    let rows = open.page.plan.listRows
    guard let scrolling = Scrolling(key, rows: rows), !scrolling.isBySection else {
      return KeyAnswer()
    }
    let last = open.list(list.content).lastRow(in: rows)
    let before = min(list.row, last)
    let row = scrolling.row(from: before, last: last)
    lists[lists.count - 1].row = row
    return KeyAnswer(notice: row == before ? scrolling.excuse(at: row, last: last) : nil)
  }

  /// Selects the volume that the digits name so far, or says that there is none.
  private mutating func select(_ digit: Character) -> KeyAnswer {
    guard let volume = type(digit) else { return .noVolume(digit) }
    lists[lists.count - 1].row = volume - 1
    return KeyAnswer()
  }
}

extension KeyAnswer {
  fileprivate static func noVolume(_ digit: Character) -> KeyAnswer {
    KeyAnswer(notice: Int(String(digit)).map(Messages.noVolume))
  }
}
