import BookCore
import DisplayText

/// A way to move around a page, on or back.
enum Move {
  case rows

  /// A row less than is in view, so that one stays.
  case pages

  case halfPages, sections, ends
}

/// A page as a screen shows it: narrowed or searched, scrolled, and with an entry chosen if it is a
/// list.
///
/// Nothing in it changes: it follows from a page, and from the words that are looked for.
struct PageView: Sendable {
  let rows: [Row]

  let words: String

  /// The rows of the screen that the page has.
  let height: Int

  let isList: Bool

  /// The first rows of the entries of a list; none of a text.
  let choices: [Int]

  /// The row of the entry of a narrowed list that has the words best.
  let best: Int?

  /// In a text the names, and then the places of the words; in a list these alone.
  let marks: [PageMark]

  init(
    _ rows: [Row] = [], height: Int = 1, isList: Bool = false, words: String = "",
    filter: RowFilter? = nil, names: [PageMark] = []
  ) {
    let narrowed = words.isEmpty ? nil : filter?.narrowed(to: words)
    let shown = narrowed?.rows ?? rows
    let places = isList || words.isEmpty ? [] : PageTexts(rows).places(of: words)
    (self.rows, self.height, self.words, self.isList) = (shown, height, words, isList)
    (best, marks) = (narrowed?.best, narrowed?.marks ?? names + places)
    choices = isList ? shown.beginnings.filter { shown[$0].isChoice } : []
  }

  /// The last row that may be at the top, which keeps the end of the page in sight.
  var lastTop: Int { max(0, rows.count - height) }

  var lastRow: Int { isList ? choices.last ?? 0 : lastTop }
}

// MARK: Spots

extension PageView {
  /// The row that a spot leads to: the one at the top or, in a list, the first of what is chosen.
  ///
  /// A spot beyond the end of what it is in, as after a summary was collapsed, is taken as its
  /// beginning.
  func row(of spot: Spot) -> Int {
    guard let anchor = spot.anchor, let run = run(of: anchor, near: spot.row) else {
      return bounded(spot.row)
    }
    if isList { return bounded(run.lowerBound) }
    var (row, character) = (run.lowerBound, 0)
    for next in run {
      if character > spot.character { break }
      row = next
      character += rows[next].inkCount
    }
    if character <= spot.character { row = run.lowerBound }
    return spot.isPinned && lastTop > 0 ? row : bounded(row)
  }

  private func bounded(_ row: Int) -> Int { isList ? choice(from: row) : min(row, lastTop) }

  /// The spot of a row, which stays at the top where the page ends soon after it.
  func spot(at row: Int) -> Spot {
    guard rows.indices.contains(row) else { return Spot(row: row) }
    var spot = Spot(anchor: rows[row].anchor, row: row, isPinned: row > lastTop)
    if let anchor = spot.anchor, let start = run(of: anchor, near: row)?.lowerBound {
      spot.character = rows[start..<row].reduce(0) { $0 + $1.inkCount }
    }
    return spot
  }

  /// The rows that are about something, which follow each other.
  func run(of anchor: Anchor, near row: Int = 0) -> Range<Int>? {
    let isNear = rows.indices.contains(row) && rows[row].anchor == anchor
    guard var start = isNear ? row : rows.beginnings.first(where: { rows[$0].anchor == anchor })
    else { return nil }
    // Rows of one thing share its name, which may be long.
    while start > 0, rows[start - 1].anchor == rows[start].anchor { start -= 1 }
    return entry(at: start)
  }

  private func choice(from row: Int) -> Int {
    let next = choices.indices.partitioningIndex { choices[$0] >= row }
    return next < choices.count ? choices[next] : choices.last ?? 0
  }

  /// The row that is a step of 1 on or −1 back.
  func row(from row: Int, _ move: Move, _ step: Int) -> Int {
    let moved =
      switch move {
      case .rows: row + step
      case .pages: row + step * max(1, height - 1)
      case .halfPages: row + step * max(1, height / 2)
      case .sections where step > 0: sections.first { $0 > row } ?? row
      case .sections: sections.last { $0 < row } ?? 0
      case .ends: step > 0 ? max(row, lastRow) : 0
      }
    let bounded = min(max(moved, 0), max(row, lastRow))
    if !isList || choices.isEmpty { return bounded }
    return bounded >= row ? choice(from: bounded) : choices.last { $0 <= bounded } ?? choices[0]
  }

  /// The rows with which a section begins or, beside a cover, the first, from which both are in
  /// sight; a list has a section for each volume.
  private var sections: [Int] {
    let hasChapterList = rows.contains { $0.anchor == .section(.chapters) }
    let sections = rows.map { row -> Anchor? in
      if isList { return row.anchor?.volume.map(Anchor.volume) }
      if hasChapterList, case .chapter = row.anchor { return .section(.chapters) }
      return row.anchor
    }
    let starts = rows.indices.filter { $0 == 0 || sections[$0] != sections[$0 - 1] }
    return starts.map { isList ? choice(from: $0) : coverRows.contains($0) ? 0 : $0 }
  }

  // MARK: What comes into sight

  /// The rows in sight: what is chosen in a list stays in the middle as far as possible, and a mark
  /// that is chosen is in sight in any window.
  func visibleRows(of screen: Screen) -> Range<Int> {
    let row = row(of: screen.spot)
    var top = row
    if isList, rows.indices.contains(row) {
      top = min(max(0, row - height / 2, entry(at: row).upperBound - height), row, lastTop)
    } else if let mark = mark(of: screen)?.row, !(top..<top + height).contains(mark) {
      top = min(mark, lastTop)
    }
    return top..<min(top + height, rows.count)
  }

  func mark(of screen: Screen) -> PageMark? {
    screen.mark.flatMap { !isList && marks.indices.contains($0) ? marks[$0] : nil }
  }

  /// The spot to go to for a row that is out of sight: that of a heading above if both have room,
  /// or else of something that begins there, with some of what is before and behind the row.
  func spot(showing row: Int, from screen: Screen, heading: Int? = nil) -> Spot {
    if isList { return spot(at: row) }
    if visibleRows(of: screen).contains(row) { return screen.spot }
    let (top, context) = (self.row(of: screen.spot), height / 4)
    let wanted = min(max(top, row - height + 1 + context), max(0, row - context))
    let starts = rows.beginnings.filter { $0 <= min(row, lastTop) }
    let start =
      heading.flatMap { row - $0 < height && $0 <= lastTop ? $0 : nil }
      ?? starts.first { $0 >= wanted } ?? starts.last { row - $0 < height }
      ?? heading ?? min(row, lastTop)
    return spot(at: sparingCover(start, showing: row))
  }

  /// The spot to go to for words on a row that is out of sight, with some of what is before them.
  func spot(showingWordsAt row: Int, from screen: Screen) -> Spot {
    if visibleRows(of: screen).contains(row) { return screen.spot }
    return spot(at: sparingCover(min(max(0, row - height / 4), lastTop), showing: row))
  }

  /// The rows beside a cover, the first of the page.
  private var coverRows: Range<Int> {
    0..<((rows.first?.leftLength ?? 0) > 0 ? DrawnCover.height : 0)
  }

  /// The row to be at the top, which shows a cover whole or not at all, unless the page ends too
  /// soon for that.
  private func sparingCover(_ row: Int, showing shown: Int) -> Int {
    guard coverRows.dropFirst().contains(row) else { return row }
    if shown < height { return 0 }
    return coverRows.upperBound <= lastTop ? coverRows.upperBound : row
  }

  private func entry(at row: Int) -> Range<Int> {
    row..<row + rows[row...].prefix { $0.anchor == rows[row].anchor }.count
  }

  // MARK: What is seen

  /// The rows in sight as they are shown: with marks where the words are, and with what is chosen,
  /// which has the accent as a whole, in a list also by a sign if styles do not tell it.
  func lines(of screen: Screen, width: Int, hasSign: Bool) -> [StyledText] {
    let visible = visibleRows(of: screen)
    var lines = rows[visible].map(\.line)
    for (index, mark) in marks.enumerated() where mark.target == nil || index == screen.mark {
      for part in mark.parts where visible.contains(part.row) {
        let style = !isList && index == screen.mark ? Style.accent : .otherHit
        let line = part.row - visible.lowerBound
        lines[line] = lines[line].marked(at: part.range, style)
      }
    }
    if !isList { return lines }
    let chosen = choices.isEmpty ? 0..<0 : entry(at: row(of: screen.spot))
    return zip(visible, lines).map { row, line in
      let isChosen = chosen.contains(row) && !rows[row].isEmpty
      let sign = hasSign && row == chosen.lowerBound ? ">" : " "
      let choice = StyledText(isChosen ? sign : " ", style: .bold) + line
      return isChosen ? choice.paddedAtEnd(to: width).withColors(of: .accent) : choice
    }
  }
}

extension Row {
  /// How much of the text is neither white space, which line breaks swallow, nor a bar nor the
  /// bookmark; 1 of an empty row.
  fileprivate var inkCount: Int {
    let ink = text.plainText.unicodeScalars.count {
      !$0.properties.isWhitespace && $0 != ChapterList.barOfRead && $0 != ChapterList.barOfUnread
    }
    return max(1, ink - (text.hasBookmark ? 1 : 0))
  }
}

extension StyledText {
  fileprivate func marked(at range: Range<Int>, _ style: Style) -> StyledText {
    let part = slice(at: range).mapStyles { own in
      let isIsolated = own.isIsolated
      own = style
      own.isIsolated = isIsolated
    }
    return slice(at: 0..<range.lowerBound) + part
      + slice(at: range.upperBound..<plainText.utf8.count)
  }
}
