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

    /// To the search words, as typed so far.
    case prompt(String)

    /// To the page of keys, with this row at the top.
    case help(top: Int)
  }

  /// The number of the volume that is shown.
  package private(set) var volume: Int

  /// The size of the screen.
  package private(set) var size: TerminalSize

  private let series: BookSeries
  private let options: ReaderOptions

  /// The number of Characters that all titles begin with, and which say nothing about the volume.
  private let sharedTitleLength: Int

  private var focus = Focus.page
  private var layout = PageLayout()
  private var search: ReaderSearch?

  /// What the status line says until the next key.
  private var notice: String?

  private var digits = VolumeDigits()

  private var expandedVolumes: Set<Int>
  private var places: [Int: BookPlace]

  /// Whether the summary is expanded until the volume is left, because something was found in it.
  private var isExpandedForVisit = false

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
    self.series = series
    self.volume = min(max(volume, series.volumes.lowerBound), series.volumes.upperBound)
    self.size = size
    self.options = options
    sharedTitleLength = HeaderTitle.sharedLength(in: series)
    expandedVolumes = state.expandedVolumes
    places = state.places
    layOut()
  }

  /// What the screen shows: a line for each row, none wider than the screen.
  ///
  /// The same events give the same frame, whatever was drawn before.
  package var frame: [StyledText] {
    ReaderFrame(
      book: book, volume: volume, volumeCount: series.books.count,
      sharedTitleLength: sharedTitleLength, isExpanded: isExpanded, viewport: viewport,
      focus: focus, search: search, notice: notice, size: size, options: options
    ).lines
  }

  /// Whether the next digit may still belong to the number of a volume; if so, report a moment
  /// without one as a ``ReaderEvent/pause``.
  package var awaitsDigit: Bool {
    digits.awaitsDigit
  }

  /// What is to be remembered when the reader is suspended or quit.
  package var changesOnExit: [ReaderState.Change] {
    places[volume].map { [.left(volume, at: $0)] } ?? []
  }

  /// Takes an event.
  ///
  /// - Parameter event: What happened.
  /// - Returns: What is to be done outside, in order.
  package mutating func handle(_ event: ReaderEvent) -> [ReaderEffect] {
    switch event {
    case .key(let key): return press(key)
    case .pause: digits.reset()
    case .notice(let text): notice = text
    case .resized(let size):
      self.size = size
      layOut()
    }
    return []
  }
}

// MARK: Keys

extension Reader {
  private mutating func press(_ key: Key) -> [ReaderEffect] {
    notice = nil
    if !key.isDigit { digits.reset() }
    switch focus {
    case .page: return pressOnPage(key)
    case .prompt(let words): pressInPrompt(key, after: words)
    case .help(let top): return pressOnHelp(key, top: top)
    }
    return []
  }

  private mutating func pressOnPage(_ key: Key) -> [ReaderEffect] {
    switch key {
    case .character("q"), .control("c"): return [.quit]
    case .control("l"): return [.repaint]
    case .character("m"), .enter: return toggleSummary()
    case .character("w"): return openWiki()
    case .character("h"), .left: return go(to: volume - 1)
    case .character("l"), .right: return go(to: volume + 1)
    case .character(let digit) where key.isDigit: return type(digit: digit)
    case .character("/"): focus = .prompt("")
    case .character("?"): focus = .help(top: 0)
    case .character("n"): visitHit(after: 1)
    case .character("N"): visitHit(after: -1)
    case .escape: search = nil
    default: Scrolling(key, rows: viewport.rows).map { viewport.scroll($0) }
    }
    return []
  }

  /// Takes a key while search words are typed.
  private mutating func pressInPrompt(_ key: Key, after words: String) {
    switch key {
    case .character(let character): focus = .prompt(words + String(character))
    case .backspace: focus = words.isEmpty ? .page : .prompt(String(words.dropLast()))
    case .control("u"): focus = .prompt("")
    case .enter:
      focus = .page
      find(words)
    case .escape: focus = .page
    default: break
    }
  }

  private mutating func pressOnHelp(_ key: Key, top: Int) -> [ReaderEffect] {
    if key == .character("q") { return [.quit] }
    let last = ReaderHelp(width: options.pageWidth(on: size)).lastTop(rows: viewport.rows)
    if let row = Scrolling(key, rows: viewport.rows)?.row(from: top, last: last) {
      focus = .help(top: row)
    } else {
      focus = .page
    }
    return []
  }
}

// MARK: Volumes

extension Reader {
  private var book: Book {
    series.books[volume - 1]
  }

  /// Shows another volume, or says that there is none.
  private mutating func go(to volume: Int) -> [ReaderEffect] {
    guard series.volumes.contains(volume) else {
      notice = volume < self.volume ? Messages.noEarlierVolume : Messages.noLaterVolume
      return []
    }
    guard volume != self.volume else { return [] }
    let effects = changesOnExit.map(ReaderEffect.remember) + [.remember(.shown(volume))]
    self.volume = volume
    isExpandedForVisit = false
    search = nil
    layOut()
    return effects
  }

  /// Shows the volume that the digits name so far, or says that there is none.
  private mutating func type(digit: Character) -> [ReaderEffect] {
    guard let number = digits.type(digit, in: series.volumes) else {
      notice = Int(String(digit)).map(Messages.noVolume)
      return []
    }
    return go(to: number)
  }

  /// Asks for the volume's page on the web, or says that it has none.
  private mutating func openWiki() -> [ReaderEffect] {
    if let address = book.wiki { return [.open(address)] }
    notice = Messages.noWiki
    return []
  }
}

// MARK: The page

extension Reader {
  private var isExpanded: Bool {
    isExpandedForVisit || expandedVolumes.contains(volume)
  }

  /// Expands or collapses the summary.
  private mutating func toggleSummary() -> [ReaderEffect] {
    guard book.summary.isCollapsible else { return [] }
    let expands = !isExpanded
    isExpandedForVisit = false
    if expands {
      expandedVolumes.insert(volume)
    } else {
      expandedVolumes.remove(volume)
    }
    layOut()
    return [.remember(expands ? .expanded(volume) : .collapsed(volume))]
  }

  /// Lays the page out again after a change of anything that it depends on.
  private mutating func layOut() {
    let format = PageFormat(
      width: options.pageWidth(on: size), usesColor: false, usesASCII: options.usesASCII)
    layout = PageLayout(
      BookBlocks(book, isExpanded: isExpanded, control: .button, format: format))
  }

  private var viewport: Viewport {
    get { Viewport(layout: layout, rows: ScreenPlan(size).textRows, place: places[volume]) }
    set { places[volume] = newValue.place }
  }
}

// MARK: The search

extension Reader {
  /// Goes to the first hit from the top of the screen on, or to the first on the page if there is
  /// none.
  private mutating func find(_ words: String) {
    search = ReaderSearch(words, in: book, from: viewport.topPlace)
    if search == nil, words.contains(where: { !$0.isWhitespace }) {
      notice = Messages.noHits(for: words)
    }
    showHit()
  }

  /// Goes to another hit.
  private mutating func visitHit(after step: Int) {
    search?.advance(by: step)
    showHit()
  }

  private mutating func showHit() {
    guard let hit = search?.current else { return }
    if !isExpanded, TextSearch(book).isCollapsed(hit) {
      isExpandedForVisit = true
      layOut()
    }
    viewport.reveal(layout.row(of: hit.place))
  }
}
