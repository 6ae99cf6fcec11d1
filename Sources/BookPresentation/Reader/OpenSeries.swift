import BookCore
import TerminalKit

/// The series while it is read: the page of the open volume, what is searched for, and what is
/// remembered of all volumes.
///
/// What the user asks for is done here, and answered with what is to be done outside and with what
/// there is to say.
struct OpenSeries {
  let series: BookSeries
  let options: ReaderOptions

  /// What draws the covers, or nil if none are shown.
  private let covers: CoverPainter?

  let titles: SeriesTitles

  /// The chapters of the volume that has most of them.
  let maxChapterCount: Int

  private(set) var page: VolumePage

  /// What is remembered; the place in the open volume is on its page.
  private(set) var state: ReaderState

  private(set) var searchHistory = SearchHistory()

  /// What is searched for in all volumes, whose hits in the open one are marked on its page.
  private(set) var seriesSearch: SeriesSearch?

  /// Opens a volume, or the nearest if there is none of that number.
  init(
    _ series: BookSeries, volume: Int, state: ReaderState, size: TerminalSize,
    options: ReaderOptions, covers: CoverPainter?
  ) {
    let volume = min(max(volume, series.volumes.lowerBound), series.volumes.upperBound)
    self.series = series
    self.options = options
    self.covers = covers
    self.state = state
    titles = SeriesTitles(series)
    maxChapterCount = series.reduce(0) { max($0, $1.chapters.count) }
    let book = series.books[volume - 1]
    page = VolumePage(
      book, state, cover: covers?.cover(of: book) ?? .none, size: size, options: options)
  }

  /// The number of the open volume.
  var volume: Int {
    page.book.seriesNumber
  }

  /// What is to be remembered when the open volume is left.
  private var changesOnLeaving: [ReaderState.Change] {
    page.viewport.place.map { [.left(volume, at: $0)] } ?? []
  }

  /// What is to be remembered when reading ends in the open volume.
  var changesOnExit: [ReaderState.Change] {
    changesOnLeaving + (isMostRecent ? [] : [.visited(volume)])
  }

  /// Whether the open volume is known to be the one that was looked at most recently.
  private var isMostRecent: Bool {
    state.recentVolumes.first == volume
  }

  /// Remembers that the open volume was looked at, and not only passed.
  mutating func visit() -> [ReaderEffect] {
    isMostRecent ? [] : remember(.visited(volume)).effects
  }

  mutating func resize(to size: TerminalSize) {
    page.resize(to: size)
  }

  /// Scrolls, or says why that leads nowhere.
  mutating func scroll(_ scrolling: Scrolling) -> ReaderAnswer {
    ReaderAnswer(notice: page.scroll(scrolling))
  }

  /// Takes over what was read anew; the places are those of this window.
  mutating func take(_ state: ReaderState) {
    let places = self.state.places
    self.state = state
    self.state.places = places
    page.take(state)
  }
}

// MARK: The volume

extension OpenSeries {
  /// Opens another volume, where a search goes on, or says that there is none.
  mutating func go(to volume: Int) -> ReaderAnswer {
    guard series.volumes.contains(volume) else {
      let isEarlier = volume < self.volume
      return ReaderAnswer(notice: isEarlier ? Messages.noEarlierVolume : Messages.noLaterVolume)
    }
    guard volume != self.volume else { return ReaderAnswer(notice: Messages.sameVolume(volume)) }
    let words = page.search?.words
    let effects = show(volume)
    if seriesSearch != nil {
      seriesSearch?.index = nil
      return ReaderAnswer(effects: effects)
    }
    return ReaderAnswer(effects: effects, notice: words.flatMap { page.startSearch($0) })
  }

  private mutating func show(_ volume: Int) -> [ReaderEffect] {
    let changes = changesOnLeaving + [.shown(volume)]
    state = state.applying(changes)
    let book = series.books[volume - 1]
    page = VolumePage(
      book, state, cover: covers?.cover(of: book) ?? .none, size: page.size, options: options)
    markHits()
    return changes.map(ReaderEffect.remember) + [.reload]
  }

  /// Expands or collapses the summary, or says that it is short.
  mutating func toggleSummary() -> ReaderAnswer {
    guard page.book.summary.isCollapsible else {
      return ReaderAnswer(notice: Messages.shortSummary)
    }
    let change = page.toggleSummary()
    state.apply(change)
    return ReaderAnswer(effects: [.remember(change)])
  }

  /// Moves the bookmark a chapter on, or says that there is none to come.
  mutating func advanceBookmark() -> ReaderAnswer {
    let chapters = page.book.chapters
    guard let next = Bookmark.next(after: state.bookmarks[volume], of: chapters.count) else {
      return ReaderAnswer(notice: Messages.alreadyFinished)
    }
    return remember(.bookmarked(volume, next), saying: Messages.moved(to: next, in: chapters))
  }

  /// Moves the bookmark a chapter back, or says that there is none.
  mutating func moveBookmarkBack() -> ReaderAnswer {
    let chapters = page.book.chapters
    guard let bookmark = state.bookmarks[volume] else {
      return ReaderAnswer(notice: Messages.noBookmark)
    }
    guard let previous = bookmark.previous(of: chapters.count) else {
      return remember(.removedBookmark(volume), saying: Messages.bookmarkRemoved)
    }
    return remember(
      .bookmarked(volume, previous), saying: Messages.moved(to: previous, in: chapters))
  }

  /// Puts the open volume on the shelf, or takes it off.
  mutating func toggleKept() -> ReaderAnswer {
    state.keptVolumes.contains(volume)
      ? remember(.removed(volume), saying: Messages.offShelf)
      : remember(.kept(volume), saying: Messages.onShelf)
  }

  private mutating func remember(
    _ change: ReaderState.Change, saying notice: String? = nil
  ) -> ReaderAnswer {
    state.apply(change)
    page.take(state)
    return ReaderAnswer(effects: [.remember(change)], notice: notice)
  }

  /// Asks for the volume's page on the web, or says that it has none.
  func openWiki() -> ReaderAnswer {
    page.book.wiki.map { ReaderAnswer(effects: [.open($0)]) }
      ?? ReaderAnswer(notice: Messages.noWiki)
  }
}

// MARK: The search

extension OpenSeries {
  /// Goes to the first hit in the open volume from the top of the screen on, or to the first of all.
  ///
  /// Without words the last search goes on.
  mutating func find(_ words: String) -> ReaderAnswer {
    if searchHistory.add(words, in: .volume) { forgetSearch() }
    return visitHit(after: 1)
  }

  /// Where the next words are searched for unless the user chooses, or nil if there is no choice.
  var offeredScope: SearchScope? {
    series.count > 1 ? searchHistory.scope : nil
  }

  /// Searches all volumes, without going to a hit yet.
  ///
  /// Without words the last search goes on.
  mutating func findInSeries(_ words: String) -> ReaderAnswer {
    if searchHistory.add(words, in: .series) { forgetSearch() }
    resumeSearch()
    guard let seriesSearch else { return ReaderAnswer(notice: Messages.nothingToRepeat) }
    return ReaderAnswer(notice: seriesSearch.failure)
  }

  /// Goes to another hit, of the last search if there is none at the moment.
  mutating func visitHit(after step: Int) -> ReaderAnswer {
    resumeSearch()
    guard let seriesSearch else {
      return ReaderAnswer(
        notice: page.search == nil ? Messages.nothingToRepeat : page.visitHit(after: step))
    }
    if let failure = seriesSearch.failure { return ReaderAnswer(notice: failure) }
    let next = seriesSearch.index.map { $0 + step } ?? nextHit + (step > 0 ? 0 : step)
    let count = seriesSearch.hits.count
    return goToHit((next + count) % count)
  }

  /// Goes to a hit in all volumes.
  mutating func goToHit(_ index: Int) -> ReaderAnswer {
    guard let hit = seriesSearch?.hits[index] else { return ReaderAnswer() }
    let effects = hit.volume == volume ? [] : show(hit.volume)
    seriesSearch?.index = index
    page.visitHit(in: hit.text.field)
    return ReaderAnswer(effects: effects)
  }

  /// The index of the hit in all volumes that was chosen last, or else of the first from the top of
  /// the screen on; the number of hits if there is none.
  var nextHit: Int {
    guard let seriesSearch else { return 0 }
    let field = page.search?.hits.first { $0.place >= page.viewport.topPlace }?.field
    return seriesSearch.index ?? seriesSearch.index(of: field, in: volume)
  }

  mutating func endSearch() -> ReaderAnswer {
    let hits = seriesSearch?.hits.count ?? page.search?.hits.count ?? 0
    forgetSearch()
    return ReaderAnswer(notice: hits > 0 ? nil : Messages.nothingToClose)
  }
}

extension OpenSeries {
  private mutating func resumeSearch() {
    guard page.search == nil, let words = searchHistory.words.last else { return }
    switch searchHistory.scope {
    case .volume: _ = page.startSearch(words)
    case .series:
      seriesSearch = SeriesSearch(words, in: series)
      markHits()
    }
  }

  /// Marks what was found in all volumes on the page of the open one.
  private mutating func markHits() {
    guard let seriesSearch else { return }
    let found = seriesSearch.hits[seriesSearch.indices(in: volume)].map(\.text)
    page.mark(found, for: seriesSearch.words)
  }

  private mutating func forgetSearch() {
    seriesSearch = nil
    page.endSearch()
  }
}
