/// What the reader looks at: a topic, where on its page they are, and the words that are looked for
/// there.
struct Screen: Sendable {
  var topic: Topic

  /// What is at the top or, in a list, what is chosen.
  var place = Place()

  /// What a list is narrowed to, or what is looked for in a text.
  var words = ""

  /// Whether it was opened from a list of hits, for the words of which it is searched.
  var isFound = false

  /// The index of the place of the words that was gone to last.
  var hit: Int?

  /// Whether that place stays in sight, since nothing has been scrolled away from it.
  var keepsHit = false

  /// The index of the name that is chosen in a text.
  var name: Int?

  /// Whether a summary is expanded only because of the words.
  var isExpanded = false

  /// Whether a story is told as far as it has ever been read, and not only this time.
  var tellsAllRead = false

  /// Where the bookmark was gone to from; nil if it was not.
  var origin: Origin?

  enum Origin {
    /// Another place on the same page.
    case place(Place)

    /// The screen below.
    case below
  }
}

/// A place on a page that holds however the page is laid out.
struct Place: Hashable, Sendable {
  /// What the row is about.
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

/// The screens that have been opened, each from the one below it.
struct ScreenStack: Sendable {
  private var screens: [Screen]

  /// Where the pages of the volumes were left.
  private var left: [Topic: Place] = [:]

  init(_ topic: Topic) { screens = [Screen(topic: topic)] }

  var top: Screen {
    get { screens[screens.count - 1] }
    set { screens[screens.count - 1] = newValue }
  }

  /// What has been opened, the latest last.
  var topics: [Topic] { screens.map(\.topic) }

  var isFirst: Bool { screens.count == 1 }

  /// The volume of the nearest screen that is about one, below the top.
  var volumeBelow: Int? {
    screens.dropLast().reversed().lazy
      .compactMap { $0.topic.volume ?? ($0.topic.isList ? $0.place.anchor?.volume : nil) }.first
  }

  /// Opens a screen above the others.
  mutating func push(_ screen: Screen) {
    leave()
    screens.append(screen)
  }

  /// Goes a step back, unless there is none.
  mutating func pop() {
    if isFirst { return }
    leave()
    screens.removeLast()
  }

  /// Puts a screen in place of the top.
  mutating func replace(by screen: Screen) {
    leave()
    top = screen
  }

  /// Where a page was left, or nil if it was not open.
  func place(of topic: Topic) -> Place? { left[topic] }

  private mutating func leave() {
    if case .volume = top.topic { left[top.topic] = top.place }
  }
}
