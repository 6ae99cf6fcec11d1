import BookCore
import DisplayText

/// The view of a story in place of the page of its volume: a line to a row, of which there is at
/// least one, and one is selected, and with its hits marked.
///
/// As on a page, the selected row is always derived from a place in the text, which only keys
/// change.
struct StoryView: Sendable {
  struct Row: Sendable {
    let text: StyledText

    let volume: Int

    /// The place of the chapter that is told; nil of the story of a whole volume.
    let chapter: Int?

    fileprivate let place: Place
  }

  /// A place in the text, whatever its width.
  fileprivate struct Place: Comparable, Sendable {
    /// The index of the title, summary or story.
    let part: Int

    /// How much of it comes before, as in a ``BookPlace``.
    let character: Int

    static func < (left: Place, right: Place) -> Bool {
      (left.part, left.character) < (right.part, right.character)
    }
  }

  private(set) var recap: Recap

  /// Whether it tells all of the volume that has ever been read, and not only as far as it has been
  /// read this time.
  private let tellsAllRead: Bool

  private(set) var rows: [Row] = []

  private var format: PageFormat

  /// The volumes before it of which a story is told.
  private var volumesBefore: Set<Int> = []

  /// What was found in each volume.
  private var marks: [Int: HitMarks] = [:]

  /// The rows on which the passages begin that are marked.
  private var passageRows: [(volume: Int, passage: Passage, row: Int)] = []

  /// The place that is selected; nil where the view opens.
  private var place: Place?

  /// Opens the story of a volume at its end, where it goes on, or at the beginning of what came
  /// before as long as no chapter of it has been read.
  init(of book: Book, _ story: StorySoFar, tellsAllRead: Bool = false, _ plan: ScreenPlan) {
    self.tellsAllRead = tellsAllRead
    recap = Self.recap(of: book, story, tellsAllRead)
    format = plan.listFormat.insideChoice
    layOut()
  }

  private static func recap(of book: Book, _ story: StorySoFar, _ tellsAllRead: Bool) -> Recap {
    tellsAllRead ? story.recapOfAllRead(in: book) : story.recap(of: book)
  }

  /// Tells what may be told by now.
  mutating func take(_ story: StorySoFar) {
    recap = Self.recap(of: recap.book, story, tellsAllRead)
    layOut()
  }

  mutating func resize(to plan: ScreenPlan) {
    format = plan.listFormat.insideChoice
    layOut()
  }

  /// Marks what was found in the volumes.
  mutating func mark(_ found: [Int: HitMarks]) {
    if found.isEmpty, marks.isEmpty { return }
    marks = found
    layOut()
  }

  private mutating func layOut() {
    rows = []
    passageRows = []
    let stories = recap.storiesBefore(format) { marks[$0] ?? .none }
    volumesBefore = Set(stories.compactMap { $0.first?.volume })
    let own = recap.tellsVolume ? recap.ownStory(format, marks[volume] ?? .none) : []
    append(stories, under: own.isEmpty ? nil : Messages.before)
    append(own, under: stories.isEmpty ? nil : Messages.thisVolume)
  }

  /// Adds blocks, with an empty row between them, under a heading.
  private mutating func append(_ blocks: [[StoryPart]], under heading: String?) {
    var heading = heading
    for block in blocks where !block.isEmpty {
      if !rows.isEmpty { append(StoryPart(volume: volume, field: nil, lines: [StyledText()])) }
      if let text = heading {
        append(StoryPart(volume: volume, field: nil, lines: format.heading(text)))
        heading = nil
      }
      for part in block { append(part) }
    }
  }

  private mutating func append(_ part: StoryPart) {
    if let field = part.field, let marks = marks[part.volume] {
      for (passage, row) in marks.rows(of: marks.passages(in: field), in: part.lines) {
        passageRows.append((part.volume, passage, rows.count + row))
      }
    }
    let index = rows.last.map { $0.place.part + 1 } ?? 0
    var next = 0
    for line in part.lines {
      let place = Place(part: index, character: next)
      rows.append(
        Row(text: line, volume: part.volume, chapter: part.field?.chapter, place: place))
      next += max(1, line.inkBesideBookmark)
    }
  }
}

extension StoryView {
  private var volume: Int { recap.book.seriesNumber }

  /// How far the story is told.
  var extent: String { recap.tellsVolume ? recap.extent : Messages.before }

  /// Whether a text of a volume is shown.
  func shows(_ field: SearchHit.Field, of volume: Int) -> Bool {
    if volume != self.volume {
      return volumesBefore.contains(volume) && (field == .title || field == .story)
    }
    guard recap.tellsVolume else { return false }
    let told = recap.chapters.count
    return switch field {
    case .story: recap.story != nil
    case .chapter(let place, _): place <= told || place == recap.status.chapter
    case .chapterSummary(let place, _): place <= told
    case .title, .otherTitle, .author, .dedication, .summary, .person: false
    }
  }

  /// The index of the selected row.
  var row: Int {
    guard let place else { return recap.chapters.isEmpty ? 0 : rows.count - 1 }
    let next = rows.indices.partitioningIndex { place < rows[$0].place }
    return max(0, next - 1)
  }

  /// Moves the selection, or says why that leads nowhere.
  mutating func scroll(_ scrolling: Scrolling) -> KeyAnswer {
    let (before, last) = (row, rows.count - 1)
    select(scrolling.row(from: before, last: last))
    return KeyAnswer(notice: row == before ? scrolling.excuse(at: before, last: last) : nil)
  }

  /// The first passage that was found from a row on, or nil if there is none.
  func nextPassage(from row: Int) -> (volume: Int, passage: Passage)? {
    passageRows.first { $0.row >= row }.map { ($0.volume, $0.passage) }
  }

  /// Selects the row on which a passage begins, or that of its chapter where it is not shown.
  mutating func select(_ passage: Passage, of volume: Int) {
    let found = passageRows.first { $0.volume == volume && $0.passage == passage }?.row
    let chapter = rows.firstIndex { $0.chapter != nil && $0.chapter == passage.field.chapter }
    if let row = found ?? chapter { select(row) }
  }

  private mutating func select(_ row: Int) {
    if row != self.row { place = rows[row].place }
  }
}
