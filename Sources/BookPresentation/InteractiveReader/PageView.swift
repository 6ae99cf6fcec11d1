import BookCore
import DisplayText

/// A page as a screen shows it: narrowed or searched, scrolled, and with an entry chosen if it is a
/// list.
///
/// Nothing in it changes: it follows from a page, and from the words that are looked for.
struct PageView: Sendable {
  let rows: [Row]

  /// The rows of the screen that the page has.
  let height: Int

  let topic: Topic

  /// The places of the words that are looked for; none in a list, which is narrowed instead.
  private(set) var hits: [[PageTexts.Mark]] = []

  /// Where the words are to which a list is narrowed.
  private var matches: [PageTexts.Mark] = []

  /// The names in a text, which lead to entries.
  var links: [NameLink] = []

  /// The first rows of the entries of a list; none of a text.
  private(set) var choices: [Int] = []

  /// The rows beside a cover, the first of the page.
  private let coverRows: Range<Int>

  /// Makes the view of a page, of which a list may be narrowed by a filter.
  init(_ page: Page, of screen: Screen, height: Int, filter: PageFilter?) {
    let all = Array(page.rows.dropFirst(page.headCount))
    topic = screen.topic
    self.height = height
    coverRows = 0..<(all.first?.hasLeft == true ? DrawnCover.height : 0)
    guard topic.isList else {
      rows = all
      if !screen.words.isEmpty {
        hits = PageSearch(screen.words, in: all, beginningAt: all.beginnings).hits
      }
      return
    }
    if let filter {
      (rows, matches) = filter.narrowed(to: screen.words, isRanked: topic.isRanked)
    } else {
      rows = all
    }
    choices = rows.beginnings.filter { [rows] in rows[$0].isChoice }
  }

  var isList: Bool { topic.isList }

  /// The last row that may be at the top, which keeps the end of the page in sight.
  var lastTop: Int { max(0, rows.count - height) }
}

// MARK: Places

extension PageView {
  /// The row that a place leads to: the one at the top or, in a list, the first of what is chosen.
  ///
  /// A place beyond the end of what it is in, as after a summary was collapsed, is taken as its
  /// beginning.
  func row(of place: Place) -> Int {
    guard let anchor = place.anchor, let run = run(of: anchor, near: place.row) else {
      return bounded(place.row)
    }
    if isList { return bounded(run.lowerBound) }
    var (row, character) = (run.lowerBound, 0)
    for next in run {
      if character > place.character { break }
      row = next
      character += rows[next].inkCount
    }
    if character <= place.character, place.character > 0 { row = run.lowerBound }
    return place.isPinned && lastTop > 0 ? row : bounded(row)
  }

  private func bounded(_ row: Int) -> Int { isList ? choice(from: row) : min(row, lastTop) }

  func place(at row: Int, isPinned: Bool = false) -> Place {
    guard rows.indices.contains(row), let anchor = rows[row].anchor else { return Place(row: row) }
    var start = row
    while start > 0, rows[start - 1].anchor == anchor { start -= 1 }
    let character = rows[start..<row].reduce(0) { $0 + $1.inkCount }
    return Place(anchor: anchor, character: character, row: row, isPinned: isPinned)
  }

  /// The rows that are about something, which follow each other.
  func run(of anchor: Anchor, near row: Int = 0) -> Range<Int>? {
    var start = row
    if !rows.indices.contains(row) || rows[row].anchor != anchor {
      guard let first = rows.firstIndex(where: { $0.anchor == anchor }) else { return nil }
      start = first
    }
    while start > 0, rows[start - 1].anchor == anchor { start -= 1 }
    return start..<start + rows[start...].prefix { $0.anchor == anchor }.count
  }

  /// The first entry of a list from a row on, or the last.
  private func choice(from row: Int) -> Int {
    let next = choices.indices.partitioningIndex { choices[$0] >= row }
    return next < choices.count ? choices[next] : choices.last ?? 0
  }

  /// The row after a move.
  func row(from row: Int, _ scrolling: Scrolling) -> Int {
    let stops: [Int] =
      switch scrolling {
      case .sections: sectionRows
      case .paragraphs: isList ? sectionRows : paragraphRows
      case .rows, .toStart, .toEnd: []
      }
    let moved = scrolling.row(from: row, last: max(row, lastRow), stops: stops)
    guard isList, !choices.isEmpty else { return moved > row ? min(moved, lastRow) : moved }
    if moved >= row { return choice(from: moved) }
    return choices.last { $0 <= moved } ?? choices[0]
  }

  /// The last row that keys lead to.
  var lastRow: Int { isList ? choices.last ?? 0 : lastTop }

  /// The rows with which a section begins or, beside a cover, the first, from which both are in
  /// sight.
  private var sectionRows: [Int] {
    let sections = rows.map { section(of: $0.anchor) }
    let beginnings = rows.indices.filter { $0 == 0 || sections[$0] != sections[$0 - 1] }
    return isList ? beginnings.map(choice) : beginnings.map(outsideCover)
  }

  private var paragraphRows: [Int] {
    rows.indices.filter { row in
      row == 0 || rows[row - 1].isEmpty && !rows[row].isEmpty
        || section(of: rows[row].anchor) != section(of: rows[row - 1].anchor)
    }.map(outsideCover)
  }

  private func outsideCover(_ row: Int) -> Int { coverRows.contains(row) ? 0 : row }

  /// What a row belongs to, as keys go from section to section.
  private func section(of anchor: Anchor?) -> Anchor? {
    switch (topic, anchor) {
    case (.volume, .chapter?): .section(.chapters)
    case (.story, _), (.keys, _), (.volume, _): anchor
    case (_, .entry?) where !isList: nil
    default: anchor?.volume.map(Anchor.volume)
    }
  }
}

// MARK: What comes into sight

extension PageView {
  /// The rows in sight.
  ///
  /// What is chosen in a list stays in the middle as far as possible. A place of words that was
  /// gone to stays in sight on any screen.
  func visibleRows(of screen: Screen) -> Range<Int> {
    let row = row(of: screen.place)
    var top = row
    if isList {
      let end = rows.indices.contains(row) ? row + entry(at: row).count : row
      top = min(max(0, row - height / 2, end - height), row, lastTop)
    } else if screen.keepsHit, let hit = hitRow(of: screen), !(top..<top + height).contains(hit) {
      top = min(hit, lastTop)
    }
    return top..<min(top + height, rows.count)
  }

  /// The place of the words that was gone to last, unless words are cut by a tiny window.
  func hit(of screen: Screen) -> Int? {
    screen.hit.flatMap { hits.indices.contains($0) ? $0 : nil }
  }

  /// The name that is chosen, unless it is cut by a tiny window.
  func name(of screen: Screen) -> Int? {
    screen.name.flatMap { links.indices.contains($0) ? $0 : nil }
  }

  /// The row on which the place of the words begins that was gone to last.
  func hitRow(of screen: Screen) -> Int? { hit(of: screen).flatMap { hits[$0].first?.row } }

  func isInSight(_ row: Int, on screen: Screen) -> Bool {
    visibleRows(of: screen).contains(row)
  }

  /// The place to go to for a row that is out of sight, which may not be in the middle of a
  /// paragraph: that of the heading above it if both fit, else of a paragraph with some of what is
  /// before and behind.
  func place(showing row: Int, from screen: Screen, heading: Int? = nil) -> Place {
    if isList { return place(at: row) }
    if isInSight(row, on: screen) { return screen.place }
    let (top, context) = (self.row(of: screen.place), height / 4)
    let wanted = min(max(top, row - height + 1 + context), max(0, row - context))
    let starts = Set(paragraphRows + rows.beginnings).sorted().filter { $0 <= min(row, lastTop) }
    let isHeadingEnough = heading.map { row - $0 < height && $0 <= lastTop } ?? false
    let start =
      isHeadingEnough
      ? heading : starts.first { $0 >= wanted } ?? starts.last { row - $0 < height }
    let shown = sparingCover(start ?? heading ?? min(row, lastTop), showing: row)
    return place(at: shown, isPinned: shown > lastTop)
  }

  /// The place to go to for words on a row that is out of sight, with some of what is before them.
  func place(showingHitAt row: Int) -> Place {
    place(at: sparingCover(min(max(0, row - height / 4), lastTop), showing: row))
  }

  /// The place where a page opens that tells at its end what is new: where that begins or, if the
  /// end of the page would be above the last row, where something begins from which the rest is in
  /// sight.
  func opening(at row: Int) -> Place {
    if row <= lastTop || lastTop == 0 { return place(at: min(row, lastTop)) }
    let start = rows.beginnings.first { $0 >= lastTop } ?? lastTop
    return place(at: start, isPinned: true)
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
}

// MARK: What is seen

extension PageView {
  /// The rows in sight as they are shown: with marks where the words are, and with what is chosen.
  ///
  /// A row with marks has a sign in its margin, too, so that it can be told without styles.
  func lines(of screen: Screen, width: Int, _ format: PageFormat) -> [StyledText] {
    let visible = visibleRows(of: screen)
    var marks = matches.map { ($0, false) }
    for (index, hit) in hits.enumerated() { marks += hit.map { ($0, index == screen.hit) } }
    if let name = name(of: screen) { marks += links[name].marks.map { ($0, true) } }
    var marked: [Int: [(range: Range<Int>, isCurrent: Bool)]] = [:]
    for (mark, isCurrent) in marks where visible.contains(mark.row) {
      marked[mark.row, default: []].append((mark.range, isCurrent))
    }
    let chosen = choices.isEmpty ? 0..<0 : entry(at: row(of: screen.place))
    return visible.map { index in
      let row = rows[index]
      let marks = marked[index] ?? []
      let line = marks.reduce(row.line) {
        $0.marked(at: $1.range, $1.isCurrent ? .accent : .otherHit)
      }
      if isList {
        let hasSign = index == chosen.lowerBound && !format.usesColor
        return line.asChoice(isChosen: chosen.contains(index), hasSign: hasSign, width: width)
      }
      if marks.isEmpty { return line }
      let isCurrent = marks.contains(where: \.isCurrent)
      return line.slice(at: 0..<row.leftLength)
        + line.slice(at: row.leftLength..<line.length)
        .withSign(isCurrent: isCurrent, margin: format.margin)
    }
  }
}

extension Row {
  /// How much of the text is neither white space, which line breaks swallow, nor a bar nor the
  /// bookmark; 1 of an empty row.
  fileprivate var inkCount: Int {
    let ink = text.plainText.unicodeScalars.count {
      !$0.properties.isWhitespace && !Messages.isBarBeside($0)
    }
    return max(1, ink - (text.hasBookmark ? 1 : 0))
  }
}

extension StyledText {
  /// The row with a style of its own in a part.
  fileprivate func marked(at range: Range<Int>, _ style: Style) -> StyledText {
    slice(at: 0..<range.lowerBound) + StyledText(slice(at: range).plainText, style: style)
      + slice(at: range.upperBound..<plainText.utf8.count)
  }

  /// The row with a sign in its margin.
  fileprivate func withSign(isCurrent: Bool, margin: Int) -> StyledText {
    let text = hasBookmark ? movingMarginSign(in: margin) : self
    return isCurrent
      ? text.markedInMargin(with: Messages.currentHit)
      : text.markedInMargin(with: Messages.otherHit, .bold)
  }

  /// A row of a list: one that is chosen has the accent as a whole, in which what matches is
  /// underlined, and a sign before its first row where that is not seen.
  fileprivate func asChoice(isChosen: Bool, hasSign: Bool, width: Int) -> StyledText {
    let sign = StyledText(hasSign ? Messages.selectedRow : " ", style: .bold)
    if !isChosen { return indented(by: sign.displayWidth) }
    let spans = (sign + self).paddedAtEnd(to: width).spans
    return spans.reduce(into: StyledText()) { line, span in
      var style = Style.accent
      style.isBold = span.style.isBold
      style.isUnderlined = span.style == .otherHit
      line += StyledText(span.text, style: style)
    }
  }
}
