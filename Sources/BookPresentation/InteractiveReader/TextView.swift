import BookCore
import DisplayText

/// A text in place of the page, which is read like the page: the story so far, a person, or the
/// keys; it has at least one row.
struct TextView: Sendable {
  /// What it shows.
  let text: ToldText

  /// The lists that it was opened from, and goes back to.
  let lists: OpenLists

  /// Its lines, and where they are scrolled to.
  private(set) var scrolled: ScrolledText<TextSection>

  private var format: PageFormat

  /// The texts that have a row, but for those of people.
  private var shown: Set<StoryPart.Name> = []

  /// The rows on which texts of chapters begin, or of volumes.
  private var partRows: [(row: Int, volume: Int, chapter: Int?)] = []

  /// What was found in each volume.
  private var marks: [Int: HitMarks] = [:]

  /// The passage that was gone to last, if the text has it.
  private var currentHit: VolumePassage?

  /// Opens a text; nil if there is nothing to show.
  init?(
    _ text: ToldText, _ plan: ScreenPlan, from lists: OpenLists = OpenLists(),
    at place: TextPlace<TextSection>? = nil
  ) {
    self.text = text
    self.lists = lists
    format = plan.listFormat
    let start = TextPlace(section: TextSection(volume: 0, chapter: 0), character: 0)
    scrolled = ScrolledText(
      TextLayout(start: start, margin: format.margin), rows: plan.listRows, at: place,
      opening: text.opening.map { TextPlace(section: $0, character: 0) })
    layOut(rows: plan.listRows)
    if scrolled.layout.lines.isEmpty { return nil }
  }

  /// Shows another text at the same place, or nothing.
  func showing(_ new: ToldText?, _ plan: ScreenPlan) -> TextView? {
    new.flatMap { TextView($0, plan, from: lists, at: scrolled.place) }
  }

  /// Lays the text out for another screen, where a hit that is in sight stays so.
  mutating func resize(to plan: ScreenPlan) {
    format = plan.listFormat
    layOut(rows: plan.listRows)
  }

  /// Marks what was found in the volumes.
  mutating func mark(_ found: [Int: HitMarks]) {
    if found.isEmpty, marks.isEmpty { return }
    marks = found
    currentHit =
      found.lazy.compactMap { volume, marks in
        marks.current.map { VolumePassage(volume: volume, passage: $0) }
      }.first
    layOut(rows: scrolled.rows)
  }
}

// MARK: The layout

extension TextView {
  private mutating func layOut(rows: Int) {
    let sections = text.sections(format, marks)
    shown = []
    partRows = []
    let start = sections.first?.section ?? TextSection(volume: 0, chapter: 0)
    var layout = TextLayout(start: TextPlace(section: start, character: 0), margin: format.margin)
    for section in sections {
      // The empty line before a section ends the one above, so that each begins with its title.
      if section.isSetOff, let above = layout.lines.last?.place.section {
        layout.append(StyledText(), in: above)
      }
      for part in section.parts { append(part, of: section.section, to: &layout) }
    }
    scrolled.show(layout, rows: rows)
  }

  private mutating func append(
    _ part: StoryPart, of section: TextSection, to layout: inout TextLayout<TextSection>
  ) {
    let top = layout.lines.count
    for line in part.lines { layout.append(line, in: section) }
    let chapter = part.field?.chapter ?? (section.chapter > 0 ? section.chapter : nil)
    partRows.append((top, part.volume, chapter))
    guard let field = part.field else { return }
    shown.insert(StoryPart.Name(volume: part.volume, field: field))
    let marks = marks[part.volume] ?? .none
    let passages = marks.passages(in: field)
    // What was found of a person may begin in the name, which stands at the top.
    let found =
      field.kind == .person
      ? passages.map { ($0, part.lines.firstIndex { !$0.hits.isEmpty } ?? 0) }
      : marks.rows(of: passages, in: part.lines)
    for (passage, row) in found {
      let hit = VolumePassage(volume: part.volume, passage: passage)
      layout.append(hit, at: top + row, isCurrent: hit == currentHit)
    }
  }
}

// MARK: What keys do

extension TextView {
  /// Whether a text of a volume is shown.
  func shows(_ hit: SearchHit, of volume: Int) -> Bool {
    if hit.field.kind == .person { return text.person?.has(hit, of: volume) == true }
    return shown.contains(StoryPart.Name(volume: volume, field: hit.field))
  }

  /// The volume, and the chapter if it is one, of which the text at the top tells.
  var subject: (volume: Int, chapter: Int?) {
    let top = scrolled.top
    let part = partRows[partRows.indices.partitioningIndex { partRows[$0].row > top } - 1]
    return (part.volume, part.chapter)
  }

  /// Scrolls, or says why that leads nowhere.
  mutating func scroll(_ scrolling: Scrolling) -> KeyAnswer { scrolled.scroll(scrolling) }

  /// The first passage that was found from the top of the screen on, or nil if there is none.
  var nextPassage: VolumePassage? { scrolled.layout.firstPassage(from: scrolled.top) }

  /// The last passage that was found above the top of the screen, or nil if there is none.
  var passageAbove: VolumePassage? { scrolled.layout.lastPassage(above: scrolled.top) }

  /// Whether the passage that was gone to last can still be seen, or could not be seen at all.
  var isHitInSight: Bool { currentHit.flatMap(scrolled.isInSight) ?? true }

  /// Goes to the current hit.
  mutating func revealHit() { currentHit.map { scrolled.reveal($0) } }

  /// The volume and the chapter of which the text at the top tells, and how far down that is.
  func whereabouts(in series: BookSeries) -> String {
    if text.isOfKeys {
      return Messages.whereabouts(volume: nil, Messages.helpTitle, scrolled.position)
    }
    let (volume, chapter) = subject
    let title = chapter.map { Messages.chapter(at: $0, in: series.books[volume - 1].chapters) }
    return Messages.whereabouts(volume: volume, title, scrolled.position)
  }
}
