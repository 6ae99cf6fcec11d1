import BookCore
import TerminalKit

/// What is open: the page of a volume, and the texts that take its place.
struct OpenTexts: Sendable {
  var page: VolumePage

  /// The texts, each above that which it was opened from.
  private var views: [TextView] = []

  /// Opens a page, and nothing above it.
  init(_ page: VolumePage) { self.page = page }

  var volume: Int { page.book.seriesNumber }

  /// The text on top.
  var view: TextView? { views.last }

  /// How many texts are above the page.
  var depth: Int { views.count }

  /// Shows a text above what is open, if there is anything to show, and says whether there is.
  mutating func show(_ text: ToldText, from lists: OpenLists = OpenLists()) -> Bool {
    guard let view = TextView(text, page.plan, from: lists) else { return false }
    views.append(view)
    return true
  }

  /// Closes the text on top, if there is any, so that what it was opened from is there again.
  mutating func closeView() -> TextView? { views.popLast() }

  /// Closes all that is above the page.
  mutating func closeViews() { views = [] }

  /// Shows the texts as they may be told by now, given everybody who has been met.
  mutating func tell(_ story: StorySoFar, _ people: [Person]) {
    views = views.compactMap { $0.showing($0.text.told(by: story, people), page.plan) }
  }

  mutating func resize(to size: TerminalSize) {
    page.resize(to: size)
    for index in views.indices { views[index].resize(to: page.plan) }
  }
}

extension OpenTexts {
  /// Scrolls what is on top, or says why that leads nowhere.
  mutating func scroll(_ scrolling: Scrolling) -> KeyAnswer {
    if let top = views.indices.last { return views[top].scroll(scrolling) }
    return page.scroll(scrolling)
  }
}

// MARK: Hits

extension OpenTexts {
  /// Whether the hit that was gone to last can still be seen, or could not be seen at all.
  var isHitInSight: Bool { view?.isHitInSight ?? page.isHitInSight }

  /// Goes to the hit that was chosen.
  mutating func revealHit() {
    if let top = views.indices.last { views[top].revealHit() } else { page.revealHit() }
  }

  /// Marks what a search has found in what is open.
  mutating func mark(_ search: ActiveSearch?) {
    let volume = volume
    let hits = search?.hits ?? []
    let areOnPage = hits.map { $0.volume == volume && $0.text.field.place == .page }
    page.mark(search?.marks(ofShown: areOnPage)[volume] ?? .none)
    guard let top = views.indices.last else { return }
    let areInView = hits.map { views[top].shows($0.text, of: $0.volume) }
    views[top].mark(search?.marks(ofShown: areInView) ?? [:])
  }

  /// The index of the first hit from the top of the screen on, or of the last above it; it may be
  /// just outside those that there are.
  func index(ofHitOf search: ActiveSearch, after step: Int) -> Int {
    if step < 0 {
      let above =
        view.map(\.passageAbove) ?? page.passageAbove.map { .init(volume: volume, passage: $0) }
      if let above { return search.index(of: above.passage, in: above.volume) }
      return index(ofHitOf: search, after: 1) - 1
    }
    if let view {
      if let next = view.nextPassage { return search.index(of: next.passage, in: next.volume) }
      // What follows the last hit of a text may be in another text about the same volume.
      if let last = view.passageAbove {
        return search.index(of: last.passage, in: last.volume) + 1
      }
      return search.index(of: nil, in: volume)
    }
    return page.nextPassage.map { search.index(of: $0, in: volume) }
      ?? search.indexInStory(of: volume)
  }

  /// Shows the first of some texts that has the text of a hit in the open volume, and nothing else
  /// above the page.
  mutating func showFirst(of texts: [ToldText], with hit: ActiveSearch.Hit) {
    views = []
    for text in texts {
      guard let view = TextView(text, page.plan), view.shows(hit.text, of: volume) else { continue }
      views = [view]
      return
    }
  }
}
