import BookCore
import TerminalKit

/// The series while it is read: the page of the open volume, what is searched for in it, and what is
/// remembered of all volumes.
///
/// What the user asks for is done here, and answered with what is to be done outside and with what
/// there is to say.
struct OpenSeries: Sendable {
  let series: BookSeries
  let options: ReaderOptions

  /// The number of Characters that all titles begin with, and which say nothing about the volume.
  let sharedTitleLength: Int

  private(set) var page: VolumePage

  /// What was searched for, the latest last.
  private(set) var searchedWords: [String] = []

  /// What is remembered; the place in the open volume is on its page.
  private var state: ReaderState

  /// - Parameters:
  ///   - series: All volumes.
  ///   - volume: The volume to open, or the nearest if there is none.
  ///   - state: What is remembered: which summaries are expanded, and the place in each volume.
  ///   - size: The size of the screen.
  ///   - options: How the user wants the reader to look.
  init(
    _ series: BookSeries, volume: Int, state: ReaderState, size: TerminalSize,
    options: ReaderOptions
  ) {
    let volume = min(max(volume, series.volumes.lowerBound), series.volumes.upperBound)
    self.series = series
    self.options = options
    self.state = state
    sharedTitleLength = HeaderTitle.sharedLength(in: series)
    page = VolumePage(series.books[volume - 1], state, size: size, options: options)
  }

  /// The number of the open volume.
  var volume: Int {
    page.book.seriesNumber
  }

  /// What is to be remembered when the open volume is left.
  var changesOnExit: [ReaderState.Change] {
    page.viewport.place.map { [.left(volume, at: $0)] } ?? []
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
    let changes = changesOnExit + [.shown(volume)]
    state = state.applying(changes)
    let words = page.search?.words
    page = VolumePage(series.books[volume - 1], state, size: page.size, options: options)
    return ReaderAnswer(
      effects: changes.map(ReaderEffect.remember) + [.reload],
      notice: words.flatMap { page.startSearch($0) })
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

  /// Asks for the volume's page on the web, or says that it has none.
  func openWiki() -> ReaderAnswer {
    page.book.wiki.map { ReaderAnswer(effects: [.open($0)]) }
      ?? ReaderAnswer(notice: Messages.noWiki)
  }
}

// MARK: The search

extension OpenSeries {
  /// Goes to the first hit from the top of the screen on, or to the first on the page.
  ///
  /// Without words the last search goes on.
  mutating func find(_ words: String) -> ReaderAnswer {
    if words.contains(where: { !$0.isWhitespace }) {
      searchedWords.removeAll { $0 == words }
      searchedWords.append(words)
      page.endSearch()
    }
    return visitHit(after: 1)
  }

  /// Goes to another hit, of the last search if there is none at the moment.
  mutating func visitHit(after step: Int) -> ReaderAnswer {
    if page.search == nil, let words = searchedWords.last { _ = page.startSearch(words) }
    return ReaderAnswer(
      notice: page.search == nil ? Messages.nothingToRepeat : page.visitHit(after: step))
  }

  mutating func endSearch() -> ReaderAnswer {
    let hasHits = page.search?.hits.isEmpty == false
    page.endSearch()
    return ReaderAnswer(notice: hasHits ? nil : Messages.nothingToClose)
  }
}
