import BookCore
import DisplayText

/// Narrows a list to the entries with the words that are typed.
///
/// An entry has the words if its rows do, together with what is not on them, such as other titles
/// and earlier names; or if they are its initials.
struct PageFilter: Sendable {
  private struct Entry {
    /// Its rows on the page, and among the rows of all entries.
    let rows: Range<Int>
    let start: Int

    /// The rows on the page with the volume that it is in, and with what stands below that and
    /// above it and others.
    let volume: Range<Int>
    let heading: Range<Int>
  }

  private let all: [Row]
  private let entries: [Entry]
  private let texts: PageTexts

  /// The texts with the names that are not on the rows.
  private let searched: [String]

  private let names: TitleLookup

  /// The entry of each place among the names.
  private let indices: [Int: Int]

  /// Takes the rows of a list with the names of its entries, and for each entry its place among the
  /// names, and what else it is called.
  init(
    _ all: [Row], _ names: TitleLookup, place: (Anchor) -> (place: Int, otherNames: [String])?
  ) {
    var entries: [Entry] = []
    var chosen: [Row] = []
    var (volume, heading) = (0..<0, 0..<0)
    for start in all.beginnings where all[start].isChoice {
      let end = start + all[start...].prefix { $0.anchor == all[start].anchor }.count
      let above = entries.last?.rows.upperBound ?? 0
      if above < start {
        let first = above + all[above..<start].prefix(while: \.isEmpty).count
        let below = first + all[first..<start].prefix { $0.anchor?.isVolume == true }.count
        if first < below { volume = first..<below }
        heading = below..<start
      }
      entries.append(
        Entry(rows: start..<end, start: chosen.count, volume: volume, heading: heading))
      chosen += all[start..<end]
    }
    self.all = all
    self.entries = entries
    self.names = names
    let places = entries.map { all[$0.rows.lowerBound].anchor.flatMap(place) }
    indices = Dictionary(
      places.enumerated().compactMap { index, place in place.map { ($0.place, index) } },
      uniquingKeysWith: { first, _ in first })
    let texts = PageTexts(chosen, beginningAt: entries.map(\.start))
    self.texts = texts
    searched = zip(texts.texts, places).map { ([$0] + ($1?.otherNames ?? [])).joined(by: "\n") }
  }

  var count: Int { entries.count }

  /// The rows that are left, with what stands above them, and where the words are in them; those of
  /// which a name has the words come first in a list that is ranked.
  func narrowed(to words: String, isRanked: Bool) -> (rows: [Row], marks: [PageTexts.Mark]) {
    var isNamed = Array(repeating: false, count: entries.count)
    for place in names.places(narrowedTo: words) { indices[place].map { isNamed[$0] = true } }
    var hits: [SearchHit?] = Array(repeating: nil, count: entries.count)
    for hit in SearchQuery(words)?.hits(in: searched) ?? [] {
      hits[(hit.field.chapter ?? 1) - 1] = hit
    }
    let found = entries.indices.filter { isNamed[$0] || hits[$0] != nil }
    let ordered =
      isRanked ? found.filter { isNamed[$0] } + found.filter { !isNamed[$0] } : Array(found)
    var (rows, marks) = ([Row](), [PageTexts.Mark]())
    var above: Entry?
    for index in ordered {
      let entry = entries[index]
      if entry.volume != above?.volume {
        if !rows.isEmpty, !entry.volume.isEmpty { rows.append(Row(StyledText())) }
        rows += all[entry.volume]
      }
      if entry.heading != above?.heading { rows += all[entry.heading] }
      above = entry
      let shift = rows.count - entry.start
      marks += self.marks(of: hits[index], inText: index).map { ($0.row + shift, $0.range) }
      rows += all[entry.rows]
    }
    return (rows, marks)
  }

  /// The parts of rows in which the words were found, and not in what is not on them.
  private func marks(of hit: SearchHit?, inText index: Int) -> [PageTexts.Mark] {
    guard let hit else { return [] }
    let end = texts.texts[index].utf8.count
    return hit.joinedPlaces(of: 0..<hit.places.count).filter { $0.upperBound <= end }
      .flatMap { texts.marks(of: $0, inText: index) }
  }
}

extension [Row] {
  /// The rows with which something else begins.
  var beginnings: [Int] {
    indices.filter { $0 == 0 || self[$0].anchor == nil || self[$0].anchor != self[$0 - 1].anchor }
  }
}
