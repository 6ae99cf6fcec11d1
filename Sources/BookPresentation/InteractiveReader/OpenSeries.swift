import BookCore
import DisplayText
import TerminalKit

/// The series while it is read: the page of the open volume or a text of the story so far, what is
/// searched for, and what is remembered of all volumes.
///
/// What the user asks for is done here, and answered with what is to be done outside and with what
/// there is to say.
struct OpenSeries {
  /// What is remembered, and what follows from it.
  private(set) var memory: ReaderMemory

  /// The page of the open volume, and the texts in its place.
  var texts: OpenTexts

  /// Where the other volumes were left in this run.
  private var places: [Int: BookPlace] = [:]

  private var searching = ReaderSearch()

  /// What was replaced by the last key that took a change back; the same key does that again.
  var undone: ReaderState.Replaced?

  /// Where the bookmark was gone to from, or nil if one has come back since.
  private var origin: (volume: Int, place: BookPlace?)?

  /// What knows the hues of the volumes and draws their covers; nil without colour.
  private let painter: CoverPainter?

  private let showsCovers: Bool

  /// Opens a volume, or the nearest if there is none of that number.
  init(
    _ series: BookSeries, volume: Int, state: ReaderState, mayKeepPlace: Bool, _ plan: ScreenPlan,
    painter: CoverPainter?, showsCovers: Bool
  ) {
    let volume = min(max(volume, series.volumes.lowerBound), series.volumes.upperBound)
    let book = series.books[volume - 1]
    memory = ReaderMemory(of: series, state, mayKeepPlace: mayKeepPlace)
    self.painter = painter
    self.showsCovers = showsCovers
    let cover = showsCovers ? painter?.cover(of: book) ?? .none : .none
    texts = OpenTexts(
      VolumePage(book, state.record(of: book.identity), at: nil, cover: cover, plan))
  }

  var page: VolumePage { texts.page }

  /// The text that takes the place of the page; without it, what it was opened from does.
  var view: TextView? { texts.view }

  var volume: Int { texts.volume }

  var series: BookSeries { memory.series }

  var state: ReaderState { memory.state }

  func record(of book: Book) -> BookRecord { memory.record(of: book) }

  /// Everybody who has been met by now, in the order in which they were met.
  var people: [Person] {
    mutating get { memory.people }
  }

  mutating func keepRowFacts() { memory.keepRowFacts() }

  /// The hue of a volume; nil without colour.
  func hue(of book: Book) -> Color? { painter?.hue(of: book) }

  /// The cover of a volume; none if covers are not shown.
  func cover(of book: Book) -> DrawnCover {
    showsCovers ? painter?.cover(of: book) ?? .none : .none
  }

  /// What is to be remembered when reading ends in the open volume.
  var changesOnExit: [ReaderState.Change] { isMostRecent ? [] : [.shown(page.book)] }

  mutating func take(_ new: ReaderState) {
    let changesStory = memory.take(new)
    texts.page.take(record(of: page.book))
    guard changesStory else { return }
    texts.tell(memory.story, view == nil ? [] : people)
    repeatSearch()
  }

  /// Remembers a change, here and outside.
  mutating func remember(_ change: ReaderState.Change, saying notice: String? = nil) -> KeyAnswer {
    if case .shown = change {} else { undone = nil }
    var state = state
    state.apply(change)
    take(state)
    return KeyAnswer(notice: notice, effects: [.remember(change)])
  }

  mutating func resize(to size: TerminalSize) { texts.resize(to: size) }
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
    return KeyAnswer(notice: search?.scope == .page ? search?.failure : nil, effects: effects)
  }
}

extension OpenSeries {
  /// Whether the open volume is known to be the one that was looked at most recently.
  private var isMostRecent: Bool { state.recentVolumes.first == volume }

  /// Opens a volume where it was left, if another one is open, and says what is to be done for it.
  private mutating func open(_ volume: Int) -> [ReaderEffect] {
    if volume == self.volume { return [] }
    leaveVolume()
    let book = series.books[volume - 1]
    texts.page = VolumePage(
      book, record(of: book), at: places[volume], cover: cover(of: book), page.plan)
    texts.closeViews()
    searching.chooseNone()
    takeSearchAlong()
    return [.reload]
  }

  private mutating func leaveVolume() {
    origin = nil
    places[volume] = page.text.place
  }
}

// MARK: Chapters

extension OpenSeries {
  mutating func goToChapter(_ place: Int, of volume: Int) -> KeyAnswer {
    let effects = open(volume)
    texts.page.reveal(chapter: place)
    return KeyAnswer(effects: effects)
  }

  /// Goes to the bookmark of the open volume, or else to that of the volume that the reader is in;
  /// from there it goes back to where it came from.
  mutating func goToBookmark() -> KeyAnswer {
    if let origin, page.isBookmarkInSight {
      self.origin = nil
      let effects = open(origin.volume)
      texts.page.go(to: origin.place)
      return KeyAnswer(effects: effects)
    }
    let marked = [page.book, NextStep(in: series, state).book].first {
      record(of: $0).status(in: $0.chapters).place != nil
    }
    guard let marked else { return KeyAnswer(notice: memory.whyNoBookmark(in: page.book)) }
    if marked.seriesNumber == volume, page.isBookmarkInSight {
      return KeyAnswer(notice: Messages.bookmarkInSight)
    }
    let start = (volume, page.text.place)
    let effects = open(marked.seriesNumber)
    texts.page.revealBookmark()
    origin = start
    return KeyAnswer(effects: effects)
  }
}

// MARK: The story so far

extension OpenSeries {
  /// Shows the story of the open volume so far, with what came before, or at least that, and says
  /// why there is no more to tell.
  mutating func showStory() -> KeyAnswer {
    let recap = memory.story.recap(of: page.book)
    show(.story(recap, tellsAllRead: false))
    if recap.tellsVolume { return KeyAnswer() }
    return KeyAnswer(notice: recap.isUntold ? Messages.untold : memory.whyNoBookmark(in: page.book))
  }

  /// What is at the top of the screen, and how far down that is.
  var whereabouts: String { view?.whereabouts(in: series) ?? page.whereabouts }

  /// Shows what is known of a person, whom a list has.
  mutating func showCard(of person: Person, from lists: OpenLists) {
    show(.card(person, in: series), from: lists)
  }

  /// Shows what the keys do.
  mutating func showKeys(from lists: OpenLists) {
    searching.layAside()
    show(.keys, from: lists)
  }

  /// Goes back to what the text was opened from: lists, if any, above another text or the page.
  mutating func closeView() -> OpenLists {
    let closed = texts.closeView()
    if closed?.text.isOfKeys == true {
      searching.takeUp()
      repeatSearch()
      if search == nil { markHits() }
    } else {
      takeSearchAlong()
    }
    return closed?.lists ?? OpenLists()
  }

  /// Goes to the page of the chapter that the text tells of at the top.
  mutating func leaveView() -> KeyAnswer {
    guard let subject = view?.subject else { return KeyAnswer() }
    texts.closeViews()
    takeSearchAlong()
    let effects = open(subject.volume)
    if let chapter = subject.chapter { texts.page.reveal(chapter: chapter) }
    return KeyAnswer(effects: effects)
  }

  /// Shows a text above what is open, if there is anything to show.
  private mutating func show(_ text: ToldText, from lists: OpenLists = OpenLists()) {
    if texts.show(text, from: lists) { takeSearchAlong() }
  }

  /// Shows what has the text of a hit in the open volume: the page, the card of a person, or the
  /// story of this reading, unless only an earlier one came so far.
  private mutating func showText(with hit: ActiveSearch.Hit) {
    let field = hit.text.field
    guard field.place == .story else { return texts.closeViews() }
    if view?.shows(hit.text, of: volume) == true { return }
    let candidates =
      field.kind == .person
      ? people.filter { $0.has(hit.text, of: volume) }.map { ToldText.card($0, in: series) }
      : [false, true].map { ToldText.story(of: page.book, memory.story, tellsAllRead: $0) }
    texts.showFirst(of: candidates, with: hit)
  }
}

// MARK: The search

extension OpenSeries {
  /// What is searched for, whose hits are marked in what is open.
  var search: ActiveSearch? { searching.active }

  var searchHistory: SearchHistory { searching.history }

  /// Where the next words are searched for unless the user chooses, or nil if there is no choice.
  var offeredScope: SearchScope? { hasMoreToSearch ? searchHistory.scope : nil }

  /// The index of the hit that was chosen last, or else of the first from the top of the screen on;
  /// the number of hits if there is none.
  var nextHit: Int {
    search.map { $0.index ?? texts.index(ofHitOf: $0, after: 1) } ?? 0
  }

  /// Searches for words, and goes to the next hit in what is open; without words the last search
  /// goes on.
  mutating func find(_ words: String, in scope: SearchScope) -> KeyAnswer {
    searching.begin(words, in: scope, of: memory.story, texts)
    markHits()
    guard let search, search.hits.isEmpty else {
      return scope == .page ? visitHit(after: 1) : KeyAnswer(notice: searching.failure)
    }
    let suggestion = search.suggestion(in: texts, of: memory.story)
    return notFound(Messages.noHits(for: search.words, suggestion: suggestion))
  }

  /// Goes to another hit, of the last search if there is none at the moment: from the one that was
  /// chosen last if it is in view, or else from what is.
  mutating func visitHit(after step: Int) -> KeyAnswer {
    if search == nil {
      searching.resume(in: texts, of: memory.story)
      markHits()
    }
    guard searching.failure == nil, let search else { return notFound(searching.failure) }
    let last = texts.isHitInSight ? search.index : nil
    let next = last.map { $0 + step } ?? texts.index(ofHitOf: search, after: step)
    // After the last hit comes the first.
    let index = (next + search.hits.count) % search.hits.count
    var answer = goToHit(index)
    if index != next {
      answer.notice = index < next ? Messages.againFromTop : Messages.againFromEnd
    }
    return answer
  }

  /// Goes to a hit where it stands, which may be in another volume.
  mutating func goToHit(_ index: Int) -> KeyAnswer {
    guard let search, search.hits.indices.contains(index) else { return KeyAnswer() }
    let hit = search.hits[index]
    var effects: [ReaderEffect] = []
    if search.scope == .story {
      effects = open(hit.volume)
      showText(with: hit)
    }
    searching.choose(index, in: texts)
    markHits()
    texts.revealHit()
    return KeyAnswer(effects: effects)
  }

  /// Whether a hit in the story so far is open, and nothing above it.
  var isAtHitOfStory: Bool { searching.isAtHitOfStory(in: texts) }

  /// Goes back to what was open where the story so far was searched.
  mutating func returnToSearchStart() -> KeyAnswer {
    guard let start = searching.start else { return KeyAnswer() }
    let isElsewhere = start.volume != volume
    let size = page.plan.size
    if isElsewhere { leaveVolume() }
    texts = start
    texts.page.resize(to: size)
    texts.page.take(record(of: page.book))
    if view != nil { texts.tell(memory.story, people) }
    searching.chooseNone()
    markHits()
    return KeyAnswer(effects: isElsewhere ? [.reload] : [])
  }

  /// Ends the search, or says that there is none.
  mutating func endSearch() -> KeyAnswer {
    let answer = KeyAnswer(notice: search == nil ? Messages.nothingToClose : nil)
    searching.end()
    markHits()
    return answer
  }

  /// Whether there are hits.
  var isSearching: Bool { search.map { $0.failure == nil } ?? false }
}

extension OpenSeries {
  /// Whether there is more to search than the page.
  private var hasMoreToSearch: Bool {
    series.count > 1 || memory.story[page.book].tellsMoreThanPage
  }

  /// Says that there is no hit, and offers to look in the story so far if that was not done; the
  /// search is over.
  private mutating func notFound(_ notice: String?) -> KeyAnswer {
    defer { searching.end() }
    return KeyAnswer(notice: notice, offersStory: search?.scope == .page && hasMoreToSearch)
  }

  private mutating func repeatSearch() {
    if search == nil { return }
    searching.repeat(in: texts, of: memory.story)
    markHits()
  }

  /// Marks the hits in what has been opened, where a search of what is open goes on.
  private mutating func takeSearchAlong() {
    if search?.scope == .page { repeatSearch() } else { markHits() }
  }

  private mutating func markHits() { texts.mark(search) }
}
