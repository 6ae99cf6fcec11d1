/// What the reader looks at: a topic, where on its page they are, and the words that are looked for
/// there.
struct Screen: Equatable, Sendable {
  var topic: Topic

  /// The volume that the screen was about from which it was opened.
  var openedFrom = 1

  /// What is at the top or, in a list, what is chosen.
  var spot = Spot()

  /// What a list is narrowed to, or what is looked for in a text.
  var words = "" { didSet { if words != oldValue { (mark, isFound) = (nil, false) } } }

  /// Whether it was opened from a list of hits, for the words of which it is searched.
  var isFound = false

  /// The index of the mark that is chosen in a text, which is always in sight.
  var mark: Int?
}

/// A place on a page that holds however the page is laid out.
struct Spot: Hashable, Sendable {
  var anchor: Anchor?

  /// How much of that comes before: its non-blank scalars, plus one for each empty row.
  ///
  /// White space is not counted, since line breaks swallow it.
  var character = 0

  /// The row on the page, for when nothing is about that any more.
  var row = 0

  /// Whether it is at the top even if the page ends above the last row of the screen.
  var isPinned = false
}

/// The screens that have been opened, each from the one below it, and those that steps back have
/// closed.
struct ScreenStack: Sendable {
  private(set) var screens: [Screen]
  private var closed: [Screen] = []

  /// Where the pages of the volumes were left.
  private var left: [Topic: Spot] = [:]

  init(_ topic: Topic) { screens = [Screen(topic: topic)] }

  var top: Screen {
    get { screens[screens.count - 1] }
    set { screens[screens.count - 1] = newValue }
  }

  var isFirst: Bool { screens.count == 1 }

  /// Whether a step back has closed a screen, and nothing has been opened since.
  var hasClosed: Bool { !closed.isEmpty }

  mutating func push(_ screen: Screen) {
    leave()
    screens.append(screen)
    closed = []
  }

  mutating func replace(by screen: Screen) {
    leave()
    top = screen
    closed = []
  }

  mutating func goBack() -> Bool {
    if isFirst { return false }
    leave()
    closed.append(screens.removeLast())
    return true
  }

  mutating func goForward() {
    leave()
    closed.popLast().map { screens.append($0) }
  }

  func spot(of topic: Topic) -> Spot { left[topic] ?? Spot() }

  private mutating func leave() { if case .volume = top.topic { left[top.topic] = top.spot } }
}
