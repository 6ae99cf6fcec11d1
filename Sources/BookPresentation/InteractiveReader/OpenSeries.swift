import BookCore
import TerminalKit

/// The series while it is read: the page of the open volume, what is searched for, and what is
/// remembered of all volumes.
///
/// What the user asks for is done here, and answered with what is to be done outside and with what
/// there is to say.
struct OpenSeries {
  let series: BookSeries

  /// The columns of a list of its volumes.
  let columns: SeriesColumns

  var page: VolumePage

  /// What is remembered of the series.
  private(set) var state: ReaderState

  /// Where the other volumes were left in this run.
  private var places: [Int: BookPlace] = [:]

  private(set) var searchHistory = SearchHistory()

  /// What is searched for, whose hits in the open volume are marked on its page.
  private(set) var search: ActiveSearch?

  /// What draws the covers, or nil if none are shown.
  private let covers: CoverPainter?

  /// Opens a volume, or the nearest if there is none of that number.
  init(
    _ series: BookSeries, volume: Int, state: ReaderState, _ plan: ScreenPlan,
    covers: CoverPainter?
  ) {
    let volume = min(max(volume, series.volumes.lowerBound), series.volumes.upperBound)
    let book = series.books[volume - 1]
    self.series = series
    self.covers = covers
    self.state = state
    columns = SeriesColumns(series.map(\.heading), authors: series.map(\.author))
    page = VolumePage(
      book, state.record(of: book.identity), at: nil, cover: covers?.cover(of: book) ?? .none, plan)
  }

  /// The number of the open volume.
  var volume: Int {
    page.book.seriesNumber
  }

  /// What is to be remembered when reading ends in the open volume.
  var changesOnExit: [ReaderState.Change] {
    isMostRecent ? [] : [.shown(page.book.identity)]
  }

  /// Takes over what was read anew.
  mutating func take(_ state: ReaderState) {
    self.state = state
    page.take(state.record(of: page.book.identity))
  }
}

/// What a key leads to, besides what it changes on the page.
struct KeyAnswer {
  /// What is to be done outside, in order.
  var effects: [InteractiveReader.Effect] = []

  /// What to tell the user until the next key, if there is something to tell.
  var notice: String?
}

// MARK: The volume

extension OpenSeries {
  /// Remembers that the open volume was looked at, and not only passed.
  mutating func visit() -> [InteractiveReader.Effect] {
    isMostRecent ? [] : remember(.shown(page.book.identity)).effects
  }

  /// Opens another volume, where a search goes on, or says that there is none.
  mutating func go(to volume: Int) -> KeyAnswer {
    guard series.volumes.contains(volume) else {
      let isEarlier = volume < self.volume
      return KeyAnswer(notice: isEarlier ? Messages.noEarlierVolume : Messages.noLaterVolume)
    }
    guard volume != self.volume else { return KeyAnswer(notice: Messages.sameVolume(volume)) }
    open(volume)
    return KeyAnswer(
      effects: [.reload], notice: search?.scope == .volume ? search?.failure : nil)
  }

  /// Expands or collapses the summary, or says that it is short.
  mutating func toggleSummary() -> KeyAnswer {
    guard page.book.summary.isCollapsible else {
      return KeyAnswer(notice: Messages.shortSummary)
    }
    return remember(page.toggleSummary())
  }

  /// Moves the bookmark a chapter on, or says that there is none to come.
  mutating func advanceBookmark() -> KeyAnswer {
    page.record.isFinished ? KeyAnswer(notice: Messages.alreadyFinished) : moveBookmark(by: 1)
  }

  /// Moves the bookmark a chapter back, from the first out of the volume, or says that there is none.
  mutating func moveBookmarkBack() -> KeyAnswer {
    guard page.record.isBegun else { return KeyAnswer(notice: Messages.noBookmark) }
    guard page.record.step(by: -1, in: page.book.chapters) == .beforeStart else {
      return moveBookmark(by: -1)
    }
    return remember(.removedBookmarks([page.book.identity]), saying: Messages.bookmarkRemoved)
  }

  /// Puts the open volume on the shelf, or takes it off.
  mutating func toggleKept() -> KeyAnswer {
    page.record.isKept
      ? remember(.removed([page.book.identity]), saying: Messages.offShelf)
      : remember(.kept([page.book.identity]), saying: Messages.onShelf)
  }

  /// Asks for the volume's page on the web, or says that it has none.
  func openWiki() -> KeyAnswer {
    page.book.wiki.map { KeyAnswer(effects: [.open($0)]) }
      ?? KeyAnswer(notice: Messages.noWiki)
  }
}

extension OpenSeries {
  /// Whether the open volume is known to be the one that was looked at most recently.
  private var isMostRecent: Bool {
    state.recentVolumes.first == volume
  }

  private mutating func open(_ volume: Int) {
    places[self.volume] = page.place
    let book = series.books[volume - 1]
    page = VolumePage(
      book, state.record(of: book.identity), at: places[volume],
      cover: covers?.cover(of: book) ?? .none, page.plan)
    search?.enter(volume)
    markHits()
  }

  private mutating func moveBookmark(by count: Int) -> KeyAnswer {
    let chapters = page.book.chapters
    guard page.record.step(by: count, in: chapters) != .unknown else {
      return KeyAnswer(notice: Messages.chapterGone)
    }
    var answer = remember(.moved(page.book.identity, by: count, in: chapters))
    answer.notice = Messages.moved(to: page.record, in: chapters)
    return answer
  }

  private mutating func remember(
    _ change: ReaderState.Change, saying notice: String? = nil
  ) -> KeyAnswer {
    state.apply(change)
    page.take(state.record(of: page.book.identity))
    return KeyAnswer(effects: [.remember(change)], notice: notice)
  }
}

// MARK: The search

extension OpenSeries {
  /// Where the next words are searched for unless the user chooses, or nil if there is no choice.
  var offeredScope: SearchScope? {
    series.count > 1 ? searchHistory.scope : nil
  }

  /// The index of the hit that was chosen last, or else of the first from the top of the screen on;
  /// the number of hits if there is none.
  var nextHit: Int {
    guard let search else { return 0 }
    let passage = page.hits.first { $0.place >= page.topPlace }
    return search.index ?? search.index(of: passage, in: volume)
  }

  /// Searches for words, without going to a hit yet; without words the last search goes on.
  ///
  /// - Returns: What to tell the user if there is nothing to go to.
  mutating func find(_ words: String, in scope: SearchScope) -> KeyAnswer {
    if searchHistory.add(words, in: scope) { search = nil }
    resumeSearch()
    return KeyAnswer(notice: searchFailure)
  }

  /// Goes to another hit, of the last search if there is none at the moment.
  mutating func visitHit(after step: Int) -> KeyAnswer {
    resumeSearch()
    guard searchFailure == nil, let search else { return KeyAnswer(notice: searchFailure) }
    // After the last hit comes the first.
    let next = search.index == nil && step > 0 ? nextHit : nextHit + step
    return goToHit((next + search.hits.count) % search.hits.count)
  }

  /// Goes to a hit, which may be in another volume.
  mutating func goToHit(_ index: Int) -> KeyAnswer {
    guard let hit = search?.hits[index] else { return KeyAnswer() }
    let isElsewhere = hit.volume != volume
    if isElsewhere { open(hit.volume) }
    search?.index = index
    page.visit(hit)
    return KeyAnswer(effects: isElsewhere ? [.reload] : [])
  }

  /// Ends the search, or says that there is none.
  mutating func endSearch() -> KeyAnswer {
    let isSearching = search.map { $0.failure == nil } ?? false
    search = nil
    markHits()
    return KeyAnswer(notice: isSearching ? nil : Messages.nothingToClose)
  }
}

extension OpenSeries {
  /// What to tell the user if there is no hit.
  private var searchFailure: String? {
    search.map(\.failure) ?? Messages.nothingToRepeat
  }

  private mutating func resumeSearch() {
    guard search == nil, let words = searchHistory.words.last else { return }
    search = ActiveSearch(words, in: searchHistory.scope, of: series.books, from: volume)
    markHits()
  }

  private mutating func markHits() {
    page.mark(search?.texts(in: volume) ?? [])
  }
}
