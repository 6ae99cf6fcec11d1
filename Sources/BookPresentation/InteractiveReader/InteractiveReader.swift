package import BookCore
package import DisplayText
package import TerminalKit
import TypedText

/// The interactive reader: what is shown, and how each event changes it.
///
/// A value with no access to the outside world. It answers a ``ReaderEvent`` with each
/// ``ReaderEffect`` that it wants there; what is on the screen is ``frame``. A key goes from here,
/// or from the ``OpenLists`` that have the place of the page, to ``OpenSeries``, which knows what
/// is remembered and searched for, and from there to its ``VolumePage`` or ``TextView``, which is
/// laid out and scrolled; ``ScreenFrame`` draws them.
///
///     var reader = InteractiveReader(series: series, volume: 3, state: state, size: size)
///     reader.handle(.key(.character("m")))  // [.remember(.expanded(book))]
///     reader.frame                          // one line for each row of the screen
package struct InteractiveReader {
  private var open: OpenSeries

  private var lists = OpenLists()

  /// The search words, while they are typed.
  private var searchPrompt: PromptLine?

  /// The command after `:`, while it is typed.
  private var commandPrompt: PromptLine?

  private var notice: Notice?
  private var digits = TypedNumber()

  /// The key of a command of two keys, such as `ZZ`, of which the second is awaited.
  private var beginning: Character?

  /// The key before.
  private var lastKey: Key?

  /// Opens a volume of a series of which something is remembered: at its top, where its bookmark
  /// is, or at the place of a chapter.
  ///
  /// The page is as wide as `widestPage` if there is room; without a `painter` there are no colours
  /// of volumes and no covers. Whether the reader may keep a place that cannot be read is as in
  /// ``Library/mayKeepPlace``.
  package init(
    series: BookSeries, volume: Int, atBookmark: Bool = false, chapter: Int? = nil,
    state: ReaderState, mayKeepPlace: Bool = false, size: TerminalSize,
    widestPage: PageFormat = .usual, painter: CoverPainter? = nil, showsCovers: Bool = true
  ) {
    let plan = ScreenPlan(size, widestPage)
    open = OpenSeries(
      series, volume: volume, state: state, mayKeepPlace: mayKeepPlace, plan, painter: painter,
      showsCovers: showsCovers)
    if atBookmark { open.texts.page.revealBookmark() }
    if let chapter { open.texts.page.reveal(chapter: chapter) }
  }

  package var volume: Int { open.volume }

  package var size: TerminalSize { open.page.plan.size }

  /// What the screen shows: a line for each row, none wider than the screen.
  ///
  /// The same events give the same frame, whatever was drawn before.
  package var frame: [StyledText] {
    ScreenFrame(open: open, list: lists.last, prompt: prompt, notice: notice).lines
  }

  /// The words that are typed: those to search for, a command, or those to narrow a list to.
  private var prompt: PromptLine? { searchPrompt ?? commandPrompt ?? lists.last?.prompt }

  /// Where the cursor is in that frame, or nil if it is hidden.
  package var cursor: ScreenPosition? {
    prompt.map { ScreenPosition(row: size.rows - 1, column: $0.row(width: size.columns).cursor) }
  }

  /// Whether Control-C closes what is open, and does not end the program as it does on the page.
  package var takesControlC: Bool { !isPage || prompt != nil }

  /// Whether the page of a volume is shown.
  private var isPage: Bool { lists.isEmpty && open.view == nil }

  /// What the address on the page leads to, or nil if there is none.
  package var link: WebAddress? { open.page.book.wiki }

  /// Whether the next digit may still belong to the number of a volume or chapter; if so, report a
  /// moment without one as a ``ReaderEvent/pause``.
  package var awaitsDigit: Bool { digits.awaitsDigit || lists.digits.awaitsDigit }

  /// Whether a key goes by what is remembered, which another window may have changed, so that it is
  /// to be read again first.
  package func needsReload(before key: Key) -> Bool {
    let keys = ".,'Uprms/nN".map(Key.character)
    return prompt == nil && key.meanings.contains(where: keys.contains)
  }

  /// What is remembered, with all changes.
  package var state: ReaderState { open.state }

  /// What is to be remembered when the reader is suspended or quit.
  package var changesOnExit: [ReaderState.Change] { open.changesOnExit }

  /// Takes an event, and answers with what is to be done outside, in order.
  package mutating func handle(_ event: ReaderEvent) -> [ReaderEffect] {
    defer { lists.update(&open) }
    switch event {
    case .key(let key): return (prompt == nil ? key.meanings : [key]).flatMap { press($0) }
    case .pause: endNumber()
    case .notice(let text): notice = Notice(text: text)
    case .resized(let size): open.resize(to: size)
    case .reloaded(let state): open.take(state)
    }
    return []
  }
}

// MARK: Keys

extension InteractiveReader {
  private mutating func press(_ key: Key) -> [ReaderEffect] {
    if !key.isDigit { endNumber() }
    let passes = passesOn(key)
    let before = volume
    var answer = answer(to: key)
    // The first of two, as in vim, has gone there already.
    if key == .character("g"), lastKey == key { answer.notice = nil }
    lastKey = key
    notice = answer.notice.map { Notice(text: $0, offersStory: answer.offersStory) }
    return (passes || volume != before ? [] : open.visit()) + answer.effects
  }

  private mutating func endNumber() {
    digits.reset()
    lists.digits.reset()
  }

  /// Whether a key only leads on to another volume, so that the open one may never have been looked
  /// at.
  private func passesOn(_ key: Key) -> Bool {
    let isVolumeKey =
      key.isDigit || [.character("h"), .left, .character("l"), .right].contains(key)
    return isVolumeKey && isPage && prompt == nil
  }

  private mutating func answer(to key: Key) -> KeyAnswer {
    let beginning = beginning
    self.beginning = nil
    if key == .control("l") { return KeyAnswer(effects: [.reload, .repaint]) }
    if let searchPrompt { return press(key, in: searchPrompt) }
    if let commandPrompt { return press(key, inCommand: commandPrompt) }
    if prompt != nil { return lists.press(key, in: &open) }
    if let beginning {
      if key == .escape || key == .control("c") { return KeyAnswer() }
      return key == .character(beginning)
        ? KeyAnswer(effects: [.quit])
        : KeyAnswer(notice: Messages.unknownKey(key, after: beginning))
    }
    switch key {
    case .character("Q"): return KeyAnswer(effects: [.quit])
    case .control("c"): return isPage ? KeyAnswer(effects: [.quit]) : pressInPlace(.escape)
    case .character("Z"):
      self.beginning = "Z"
      return KeyAnswer(notice: "Z")
    case .character(":"):
      commandPrompt = PromptLine(after: Messages.commandSign)
      return KeyAnswer()
    case .character("?"):
      toggleKeys()
      return KeyAnswer()
    case .character("U"): return open.undo()
    case .character("="), .control("g"): return KeyAnswer(notice: whereabouts)
    case .character("/") where lists.isEmpty || lists.areHits:
      let words = lists.areHits ? open.search?.words : nil
      searchPrompt = PromptLine(
        words ?? "", recalling: open.searchHistory.words, in: open.offeredScope)
      return KeyAnswer()
    case _ where !lists.isEmpty: return pressInPlace(key)
    case .character("n"): return open.visitHit(after: 1)
    case .character("N"): return open.visitHit(after: -1)
    case .tab where notice?.offersStory == true: return find("", in: .story)
    case .escape: return goBack()
    default: return isPage ? pressOnPage(key) : pressInPlace(key)
    }
  }

  /// Presses a key in what has the place of the page.
  private mutating func pressInPlace(_ key: Key) -> KeyAnswer {
    if !lists.isEmpty { return lists.press(key, in: &open) }
    if key == .escape { return goBack() }
    return open.view.map { press(key, in: $0) } ?? KeyAnswer()
  }

  /// Goes a step back: from a hit in the story so far to the list of hits, from other hits to none,
  /// and from a text to what it was opened from.
  private mutating func goBack() -> KeyAnswer {
    if let index = open.search?.index, open.isAtHitOfStory {
      lists.show(OpenList(.hits, row: index))
      return KeyAnswer()
    }
    let isAboveHit = open.search?.scope == .story && open.search?.index != nil
    guard open.view == nil || open.isSearching && !isAboveHit else { return closeView() }
    let answer = open.endSearch()
    // A notice is closed, too.
    return notice == nil ? answer : KeyAnswer()
  }

  private mutating func closeView() -> KeyAnswer {
    lists = open.closeView()
    return KeyAnswer()
  }

  /// Shows what the keys do, or goes back to what was shown before.
  private mutating func toggleKeys() {
    if lists.isEmpty, open.view?.text.isOfKeys == true {
      lists = open.closeView()
    } else {
      open.showKeys(from: lists)
      lists = OpenLists()
    }
  }

  /// What is shown, and where in it the user is.
  private var whereabouts: String {
    guard let list = lists.last else { return open.whereabouts }
    let layout = open.layout(of: list)
    if layout.count == 0 { return Messages.noRows }
    return Messages.number(min(list.row, layout.lastRow) + 1, of: layout.count)
  }

  private mutating func pressOnPage(_ key: Key) -> KeyAnswer {
    let book = open.page.book
    switch key {
    case .character("q"): return KeyAnswer(effects: [.quit])
    case .character("h"), .left: return open.go(to: volume - 1)
    case .character("l"), .right: return open.go(to: volume + 1)
    case .character(let digit) where key.isDigit:
      let volumes = open.series.volumes
      return digits.type(digit, upTo: volumes.upperBound, where: volumes.contains)
        .map { open.go(to: $0) } ?? .nothing(numbered: digit, Messages.noVolume)
    case .character("'"): return open.goToBookmark()
    case .character("r"): return open.showStory()
    case .character("p"): return showPeople()
    case .character("c"):
      lists.show(OpenList(.volumes(.all), in: &open, selecting: volume))
      return KeyAnswer(effects: [.reload])
    default:
      if let answer = open.change(book, with: key) { return answer }
      guard let scrolling = Scrolling(key, rows: open.page.plan.textRows) else {
        return KeyAnswer(notice: Messages.unknownKey(key))
      }
      return open.texts.scroll(scrolling)
    }
  }
}

// MARK: The story so far

extension InteractiveReader {
  /// Lists those who have been met, or says that there is nobody.
  private mutating func showPeople() -> KeyAnswer {
    let list = OpenList(.people, in: &open, selecting: 1)
    if list.people.isEmpty { return KeyAnswer(notice: open.whyNobody) }
    lists.show(list)
    return KeyAnswer()
  }

  private mutating func press(_ key: Key, in view: TextView) -> KeyAnswer {
    switch (key, view.text) {
    case (.character("q"), _), (.character("r"), .story), (.character("p"), .card):
      return closeView()
    case (.enter, .story), (.enter, .card): return open.leaveView()
    case (.character("p"), .story): return showPeople()
    default:
      guard let scrolling = Scrolling(key, rows: open.page.plan.listRows) else {
        return KeyAnswer(notice: Messages.unknownKey(key))
      }
      return open.texts.scroll(scrolling)
    }
  }
}

// MARK: The prompts

extension InteractiveReader {
  private mutating func press(_ key: Key, inCommand prompt: PromptLine) -> KeyAnswer {
    switch key {
    case .enter:
      commandPrompt = nil
      return obey(prompt.text)
    case _ where prompt.isGivenUp(by: key): commandPrompt = nil
    default: commandPrompt?.edit(key)
    }
    return KeyAnswer()
  }

  /// Does what was typed after `:`, or says that it means nothing.
  private mutating func obey(_ words: String) -> KeyAnswer {
    let command = words.asLatinKeys
    switch command {
    case "": return KeyAnswer()
    case Messages.quitCommand: return KeyAnswer(effects: [.quit])
    case Messages.helpCommand:
      if open.view?.text.isOfKeys != true { toggleKeys() }
      return KeyAnswer()
    default:
      guard let volume = WholeNumber(command)?.value else {
        return KeyAnswer(notice: Messages.unknownCommand(words.onOneLine))
      }
      return goToPage(ofVolume: volume)
    }
  }

  /// Closes what is open above the page, and goes to a volume, or says that there is none.
  private mutating func goToPage(ofVolume volume: Int) -> KeyAnswer {
    guard open.series.volumes.contains(volume) else {
      return KeyAnswer(notice: Messages.noVolume(volume))
    }
    let wasPage = isPage
    while open.view != nil { _ = open.closeView() }
    lists = OpenLists()
    return volume == open.volume && !wasPage ? KeyAnswer() : open.go(to: volume)
  }

  private mutating func press(_ key: Key, in prompt: PromptLine) -> KeyAnswer {
    switch key {
    case .enter:
      searchPrompt = nil
      return find(prompt.text, in: prompt.scope ?? .page)
    case _ where prompt.isGivenUp(by: key): searchPrompt = nil
    default: searchPrompt?.edit(key)
    }
    return KeyAnswer()
  }

  /// Goes to the next hit in what is open, or lists those in the story so far; what is typed in
  /// such a list is searched for where that was.
  private mutating func find(_ words: String, in scope: SearchScope) -> KeyAnswer {
    let back = lists.isEmpty ? KeyAnswer() : open.returnToSearchStart()
    lists = OpenLists()
    let answer = open.find(words, in: scope)
    if scope == .story, let search = open.search, search.failure == nil {
      lists.show(OpenList(.hits, row: open.nextHit % search.hits.count))
    }
    return back.then(answer)
  }
}
