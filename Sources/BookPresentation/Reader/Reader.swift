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

    /// To the page of keys, with this row at the top.
    case help(top: Int)
  }

  private let series: BookSeries
  private let options: ReaderOptions

  /// The number of Characters that all titles begin with, and which say nothing about the volume.
  private let sharedTitleLength: Int

  private var focus = Focus.page
  private var page: VolumePage

  /// What was searched for, the latest last.
  private var searchedWords: [String] = []

  private var notice: ReaderNotice?
  private var digits = VolumeDigits()

  private var expandedVolumes: Set<Int>

  /// The places in the volumes that are not shown.
  private var places: [Int: BookPlace]

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
    let volume = min(max(volume, series.volumes.lowerBound), series.volumes.upperBound)
    self.series = series
    self.options = options
    sharedTitleLength = HeaderTitle.sharedLength(in: series)
    expandedVolumes = state.expandedVolumes
    places = state.places
    page = VolumePage(
      series.books[volume - 1], isExpanded: state.expandedVolumes.contains(volume),
      place: state.places[volume], size: size, options: options)
  }

  /// The number of the volume that is shown.
  package var volume: Int {
    page.book.seriesNumber
  }

  /// The size of the screen.
  package var size: TerminalSize {
    page.size
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
    ReaderFrame(
      page: page, volumeCount: series.books.count, sharedTitleLength: sharedTitleLength,
      focus: focus, notice: notice, options: options)
  }

  /// What the address on the page leads to, or nil if there is none.
  package var link: WebAddress? {
    page.book.wiki
  }

  /// Whether the next digit may still belong to the number of a volume; if so, report a moment
  /// without one as a ``ReaderEvent/pause``.
  package var awaitsDigit: Bool {
    digits.awaitsDigit
  }

  /// What is to be remembered when the reader is suspended or quit.
  package var changesOnExit: [ReaderState.Change] {
    page.viewport.place.map { [.left(volume, at: $0)] } ?? []
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
    case .resized(let size): page.resize(to: size)
    case .reloaded(let state): take(state)
    }
    return []
  }
}

// MARK: Keys

extension Reader {
  private mutating func press(_ key: Key) -> [ReaderEffect] {
    notice = nil
    if !key.isDigit { digits.reset() }
    if key == .control("l") { return [.reload, .repaint] }
    switch focus {
    case .page: return pressOnPage(key)
    case .prompt(let prompt): press(key, in: prompt)
    case .help(let top): pressOnHelp(key, top: top)
    }
    return []
  }

  private mutating func pressOnPage(_ key: Key) -> [ReaderEffect] {
    switch key {
    case .character("q"), .control("c"): return [.quit]
    case .character("m"), .enter: return toggleSummary()
    case .character("w"): return openWiki()
    case .character("h"), .left: return go(to: volume - 1)
    case .character("l"), .right: return go(to: volume + 1)
    case .character(let digit) where key.isDigit: return type(digit: digit)
    case .character("/"): focus = .prompt(PromptLine(recalling: searchedWords))
    case .character("?"): focus = .help(top: 0)
    case .character("n"): visitHit(after: 1)
    case .character("N"): visitHit(after: -1)
    case .escape: endSearch()
    default:
      let scrolling = Scrolling(key, rows: page.viewport.rows)
      say(scrolling.map { page.scroll($0) } ?? Messages.unknownKey(key))
    }
    return []
  }

  private mutating func press(_ key: Key, in prompt: PromptLine) {
    switch key {
    case .enter:
      focus = .page
      find(prompt.text)
    case .escape: focus = .page
    case .backspace where prompt.text.isEmpty: focus = .page
    default:
      var prompt = prompt
      prompt.edit(key)
      focus = .prompt(prompt)
    }
  }

  private mutating func pressOnHelp(_ key: Key, top: Int) {
    if [.character("q"), .character("?"), .escape].contains(key) { focus = .page }
    let rows = page.viewport.rows
    guard let scrolling = Scrolling(key, rows: rows), !scrolling.isBySection else { return }
    let last = ReaderHelp(width: options.pageWidth(on: size)).lastTop(rows: rows)
    let top = min(top, last)
    let row = scrolling.row(from: top, last: last)
    focus = .help(top: row)
    if row == top { say(scrolling.excuse(at: top, last: last)) }
  }

  /// Tells the user something until the next key, if there is something to tell.
  private mutating func say(_ text: String?) {
    notice = text.map { .text($0) }
  }
}

// MARK: Volumes

extension Reader {
  /// Shows another volume, where a search goes on, or says that there is none.
  private mutating func go(to volume: Int) -> [ReaderEffect] {
    guard series.volumes.contains(volume) else {
      say(volume < self.volume ? Messages.noEarlierVolume : Messages.noLaterVolume)
      return []
    }
    guard volume != self.volume else {
      say(Messages.sameVolume(volume))
      return []
    }
    let effects = changesOnExit.map(ReaderEffect.remember) + [.remember(.shown(volume)), .reload]
    places[self.volume] = page.viewport.place
    let words = page.search?.words
    page = VolumePage(
      series.books[volume - 1], isExpanded: expandedVolumes.contains(volume),
      place: places[volume], size: size, options: options)
    if let words { say(page.startSearch(words)) }
    return effects
  }

  /// Shows the volume that the digits name so far, or says that there is none.
  private mutating func type(digit: Character) -> [ReaderEffect] {
    guard let number = digits.type(digit, in: series.volumes) else {
      say(Int(String(digit)).map(Messages.noVolume))
      return []
    }
    return go(to: number)
  }

  /// Asks for the volume's page on the web, or says that it has none.
  private mutating func openWiki() -> [ReaderEffect] {
    if let address = page.book.wiki { return [.open(address)] }
    say(Messages.noWiki)
    return []
  }
}

// MARK: The summary

extension Reader {
  /// Expands or collapses the summary, or says that it is short.
  private mutating func toggleSummary() -> [ReaderEffect] {
    guard page.book.summary.isCollapsible else {
      say(Messages.shortSummary)
      return []
    }
    let expands = !page.isExpanded
    if expands {
      expandedVolumes.insert(volume)
    } else {
      expandedVolumes.remove(volume)
    }
    page.setExpanded(expands)
    return [.remember(expands ? .expanded(volume) : .collapsed(volume))]
  }

  /// Takes over which summaries are expanded; the places are those of this window.
  private mutating func take(_ state: ReaderState) {
    let isExpanded = state.expandedVolumes.contains(volume)
    let isChanged = isExpanded != expandedVolumes.contains(volume)
    expandedVolumes = state.expandedVolumes
    if isChanged { page.setExpanded(isExpanded) }
  }
}

// MARK: The search

extension Reader {
  /// Goes to the first hit from the top of the screen on, or to the first on the page.
  ///
  /// Without words the last search goes on.
  private mutating func find(_ words: String) {
    if words.contains(where: { !$0.isWhitespace }) {
      searchedWords.removeAll { $0 == words }
      searchedWords.append(words)
      page.endSearch()
    }
    visitHit(after: 1)
  }

  /// Goes to another hit, of the last search if there is none at the moment.
  private mutating func visitHit(after step: Int) {
    if page.search == nil, let words = searchedWords.last { _ = page.startSearch(words) }
    say(page.search == nil ? Messages.nothingToRepeat : page.visitHit(after: step))
  }

  private mutating func endSearch() {
    if page.search?.hits.isEmpty ?? true { say(Messages.nothingToClose) }
    page.endSearch()
  }
}
