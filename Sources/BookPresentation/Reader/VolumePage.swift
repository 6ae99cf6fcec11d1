import BookCore
import DisplayText
import TerminalKit

/// The page of the volume that is shown: laid out for the screen, scrolled, and searched.
struct VolumePage {
  let book: Book
  private(set) var size: TerminalSize
  private(set) var viewport: Viewport
  private(set) var search: ReaderSearch?

  /// The cover, which is shown where there is room for it.
  private let cover: DrawnCover

  private let options: ReaderOptions

  /// What is remembered of the volume.
  private var state: VolumeState

  /// Whether the summary is expanded until the volume is left, because something was found in it.
  private var isExpandedForHit = false

  /// - Parameters:
  ///   - book: The volume.
  ///   - state: What is remembered, with the place to show.
  ///   - cover: The cover, if there is one.
  ///   - size: The size of the screen.
  ///   - options: How the user wants the reader to look.
  init(
    _ book: Book, _ state: ReaderState, cover: DrawnCover, size: TerminalSize,
    options: ReaderOptions
  ) {
    self.book = book
    self.cover = cover
    self.size = size
    self.options = options
    self.state = state.volume(book.seriesNumber)
    let place = state.places[book.seriesNumber]
    viewport = Viewport(layout: PageLayout(), rows: 1, place: place)
    layOut()
  }

  /// Whether the summary is shown whole.
  var isExpanded: Bool {
    state.isExpanded || isExpandedForHit
  }

  /// Expands or collapses the summary, as the user wants it.
  ///
  /// - Returns: What is to be remembered.
  mutating func toggleSummary() -> ReaderState.Change {
    state.isExpanded = !isExpanded
    isExpandedForHit = false
    layOut()
    return isExpanded ? .expanded(book.seriesNumber) : .collapsed(book.seriesNumber)
  }

  /// Shows what is remembered of the volume by now.
  ///
  /// What is at the top of the screen stays there.
  mutating func take(_ state: ReaderState) {
    let new = state.volume(book.seriesNumber)
    if new == self.state { return }
    if new.isExpanded != self.state.isExpanded { isExpandedForHit = false }
    self.state = new
    let top = viewport.topLine
    layOut()
    if let top { viewport.scroll(toFact: top) }
  }

  /// Lays the page out for another screen, where a hit that is in sight stays so.
  mutating func resize(to size: TerminalSize) {
    let isHitInSight = search?.current.map { viewport.shows($0.place) } ?? false
    self.size = size
    layOut()
    if isHitInSight { revealHit() }
  }

  /// Scrolls.
  ///
  /// - Returns: Why that led nowhere, or nil if it did.
  mutating func scroll(_ scrolling: Scrolling) -> String? {
    let top = viewport.top
    viewport.scroll(scrolling)
    return viewport.top == top ? scrolling.excuse(at: top, last: viewport.lastTop) : nil
  }
}

// MARK: - The search

extension VolumePage {
  /// Searches the volume, without going to a hit yet.
  ///
  /// - Returns: What to tell the user if nothing was found.
  mutating func startSearch(_ words: String) -> String? {
    search = ReaderSearch(words, in: book)
    return failure
  }

  /// Marks what a search of all volumes has found in this one, without going to a hit yet.
  mutating func mark(_ found: [SearchHit], for words: String) {
    search = ReaderSearch(words, in: book, found: found)
  }

  /// Goes to the next hit of the search, or to the one before.
  ///
  /// - Parameter step: 1 or -1.
  /// - Returns: What to tell the user if there is none.
  mutating func visitHit(after step: Int) -> String? {
    search?.advance(by: step, from: viewport.topPlace)
    revealHit()
    return failure
  }

  /// Goes to the first hit in a text.
  mutating func visitHit(in field: SearchHit.Field) {
    search?.choose(in: field)
    revealHit()
  }

  mutating func endSearch() {
    search = nil
  }
}

extension VolumePage {
  /// Shows the current hit, for which the summary may have to be expanded.
  private mutating func revealHit() {
    guard let hit = search?.current else { return }
    if !isExpanded, hit.isCollapsible {
      isExpandedForHit = true
      layOut()
    }
    viewport.reveal(viewport.layout.row(of: hit.place))
  }

  /// What to tell the user if the search has found nothing.
  private var failure: String? {
    search.flatMap { $0.hits.isEmpty ? Messages.noHits(for: $0.words) : nil }
  }

  /// Lays the page out again after a change of anything that it depends on.
  private mutating func layOut() {
    let format = PageFormat.screen(
      columns: size.columns, pageWidth: options.pageWidth(on: size),
      usesColor: options.usesColor, usesASCII: options.usesASCII)
    var state = state
    state.isExpanded = isExpanded
    let blocks = BookBlocks(book, state, control: .button, format: format)
    let plan = ScreenPlan(size)
    let hasRoom = plan.hasRoomForCover && format.readableWidth >= DrawnCover.minPageWidth
    viewport = Viewport(
      layout: PageLayout(blocks, cover: hasRoom ? cover : .none), rows: plan.textRows,
      place: viewport.place)
  }
}
