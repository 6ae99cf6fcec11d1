import BookCore
import DisplayText
import TerminalKit

/// The screens that are open, and how the top of them is seen.
///
/// Whatever changes of the screens, of what is remembered or of the size, the page and the view
/// follow from it at once.
struct Browser {
  private struct Source: Equatable {
    let topic: Topic
    let openedFrom: Int
    let isSearched: Bool
    let size: TerminalSize
    let revision: Int
  }

  /// A page with what takes long to find in it.
  private struct Made {
    let source: Source
    let sheet: Sheet
    let rows: [Row]

    /// What narrows the list, and the names in the text, once they are asked for.
    var filter: RowFilter?
    var names: [PageMark]?
  }

  private(set) var memory: ReaderMemory
  private(set) var pages: TopicPages
  private(set) var stack: ScreenStack
  private(set) var view = PageView()

  /// The page that is seen, behind those of other screens that were seen before, so that none is
  /// made again as long as nothing changes.
  private var made: [Made] = []

  private static let mostMade = 8

  init(_ library: Library, volume: Int, _ pages: TopicPages) {
    (memory, self.pages, stack) = (ReaderMemory(of: library), pages, ScreenStack(.volume(volume)))
    refresh()
  }

  var top: Screen {
    get { stack.top }
    set {
      stack.top = newValue
      refresh()
    }
  }

  var plan: ScreenPlan {
    get { pages.plan }
    set {
      pages.plan = newValue
      refresh()
    }
  }

  mutating func change<Result>(_ body: (inout ReaderStateSession) -> Result) -> Result {
    defer { refresh() }
    return memory.change(body)
  }

  private mutating func refresh() {
    let isVolume = if case .volume = top.topic { true } else { false }
    let now = Source(
      topic: top.topic, openedFrom: top.openedFrom, isSearched: isVolume && !top.words.isEmpty,
      size: plan.size, revision: memory.revision)
    let old = self.made.last?.source
    if old == now, view.words == top.words { return }
    // Where names come or go with what is remembered, a mark may be another one.
    let isRemembered = old?.topic == now.topic && old?.revision != now.revision
    let target = isRemembered ? view.mark(of: top)?.target : nil
    let known = self.made.firstIndex { $0.source == now }.map { self.made.remove(at: $0) }
    var made = known ?? make(now)
    let isList = made.sheet.unit != nil
    if isList, made.filter == nil, !top.words.isEmpty {
      made.filter = pages.filter(made.sheet, rows: made.rows, memory: &memory)
    }
    if made.names == nil { made.names = marks(in: made.rows, of: made.sheet) }
    view = PageView(
      made.rows, height: pages.rows(for: made.sheet, count: made.rows.count), isList: isList,
      words: top.words, filter: made.filter, names: made.names ?? [])
    if self.made.count == Self.mostMade { self.made.removeFirst() }
    self.made.append(made)
    if let target, view.mark(of: top)?.target != target { stack.top.mark = nil }
    // What is chosen is known by what it is about, also below other screens.
    if let anchor = chosen?.anchor, anchor != top.spot.anchor {
      stack.top.spot = view.spot(at: view.row(of: top.spot))
    }
  }

  private mutating func make(_ source: Source) -> Made {
    let sheet = pages.sheet(
      of: source.topic, isSearched: source.isSearched, from: source.openedFrom, &memory)
    let rows = Array(sheet.page.rows.dropFirst(sheet.page.headCount))
    return Made(source: source, sheet: sheet, rows: rows)
  }

  /// What leads somewhere in a text: names, and rows that stand for other stories.
  private mutating func marks(in rows: [Row], of sheet: Sheet) -> [PageMark] {
    if !sheet.hasNames { return [] }
    let stories = rows.indices.compactMap { index -> PageMark? in
      let row = rows[index]
      // A heading is about what follows.
      guard case .story(let volume) = row.anchor, row.labelLength < row.line.length else {
        return nil
      }
      let part = (index, plan.pageFormat.margin..<row.line.length)
      return PageMark(parts: [part], target: Target(topic: .story(volume)))
    }
    return (stories + memory.names.marks(in: rows, onCardOf: sheet.owner))
      .sorted { $0.row < $1.row }
  }
}

// MARK: What is seen

extension Browser {
  /// The volume that the screen is about: its own, or that of what is chosen, or that of the screen
  /// from which it was opened.
  var volume: Int { top.topic.volume ?? chosen?.anchor?.volume ?? top.openedFrom }

  var book: Book { memory.series[volume - 1] }

  var sheet: Sheet { made[made.count - 1].sheet }

  /// What is chosen in a list; nil in a text, and where there is nothing.
  var chosen: Row? { view.choices.isEmpty ? nil : view.rows[view.row(of: top.spot)] }

  var target: Target? {
    view.mark(of: top)?.target ?? chosen?.anchor.flatMap { pages.target(of: $0, on: sheet) }
  }

  var entryCount: Int? { top.words.isEmpty ? nil : made.last?.filter?.count }

  var chosenChapter: Int? {
    guard case .chapters = top.topic, case .chapter(let place, _)? = chosen?.anchor
    else { return nil }
    return place
  }

  var isOfVolume: Bool { top.topic.volume != nil || sheet.showsChosen }

  /// The volume whose bookmark keys move: that of the screen or of what is chosen, else the one
  /// that the reader is in; nil where nothing is chosen.
  var bookToMoveIn: Book? {
    if !isOfVolume { return memory.currentBook }
    return view.isList && chosen == nil ? nil : book
  }

  /// How far down the page that is; which of the entries is chosen in a list.
  var position: String {
    if view.isList {
      let index = view.choices.firstIndex(of: view.row(of: top.spot))
      return index.map { Messages.number($0 + 1, of: view.choices.count) } ?? ""
    }
    let row = view.visibleRows(of: top).lowerBound
    if view.lastTop == 0 { return "All" }
    if row == 0 { return "Top" }
    return row >= view.lastTop ? "End" : "\(row * 100 / view.lastTop)%"
  }

  /// The chapters or volumes with a number, whether they are listed or not.
  func anchors(numbered number: Int) -> [Anchor] {
    if case .chapters(let volume) = top.topic {
      return ChapterNumbers(book.chapters).places(of: number).map { .chapter($0, volume: volume) }
    }
    return memory.series.volumes.contains(number) ? [.volume(number)] : []
  }

  func rows(numbered number: Int) -> [Int] {
    anchors(numbered: number).compactMap { view.run(of: $0)?.lowerBound }.sorted()
  }

  func isInSight(_ anchor: Anchor) -> Bool {
    view.run(of: anchor).map { view.visibleRows(of: top).contains($0.lowerBound) } ?? false
  }

  // MARK: From screen to screen

  /// Opens a screen above the others, at what it is to show; with words, from a list of hits.
  mutating func open(_ target: Target, foundBy words: String = "") {
    var screen = Screen(topic: target.topic, openedFrom: volume)
    screen.words = words.isEmpty ? target.words : words
    screen.isFound = !words.isEmpty
    if target.anchor == nil, words.isEmpty { screen.spot = stack.spot(of: target.topic) }
    stack.push(screen)
    refresh()
    guard let anchor = target.anchor else { return enter() }
    // What is asked for may have been read before and not yet this time.
    if case .story(let volume, false) = target.topic, view.run(of: anchor) == nil {
      top.topic = .story(volume, tellsAllRead: true)
    }
    let row = view.run(of: anchor)?.lowerBound ?? 0
    if case .story = target.topic, words.isEmpty {
      top.spot = view.spot(at: row)
    } else {
      reveal(anchor)
    }
    let hits = view.marks.indices.filter { view.marks[$0].target == nil }
    if let hit = hits.first(where: { view.marks[$0].row >= row }) ?? hits.first { choose(hit) }
  }

  /// Puts a screen in place of the top, with its words unless they narrowed a list and this is none;
  /// in the contents, the volume that was chosen comes into sight.
  mutating func replace(by topic: Topic) {
    let (volume, words, wasList) = (volume, top.words, view.isList)
    stack.replace(by: Screen(topic: topic, openedFrom: top.openedFrom, spot: stack.spot(of: topic)))
    refresh()
    if !wasList || view.isList { top.words = words }
    if case .contents = topic { reveal(.volume(volume)) } else { enter() }
  }

  /// Goes a step back; false if there is none.
  mutating func goBack() -> Bool {
    defer { refresh() }
    return stack.goBack()
  }

  mutating func goForward() {
    stack.goForward()
    refresh()
  }

  /// Goes to where the page opens: at the top as much as the end of the page allows or, where
  /// that is in the middle of something, where the next begins.
  private mutating func enter() {
    guard let row = sheet.opening.flatMap({ view.run(of: $0)?.lowerBound }) else { return }
    let top = min(row, view.lastRow)
    self.top.spot = view.spot(at: view.rows.beginnings.first { $0 >= top } ?? top)
  }

  /// Brings what is about something into sight, with the heading of the chapters if both have room.
  mutating func reveal(_ anchor: Anchor) {
    guard let row = view.run(of: anchor)?.lowerBound else { return }
    let heading = sheet.hasBadges ? view.run(of: .section(.chapters))?.lowerBound : nil
    go(to: view.spot(showing: row, from: top, heading: heading))
  }

  /// Goes to a spot; a mark that is out of sight there is chosen no more.
  private mutating func go(to spot: Spot) {
    let mark = view.mark(of: top)?.row
    let row = view.row(of: spot)
    stack.top.spot = spot
    if let mark, !(row..<row + view.height).contains(mark) { stack.top.mark = nil }
    refresh()
  }

  // MARK: On a screen

  /// Scrolls, or moves what is chosen; nil if it has moved, or else the row from which it cannot.
  mutating func scroll(_ move: Move, _ step: Int) -> Int? {
    let before = view.isList ? view.row(of: top.spot) : view.visibleRows(of: top).lowerBound
    let row = view.row(from: before, move, step)
    if row == before { return row }
    go(to: view.spot(at: row))
    return nil
  }

  /// Goes to another mark, a name or a place of the words, from the one that was chosen, or else
  /// from what is in sight; nil if there is none, and else whether it has gone round.
  mutating func step(_ step: Int, amongNames: Bool) -> Bool? {
    let indices = view.marks.indices.filter { (view.marks[$0].target != nil) == amongNames }
    if indices.isEmpty { return nil }
    let visible = view.visibleRows(of: top)
    // The last name in sight comes before those above, but the words above before those in sight.
    let edge = step < 0 && amongNames ? visible.upperBound : visible.lowerBound
    let behind = indices.firstIndex { view.marks[$0].row >= edge } ?? indices.count
    let last = top.mark.flatMap { indices.firstIndex(of: $0) }
    let next = last.map { $0 + step } ?? (step > 0 ? behind : behind - 1)
    let index = (next + indices.count) % indices.count
    choose(indices[index])
    return index != next
  }

  private mutating func choose(_ index: Int) {
    let mark = view.marks[index]
    stack.top.mark = nil
    go(
      to: mark.target == nil
        ? view.spot(showingWordsAt: mark.row, from: top) : view.spot(showing: mark.row, from: top))
    top.mark = index
  }

  /// Makes what narrows the list, so that the first letter of a long one need not wait for it.
  mutating func prepareToNarrow() {
    let last = made.count - 1
    if made[last].filter != nil { return }
    made[last].filter = pages.filter(made[last].sheet, rows: made[last].rows, memory: &memory)
  }

  /// Narrows a list, in which the best entry is chosen, or looks for words in a text.
  mutating func look(for words: String) {
    top.words = words
    if let best = view.best { top.spot = view.spot(at: best) }
  }
}
