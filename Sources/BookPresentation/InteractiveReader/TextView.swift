import BookCore
import DisplayText

/// A text of the story so far in place of the page: a line to a row, of which there is at least one,
/// and one is selected, and with its hits marked.
///
/// As on a page, the selected row is always derived from a place in the text, which only keys
/// change.
struct TextView: Sendable {
  struct Row: Sendable {
    let text: StyledText

    let volume: Int

    /// The place of the chapter that is told; nil of what is not about a single one.
    let chapter: Int?

    fileprivate let place: Place
  }

  /// A place in the text, whatever its width.
  fileprivate struct Place: Comparable, Sendable {
    /// The index of the title, summary, story or line.
    let part: Int

    /// How much of it comes before, as in a ``BookPlace``.
    let character: Int

    static func < (left: Place, right: Place) -> Bool {
      (left.part, left.character) < (right.part, right.character)
    }
  }

  /// What it shows.
  let text: ToldText

  /// The list that it was opened from, and goes back to.
  let list: OpenList?

  private(set) var rows: [Row] = []

  private var format: PageFormat

  /// The texts that have a row, but for those of people.
  private var shown: Set<StoryPart.Name> = []

  /// What was found in each volume.
  private var marks: [Int: HitMarks] = [:]

  /// The rows on which the passages begin that are marked.
  private var passageRows: [(volume: Int, passage: Passage, row: Int)] = []

  /// The place that is selected; nil where the view opens.
  private var place: Place?

  /// Opens a text; nil if there is nothing to show.
  init?(_ text: ToldText, _ plan: ScreenPlan, from list: OpenList? = nil) {
    self.text = text
    self.list = list
    format = plan.listFormat.insideChoice
    layOut()
    if rows.isEmpty { return nil }
  }

  /// Shows another text at the same place, or nothing.
  func showing(_ new: ToldText?, _ plan: ScreenPlan) -> TextView? {
    guard let new, var view = TextView(new, plan, from: list) else { return nil }
    view.place = place
    return view
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
    shown = []
    passageRows = []
    for (index, part) in text.parts(format, marks).enumerated() { append(part, at: index) }
  }

  private mutating func append(_ part: StoryPart, at index: Int) {
    if let field = part.field {
      shown.insert(StoryPart.Name(volume: part.volume, field: field))
      let marks = marks[part.volume] ?? .none
      let passages = marks.passages(in: field)
      // What was found of a person may begin in the name, which stands at the top.
      let found =
        field.isOfPerson
        ? passages.map { ($0, part.lines.firstIndex { !$0.hits.isEmpty } ?? 0) }
        : marks.rows(of: passages, in: part.lines)
      for (passage, row) in found {
        passageRows.append((part.volume, passage, rows.count + row))
      }
    }
    var next = 0
    for line in part.lines {
      let place = Place(part: index, character: next)
      rows.append(
        Row(text: line, volume: part.volume, chapter: part.field?.chapter, place: place))
      next += max(1, line.inkBesideBookmark)
    }
  }
}

extension TextView {
  /// Whether a text of a volume is shown.
  func shows(_ hit: SearchHit, of volume: Int) -> Bool {
    if hit.field.isOfPerson { return text.person?.has(hit, of: volume) == true }
    return shown.contains(StoryPart.Name(volume: volume, field: hit.field))
  }

  /// The index of the selected row.
  var row: Int {
    guard let place else { return text.opensAtEnd ? rows.count - 1 : 0 }
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

  /// Selects the row on which a passage begins.
  mutating func select(_ passage: Passage, of volume: Int) {
    let found = passageRows.first { $0.volume == volume && $0.passage == passage }
    if let found { select(found.row) }
  }

  private mutating func select(_ row: Int) {
    if row != self.row { place = rows[row].place }
  }
}
