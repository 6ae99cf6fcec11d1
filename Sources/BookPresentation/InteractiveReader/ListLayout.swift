import BookCore
import DisplayText

/// How a list is laid out that takes the place of the page until it is closed.
struct ListLayout {
  let format: PageFormat

  /// What stands above the list, and how much it holds, from the longest form to the shortest.
  let headings: [(title: String, extent: String)]

  let count: Int

  /// Whether a row is selected, which keys move; otherwise they scroll.
  var isSelectable = true

  /// The cover of what is selected, to the right of the list.
  var cover = DrawnCover.none

  /// The facts of what is selected, below the list.
  var facts: [StyledText] = []

  let hints: [StatusLine.Part]

  /// A row; one that can be selected has no margin yet.
  let line: (Int) -> StyledText
}

extension ListLayout {
  /// The rows that facts leave to the list itself.
  func listRows(in rows: Int) -> Int { max(1, rows - (facts.isEmpty ? 0 : facts.count + 1)) }

  /// The last row that keys can lead to, given the rows of the screen for the list.
  func lastRow(in rows: Int) -> Int { max(0, isSelectable ? count - 1 : count - rows) }

  /// The row at the top of the screen, which leaves no room below the last.
  ///
  /// A selected row stays in the middle as far as possible; if none is selected, the row is the one
  /// to be at the top.
  func top(at row: Int, in rows: Int) -> Int {
    let rows = listRows(in: rows)
    return min(max(0, isSelectable ? row - rows / 2 : row), max(0, count - rows))
  }

  /// What the screen shows: at most as many lines as it has rows for the list.
  func lines(at row: Int, in rows: Int) -> [StyledText] {
    let top = top(at: row, in: rows)
    var lines = (top..<min(top + listRows(in: rows), count)).map {
      isSelectable ? line($0).asChoice(isSelected: $0 == row, width: format.width) : line($0)
    }
    if count == 0 { lines = [format.indented(StyledText(Messages.noRows))] }
    if !facts.isEmpty {
      // They stay where they are while a short list is narrowed.
      let start = max(lines.count + 1, DrawnCover.height - 1 - facts.count)
      lines += Array(repeating: StyledText(), count: start - lines.count) + facts
    }
    for (index, coverRow) in cover.rows.enumerated() {
      if index == lines.count { lines.append(StyledText()) }
      lines[index] = lines[index].paddedAtEnd(to: format.width + format.margin) + coverRow
    }
    return lines
  }

  /// The longest heading that fits, with the extent at the right.
  func heading(width: Int, ellipsis: String) -> StyledText {
    let forms = headings.map { (StyledText($0.title, style: .bold), StyledText($0.extent)) }
    for (title, extent) in forms {
      let gap = width - title.displayWidth - extent.displayWidth
      if gap > 1 { return title.paddedAtEnd(to: title.displayWidth + gap) + extent }
    }
    return forms.last?.0.truncated(to: width, ellipsis: ellipsis) ?? StyledText()
  }
}

extension StyledText {
  private static let mark = StyledText(Messages.selectedRow, style: .bold)

  /// A row that can be chosen: one that is selected is marked, and has the accent as a whole, in
  /// which hits are underlined; any other one with a hit has the mark of that.
  fileprivate func asChoice(isSelected: Bool, width: Int) -> StyledText {
    guard isSelected else {
      let row = indented(by: Self.mark.displayWidth)
      return hits.isEmpty ? row : row.markedInMargin(with: Messages.otherHit, .bold)
    }
    let hitStyles = hits.map(\.style)
    let spans = (Self.mark + self).paddedAtEnd(to: width).spans
    return spans.reduce(into: StyledText()) { line, span in
      var style = Style.accent
      style.isBold = span.style.isBold
      style.isUnderlined = hitStyles.contains(span.style)
      line += StyledText(span.text, style: style)
    }
  }
}

/// The page of keys.
package enum KeyHelp {
  package static let keys = Messages.keys
}

// The lists that can take the place of the page, as they are now.
extension OpenSeries {
  func layout(of list: OpenList) -> ListLayout {
    switch list.content {
    case .keys: keyList
    case .hits: hitList
    case .volumes(let kind): volumeList(kind, list)
    case .chapters(let book): chapterList(of: book, list)
    case .people: peopleList(list)
    }
  }

  private var keyList: ListLayout {
    let format = page.plan.listFormat
    let keyWidth = KeyHelp.keys.map(\.keys.displayWidth).max() ?? 0
    let lines = KeyHelp.keys.flatMap { keys, meaning in
      (StyledText(keys, style: .bold).paddedAtEnd(to: keyWidth + 2) + StyledText(meaning))
        .wrapped(to: format.textWidth, hangingIndent: keyWidth + 2).map(format.indented)
    }
    let isWhole = lines.count <= page.plan.listRows
    return ListLayout(
      format: format, headings: [(Messages.helpTitle, "")], count: lines.count, isSelectable: false,
      hints: [
        .init(Messages.closeHelpHint, 1), .init(isWhole ? StyledText() : Messages.pageHint, 2),
      ]
    ) { lines[$0] }
  }

  /// What was found in the story so far, one hit per row: the volume, the text, and the words in it.
  private var hitList: ListLayout {
    let format = page.plan.listFormat
    let hits = search?.hits ?? []
    let labelWidth = search?.labelWidth ?? 0
    let extent = Messages.hits(hits.count, inVolumes: search?.volumeCount ?? 0)
    let titles = [Messages.storyPrompt, Messages.shortStoryPrompt].map {
      $0 + (search?.words ?? "")
    }
    let numberWidth = hits.last.map { String($0.volume).utf8.count } ?? 0
    return ListLayout(
      format: format, headings: titles.map { ($0, extent) } + [(titles[1], "")],
      count: hits.count,
      hints: [
        .init(Messages.openHint, 2), .init(Messages.moveHint, 4),
        .init(Messages.pageOnlyHint, 3), .init(Messages.closeHint, 1),
      ]
    ) { hits[$0].line(numberWidth: numberWidth, labelWidth: labelWidth, format).indented(by: 1) }
  }

  /// Volumes in the contents, one per row, as the overview has them, and the facts of the one that is
  /// selected.
  private func volumeList(_ kind: OpenList.Volumes, _ list: OpenList) -> ListLayout {
    let book = list.selected.map { series.books[$0 - 1] }
    let cover = book.map(coverBesideList) ?? .none
    let format = page.plan.listFormat(beside: cover)
    let (facts, areKept) = (rowFacts, kind == .shelf)
    // The mark of the selection takes a column of the margin at the end.
    let rows = VolumeRows(facts, .overview, areKept: areKept, barColor: hue, format: format)
    let hasNext = book.map(hasNextChapter) ?? true
    let next = hasNext ? Messages.nextChapterHint : StyledText()
    let progress = list.selected.map { facts.progress.volumes[$0 - 1] }
    return ListLayout(
      format: format, headings: list.headings(kind, facts), count: list.numbers.count,
      cover: cover,
      facts: page.plan.hasRoomForFacts
        ? progress.map { format.facts(of: $0, areKept: areKept) } ?? [] : [],
      hints: list.hints(
        ofRow: [Messages.openHint, Messages.chaptersHint], Messages.tabHint(kind), andLast: next)
    ) { rows.row(of: list.numbers[$0], marking: list.matches) }
  }

  /// Chapters in the contents, one per row, the one with the bookmark marked.
  private func chapterList(of book: Book, _ list: OpenList) -> ListLayout {
    let cover = coverBesideList(of: book)
    let format = page.plan.listFormat(beside: cover)
    let chapters = ChapterList(book.chapters, record(of: book).status(in: book.chapters))
    let extent = Messages.chapterUnit.count(list.numbers.count)
    let title = book.title.onOneLine
    let titles = [title, columns.titles.short(title)].map { Messages.narrowed($0, to: list.words) }
    return ListLayout(
      format: format, headings: titles.map { ($0, extent) } + [(titles[1], "")],
      count: list.numbers.count, cover: cover,
      hints: list.hints(
        ofRow: [Messages.goThereHint, Messages.setBookmarkHint], Messages.backToVolumesHint)
    ) { chapters.row(at: list.numbers[$0] - 1, format) }
  }

  /// People, one per row, as `list` has them: the volume in which each was met, the name, and who
  /// they are now.
  private func peopleList(_ list: OpenList) -> ListLayout {
    let format = page.plan.listFormat
    let rows = PeopleRows(list.people, nameWidth: list.nameWidth, format)
    let title = Messages.narrowed(Messages.whoIsWho, to: list.words)
    return ListLayout(
      format: format,
      headings: [(title, Messages.personUnit.count(list.numbers.count)), (title, "")],
      count: list.numbers.count, hints: list.hints(ofRow: [Messages.openHint], Messages.moveHint)
    ) { rows.row(of: list.people[list.numbers[$0] - 1]).indented(by: 1) }
  }

  private func coverBesideList(of book: Book) -> DrawnCover {
    page.plan.hasRoomForCover ? cover(of: book) : .none
  }
}

// MARK: The story so far

extension OpenSeries {
  /// A text, a line to a row.
  func layout(of view: TextView) -> ListLayout {
    ListLayout(
      format: page.plan.listFormat, headings: view.text.headings, count: view.rows.count,
      hints: [
        .init(Messages.goThereHint, 2), .init(Messages.moveHint, 4), .init(Messages.searchHint, 3),
        .init(Messages.closeHint, 1),
      ]
    ) { view.rows[$0].text.indented(by: 1) }
  }
}

extension OpenList {
  /// The keys of the contents: those of a row, the most important first, and those of the list; one
  /// more of a row where there is room for all.
  fileprivate func hints(
    ofRow row: [StyledText], _ other: StyledText, andLast last: StyledText = StyledText()
  ) -> [StatusLine.Part] {
    let row = numbers.isEmpty ? [] : row
    let close = isNarrowed ? Messages.allRowsHint : Messages.closeHint
    return row.enumerated().map { .init($1, $0 + 3) }
      + (row.isEmpty ? [] : [.init(last, row.count + 4)])
      + [.init(Messages.narrowHint, 1), .init(other, row.count + 3), .init(close, 2)]
  }

  /// What stands above volumes: of all of them the series, and how much of it has been read.
  fileprivate func headings(
    _ kind: Volumes, _ facts: VolumeRowFacts
  ) -> [(title: String, extent: String)] {
    let isWhole = kind == .all && !isNarrowed
    let name =
      switch kind {
      case .all: facts.seriesName
      case .shelf: Messages.onShelf
      case .recent: Messages.shownRecently
      }
    let title = Messages.narrowed(name, to: words)
    let extent =
      isWhole
      ? Messages.progress(facts.progress.totals) : Messages.volumeUnit.count(numbers.count)
    return [(title, extent), (title, "")]
  }
}

extension PageFormat {
  /// The facts of a volume in a list: its title, and below that as many others as there is room
  /// for.
  fileprivate func facts(of volume: VolumeProgress, areKept: Bool) -> [StyledText] {
    let book = volume.book
    let facts = [
      book.releaseDate.formatted, Messages.chapterUnit.count(volume.chapterCount),
      areKept ? volume.reading : volume.wholeStatus,
    ].filter { !$0.isEmpty }
    let shown = facts.indices.map { Array(facts[...$0]).joined(by: .spaces(4)) }
      .last { $0.displayWidth <= fullWidth }
    return [
      StyledText(book.title.onOneLine, style: .bold)
        .truncated(to: fullWidth, ellipsis: ellipsis), StyledText(shown ?? ""),
    ].map { indented($0).indented(by: 1) }
  }
}

extension ActiveSearch.Hit {
  /// The columns that the words need beside a label.
  private static let minTextWidth = 16

  private static let gap = 2

  /// The volume, the text, and the words in it.
  fileprivate func line(numberWidth: Int, labelWidth: Int, _ format: PageFormat) -> StyledText {
    let number = StyledText(String(volume))
    var line = number.paddedAtStart(to: numberWidth).paddedAtEnd(to: numberWidth + Self.gap)
    var room = format.textWidth - line.displayWidth
    if room - labelWidth - Self.gap >= Self.minTextWidth {
      line += StyledText(Messages.label(of: text.field)).paddedAtEnd(to: labelWidth + Self.gap)
      room -= labelWidth + Self.gap
    }
    let found = text.line(style: .plain, found: .bold)
    let isWhole = found.displayWidth <= room
    return line + (isWhole ? found : Excerpt(text, ellipsis: format.ellipsis).line(width: room))
  }
}

/// How people share the columns of a list: the volume in which each was met, the name, and who they
/// are now, which gives way where there is too little room.
struct PeopleRows {
  /// The columns that what is told of a person needs beside the name.
  private static let minTextWidth = 16

  private static let minNameWidth = 20

  private let widths: [Int]
  private let ellipsis: String

  /// Takes people in the order in which they were met, and the columns of the widest name.
  init(_ people: [Person], nameWidth: Int, _ format: PageFormat) {
    let numberWidth = String(people.last?.lines[0].volume ?? 0).utf8.count
    let room = format.fullWidth
    let maxNameWidth = max(room / 3, Self.minNameWidth)
    widths = [
      RowPart(width: numberWidth, rank: 1),
      RowPart(width: min(nameWidth, maxNameWidth), minWidth: 0),
      RowPart(width: room, minWidth: Self.minTextWidth, rank: 2),
    ].widths(in: room, gap: TableRow.gap)
    ellipsis = format.ellipsis
  }

  func row(of person: Person) -> StyledText {
    let cells = [
      StyledText(String(person.lines[0].volume)), StyledText(person.name.onOneLine),
      StyledText(person.text.onOneLine),
    ]
    var row = TableRow()
    for (cell, width) in zip(cells, widths) {
      row.append(cell.truncated(to: width, ellipsis: ellipsis), width: width)
    }
    return row.text
  }
}
