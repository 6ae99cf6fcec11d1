import BookCore
import DisplayText

/// Narrows a list to the entries with the words that are typed.
///
/// An entry has the words if its rows do, together with what it is called besides, such as other
/// titles and earlier names; or if they are initials of that.
struct RowFilter: Sendable {
  private struct Entry {
    /// Its rows on the page, and where they begin among the rows of all entries.
    let rows: Range<Int>
    let start: Int

    /// The rows on the page with the volume that it is in, and with what stands below that and
    /// above it and others.
    let volume: Range<Int>
    let heading: Range<Int>

    /// What its margin says, or that of a row above for both; empty if neither has anything.
    let label: StyledText
  }

  private let all: [Row]
  private var entries: [Entry] = []
  private let texts: PageTexts

  /// The names of the entries, of which the first ones are also found by initials.
  private let names: [[String]]

  /// What is searched of each entry: its text, and on lines of their own its names and its label.
  private let searched: [String]

  /// Takes the rows of a list, and what its entries are called, first of all.
  init(_ all: [Row], names: (Anchor) -> [String]) {
    var chosen: [Row] = []
    var (volume, heading, label) = (0..<0, 0..<0, StyledText())
    for start in all.beginnings where all[start].isChoice {
      var end = start + all[start...].prefix { $0.anchor == all[start].anchor }.count
      while all[end - 1].isEmpty { end -= 1 }
      let above = entries.last?.rows.upperBound ?? 0
      let first = above + all[above..<start].prefix(while: \.isEmpty).count
      if first < start {
        let ofVolume = all[first..<start].prefix {
          if case .volume = $0.anchor { true } else { false }
        }
        if !ofVolume.isEmpty { volume = ofVolume.indices }
        heading = ofVolume.endIndex..<start
      }
      label = all[start].label(below: above < start ? StyledText() : label)
      entries.append(
        Entry(
          rows: start..<end, start: chosen.count, volume: volume, heading: heading, label: label))
      chosen += all[start..<end]
    }
    self.all = all
    texts = PageTexts(chosen, beginningAt: entries.map(\.start), hasLabels: true)
    self.names = entries.map { all[$0.rows.lowerBound].anchor.map(names) ?? [] }
    searched = entries.indices.map { [texts, entries, names = self.names] index in
      ([texts.texts[index]] + names[index] + [entries[index].label.plainText]).joined(by: "\n")
    }
  }

  var count: Int { entries.count }

  /// The rows that are left, with what stands above them, where the words are in them, and the
  /// first row of the entry that has them best.
  func narrowed(to words: String) -> (rows: [Row], marks: [PageMark], best: Int?) {
    let hits = SearchQuery(words)?.hits(in: searched) ?? []
    var ranks = Array(repeating: Rank.none, count: entries.count)
    for hit in hits { ranks[hit.textIndex] = rank(of: hit) }
    // Where a name begins so, nobody is meant by initials.
    if !ranks.contains(where: { $0 <= .beginningsInName }) {
      for place in TitleLookup(names.map { $0.first ?? "" }).places(narrowedTo: words) {
        ranks[place - 1] = min(ranks[place - 1], .initials)
      }
    }
    var (rows, marks) = ([Row](), [PageMark]())
    var best: (rank: Rank, row: Int)?
    var above: Entry?
    var rest = hits[...]
    for (index, entry) in entries.enumerated() where ranks[index] != .none {
      if entry.volume != above?.volume {
        if !rows.isEmpty, !entry.volume.isEmpty { rows.append(Row(StyledText())) }
        rows += all[entry.volume]
      }
      if entry.heading != above?.heading { rows += all[entry.heading] }
      if ranks[index] < best?.rank ?? .none { best = (ranks[index], rows.count) }
      let shift = rows.count - entry.start
      if let hit = rest.first, hit.textIndex == index {
        marks += self.marks(of: hit, shift: shift)
        rest.removeFirst()
      }
      rows += all[entry.rows]
      if entry.label != above?.label { rows[shift + entry.start].label(as: entry.label) }
      above = entry
    }
    return (rows, marks, best?.row)
  }

  /// The parts of rows in which the words were found, and not in what is not on them.
  private func marks(of hit: SearchHit, shift: Int) -> [PageMark] {
    let end = texts.texts[hit.textIndex].utf8.count
    return hit.joinedPlaces(of: 0..<hit.places.count).filter { $0.upperBound <= end }.map { place in
      let parts = texts.marks(of: place, inText: hit.textIndex)
      return PageMark(parts: parts.map { ($0.row + shift, $0.range) })
    }
  }
}

// MARK: What is best

extension RowFilter {
  private enum Rank: Comparable {
    case name, wordsOfName, beginningsInName, initials, partsOfName, text, number, none
  }

  /// How well an entry has the words; letters inside a word of a name say less than initials do.
  private func rank(of hit: SearchHit) -> Rank {
    var best = Rank.none
    let bytes = hit.text.utf8
    var end = bytes.index(bytes.startIndex, offsetBy: texts.texts[hit.textIndex].utf8.count)
    for name in names[hit.textIndex] {
      let start = bytes.index(after: end)
      end = bytes.index(start, offsetBy: name.utf8.count)
      let name = hit.text[start..<end]
      for passage in hit.passages {
        let places = hit.places[passage]
        guard places[passage.lowerBound].lowerBound >= name.startIndex,
          places[passage.upperBound - 1].upperBound <= name.endIndex
        else { continue }
        if places.contains(where: { name[..<$0.lowerBound].endsWithLetter }) {
          best = min(best, .partsOfName)
          continue
        }
        let areWords = places.allSatisfy { !name[$0.upperBound...].beginsWithLetter }
        best = min(
          best,
          name.hasLetters(besides: places) ? areWords ? .wordsOfName : .beginningsInName : .name)
      }
    }
    if best != .none { return best }
    return hit.places.allSatisfy { hit.text[$0.lowerBound].isNumber } ? .number : .text
  }
}

extension Substring {
  fileprivate var beginsWithLetter: Bool { first.map { $0.isLetter || $0.isNumber } ?? false }

  fileprivate var endsWithLetter: Bool { last.map { $0.isLetter || $0.isNumber } ?? false }

  /// Whether anything but signs and spaces is before, between and behind some places.
  fileprivate func hasLetters(besides places: ArraySlice<Range<Index>>) -> Bool {
    var end = startIndex
    for place in places {
      if self[end..<place.lowerBound].hasLetters { return true }
      end = place.upperBound
    }
    return self[end...].hasLetters
  }

  private var hasLetters: Bool {
    unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }
}

extension Row {
  /// What the margin of somebody says, which is what it says above if it is empty.
  fileprivate func label(below above: StyledText) -> StyledText {
    guard case .entry = anchor else { return StyledText() }
    let label = line.slice(at: leftLength..<labelLength)
    return label.plainText.utf8.allSatisfy { $0 == UInt8(ascii: " ") } ? above : label
  }

  /// Puts in the margin what it shares with a row above.
  fileprivate mutating func label(as label: StyledText) {
    line = label + line.slice(at: label.length..<line.length)
  }
}
