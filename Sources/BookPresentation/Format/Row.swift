import BookCore
package import DisplayText

/// A row of a page: what it says and, for a reader on a screen, what it is about and where it leads.
package struct Row: Equatable, Sendable {
  /// What it says.
  package var text: StyledText

  /// What stands to the left of the text and says nothing, such as a row of a cover.
  var left = StyledText()

  /// What it is about, by which it is found again on a page that is made anew.
  var anchor: Anchor?

  /// Where it leads; nil if it cannot be chosen.
  var target: Target?

  /// How much of the text, in UTF-8, is a label or a sign, which no search is after.
  var labelLength = 0

  init(
    _ text: StyledText, left: StyledText = StyledText(), at anchor: Anchor? = nil,
    to target: Target? = nil, labelLength: Int = 0
  ) {
    self.text = text
    self.left = left
    self.anchor = anchor
    self.target = target
    self.labelLength = labelLength
  }

  /// What is printed.
  package var line: StyledText { left.isEmpty ? text : left + text }
}

/// What a row is about.
enum Anchor: Hashable, Sendable {
  case section(BookSection)
  case volume(Int)
  case chapter(Int, volume: Int)
  case person(String)
  case hit(Int, volume: Int)
  case key(Int)

  /// The volume that it is about; nil of what is in no particular one.
  var volume: Int? {
    switch self {
    case .volume(let volume), .chapter(_, let volume), .hit(_, let volume): volume
    case .section, .person, .key: nil
    }
  }
}

/// What a screen shows.
enum Topic: Hashable, Sendable {
  case volume(Int)
  case contents(Volumes)
  case chapters(Int)
  case story(Int)
  case people
  case person(String)
  case hits(String)
  case keys

  /// Which volumes the contents list.
  enum Volumes: CaseIterable { case all, shelf, recent }

  /// Whether its rows are there to choose one of them.
  var isList: Bool {
    switch self {
    case .contents, .chapters, .people, .hits: true
    case .volume, .story, .person, .keys: false
    }
  }

  /// The volume that it is about; nil if it is about none in particular.
  var volume: Int? {
    switch self {
    case .volume(let volume), .chapters(let volume), .story(let volume): volume
    case .contents, .people, .person, .hits, .keys: nil
    }
  }
}

/// Where a row or a name leads.
struct Target: Hashable, Sendable {
  let topic: Topic

  /// What comes into sight there.
  var anchor: Anchor?

  /// What a list is narrowed to there.
  var words = ""
}

extension [StyledText] {
  /// Rows that are about the same.
  func rows(at anchor: Anchor? = nil, to target: Target? = nil) -> [Row] {
    map { Row($0, at: anchor, to: target) }
  }

  /// Rows with a heading or a button, which no search is after.
  func labels(at anchor: Anchor?) -> [Row] {
    map { Row($0, at: anchor, labelLength: $0.plainText.utf8.count) }
  }
}
