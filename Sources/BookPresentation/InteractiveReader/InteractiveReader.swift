package import BookCore
package import DisplayText
package import TerminalKit

/// The interactive reader: a stack of screens, of which the top is seen, and how each event changes
/// it.
///
/// A value with no access to the outside world. It answers a ``ReaderEvent`` with each
/// ``ReaderEffect`` that it wants there; what is on the screen is ``frame``. Each screen shows a
/// page that a command prints, as ``TopicPages`` makes it; a ``PageView`` scrolls, searches and
/// narrows it, and ``ScreenFrame`` draws it.
///
///     var reader = InteractiveReader(library, volume: 3, size: size)
///     reader.handle(.key(.character("m")))  // [.remember(.expanded(book))]
///     reader.frame                          // one line for each row of the screen
package struct InteractiveReader {
  /// What is remembered, and what follows from it.
  var memory: ReaderMemory

  var pages: TopicPages

  var stack: ScreenStack

  /// How the top of the stack is seen.
  private(set) var view: PageView

  /// What the view was made from; nil if it is to be made anew.
  private var seen: (page: PageKey, words: String)?

  /// The pages of the screens, so that none is made again as long as nothing changes.
  private var kept: [Topic: KeptPage] = [:]

  /// The words, or the command, while they are typed.
  var prompt: PromptLine?

  /// The screen as it was before a list was narrowed, while the words are typed.
  var unnarrowed: Screen?

  /// What was searched for, the latest last.
  var history: [String] = []

  var notice: Notice?
  var digits = TypedNumber()

  /// Whether `Z` was typed, which quits if it is typed twice.
  var hasBegunToQuit = false

  /// The key before.
  var lastKey: Key?

  /// What was replaced by the last key that took a change back; the same key does that again.
  var undone: ReaderState.Replaced?

  /// Opens a volume of a library: at its top, where its bookmark is, or at the place of a chapter.
  ///
  /// The page is as wide as `widestPage` if there is room; without a `painter` there are no colours
  /// of volumes and no covers.
  package init(
    _ library: Library, volume: Int, atBookmark: Bool = false, chapter: Int? = nil,
    size: TerminalSize, widestPage: PageFormat = .usual, painter: CoverPainter? = nil,
    showsCovers: Bool = true
  ) {
    let volumes = library.series.volumes
    let volume = min(max(volume, volumes.lowerBound), volumes.upperBound)
    memory = ReaderMemory(of: library)
    pages = TopicPages(
      plan: ScreenPlan(size, widestPage), painter: painter, showsCovers: showsCovers)
    stack = ScreenStack(.volume(volume))
    view = PageView(Page(), of: stack.top, height: 1, filter: nil)
    refresh()
    if atBookmark { revealBookmark() }
    if let chapter { reveal(.chapter(chapter, volume: volume)) }
  }

  /// What the screen shows: a line for each row, none wider than the screen.
  ///
  /// The same events give the same frame, whatever was drawn before.
  package var frame: [StyledText] { ScreenFrame(of: self).lines }

  /// Where the cursor is in that frame, or nil if it is hidden.
  package var cursor: ScreenPosition? {
    prompt.map { ScreenPosition(row: size.rows - 1, column: $0.row(width: size.columns).cursor) }
  }

  package var size: TerminalSize { pages.plan.size }

  /// The volume that the screen is about: its own, or that of what is chosen, or that of the
  /// nearest screen below which has one.
  package var volume: Int { stack.top.topic.volume ?? chosenVolume ?? stack.volumeBelow ?? 1 }

  /// What the address on the page leads to, or nil if there is none.
  package var link: WebAddress? { kept[stack.top.topic]?.page.link }

  /// Whether the next digit may still belong to the number of a volume or chapter; if so, report a
  /// moment without one as a ``ReaderEvent/pause``.
  package var awaitsDigit: Bool { digits.awaitsDigit }

  /// Whether a key goes by what is remembered, which another window may have changed, so that it is
  /// to be read again first.
  package func needsReload(before key: Key) -> Bool {
    let keys = ".,'UcCprms/nNhl".map(Key.character) + [.left, .right, .enter]
    return prompt == nil && key.meanings.contains { keys.contains($0) || $0.isDigit }
  }

  /// The library, with all changes.
  package var library: Library { memory.library }

  /// What is remembered, with all changes.
  package var state: ReaderState { memory.state }

  /// Lets somebody outside save what is remembered, or read what another window has changed.
  package mutating func change<Result>(_ body: (inout ReaderStateSession) -> Result) -> Result {
    defer { refresh() }
    return memory.change(body)
  }

  /// What is to be remembered when the reader is suspended or quit.
  package var changesOnExit: [ReaderState.Change] { unshownBook.map { [.shown($0)] } ?? [] }

  /// Takes an event, and answers with what is to be done outside, in order.
  package mutating func handle(_ event: ReaderEvent) -> [ReaderEffect] {
    defer { refresh() }
    switch event {
    case .key(let key): return (prompt == nil ? key.meanings : [key]).flatMap { press($0) }
    case .pause: digits.reset()
    case .notice(let text): notice = Notice(text: text)
    case .resized(let size): pages.plan = ScreenPlan(size, pages.plan.widestPage)
    }
    return []
  }
}

// MARK: What is seen

extension InteractiveReader {
  /// What a page is made from, besides its topic.
  private struct PageKey: Equatable {
    let topic: Topic
    let hasWords: Bool
    let isExpanded: Bool
    let tellsAllRead: Bool
    let size: TerminalSize
    let revision: Int
  }

  private struct KeptPage {
    let key: PageKey
    let page: Page
    var filter: PageFilter?
    var links: [NameLink]?
  }

  /// The volume that the screen is about.
  var book: Book { memory.series[volume - 1] }

  /// What is chosen in a list; nil in a text, and where there is nothing.
  var chosen: Row? {
    view.choices.isEmpty ? nil : view.rows[view.row(of: stack.top.place)]
  }

  /// Where what is chosen leads.
  var target: Target? {
    guard let anchor = chosen?.anchor, let page = kept[stack.top.topic]?.page else { return nil }
    return pages.target(of: anchor, on: page)
  }

  /// How many entries a list has that is narrowed; nil of any other screen.
  var entryCount: Int? {
    view.isList && !stack.top.words.isEmpty ? kept[stack.top.topic]?.filter.map(\.count) : nil
  }

  private var chosenVolume: Int? { view.isList ? chosen?.anchor?.volume : nil }

  /// The open volume, if its own page is seen and another was shown last.
  var unshownBook: Book? {
    guard case .volume(let volume) = stack.top.topic, state.recentVolumes.first != volume
    else { return nil }
    return memory.series[volume - 1]
  }

  /// Makes the page and its view anew if something else follows from the stack, what is remembered
  /// and the size.
  mutating func refresh() {
    let screen = stack.top
    let key = PageKey(
      topic: screen.topic, hasWords: !screen.words.isEmpty && !screen.topic.isList,
      isExpanded: screen.isExpanded, tellsAllRead: screen.tellsAllRead, size: size,
      revision: memory.revision)
    if let seen, seen == (key, screen.words) { return }
    if kept[screen.topic]?.key != key {
      let page = pages.page(of: screen, &memory)
      if kept.count > Self.mostKeptPages { kept = [:] }
      kept[screen.topic] = KeptPage(key: key, page: page)
    }
    seen = (key, screen.words)
    makeView()
  }

  private static let mostKeptPages = 8

  private mutating func makeView() {
    let topic = stack.top.topic
    guard var kept = kept[topic] else { return }
    let isNarrowed = topic.isList && !stack.top.words.isEmpty
    if isNarrowed, kept.filter == nil {
      kept.filter = pages.filter(for: topic, kept.page, &memory)
    }
    view = PageView(
      kept.page, of: stack.top, height: pages.rows(for: topic),
      filter: isNarrowed ? kept.filter : nil)
    if topic.hasNames {
      let links = kept.links ?? names(in: view.rows, of: topic)
      (kept.links, view.links) = (links, links)
    }
    self.kept[topic] = kept
    // What is chosen is known by what it is about, also below other screens.
    if let chosen, stack.top.place.anchor != chosen.anchor {
      stack.top.place = view.place(at: view.row(of: stack.top.place))
    }
  }

  /// Makes ready to narrow a list, which takes a moment if it is long.
  mutating func prepareFilter() {
    let topic = stack.top.topic
    guard var list = kept[topic], list.filter == nil else { return }
    list.filter = pages.filter(for: topic, list.page, &memory)
    kept[topic] = list
  }

  private mutating func names(in rows: [Row], of topic: Topic) -> [NameLink] {
    let owner: String? =
      if case .person(let name) = topic { memory.person(named: name)?.id } else { nil }
    return NameLinks(of: memory.people, onCardOf: owner).links(in: rows)
  }

  /// Brings what is about something into sight.
  mutating func reveal(_ anchor: Anchor) {
    refresh()
    guard let row = view.run(of: anchor)?.lowerBound else { return }
    let isOnPage = if case .volume = stack.top.topic { true } else { false }
    let heading = isOnPage ? view.run(of: .section(.chapters))?.lowerBound : nil
    stack.top.place = view.place(showing: row, from: stack.top, heading: heading)
  }

  /// Brings the bookmark of the screen's volume into sight, where its chapters are.
  mutating func revealBookmark() {
    if let place = memory.bookmark(of: book) { reveal(.chapter(place, volume: volume)) }
  }

  func isInSight(_ anchor: Anchor) -> Bool {
    view.run(of: anchor).map { view.isInSight($0.lowerBound, on: stack.top) } ?? false
  }

  /// Remembers a change.
  mutating func remember(_ change: ReaderState.Change, saying notice: String? = nil) -> KeyAnswer {
    let revision = memory.revision
    memory.change { $0.remember(change) }
    if case .shown = change {} else if memory.revision != revision { undone = nil }
    refresh()
    return KeyAnswer(notice: notice, effects: [.remember(change)])
  }
}
