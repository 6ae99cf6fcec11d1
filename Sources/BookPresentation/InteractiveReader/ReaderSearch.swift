import BookCore

/// What is searched for while a series is open, what was before, and where a search of the story so
/// far began.
struct ReaderSearch {
  private(set) var history = SearchHistory()

  /// The search whose hits are marked in what is open.
  private(set) var active: ActiveSearch?

  /// What was open where the search began, which the list of hits goes back to.
  private(set) var start: OpenTexts?

  /// How many texts were open above the page when the hit was gone to.
  private var hitDepth = 0

  /// What is searched for below the page of keys, which has a search of its own.
  private var belowKeys: ActiveSearch?

  /// Searches for words, or without words for the last ones.
  mutating func begin(
    _ words: String, in scope: SearchScope, of story: StorySoFar, _ texts: OpenTexts
  ) {
    if history.add(words, in: scope) { active = nil }
    resume(in: texts, of: story)
    start = texts
  }

  /// Goes on with the last search, if there is none at the moment.
  mutating func resume(in texts: OpenTexts, of story: StorySoFar) {
    guard active == nil, let words = history.words.last else { return }
    start = texts
    active = ActiveSearch(words, in: history.scope, of: story, texts)
  }

  /// Searches again what is open now, or all that may be told now, where the hit that was chosen
  /// stays so if it is still there.
  mutating func `repeat`(in texts: OpenTexts, of story: StorySoFar) {
    guard let old = active else { return }
    active = ActiveSearch(old.words, in: old.scope, of: story, texts)
    active?.choose(old.current)
  }

  mutating func end() { active = nil }

  /// Lays the search aside while the page of keys is open.
  mutating func layAside() { (belowKeys, active) = (active, nil) }

  /// Goes on with the search that was laid aside.
  mutating func takeUp() { active = belowKeys }

  /// Chooses a hit, which is gone to in what is open.
  mutating func choose(_ index: Int, in texts: OpenTexts) {
    active?.index = index
    hitDepth = texts.depth
  }

  mutating func chooseNone() { active?.index = nil }

  /// Whether a hit in the story so far is open, and nothing above it.
  func isAtHitOfStory(in texts: OpenTexts) -> Bool {
    active?.scope == .story && active?.index != nil && texts.depth <= hitDepth
  }

  /// What to tell the user if there is no hit.
  var failure: String? { active.map(\.failure) ?? Messages.nothingToRepeat }
}
