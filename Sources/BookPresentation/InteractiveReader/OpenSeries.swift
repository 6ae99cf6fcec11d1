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

  private(set) var state: ReaderState

  /// Where the other volumes were left in this run.
  private var places: [Int: BookPlace] = [:]

  private(set) var searchHistory = SearchHistory()

  /// What is searched for, whose hits in the open volume are marked on its page.
  private(set) var search: ActiveSearch?

  /// Where the bookmark was gone to from, or nil if one has come back since.
  private var origin: (volume: Int, place: BookPlace?)?

  /// What draws the covers, or nil if none are shown.
  private let covers: CoverPainter?

  /// Opens a volume, or the nearest if there is none of that number.
  init(
    _ series: BookSeries, volume: Int, state: ReaderState, _ plan: ScreenPlan, covers: CoverPainter?
  ) {
    let volume = min(max(volume, series.volumes.lowerBound), series.volumes.upperBound)
    let book = series.books[volume - 1]
    self.series = series
    self.covers = covers
    self.state = state
    columns = SeriesColumns(series)
    page = VolumePage(
      book, state.record(of: book.identity), at: nil, cover: covers?.cover(of: book) ?? .none, plan)
  }

  var volume: Int { page.book.seriesNumber }

  /// All that may be told of the story.
  private var story: StorySoFar { StorySoFar(of: series, state) }

  func record(of book: Book) -> BookRecord { state.record(of: book.identity) }

  /// Whether the bookmark of a volume can be moved a chapter on: one that is finished is begun
  /// again only when it comes next.
  func hasNextChapter(_ book: Book) -> Bool {
    if !record(of: book).isFinished { return true }
    if case .begin(let next) = NextStep(in: series, state) { return next.id == book.id }
    return false
  }

  /// Why there is no chapter with a bookmark in a volume.
  func whyNoBookmark(in book: Book) -> String {
    let record = record(of: book)
    return record.status(in: book.chapters) == .begun
      ? Messages.chapterGone(record) : Messages.noBookmark
  }

  /// The story of a volume so far.
  func recap(of book: Book) -> Recap { StorySoFar(of: series, state).recap(of: book) }

  /// The cover of a volume; none if covers are not shown.
  func cover(of book: Book) -> DrawnCover { covers?.cover(of: book) ?? .none }

  /// What is to be remembered when reading ends in the open volume.
  var changesOnExit: [ReaderState.Change] { isMostRecent ? [] : [.shown(page.book)] }

  mutating func take(_ state: ReaderState) {
    self.state = state
    page.take(state.record(of: page.book.identity))
  }
}

// MARK: The volume

extension OpenSeries {
  /// Remembers that the open volume was looked at, and not only passed.
  mutating func visit() -> [ReaderEffect] {
    isMostRecent ? [] : remember(.shown(page.book)).effects
  }

  /// Opens another volume, where a search goes on, or says that there is none.
  mutating func go(to volume: Int) -> KeyAnswer {
    guard series.volumes.contains(volume) else {
      let isEarlier = volume < self.volume
      return KeyAnswer(notice: isEarlier ? Messages.noEarlierVolume : Messages.noLaterVolume)
    }
    guard volume != self.volume else { return KeyAnswer(notice: Messages.sameVolume(volume)) }
    let effects = open(volume)
    return KeyAnswer(notice: search?.scope == .volume ? search?.failure : nil, effects: effects)
  }

  /// Changes what is remembered of a volume, as some keys do on its page and in the contents; nil
  /// for any other key.
  mutating func change(_ book: Book, with key: Key) -> KeyAnswer? {
    switch key {
    case .character("m"): toggleSummary(of: book)
    case .character("."): advanceBookmark(of: book)
    case .character(","): moveBookmarkBack(of: book)
    case .character("s"): toggleKept(book)
    default: nil
    }
  }

  /// Expands or collapses the summary of a volume, or says that it is short.
  private mutating func toggleSummary(of book: Book) -> KeyAnswer {
    guard book.summary.isCollapsible else { return KeyAnswer(notice: Messages.shortSummary) }
    if book.seriesNumber == volume { return remember(page.toggleSummary()) }
    let isExpanded = record(of: book).isExpanded
    return remember(isExpanded ? .collapsed(book) : .expanded(book))
  }

  /// Moves the bookmark of a volume a chapter on, or says that there is none to come.
  private mutating func advanceBookmark(of book: Book) -> KeyAnswer {
    hasNextChapter(book)
      ? moveBookmark(of: book, by: 1) : KeyAnswer(notice: Messages.alreadyFinished)
  }

  /// Moves the bookmark of a volume a chapter back, from the first out of the volume, or says that
  /// there is none.
  private mutating func moveBookmarkBack(of book: Book) -> KeyAnswer {
    let record = record(of: book)
    guard record.isBegun else { return KeyAnswer(notice: Messages.noBookmark) }
    guard record.step(by: -1, in: book.chapters) == .beforeStart else {
      return moveBookmark(of: book, by: -1)
    }
    return rememberBookmark(.removedBookmarks([book]), of: book)
  }

  mutating func setBookmark(of book: Book, to place: Int) -> KeyAnswer {
    rememberBookmark(.bookmarked(book, chapter: place), of: book)
  }

  private mutating func toggleKept(_ book: Book) -> KeyAnswer {
    record(of: book).isKept
      ? remember(.removed([book]), saying: Messages.offShelf)
      : remember(.kept([book]), saying: Messages.onShelf)
  }

  /// Takes the last change back, or says that there is none.
  mutating func undo() -> KeyAnswer {
    let replaced = state.replaced
    if replaced.isNothing { return KeyAnswer(notice: Messages.nothingToUndo) }
    let bookmark = page.record.bookmark
    var answer = remember(.undone)
    if page.record.bookmark != bookmark { page.revealBookmark() }
    let books = replaced.records.compactMap { series[volume: $0.volume] }
    answer.notice = Messages.undone(books, state)
    return answer
  }

  /// Asks for the volume's page on the web, or says that it has none.
  func openWiki() -> KeyAnswer {
    page.book.wiki.map { KeyAnswer(effects: [.open($0)]) } ?? KeyAnswer(notice: Messages.noWiki)
  }
}

extension OpenSeries {
  /// Whether the open volume is known to be the one that was looked at most recently.
  private var isMostRecent: Bool { state.recentVolumes.first == volume }

  /// Opens a volume where it was left, if another one is open, and says what is to be done for it.
  private mutating func open(_ volume: Int) -> [ReaderEffect] {
    if volume == self.volume { return [] }
    origin = nil
    places[self.volume] = page.place
    let book = series.books[volume - 1]
    page = VolumePage(book, record(of: book), at: places[volume], cover: cover(of: book), page.plan)
    search?.enter(book)
    markHits()
    return [.reload]
  }

  private mutating func moveBookmark(of book: Book, by count: Int) -> KeyAnswer {
    guard record(of: book).step(by: count, in: book.chapters) != .unknown else {
      return KeyAnswer(notice: Messages.chapterGone(record(of: book)))
    }
    return rememberBookmark(.moved(book, by: count), of: book)
  }

  /// Remembers a change of a bookmark, which comes into sight if its volume is open.
  private mutating func rememberBookmark(_ change: ReaderState.Change, of book: Book) -> KeyAnswer {
    var answer = remember(change)
    if book.seriesNumber == volume { page.revealBookmark() }
    answer.notice = Messages.bookmark(of: record(of: book), in: book.chapters)
    return answer
  }

  private mutating func remember(
    _ change: ReaderState.Change, saying notice: String? = nil
  ) -> KeyAnswer {
    state.apply(change)
    page.take(record(of: page.book))
    return KeyAnswer(notice: notice, effects: [.remember(change)])
  }
}

// MARK: Chapters

extension OpenSeries {
  mutating func goToChapter(_ place: Int, of volume: Int) -> KeyAnswer {
    let effects = open(volume)
    page.reveal(chapter: place)
    return KeyAnswer(effects: effects)
  }

  /// Goes to the bookmark of the open volume, or else to that of the volume that the reader is in;
  /// from there it goes back to where it came from.
  mutating func goToBookmark() -> KeyAnswer {
    if let origin, page.isBookmarkInSight {
      self.origin = nil
      let effects = open(origin.volume)
      page.go(to: origin.place)
      return KeyAnswer(effects: effects)
    }
    let marked = [page.book, NextStep(in: series, state).book].first {
      record(of: $0).status(in: $0.chapters).chapter != nil
    }
    guard let marked else { return KeyAnswer(notice: whyNoBookmark(in: page.book)) }
    if marked.seriesNumber == volume, page.isBookmarkInSight {
      return KeyAnswer(notice: Messages.bookmarkInSight)
    }
    let start = (volume, page.place)
    let effects = open(marked.seriesNumber)
    page.revealBookmark()
    origin = start
    return KeyAnswer(effects: effects)
  }
}

// MARK: The search

extension OpenSeries {
  /// Where the next words are searched for unless the user chooses, or nil if there is no choice.
  var offeredScope: SearchScope? { series.count > 1 ? searchHistory.scope : nil }

  /// The index of the hit that was chosen last, or else of the first from the top of the screen on;
  /// the number of hits if there is none.
  var nextHit: Int {
    guard let search else { return 0 }
    return search.index ?? search.index(of: page.nextPassage, in: volume)
  }

  /// Searches for words, and goes to the next hit in the open volume; without words the last search
  /// goes on.
  mutating func find(_ words: String, in scope: SearchScope) -> KeyAnswer {
    if searchHistory.add(words, in: scope) { search = nil }
    resumeSearch()
    guard let search, search.hits.isEmpty else {
      return scope == .volume ? visitHit(after: 1) : KeyAnswer(notice: searchFailure)
    }
    let meant = BookSearch(search.words)
    let suggestion =
      scope == .volume
      ? meant?.suggestion(onPageOf: page.book, in: story) : meant?.suggestion(in: story)
    return notFound(Messages.noHits(for: search.words, suggestion: suggestion))
  }

  /// Goes to another hit, of the last search if there is none at the moment.
  mutating func visitHit(after step: Int) -> KeyAnswer {
    resumeSearch()
    guard searchFailure == nil, let search else { return notFound(searchFailure) }
    let next = search.index == nil && step > 0 ? nextHit : nextHit + step
    // After the last hit comes the first.
    let index = (next + search.hits.count) % search.hits.count
    var answer = goToHit(index)
    if index != next {
      answer.notice = index < next ? Messages.againFromTop : Messages.againFromEnd
    }
    return answer
  }

  /// Goes to a hit, which may be in another volume.
  mutating func goToHit(_ index: Int) -> KeyAnswer {
    guard let hit = search?.hits[index] else { return KeyAnswer() }
    let effects = open(hit.volume)
    search?.index = index
    page.visit(hit.passage)
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
  /// Says that there is no hit, and offers to look in all volumes if that was not done.
  private func notFound(_ notice: String?) -> KeyAnswer {
    KeyAnswer(notice: notice, offersSeries: search?.scope == .volume && series.count > 1)
  }

  /// What to tell the user if there is no hit.
  private var searchFailure: String? { search.map(\.failure) ?? Messages.nothingToRepeat }

  private mutating func resumeSearch() {
    guard search == nil, let words = searchHistory.words.last else { return }
    search = ActiveSearch(words, in: searchHistory.scope, of: story, from: page.book)
    markHits()
  }

  private mutating func markHits() { page.mark(search?.texts(in: volume) ?? []) }
}
