import BookCore
package import DisplayText

/// A row of a page: what it says and, for a reader on a screen, what it is about.
package struct Row: Equatable, Sendable {
  package var line: StyledText

  /// What it is about, by which it is found again on a page that is made anew.
  var anchor: Anchor?

  /// Whether it can be chosen in a list, and leads to what it is about.
  var isChoice = false

  /// How much of the line, in UTF-8, stands to the left of the text and says nothing, as a row of a
  /// cover.
  private(set) var leftLength = 0

  /// How much of the line comes before the words that a search is after, as a label or a number.
  private(set) var labelLength = 0

  init(_ line: StyledText, at anchor: Anchor? = nil, isChoice: Bool = false, labelLength: Int = 0) {
    self.line = line
    self.anchor = anchor
    self.isChoice = isChoice
    self.labelLength = labelLength
  }

  var isEmpty: Bool { line.plainText.utf8.count == leftLength }

  var text: StyledText { leftLength == 0 ? line : line.slice(at: leftLength..<line.length) }

  mutating func put(_ left: StyledText) {
    let length = left.length
    line = left + line
    (leftLength, labelLength) = (leftLength + length, labelLength + length)
  }
}

enum Anchor: Hashable, Sendable {
  case section(BookSection)
  case volume(Int)
  case chapter(Int, volume: Int)

  /// A person or a thing, by the name under which it was met first.
  case entry(EntryKind, String)

  case hit(Int, volume: Int)
  case key(Int)

  /// The story of another volume, to which the row leads.
  case story(Int)

  var volume: Int? {
    switch self {
    case .volume(let volume), .chapter(_, let volume), .hit(_, let volume), .story(let volume):
      volume
    case .section, .entry, .key: nil
    }
  }
}

/// What a screen shows; what each is like, ``TopicPages`` says.
enum Topic: Hashable, Sendable {
  case volume(Int)
  case contents(Volumes)
  case chapters(Int)

  /// The story of a volume as far as it has been read this time or, where that was asked for, as
  /// far as it ever was.
  case story(Int, tellsAllRead: Bool = false)

  /// The people or the things; or, where a name is one of both, all of them.
  case entries(EntryKind?)

  case entry(EntryKind, String)
  case hits(String)

  /// The end of a volume, from where it goes on in another.
  case end(Int)

  case keys

  enum Volumes: String, CaseIterable { case all, shelf, recent }

  var endedVolume: Int? { if case .end(let volume) = self { volume } else { nil } }

  var volume: Int? {
    switch self {
    case .volume(let volume), .chapters(let volume), .story(let volume, _): volume
    case .contents, .entries, .entry, .hits, .end, .keys: nil
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
  /// Rows of lines that are about the same; in labels, as of a heading, nothing is searched.
  @inline(never)  // Inlined at every call site, it takes 10 kB.
  func rows(at anchor: Anchor? = nil, isChoice: Bool = false, areLabels: Bool = false) -> [Row] {
    map { line in
      Row(line, at: anchor, isChoice: isChoice, labelLength: areLabels ? line.length : 0)
    }
  }

  /// The lines in a column, the first of them behind what stands beside it.
  func hanging(behind beginning: StyledText, column: Int) -> [StyledText] {
    indices.map { row in
      row == 0 ? beginning.paddedAtEnd(to: column) + self[0] : self[row].indented(by: column)
    }
  }
}

extension StyledText {
  /// Its length in UTF-8.
  var length: Int { plainText.utf8.count }
}
