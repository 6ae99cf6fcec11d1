import BookCore
import TerminalKit

/// The series while it is read: the page of the open volume, what is searched for, and what is
/// remembered of all volumes.
///
/// What the user asks for is done here, and answered with what is to be done outside and with what
/// there is to say.
struct OpenSeries {
  let series: BookSeries
  let titles: SeriesTitles

  /// The chapters of the volume that has most of them.
  let maxChapterCount: Int

  var page: VolumePage

  /// What is remembered; the place in the open volume is on its page.
  private(set) var state: ReaderState

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
    titles = SeriesTitles(series)
    maxChapterCount = series.reduce(0) { max($0, $1.chapters.count) }
    page = VolumePage(book, state, cover: covers?.cover(of: book) ?? .none, plan)
  }

  /// The number of the open volume.
  var volume: Int {
    page.book.seriesNumber
  }

  /// What is to be remembered when reading ends in the open volume.
  var changesOnExit: [ReaderState.Change] {
    changesOnLeaving + (isMostRecent ? [] : [.visited(volume)])
  }

  /// Takes over what was read anew; the places are those of this window.
  mutating func take(_ state: ReaderState) {
    let places = self.state.places
    self.state = state
    self.state.places = places
    page.take(state)
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
    isMostRecent ? [] : remember(.visited(volume)).effects
  }

  /// Opens another volume, where a search goes on, or says that there is none.
  mutating func go(to volume: Int) -> KeyAnswer {
    guard series.volumes.contains(volume) else {
      let isEarlier = volume < self.volume
      return KeyAnswer(notice: isEarlier ? Messages.noEarlierVolume : Messages.noLaterVolume)
    }
    guard volume != self.volume else { return KeyAnswer(notice: Messages.sameVolume(volume)) }
    let effects = open(volume)
    return KeyAnswer(
      effects: effects, notice: search?.scope == .volume ? search?.failure : nil)
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
    let chapters = page.book.chapters
    let bookmark = state.bookmarks[volume]
    if bookmark == .finished { return KeyAnswer(notice: Messages.alreadyFinished) }
    let chapter = bookmark?.chapter(of: chapters.count) ?? 0
    return moveBookmark(to: chapter < chapters.count ? .chapter(chapter + 1) : .finished)
  }

  /// Moves the bookmark a chapter back, or says that there is none.
  mutating func moveBookmarkBack() -> KeyAnswer {
    let chapters = page.book.chapters
    guard let bookmark = state.bookmarks[volume] else {
      return KeyAnswer(notice: Messages.noBookmark)
    }
    let chapter =
      bookmark == .finished ? chapters.count + 1 : bookmark.chapter(of: chapters.count) ?? 0
    guard chapter > 1 else {
      return remember(.removedBookmark(volume), saying: Messages.bookmarkRemoved)
    }
    return moveBookmark(to: .chapter(chapter - 1))
  }

  /// Puts the open volume on the shelf, or takes it off.
  mutating func toggleKept() -> KeyAnswer {
    state.keptVolumes.contains(volume)
      ? remember(.removed(volume), saying: Messages.offShelf)
      : remember(.kept(volume), saying: Messages.onShelf)
  }

  /// Asks for the volume's page on the web, or says that it has none.
  func openWiki() -> KeyAnswer {
    page.book.wiki.map { KeyAnswer(effects: [.open($0)]) }
      ?? KeyAnswer(notice: Messages.noWiki)
  }
}

extension OpenSeries {
  /// What is to be remembered when the open volume is left.
  private var changesOnLeaving: [ReaderState.Change] {
    page.place.map { [.left(volume, at: $0)] } ?? []
  }

  /// Whether the open volume is known to be the one that was looked at most recently.
  private var isMostRecent: Bool {
    state.recentVolumes.first == volume
  }

  private mutating func open(_ volume: Int) -> [InteractiveReader.Effect] {
    let changes = changesOnLeaving + [.shown(volume)]
    let book = series.books[volume - 1]
    state = state.applying(changes)
    page = VolumePage(book, state, cover: covers?.cover(of: book) ?? .none, page.plan)
    if let search, search.scope == .volume {
      startSearch(search.words, in: .volume)
    } else {
      search?.index = nil
      markHits()
    }
    return changes.map(InteractiveReader.Effect.remember) + [.reload]
  }

  private mutating func moveBookmark(to bookmark: Bookmark) -> KeyAnswer {
    remember(
      .bookmarked(volume, bookmark),
      saying: Messages.moved(to: bookmark, in: page.book.chapters))
  }

  private mutating func remember(
    _ change: ReaderState.Change, saying notice: String? = nil
  ) -> KeyAnswer {
    state.apply(change)
    page.take(state)
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
    let effects = hit.volume == volume ? [] : open(hit.volume)
    search?.index = index
    page.visit(hit)
    return KeyAnswer(effects: effects)
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
    startSearch(words, in: searchHistory.scope)
  }

  private mutating func startSearch(_ words: String, in scope: SearchScope) {
    search = ActiveSearch(words, in: scope, of: scope == .volume ? [page.book] : series.books)
    markHits()
  }

  private mutating func markHits() {
    page.mark(search?.texts(in: volume) ?? [])
  }
}
